import type { SearchTerm } from './understanding.ts'

/**
 * What a search says that left words out because nothing has them all (docs/product.md 17.4).
 * @param typed what was looked for, without what became a filter
 */
export function leftOutMessage(
  typed: string,
  terms: readonly Pick<SearchTerm, 'typed'>[],
  leftOut: readonly string[],
): string {
  const shown = terms.map((term) => term.typed).filter((word) => !leftOut.includes(word))
  return `Nothing has all of '${typed}'. Showing ${shown.join(' ')}.`
}
