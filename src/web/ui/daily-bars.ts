/** As wide and as high as the bars are drawn; they are stretched to their place. */
export const BARS_BOX = { width: 300, height: 40 }

/** How much of its place a bar leaves free. */
const GAP = 0.25

/**
 * A bar a day as paths of an SVG, the oldest on the left; a day without anything is a hair's breadth high. Today is by itself: it is not
 * over.
 */
export function dailyBars(values: readonly number[]): { past: string; today: string } {
  const highest = Math.max(...values, 1)
  const place = BARS_BOX.width / values.length
  const width = round(place * (1 - GAP))
  const bars = values.map((value, at) => {
    const height = round(Math.max((value / highest) * BARS_BOX.height, 0.5))
    return `M${round(at * place)} ${BARS_BOX.height}v-${height}h${width}v${height}z`
  })
  return { past: bars.slice(0, -1).join(''), today: bars.at(-1) ?? '' }
}

const round = (length: number): number => Math.round(length * 10) / 10
