/**
 * How many lines of the shapes of Nigerian bills are recognised, as the rules are now: what
 * `npm run bills-quality` counts (scripts/bills-quality/matches.tsv).
 */
export const HIT_RATE = { lines: 360, sure: 245, likely: 56, ask: 59, rightOfSure: 245 } as const

/**
 * Of whole bills that somebody else labelled and no rule had seen, scored once: how many lines were sure, how many of these right, and how
 * many likely. `npm run bills-quality` prints it of new bills; what it was is kept in tests/bills/blind/first-scores.json, since rules
 * are mended by these bills from then on.
 */
export const FIRST_SEEN = { lines: 788, sure: 164, right: 164, likely: 336 } as const

/** Of the bills before these, by rules that asked less. */
export const SEEN_BEFORE = { sure: 351, right: 341 } as const
