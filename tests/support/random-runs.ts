/**
 * How often a property is tried: in each proof a quarter as often as by `npm run unit:random`, which is the long one. Each run has other
 * random input, so what proofs have tried adds up.
 */
export const randomRuns = (long: number): number =>
  process.env.RANDOM_RUNS === 'long' ? long : Math.ceil(long / 4)
