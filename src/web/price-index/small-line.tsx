import { SMALL, SmallPath } from './small-path.tsx'

const { width: WIDTH, height: HEIGHT } = SMALL

type Values = readonly (number | null)[]

/** Where a price has gone, beside the figures that say it: nothing that is not in them. @param reach the scale that it shares with others */
export const SmallLine = ({ values, reach }: { values: Values; reach: number }) => (
  <SmallPath path={smallPath(values, reach)} />
)

/** How far any of them goes from where it begins, in whole per cent: a scale for all. */
export const reachOf = (lines: readonly Values[]): number =>
  Math.ceil(
    Math.max(
      1,
      ...lines.flatMap((values) => {
        const known = values.filter((value) => value !== null)
        return known.map((value) => Math.abs(percentAway(value, known)))
      }),
    ),
  )

const percentAway = (value: number, known: readonly number[]) => 100 * (value / (known[0] ?? value) - 1)

/** @param reach per cent above and below where it begins; without it, from its lowest to its highest @returns its steps, as `SmallPath` draws them */
export function smallPath(values: Values, reach?: number): string {
  const known = values.filter((value) => value !== null)
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  const ofOwn = (value: number) => (highest > lowest ? (highest - value) / (highest - lowest) : 0.5)
  const yOf = (value: number) =>
    reach === undefined
      ? Math.round(2 + ofOwn(value) * (HEIGHT - 4))
      : Math.round(HEIGHT - (percentAway(value, known) / reach) * (HEIGHT - 4)) / 2
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
