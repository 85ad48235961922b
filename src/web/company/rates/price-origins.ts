import { formatDay } from '#domain/dates.ts'
import { EXAMPLE_DATA } from '#domain/prices/index-words.ts'
import { marketMaterial } from '#domain/rates/market-materials.ts'
import type { MedianPrice, MedianPrices } from '#domain/rates/median-schema.ts'
import { leftOutWords, medianWords, notPublished, weekMedianWords } from '#domain/rates/median-words.ts'
import type { ResourceId, ResourcePrices } from '#domain/rates/resources.ts'
import type { StartingFigures } from '#domain/rates/starting-prices.ts'

/** The default prices: the marketplace's medians, and for the rest our starting prices with their date and source. */
export type StartingPrices = StartingFigures & {
  medians: Partial<Record<ResourceId, MedianPrice>>
  /** What had no part in a median, by material; in words. */
  leftOut: Partial<Record<ResourceId, string>>
  /** Of the price index; null where they are today's. */
  week: string | null
  isExample: boolean
}

export function startingPrices(
  own: StartingFigures,
  { prices: medians, without, week, isExample }: MedianPrices,
): StartingPrices {
  const prices: Record<ResourceId, number> = { ...own.prices }
  for (const { material, median } of medians) prices[material] = median
  return {
    ...own,
    week,
    isExample,
    prices: prices satisfies ResourcePrices,
    medians: Object.fromEntries(medians.map((each) => [each.material, each])),
    leftOut: Object.fromEntries(
      [...medians, ...without].map(({ material, leftOut }) => [material, leftOutWords(leftOut)]),
    ),
  }
}

export const NO_MEDIANS: MedianPrices = { week: null, isExample: false, prices: [], without: [] }

/** Describes the source of a resource's price. @param typed the user's own price, if any */
export function originOf(starting: StartingPrices, id: ResourceId, typed: string | undefined): string {
  if (typed !== undefined) return 'Your own price'
  const median = starting.medians[id]
  const left = starting.leftOut[id]
  const own = `ADLM’s starting price of ${formatDay(starting.date)}`
  const { week } = starting
  if (week !== null && marketMaterial(id))
    return median
      ? `${starting.isExample ? `${EXAMPLE_DATA}. ` : ''}${weekMedianWords(median, week)}`
      : `${notPublished(week)}. ${own}`
  const from = median ? medianWords(median) : own
  return left ? `${from}. ${left}` : from
}
