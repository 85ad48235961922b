import { asksForAccessory } from '#domain/search/accessories.ts'
import { isWork } from '#domain/search/work.ts'
import type { MatchableTerm } from './matchable-terms.ts'

/** Of so many terms every choice is looked at; of more, those that leave out one or two, and each thing alone. */
const ALL_CHOICES_MAX = 5

/**
 * What to look for where no row has all of several terms, the best choice first: the things, then numbers, because 12 mm is not nearly
 * 16 mm, then makers, then other words of names. What no row has at all is in no choice. A thing has to be left: words that merely stand
 * in names are not what somebody meant who asked for something else.
 * @param rows about how many have each that is worth counting
 */
export function choicesOf(
  terms: readonly MatchableTerm[],
  rows: ReadonlyMap<MatchableTerm, number>,
): MatchableTerm[][] {
  const present = terms.filter((term) => term.present && rows.get(term) !== 0)
  const leading = present.filter(({ kind }) => kind === 'word')
  const things = leading.filter(({ tells }) => tells === 'thing')
  // Where sizes are all that was asked for, one of them will do; not the figures of a telephone number.
  const sizes = present.filter(({ typed }) => /[a-z]/.test(typed))
  const needed = terms.every(({ kind }) => kind === 'number') ? sizes : things
  // Its last noun says what a name is about: "high gloss porcelain".
  const head = things.findLast((term) => !isWork(term) && !asksForAccessory(term.typed))
  return subsetsOf(present)
    .filter((choice) => choice.length === terms.length || choice.some((term) => needed.includes(term)))
    .map((choice) => ({ choice, weight: weightOf(choice, rows) + (head && choice.includes(head) ? 1 : 0) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ choice }) => choice)
}

function subsetsOf(terms: readonly MatchableTerm[]): MatchableTerm[][] {
  if (terms.length <= ALL_CHOICES_MAX) {
    return Array.from({ length: 2 ** terms.length - 1 }, (_, bits) =>
      terms.filter((_term, index) => ((bits + 1) >> index) & 1),
    )
  }
  const without = (left: readonly (MatchableTerm | undefined)[]) =>
    terms.filter((term) => !left.includes(term))
  return [
    [...terms],
    ...terms.map((term) => without([term])),
    ...terms.flatMap((term, index) => terms.slice(index + 1).map((other) => without([term, other]))),
    ...terms.map((term) => [term]),
  ]
}

/**
 * Of which terms it tells something how many rows have each: of several that count for as much the rarer is kept, and a word or phrase that only the
 * catalogue knows may be on no row any more. Of many terms whatever no row has is to be known: it would stand for one of the two that are left out.
 */
export const worthCounting = (terms: readonly MatchableTerm[]): readonly MatchableTerm[] =>
  terms.length > ALL_CHOICES_MAX
    ? terms
    : terms.filter(
        (term) =>
          (term.kind === 'word' && (!term.known || term.typed.includes(' '))) ||
          terms.some((other) => other !== term && worthOf(other) === worthOf(term)),
      )

/** One thing counts for more than all numbers, one number for more than makers and all other words; of two alike the rarer, which tells more. */
const weightOf = (choice: readonly MatchableTerm[], rows: ReadonlyMap<MatchableTerm, number>): number =>
  choice.reduce((sum, term) => sum + worthOf(term) + 1 / (1 + (rows.get(term) ?? 0)), 0)

/** Who works counts for less than what with: a "window fabricator" is no other welder. */
function worthOf({ kind, brand, labour, tells }: MatchableTerm): number {
  if (kind === 'number') return 100
  if (brand) return 50
  return { thing: labour ? 9_000 : 10_000, name: 5, detail: 1 }[tells]
}
