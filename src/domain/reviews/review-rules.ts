/** §5, §9: a review needs at least one star; lengths as decisions say. */
export const RATING = { min: 1, max: 5 } as const
export const REVIEW_MAX = 2_000
