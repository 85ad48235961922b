import { publishedMethod } from './index-method/methods.ts'
import { inWeek, naira, weekTo } from './index-words.ts'
import type { PublishedValue } from './price-index-schema.ts'

/** A week of a series; null where nothing is published. */
export type ChartWeek = {
  week: string
  value: Pick<PublishedValue, 'price' | 'p25' | 'p75' | 'sellers'> | null
}

/** In the units of its drawing. */
export const CHART = { width: 720, height: 280, left: 8, right: 8, top: 24, bottom: 28 }

/** `top` is where its band ends above it. */
type Dot = { x: number; y: number; top: number; week: string; price: number; label: string }

export type IndexChart = {
  /** Paths: the steps of the median, and around them from the 25th to the 75th percentile. A gap is a gap in both. */
  line: string
  band: string
  dots: Dot[]
  /** The scale: what the upper and the lower edge stand for, in naira. */
  highest: number
  lowest: number
}

const round = (length: number) => Math.round(length * 10) / 10

/** One stepped line with its band: a week's value holds until the next week. @returns undefined where nothing is published */
export function indexChart(weeks: readonly ChartWeek[], unit: string): IndexChart | undefined {
  const values = weeks.flatMap(({ value }) => value ?? [])
  if (values.length === 0) return undefined
  const highest = Math.max(...values.map(({ p75 }) => p75))
  const lowest = Math.min(...values.map(({ p25 }) => p25))
  const { width, height, left, right, top, bottom } = CHART
  const step = (width - left - right) / weeks.length
  const yOf = (price: number) =>
    round(top + (highest > lowest ? (highest - price) / (highest - lowest) : 0.5) * (height - top - bottom))
  let line = ''
  let band = ''
  const dots: Dot[] = []
  for (const [at, { week, value }] of weeks.entries()) {
    if (!value) continue
    const [from, to] = [round(left + at * step), round(left + (at + 1) * step)]
    const isJoined = Boolean(weeks[at - 1]?.value)
    line += `${isJoined ? `V${yOf(value.price)}` : `M${from} ${yOf(value.price)}`}H${to}`
    band += `M${from} ${yOf(value.p75)}H${to}V${yOf(value.p25)}H${from}z`
    dots.push({
      x: round((from + to) / 2),
      y: yOf(value.price),
      top: yOf(value.p75),
      week,
      price: value.price,
      label: `${weekTo(week)}: ${naira(value.price)} ${unit}, ${value.sellers} sellers`,
    })
  }
  return { line, band, dots, highest, lowest }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The chart as a picture by itself, for other sites: no script, no font and nothing else that it would have to fetch. */
export function chartSvg(
  weeks: readonly ChartWeek[],
  { title, unit, source, isExample }: { title: string; unit: string; source: string; isExample: boolean },
): string {
  const chart = indexChart(weeks, unit)
  const { width, height, left, right, top } = CHART
  const full = height + 76
  const text = (x: number, y: number, size: number, words: string, rest = '') =>
    `<text x="${x}" y="${y}" font-size="${size}"${rest}>${escaped(words)}</text>`
  const end = ' text-anchor="end"'
  const [first, last] = [weeks[0]?.week ?? '', weeks.at(-1)?.week ?? '']
  const newest = weeks.findLast(({ value }) => value)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${full}" width="${width}" height="${full}" role="img" font-family="Arial, Helvetica, sans-serif" fill="#1d1d1b">
<title>${escaped(title)}</title>
<rect width="${width}" height="${full}" fill="#fff"/>
${text(left, 24, 18, title, ' font-weight="bold"')}
${text(left, 44, 13, newest?.value ? `${naira(newest.value.price)} ${unit}, ${newest.value.sellers} sellers, ${inWeek(newest.week)}` : 'Too few sellers: nothing is published')}
<g transform="translate(0 44)">
${
  chart
    ? `<path d="${chart.band}" fill="#f0b429" fill-opacity="0.3"/><path d="${chart.line}" fill="none" stroke="#1d1d1b" stroke-width="2"/>
${text(left, top - 6, 12, naira(chart.highest))}${text(left, height - 32, 12, naira(chart.lowest))}`
    : ''
}
${text(left, height - 8, 12, first)}${text(width - right, height - 8, 12, last, end)}
</g>
${text(left, full - 12, 12, `${source} · method ${publishedMethod(last).version} · CC BY 4.0`)}
${isExample ? text(width - right, full - 12, 14, 'Example data', `${end} font-weight="bold" fill="#b3261e"`) : ''}
</svg>
`
}
