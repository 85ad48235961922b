/** A value that holds from a moment on, until the next; null: there is none. Moments in milliseconds. */
type Step = { at: number; value: number | null }

/** As wide and as high as the line is drawn; it is stretched to its place. */
export const LINE_BOX = { width: 1_000, height: 100 }

/** Room above the highest and below the lowest, so that the stroke is whole. */
const MARGIN = 6

/**
 * A stepped line as the path of an SVG, with a dot where each value begins. What has no value is a gap.
 * @param steps the oldest first; they begin at the left edge, and `until` is the right one
 */
export function steppedLine(steps: readonly Step[], until: number): { line: string; dots: string } {
  const values = steps.flatMap(({ value }) => value ?? [])
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const from = steps[0]?.at ?? until
  const xOf = (at: number) => round(((at - from) / (until - from || 1)) * LINE_BOX.width)
  const yOf = (value: number) =>
    round(
      MARGIN +
        (highest > lowest ? (highest - value) / (highest - lowest) : 0.5) * (LINE_BOX.height - 2 * MARGIN),
    )
  let line = ''
  let dots = ''
  for (const [index, { at, value }] of steps.entries()) {
    if (value === null) continue
    const [x, y] = [xOf(at), yOf(value)]
    const isJoined = (steps[index - 1]?.value ?? null) !== null
    line += `${isJoined ? `V${y}` : `M${x} ${y}`}H${xOf(steps[index + 1]?.at ?? until)}`
    dots += `M${x} ${y}h0`
  }
  return { line, dots }
}

const round = (length: number): number => Math.round(length * 10) / 10
