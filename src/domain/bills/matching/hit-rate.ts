/**
 * How many lines of the shapes of Nigerian bills are recognised, as the rules are now: what
 * `npm run bills-quality` counts (scripts/bills-quality/matches.tsv).
 */
export const HIT_RATE = { lines: 360, sure: 258, likely: 44, ask: 58, rightOfSure: 258 } as const

/** Of the lines that were labelled last, before a rule had seen them: how many were sure, and how many of these right (docs/decisions/0246). */
export const FIRST_SEEN = { sure: 46, right: 44 } as const
