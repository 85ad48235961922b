import { pageHead } from '#web/layout/page-head.ts'
import { CHART_WEEKS, type ChartWeeks } from '#web/price-index/chart-weeks.ts'

type IndexSearch = {
  week?: string | undefined
  state?: string | undefined
  material?: string
  weeks?: ChartWeeks | undefined
}

/** What an address of the price index says: its week by its Monday, a material for the map, a state for the history, how many weeks its chart shows: all without one of these. The loader answers 404 to what is no week, state or material. */
export const readIndexSearch = (search: Record<string, unknown>): IndexSearch => ({
  ...search,
  weeks: CHART_WEEKS.find((each) => each === search.weeks),
})

export const indexDeps = ({ search: { week, state } }: { search: IndexSearch }) => ({ week, state })

type IndexHead = Parameters<typeof pageHead>[1]

export const indexHead = ({
  match,
  loaderData,
}: {
  match: Parameters<typeof pageHead>[0]
  loaderData?: { head: IndexHead } | undefined
}) => pageHead(match, loaderData?.head ?? { path: '/prices' })

export const fetchIndexPart = async (part: keyof typeof import('./-price-index-later.ts')) =>
  (await import('./-price-index-later.ts'))[part].fetchCode()
