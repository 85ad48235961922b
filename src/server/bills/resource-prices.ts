import type { PricedResource, PriceInput } from '#domain/bills/pricing/pricing-schema.ts'
import { AppError } from '#domain/errors.ts'
import { cutOffBefore } from '#domain/prices/index-method/weeks.ts'
import { marketMaterial } from '#domain/rates/market-materials.ts'
import { RESOURCE_IDS, type ResourceId, resource } from '#domain/rates/resources.ts'
import { STARTING_PRICES } from '#domain/rates/starting-prices.ts'
import { listMedianPrices } from '#server/materials/median-queries.ts'
import { listWeekMedians } from '#server/materials/week-medians.ts'
import type { BillContext } from './bill-caller.ts'
import { listOwnPrices } from './own-prices.ts'

const FIRST_DAY = '2000-01-01'

/** The week of the index that a past day is in the prices of; undefined of today. @throws AppError invalid for a day to come, or of another century */
function pastCutOff(date: string): Date | undefined {
  const [end, now] = [new Date(`${date}T23:59:59+01:00`), new Date()]
  const start = new Date(`${date}T00:00:00+01:00`)
  if (start > now)
    throw new AppError('invalid', 'We do not know the prices of a future day.', [
      { path: 'date', message: 'Choose today or a day before' },
    ])
  if (date < FIRST_DAY)
    throw new AppError('invalid', 'There are no prices from so long ago.', [
      { path: 'date', message: 'Choose a day of this century' },
    ])
  return end >= now ? undefined : cutOffBefore(end)
}

/**
 * The price of each resource of a day, and where it is from: one's own, what one has, the market's median, else our starting price.
 * `week` is the week of the price index that a past day's are of.
 * @throws AppError invalid where the index has nothing of that day
 */
export async function resourcePrices(
  ctx: BillContext,
  ownerId: string | null,
  { state, have, date }: PriceInput,
) {
  const cutOff = date ? pastCutOff(date) : undefined
  const [{ prices: medians, week }, own] = await Promise.all([
    cutOff ? listWeekMedians(ctx, state ?? undefined, cutOff) : listMedianPrices(ctx, state ?? undefined),
    ownerId === null ? [] : listOwnPrices(ctx.db, ownerId),
  ])
  if (cutOff && medians.length === 0)
    throw new AppError('invalid', `The price index has nothing for ${date}. Choose a later day, or today.`, [
      { path: 'date', message: 'Choose a later day, or today' },
    ])
  const median = new Map<ResourceId, (typeof medians)[number]>(medians.map((each) => [each.material, each]))
  const ownOf = (kind: 'price' | 'rate') =>
    Object.fromEntries(own.filter((each) => each.kind === kind).map(({ subject, naira }) => [subject, naira]))
  const ownPrice: Record<string, number> = ownOf('price')
  const resources = RESOURCE_IDS.map((id): PricedResource => {
    const { name, unit } = resource(id)
    const of = { resource: id, name, unit, specification: marketMaterial(id)?.specification ?? null }
    const nobody = { location: null, sellers: 0, oldest: null, newest: null, approximately: null }
    if (have.includes(id)) return { ...of, ...nobody, price: 0, origin: 'have' }
    const said = ownPrice[id]
    if (said !== undefined) return { ...of, ...nobody, price: said, origin: 'own' }
    const market = median.get(id)
    if (!market) return { ...of, ...nobody, price: STARTING_PRICES.prices[id], origin: 'starting' }
    const { location, sellers, oldest, newest, approximately } = market
    return { ...of, location, sellers, oldest, newest, approximately, price: market.median, origin: 'market' }
  })
  return { resources, ownRates: ownOf('rate'), week }
}
