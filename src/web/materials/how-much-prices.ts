import { storeName } from '#domain/accounts/account-rules.ts'
import { formatDay } from '#domain/dates.ts'
import type { ShownProduct } from '#domain/materials/comparison-schema.ts'
import type { ComparablePrice } from '#domain/materials/material-schema.ts'
import { comparableWords } from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import { askedPrice } from '#domain/prices/price-for.ts'
import { marketMaterial } from '#domain/rates/market-materials.ts'
import type { PriceToBuy } from '#domain/rates/materials-to-buy.ts'
import type { MedianPrices } from '#domain/rates/median-schema.ts'
import { approximatelyWords, medianWords } from '#domain/rates/median-words.ts'
import type { ResourceId } from '#domain/rates/resources.ts'
import type { HowMuchProps } from './how-much-props.ts'

/** What the page shows of the price of its material: the median, or one of the offers. */
export type ShownPrice = { id: string; label: string; offer?: ShownProduct }

/** What a line is priced from, and in what words. Nominal: what it costs rests on a constant of the trade. */
export type Priced = { price: PriceToBuy; origin: string; conversion: ComparablePrice['conversion'] }

export type Pricing = {
  /** The offer whose seller is written to; undefined where the median is what counts. */
  offer: ShownProduct | undefined
  /** What the trade asks that the page is of, for one compared unit. */
  work: (ComparablePrice & { trade: string }) | undefined
  /** @returns undefined where nobody says a price */
  of: (id: ResourceId) => Priced | undefined
}

/** The median of the page first, where it has one, then its offers. */
export function shownPrices({ summary, offers, specification }: HowMuchProps): ShownPrice[] {
  const comparable = offers.filter(
    (each) => each.comparable && each.inStock && each.material?.specification === specification,
  )
  return [
    ...(summary
      ? [
          {
            id: 'median',
            label: summary.median === null ? 'The market' : `Median of ${summary.sellers} sellers`,
          },
        ]
      : []),
    ...comparable.map((offer) => ({
      id: offer._id,
      label: `${offer.name}, ${storeName(offer.userRef)}, ₦${formatAmount(askedPrice(offer))}`,
      offer,
    })),
  ]
}

/** Its own material is priced from what is shown, the others from the medians of the market. */
export function pricingOf(
  { material: trade, summary, specification }: HowMuchProps,
  shown: ShownPrice | undefined,
  market: MedianPrices | undefined,
): Pricing {
  const asked = shown?.offer?.comparable ?? comparableOf(summary)
  return {
    offer: shown?.offer,
    work: asked && { ...asked, trade },
    of(id) {
      const material = marketMaterial(id)
      const median = market?.prices.find((each) => each.material === id)
      const own =
        material?.specification === specification &&
        ownPrice(summary, shown?.offer, median?.approximately ?? 'usual figures of the trade')
      if (own) return own
      return (
        material &&
        median && {
          price: { perUnit: median.median / material.holds },
          origin: medianWords(median),
          conversion: median.conversion,
        }
      )
    },
  }
}

const comparableOf = (summary: HowMuchProps['summary']): ComparablePrice | undefined =>
  summary && summary.median !== null
    ? { price: summary.median, unit: summary.unit, conversion: summary.conversion }
    : undefined

function ownPrice(
  summary: HowMuchProps['summary'],
  offer: ShownProduct | undefined,
  constants: string,
): Priced | undefined {
  const asked = offer?.comparable ?? comparableOf(summary)
  if (!asked) return undefined
  const { conversion } = asked
  const why = conversion === 'nominal' ? approximatelyWords(constants) : ''
  if (offer)
    return {
      price: { offer },
      origin: `${storeName(offer.userRef)}, confirmed ${formatDay(offer.priceConfirmedAt)}${why}`,
      conversion,
    }
  if (!summary) return undefined
  const { sellers, newest } = summary
  return {
    price: { perUnit: asked.price },
    origin: `${comparableWords(asked)}, median of ${sellers === 1 ? '1 seller' : `${sellers} sellers`}${newest ? `, newest ${formatDay(newest)}` : ''}${why}`,
    conversion,
  }
}
