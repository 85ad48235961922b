/**
 * Which proof runs. `npm test` is the short one, for every change. `npm run test:long` is the whole one, for releases: each page and width, rare faults,
 * every browser habit, and four times the random input (docs/decisions/0222).
 */
export const isLong = process.env.PROOF === 'long'

/** How often a property is tried, of the number of the long proof. Each run has other random input, so what proofs have tried adds up. */
export const randomRuns = (long: number): number => (isLong ? long : Math.ceil(long / 4))
