import { findState } from '#domain/places.ts'
import { SEARCH_PAGES } from '#domain/search/suggestion-rules.ts'
import type { RecentSearch } from './recent-searches.ts'

/** What `suggests` wrote on the box. */
const suggestedIn = (box: HTMLInputElement) => new URLSearchParams(box.dataset.suggest)

const searchPageOf = (box: HTMLInputElement) =>
  SEARCH_PAGES[suggestedIn(box).get('for') === 'homes' ? 'homes' : 'products']

/** Where its form searches. */
export const formPath = ({ form }: HTMLInputElement) => new URL(form?.action || window.location.href).pathname

/** What the call for suggestions is told besides the text: also the state, as the form has it, or else the page that it is about. */
export function boxOf(box: HTMLInputElement): Record<string, string> {
  const { state: name } = searchPageOf(box)
  const chosen = box.form && new FormData(box.form).get(name)
  const onPage =
    formPath(box) === window.location.pathname && new URLSearchParams(window.location.search).get(name)
  const state = findState(String(chosen || onPage || ''))
  return { ...Object.fromEntries(suggestedIn(box)), ...(state && { location: state }) }
}

/** The path that a suggestion means in this box: a search is made where the box searches. */
export function pathIn(box: HTMLInputElement, href: string): string {
  const { pathname, search } = new URL(href, window.location.origin)
  return (pathname === searchPageOf(box).path ? formPath(box) : pathname) + search
}

/** Where the box stands in something that was opened for it, that closes. */
export const closeAround = (box: HTMLInputElement): void =>
  box.closest<HTMLElement>('[popover]')?.hidePopover()

/** A search for what is typed in the box. */
export function searchOf(box: HTMLInputElement): RecentSearch | undefined {
  const text = box.value.trim()
  const { path, words } = searchPageOf(box)
  return text === '' ? undefined : { text, href: `${path}?${new URLSearchParams({ [words]: text })}` }
}

/** Whether an earlier search is one that this box can make. */
export const canSearch = (box: HTMLInputElement, { href }: RecentSearch): boolean =>
  href.split('?')[0] === searchPageOf(box).path
