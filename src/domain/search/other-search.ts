import type { Dictionary } from './dictionary.ts'
import { isHome, noHomeIn } from './kinds-of-homes.ts'
import { understandListings } from './understand-listings.ts'
import type { SearchTerm, Understanding } from './understanding.ts'

/**
 * Whether somebody who searches materials looks for a home instead: nothing that the dictionary knows is said but homes and their rooms.
 * `surely` where nothing that it does not know is said besides.
 */
export function homeAskedFor(typed: string, dictionary: Dictionary): { surely: boolean } | undefined {
  const { terms, understood } = understandListings(typed, {}, dictionary, { kindsAsWords: true })
  const asked = terms.filter(({ wish, area }) => !wish && !area)
  const rooms = understood.some(({ filter }) => 'bedrooms' in filter || 'minBedrooms' in filter)
  const isNamed = asked.some(
    (term) => isHome([...writingsOf(term), ...term.synonyms]) && !writingsOf(term).includes('building'),
  )
  const isOther = asked.some(({ kind, known, home }) => kind === 'number' || (known && !home))
  if (!(rooms || isNamed) || isOther || noHomeIn(asked)) return undefined
  return { surely: asked.every(({ known }) => known) }
}

/** What somebody who searches homes names of what is built with, where nothing of a home is said. */
export function goodsAskedFor({ terms, understood }: Understanding<unknown>): string | undefined {
  const asked = terms.filter(({ wish, area }) => !wish && !area)
  const isOfHomes =
    asked.some((term) => term.home || isHome(writingsOf(term))) ||
    understood.some(({ filter }) => OF_A_HOME.some((name) => name in filter))
  return isOfHomes ? undefined : asked.find(({ kind, known }) => kind === 'word' && known)?.typed
}

/** Filters that only homes have. */
const OF_A_HOME = ['bedrooms', 'minBedrooms', 'minBathrooms', 'kind', 'furnished', 'parking']

const writingsOf = ({ typed, same }: SearchTerm): string[] => [typed, ...same]
