import { type AskedPlace, nameOf } from './relaxed-sentences.ts'
import type { SearchTerm } from './understanding.ts'

/**
 * What a search says that left words out because nothing has them all (docs/product.md 17.4).
 * @param typed what was looked for, without what became a filter
 * @param place where nothing has them all, though other places may
 */
export function leftOutMessage(
  typed: string,
  terms: readonly Pick<SearchTerm, 'typed'>[],
  leftOut: readonly string[],
  place?: AskedPlace,
): string {
  const shown = terms.map((term) => term.typed).filter((word) => !leftOut.includes(word))
  const where = place ? ` in ${nameOf(place)}` : ''
  const what = typed.includes(' ') ? `all of '${typed}'` : `'${typed}'`
  return `Nothing has ${what}${where}. Showing ${shown.length > 0 ? shown.join(' ') : 'others'}.`
}

/** What a search says where no name has the words that descriptions have. */
export const mentionedMessage = (typed: string): string =>
  `Nothing is called '${typed}'. Showing what mentions it.`

/** What a search says that shows goods, since nobody offers the work that was looked for. */
export const NO_WORK_MESSAGE = 'Nobody offers this work yet. Showing what it is done with.'

/** What a search of homes says to who looks for a shop or for land, or for what is built with. @param shown something mentions it */
export const noHomeMessage = (sought: string, shown = true): string =>
  `Only homes are offered here: no ${sought}.${shown ? ' Showing homes that mention it.' : ''}`

/** What the search of materials says to who looks for a home. */
export const HOMES_APART_MESSAGE = 'Homes are not among the materials: they have a search of their own.'
