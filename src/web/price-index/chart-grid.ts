import { CHART, type IndexChart } from '#domain/prices/index-chart.ts'

type ChartGrid = {
  /** Round prices, and where they lie. */
  prices: { y: number; price: number }[]
  /** Where every third month begins. */
  months: { x: number; month: string }[]
}

const LINES_MAX = 4
const ROUND = [1, 2, 2.5, 5, 10]

/** The lines behind a chart, in the units of its drawing. @param weeks of the whole series, by their Mondays */
export function chartGrid({ lowest, highest }: IndexChart, weeks: readonly string[]): ChartGrid {
  const { width, height, left, right, top, bottom } = CHART
  const range = highest - lowest
  const least = (range || highest || 1) / LINES_MAX
  const power = 10 ** Math.floor(Math.log10(least))
  const step = power * (ROUND.find((each) => each * power >= least) ?? 10)
  const prices = []
  for (let at = Math.ceil(lowest / step); at * step <= highest; at += 1) {
    const price = at * step
    const share = range > 0 ? (highest - price) / range : 0.5
    prices.push({ y: Math.round(top + share * (height - top - bottom)), price })
  }
  const months = weeks.flatMap((week, at) => {
    const [month, before] = [monthOf(week), weeks[at - 1]]
    if (!before || monthOf(before) === month || month % 3 !== 0) return []
    const x = Math.round(left + (at / weeks.length) * (width - left - right))
    return [{ x, month: monthName(week) }]
  })
  return { prices, months }
}

/** From 0 on. */
const monthOf = (week: string): number => Number(week.slice(5, 7)) - 1

const monthName = (week: string): string =>
  new Date(`${week}T12:00:00Z`).toLocaleDateString('en-GB', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
