/**
 * How many lines of the shapes of Nigerian bills are recognised, of those that were labelled before the rules: what
 * `npm run bills-quality` counts (scripts/bills-quality/matches.tsv).
 */
export const HIT_RATE = { lines: 360, sure: 256, likely: 46, ask: 58, rightOfSure: 256 } as const
