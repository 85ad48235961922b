/**
 * How many lines of the shapes of Nigerian bills are recognised, as the rules are now: what
 * `npm run bills-quality` counts (scripts/bills-quality/matches.tsv).
 */
export const HIT_RATE = { lines: 360, sure: 255, likely: 47, ask: 58, rightOfSure: 255 } as const

/** Of the lines that were labelled last, before a rule had seen them: how many were sure, and how many of these right (docs/decisions/0253). */
export const FIRST_SEEN = { lines: 109, sure: 61, right: 60 } as const
