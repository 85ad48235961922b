/** A value that holds from a moment on, until the next; null: there is none. Moments in milliseconds. */
type Step = { at: number; value: number | null }

/** As wide and as high as the line is drawn; it is stretched to its place. */
export const LINE_BOX = { width: 1_000, height: 100 }

/** Room above the highest and below the lowest, so that the stroke is whole. */
const MARGIN = 6

/** The height stands for so much of the highest value at least: a small change looks small. */
export const LEAST_SPAN = 0.05

type SteppedLine = {
  line: string
  dots: string
  /** Where the highest and the lowest value lie. */
  top: number
  bottom: number
  /** Whether the height stands for more than lies between them. */
  widened: boolean
}

/**
 * A stepped line as the path of an SVG, with a dot where each value begins. What has no value is a gap.
 * @param steps the oldest first; they begin at the left edge, and `until` is the right one
 */
export function steppedLine(steps: readonly Step[], until: number): SteppedLine {
  const values = steps.flatMap(({ value }) => value ?? [])
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const from = steps[0]?.at ?? until
  const xOf = (at: number) => round(((at - from) / (until - from || 1)) * LINE_BOX.width)
  const [middle, range] = [(highest + lowest) / 2, highest - lowest]
  const span = Math.max(range, LEAST_SPAN * highest)
  const yOf = (value: number) =>
    round(LINE_BOX.height / 2 + ((middle - value) / (span || 1)) * (LINE_BOX.height - 2 * MARGIN))
  let line = ''
  let dots = ''
  for (const [index, { at, value }] of steps.entries()) {
    if (value === null) continue
    const [x, y] = [xOf(at), yOf(value)]
    const isJoined = (steps[index - 1]?.value ?? null) !== null
    line += `${isJoined ? `V${y}` : `M${x} ${y}`}H${xOf(steps[index + 1]?.at ?? until)}`
    dots += `M${x} ${y}h0`
  }
  return { line, dots, top: yOf(highest), bottom: yOf(lowest), widened: span > range }
}

const round = (length: number): number => Math.round(length * 10) / 10
