/** Parts of a whole in whole per cent, which come to a hundred: those that lose most by rounding down are rounded up. */
export function shares(amounts: readonly number[]): number[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  if (whole === 0) return amounts.map(() => 0)
  const exact = amounts.map((amount) => (100 * amount) / whole)
  const percents = exact.map(Math.floor)
  const lost = (index: number) => (exact[index] ?? 0) % 1
  const order = amounts.map((_, index) => index).sort((one, other) => lost(other) - lost(one))
  const left = 100 - percents.reduce((sum, each) => sum + each, 0)
  for (const index of order.slice(0, left)) percents[index] = (percents[index] ?? 0) + 1
  return percents
}
