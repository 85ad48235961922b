/** What a search makes of the typed text (docs/product.md 17.1). */

export const UNDERSTOOD_KINDS = ['place', 'type', 'kind', 'price', 'bedrooms', 'size', 'brand'] as const

/** One part of the typed text that is more than a word. The page shows it as a chip. */
export type Understood = {
  kind: (typeof UNDERSTOOD_KINDS)[number]
  /** The part verbatim, with its preposition ("in lagos"): without it the text is what it would be if it had not been typed. */
  text: string
  /** How the chip reads: "in Lagos", "under N 500,000", "12 mm". */
  label: string
  /**
   * The filters of the API that it stands for, as a query string has them. Empty where the part stays in the words (a size, a brand),
   * and where a filter that was set by hand stands against it.
   */
  filter: Readonly<Record<string, string>>
}

/** One thing that a row has to have. All of it in plain words (lower case, no accents, `12mm` is `12 mm`); each may be several words. */
export type SearchTerm = {
  typed: string
  /** A number and its unit stand whole in what is found: never completed, corrected or left out. */
  kind: 'word' | 'number'
  /** Other writings of the very same thing, which rank with what was typed: "ply wood" beside "plywood", "225 mm" beside "9 inch". */
  same: readonly string[]
  /** What the trade calls it besides, which ranks below: "rebar" beside "iron rod". */
  synonyms: readonly string[]
  /** The dictionary knows it, so it is no typing mistake. */
  known: boolean
  /** The maker that it names. */
  brand?: string
  /** It names a home, or is said of one. */
  home?: true
  /** It names somebody who does work. */
  labour?: true
  /** What it is for, or how much of it: a row that says so ranks above others, and none has to. */
  wish?: true
  /** An area, whose local government is a filter: a wish, which is given up before the thing itself. */
  area?: true
  /** An unknown word that is said apart from what is looked for: "my uncle said I should get cement". */
  aside?: true
}

export type Understanding<Filters> = {
  /** The filters of the search: those set by hand, and what was understood besides. */
  filters: Filters
  /** What is left, to be matched as words. */
  terms: readonly SearchTerm[]
  understood: readonly Understood[]
  /** The name of the town or area whose local government became a filter: so an offer says it whose local government is unknown. */
  town?: string
}
