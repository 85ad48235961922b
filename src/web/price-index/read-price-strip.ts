import { queryOptions } from '@tanstack/react-query'
import { capital } from '#domain/capital.ts'
import { perUnit } from '#domain/materials/pack-words.ts'
import { boughtPack } from '#domain/prices/bought-pack.ts'
import { EXAMPLE_DATA, naira, percent } from '#domain/prices/index-words.ts'
import { answerOf, api } from '#web/api-client.ts'
import { PRICE_STRIP, type ShownPrices } from './price-strip.tsx'
import { smallPath } from './small-path-steps.ts'

/** A few of the country's prices, for pages that are about something else. @param shown ids of the materials */
export const priceStripQuery = (shown: string[]) =>
  queryOptions({
    queryKey: PRICE_STRIP,
    queryFn: ({ signal }) => readPriceStrip(shown, signal),
    // Results change once a week.
    staleTime: 600_000,
  })

/** As they are shown: no more of them than that. */
async function readPriceStrip(shown: string[], signal: AbortSignal): Promise<ShownPrices> {
  const call = api().prices.week.$get({ query: { state: 'Nigeria' } }, { init: { signal } })
  const { isExample, materials } = await (await answerOf(call)).json()
  const published = new Map(materials.map((each) => [each.material, each]))
  return {
    note: isExample ? EXAMPLE_DATA : null,
    prices: shown.flatMap((id) => {
      const found = published.get(id)
      if (!found) return []
      const { material, name, unit, price, yearChange, line } = found
      const pack = boughtPack(material)
      return [
        {
          material,
          name: capital(name),
          ...(pack
            ? { price: naira(Math.round(price * pack.holds)), per: `a ${pack.name}` }
            : { price: naira(price), per: perUnit(unit) }),
          year: percent(yearChange),
          path: smallPath(line),
        },
      ]
    }),
  }
}
