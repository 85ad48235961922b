import * as z from 'zod/mini'
import { price, text } from '#domain/input-fields.ts'
import { koboFromNaira } from '#domain/money.ts'
import { OFFER_DESCRIPTION_MAX, OFFER_NAME_LENGTH, OFFER_PRICE_MIN } from '#domain/offers/offer-rules.ts'

/** What the forms of all offers have in common. Prices in naira. */
export function offerFields(noun: 'Product' | 'Listing', prices: { label: string; max: number }) {
  return {
    name: text({ label: `${noun} name`, ...OFFER_NAME_LENGTH }),
    description: text({ label: `${noun} description`, max: OFFER_DESCRIPTION_MAX, lines: true }),
    regularPrice: price(prices.label, { min: OFFER_PRICE_MIN, max: prices.max }),
    discountPrice: price(`${noun} discountPrice`, { min: 0, max: prices.max }),
  }
}

/** More than the longest name has. */
const LOCAL_GOVERNMENT_MAX = 60

type OfferPrices = { regularPrice: number; discountPrice: number }

/**
 * The rules between the two prices. They hold where the field `flag` says that the offer is reduced, and are checked even where
 * other fields are wrong, so that all reasons come at once.
 */
export function discountRules(
  flag: 'discount' | 'offer',
  { regularPrice, discountPrice }: Pick<ReturnType<typeof offerFields>, keyof OfferPrices>,
) {
  const Reduced = z.object({ regularPrice, discountPrice, [flag]: z.literal(true) })
  const rule = (isKept: (prices: OfferPrices) => boolean, error: string) =>
    z.refine<OfferPrices>(isKept, {
      error,
      path: ['discountPrice'],
      when: ({ value }) => z.safeParse(Reduced, value).success,
    })
  return [
    rule(
      (prices) => koboFromNaira(prices.discountPrice) < koboFromNaira(prices.regularPrice),
      'Discount price must be lower than regular price',
    ),
    rule(
      (prices) => prices.discountPrice >= OFFER_PRICE_MIN,
      `Discount price must be at least ${OFFER_PRICE_MIN} naira`,
    ),
  ] as const
}

/** The addresses of own uploads in their order, each once; the first is the cover. As many are counted as were given. */
export function offerImages({ max, missing, tooMany }: { max: number; missing: string; tooMany: string }) {
  return z
    .array(z.string('An image must be the address of an own upload').check(z.maxLength(2_000)), missing)
    .check(
      z.minLength(1, missing),
      z.maxLength(max, tooMany),
      z.overwrite((urls) => [...new Set(urls)]),
    )
}

/** Whether it is one of the state's is checked where the names are known: they would weigh on the forms. */
export const localGovernment = (label: string) => z.nullable(text({ label, max: LOCAL_GOVERNMENT_MAX }))

/** Their own id, or what answers carry: `userRef` is accepted only if it is the caller, which the server checks. */
export const ownerRef = z.optional(
  z.pipe(
    z.union([z.string(), z.object({ _id: z.string() })], 'userRef must be the id of the owner'),
    z.transform((ref) => (typeof ref === 'string' ? ref : ref._id)),
  ),
)
