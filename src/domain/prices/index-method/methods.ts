/** A version of the method (docs/price-index.md): what of it differs. What is common to all stands in `method.ts` and in its formulas. */
export type IndexMethod = {
  version: number
  /** The change of a year is a chain of matched links of so many weeks: a divisor of `YEAR_WEEKS`. */
  linkWeeks: number
  /** The first week that is published by it, called by its Monday; a week stays with the method that it was published by. */
  publishedFrom?: string
}

/** Weeks in a year of the index: a Monday is compared with one. */
export const YEAR_WEEKS = 52

/** All that are computed each week, in the order in which they are published. A new one runs beside the others before its time comes. */
export const METHODS: readonly [IndexMethod, ...IndexMethod[]] = [
  { version: 1, linkWeeks: YEAR_WEEKS },
  { version: 2, linkWeeks: 13, publishedFrom: '2027-03-01' },
]

/** What a week is published by. @param week called by its Monday */
export const publishedMethod = (week: string): IndexMethod =>
  METHODS.findLast(({ publishedFrom = '' }) => publishedFrom <= week) ?? METHODS[0]

/** Of a method: how many weeks before a cut-off the links of its year begin, the newest first. */
export const linksOfYear = ({ linkWeeks }: IndexMethod): number[] =>
  Array.from({ length: YEAR_WEEKS / linkWeeks }, (_, at) => (at + 1) * linkWeeks)
