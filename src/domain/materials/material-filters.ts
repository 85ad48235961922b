import { type CategoryId, findCategory } from '#domain/catalogue.ts'
import { findState, type State } from '#domain/places.ts'

/** What the list of materials is narrowed to, by the readable names that stand in the URL (docs/product.md 18.8). */
export type MaterialSearch = {
  state?: State | undefined
  category?: CategoryId | undefined
  name?: string | undefined
  ignored?: string | undefined
}

/** Reads a URL as kindly as it can: what means nothing is undefined. */
export function parseMaterialSearch(search: Record<string, unknown>): MaterialSearch {
  const text = (key: string) => (typeof search[key] === 'string' ? search[key].trim() : '')
  return {
    state: findState(text('state')),
    category: findCategory(text('category'))?.id,
    name: text('name').slice(0, 100) || undefined,
    ignored: text('ignored') || undefined,
  }
}

/** The same for an address as somebody has typed or copied it: names in `ignored` what means nothing, so that the page can say so. */
export function parseMaterialAddress(search: Record<string, unknown>): MaterialSearch {
  const parsed = parseMaterialSearch(search)
  const before = String(search.ignored).split(',')
  const ignored = (['state', 'category'] as const).filter(
    (filter) => before.includes(filter) || (search[filter] && !parsed[filter]),
  )
  return { ...parsed, ignored: ignored.join() || undefined }
}
