/** The same choices in every run. */
export function choices(seed: number) {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return { next, one: <Value>(values: readonly Value[]): Value => values[next(values.length)] as Value }
}
