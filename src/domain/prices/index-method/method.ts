/**
 * What all versions of the method have in common (docs/price-index.md). Pure functions: the same events give the same figures on every machine.
 * Whoever changes a constant or a formula makes another version, and what differs a parameter of it (`methods.ts`).
 */

/** A price counts for so many days after its seller has last confirmed it. */
export const ELIGIBLE_DAYS = 28
/** A seller counts once they have been verified for so many days. */
export const VERIFIED_DAYS = 14
/** A level is published from so many controllers on; from `FEW_CONTROLLERS` the calculator alone is told it, with its count. */
export const PUBLISHED_CONTROLLERS = 5
export const FEW_CONTROLLERS = 3
/** Votes further from the median than so many deviations are dropped; the deviation is at least `DEVIATION_MIN`. */
export const FENCE = 3.5
export const DEVIATION_MIN = 0.05
/** The median absolute deviation of a normal distribution times this is its standard deviation. */
export const MAD_SCALE = 1.4826
/** Of few votes none is dropped, but one so many times the country's median, or a fraction of it, waits for a moderator. */
export const HELD_FACTOR = 2
/** The country's change stands in for a region's at most so many weeks one after the other. */
export const FILLED_WEEKS_MAX = 4
/** A week's change beyond this waits for a moderator. */
export const REVIEWED_CHANGE = 0.1
/** What a moderator has withheld waits in so many weeks after it, too, until one is decided otherwise: by then its change is nought. */
export const WITHHELD_WEEKS = 4
/** The range of the median leaves out at most this on both sides together. */
export const RANGE_OUTSIDE = 0.1
