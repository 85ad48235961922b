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
  const yOf = (price: number) =>
    Math.round(top + (range > 0 ? (highest - price) / range : 0.5) * (height - top - bottom))
  const step = roundStep(range)
  const prices = range > 0 ? [] : [{ y: yOf(lowest), price: lowest }]
  for (let at = Math.ceil(lowest / step); range > 0 && at * step <= highest; at += 1)
    prices.push({ y: yOf(at * step), price: at * step })
  const months = weeks.flatMap((week, at) => {
    const [month, before] = [monthOf(week), weeks[at - 1]]
    if (!before || monthOf(before) === month || month % 3 !== 0) return []
    const x = Math.round(left + (at / weeks.length) * (width - left - right))
    return [{ x, week }]
  })
  return {
    prices,
    months: months.map(({ x, week }, at) => ({ x, month: monthName(week, at === 0 || monthOf(week) === 0) })),
  }
}

function roundStep(range: number): number {
  const least = range / LINES_MAX
  const power = 10 ** Math.floor(Math.log10(least))
  return power * (ROUND.find((each) => each * power >= least) ?? 10)
}

/** From 0 on. */
const monthOf = (week: string): number => Number(week.slice(5, 7)) - 1

const monthName = (week: string, hasYear: boolean): string =>
  new Date(`${week}T12:00:00Z`).toLocaleDateString('en-GB', {
    month: 'short',
    ...(hasYear && { year: 'numeric' }),
    timeZone: 'UTC',
  })
