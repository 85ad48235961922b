import type { Matter } from '#content/content-kinds.ts'
import { formatDay } from '#domain/dates.ts'
import type { MedianPrice } from '#domain/rates/median-schema.ts'
import type { Prices, ResourceId } from '#domain/rates/resources.ts'

/** Where prices start: what the marketplace asks today, and our own figures, with their day and source, for the rest. */
export type StartingPrices = Matter<'prices'> & { medians: Partial<Record<ResourceId, MedianPrice>> }

export function startingPrices(own: Matter<'prices'>, medians: readonly MedianPrice[]): StartingPrices {
  const prices: Record<ResourceId, number> = { ...own.prices }
  for (const { material, median } of medians) prices[material] = median
  return {
    ...own,
    prices: prices satisfies Prices,
    medians: Object.fromEntries(medians.map((each) => [each.material, each])),
  }
}

/** Where the price of a resource comes from, in words. @param typed what the reader has put in its place */
export function originOf(starting: StartingPrices, id: ResourceId, typed: string | undefined): string {
  if (typed !== undefined) return 'Your own price'
  const median = starting.medians[id]
  if (!median) return `Starting price of ${formatDay(starting.date)}`
  const { sellers, location, newest } = median
  const who = sellers === 1 ? 'Price of 1 seller' : `Median of ${sellers} sellers`
  return `${who} in ${location ?? 'Nigeria'}, newest ${formatDay(newest)}`
}
