import type { Matter } from '#content/content-kinds.ts'
import { formatDay } from '#domain/dates.ts'
import type { MedianPrice } from '#domain/rates/median-schema.ts'
import type { ResourceId, ResourcePrices } from '#domain/rates/resources.ts'

/** The default prices: the marketplace's medians, and for the rest our own figures with their date and source. */
export type StartingPrices = Matter<'prices'> & { medians: Partial<Record<ResourceId, MedianPrice>> }

export function startingPrices(own: Matter<'prices'>, medians: readonly MedianPrice[]): StartingPrices {
  const prices: Record<ResourceId, number> = { ...own.prices }
  for (const { material, median } of medians) prices[material] = median
  return {
    ...own,
    prices: prices satisfies ResourcePrices,
    medians: Object.fromEntries(medians.map((each) => [each.material, each])),
  }
}

/** Describes the source of a resource's price. @param typed the user's own price, if any */
export function originOf(starting: StartingPrices, id: ResourceId, typed: string | undefined): string {
  if (typed !== undefined) return 'Your own price'
  const median = starting.medians[id]
  if (!median) return `Starting price of ${formatDay(starting.date)}`
  const { sellers, location, newest } = median
  const who = sellers === 1 ? 'Price of 1 seller' : `Median of ${sellers} sellers`
  return `${who} in ${location ?? 'Nigeria'}, newest ${formatDay(newest)}`
}
