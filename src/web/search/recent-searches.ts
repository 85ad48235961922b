import { RECENT_SEARCHES_MAX } from '#domain/search/suggestion-rules.ts'
import { readStored, storeValue } from '#web/ui/draft.ts'

/** What somebody searched for on this device, and where it led. */
export type RecentSearch = { text: string; href: string }

const KEY = 'recent-searches'

/** A path of this site, as a suggestion has it. */
const isPath = (text: string) => /^\/(?!\/)/.test(text)

function isSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false
  const { text, href } = { text: undefined, href: undefined, ...value }
  return typeof text === 'string' && text !== '' && typeof href === 'string' && isPath(href)
}

/** The latest first. Kept as drafts are: on the device, until its person signs out or clears them. */
export function recentSearches(): RecentSearch[] {
  const stored = readStored('device', KEY)
  return Array.isArray(stored) ? stored.filter(isSearch).slice(0, RECENT_SEARCHES_MAX) : []
}

export function rememberSearch({ text, href }: RecentSearch): void {
  const others = recentSearches().filter((recent) => recent.href !== href)
  storeValue('device', KEY, [{ text, href }, ...others].slice(0, RECENT_SEARCHES_MAX))
}

export const forgetSearches = (): void => void storeValue('device', KEY, undefined)
