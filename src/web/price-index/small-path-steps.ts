import { SMALL } from './small-path.tsx'

const { width: WIDTH, height: HEIGHT } = SMALL

type Values = readonly (number | null)[]

/** @param yOf where a value lies; without it, between the lowest and the highest of its own @returns its steps, as `SmallPath` draws them */
export function smallPath(values: Values, yOf = ownScale(values)): string {
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

function ownScale(values: Values): (value: number) => number {
  const known = values.filter((value) => value !== null)
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  return (value) =>
    Math.round(2 + (highest > lowest ? (highest - value) / (highest - lowest) : 0.5) * (HEIGHT - 4))
}
