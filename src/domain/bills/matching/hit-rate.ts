/**
 * How many lines of the shapes of Nigerian bills are recognised, as the rules are now: what
 * `npm run bills-quality` counts (scripts/bills-quality/matches.tsv).
 */
export const HIT_RATE = { lines: 360, sure: 250, likely: 52, ask: 58, rightOfSure: 250 } as const

/** Of whole bills that somebody else labelled and no rule had seen (tests/bills/blind, from 23 on), scored once: how many lines were sure, how many of these right, and how many likely. */
export const FIRST_SEEN = { lines: 1_085, sure: 213, right: 210, likely: 333 } as const
