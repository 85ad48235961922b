import { SMALL, SmallPath } from './small-path.tsx'

const { width: WIDTH, height: HEIGHT } = SMALL

/** Where a price has gone, beside the figures that say it: nothing that is not in them. */
export const SmallLine = ({ values }: { values: readonly (number | null)[] }) => (
  <SmallPath path={smallPath(values)} />
)

/** @returns its steps, as `SmallPath` draws them */
export function smallPath(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null)
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  const yOf = (value: number) =>
    Math.round(2 + (highest > lowest ? (highest - value) / (highest - lowest) : 0.5) * (HEIGHT - 4))
  const step = WIDTH / Math.max(1, values.length)
  let path = ''
  let y: number | undefined
  // A step is written where the line turns, begins or ends.
  for (const [at, value] of [...values, null].entries()) {
    const next = value === null ? undefined : yOf(value)
    if (next === y) continue
    const x = Math.round(at * step)
    if (y !== undefined) path += `H${x}`
    if (next !== undefined) path += y === undefined ? `M${x} ${next}` : `V${next}`
    y = next
  }
  return path
}
