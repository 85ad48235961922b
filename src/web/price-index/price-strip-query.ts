import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '#web/api-client.ts'

/** Of every trade one, as most sites need them. */
const IN_STRIP = [
  'cement',
  'rebar/12mm',
  'hollow-block/225mm',
  'sharp-sand',
  'granite/19mm',
  'longspan-aluminium/0.55mm',
]

/** A few of the country's prices, for pages that are about something else: no more of them than is shown. */
export const priceStripQuery = queryOptions({
  queryKey: ['price index', 'strip'],
  queryFn: async ({ signal }) => {
    const week = await (
      await answerOf(api().prices.week.$get({ query: { state: 'Nigeria' } }, { init: { signal } }))
    ).json()
    const published = new Map(week.materials.map((each) => [each.material, each]))
    return {
      isExample: week.isExample,
      materials: IN_STRIP.flatMap((id) => {
        const found = published.get(id)
        if (!found) return []
        const { material, name, unit, price, yearChange, line } = found
        return [{ material, name, unit, price, yearChange, line }]
      }),
    }
  },
  // Results change once a week.
  staleTime: 600_000,
})
