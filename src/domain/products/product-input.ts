import * as z from 'zod/mini'
import { ADDRESS_MAX } from '#domain/accounts/account-rules.ts'
import {
  CATEGORIES,
  CATEGORY_IDS,
  type CategoryId,
  findCategory,
  findSubCategory,
  PRODUCT_TYPES,
  type SubCategory,
  UNITS,
} from '#domain/catalogue.ts'
import { choice, flag, state, text } from '#domain/input-fields.ts'
import { GivenMaterial, READ_BY, type ReadBy } from '#domain/materials/material-schema.ts'
import { Pack } from '#domain/materials/pack.ts'
import { koboFromNaira } from '#domain/money.ts'
import {
  discountRules,
  localGovernment,
  offerFields,
  offerImages,
  ownerRef,
} from '#domain/offers/offer-input.ts'
import { parsePhone } from '#domain/phone.ts'
import { askedPrice } from '#domain/prices/price-for.ts'
import { Delivery, minimumOrder, PRICE_BREAKS_MAX, PriceBreak } from '#domain/prices/terms-of-sale.ts'
import { PRODUCT_IMAGES_MAX, PRODUCT_PRICE } from '#domain/products/product-rules.ts'

const CATEGORY_REQUIRED = 'Product category is required'
const SUB_CATEGORY_REQUIRED = 'Product sub-category is required'

/** Id or name in, id out. */
const category = z.pipe(
  z.string(CATEGORY_REQUIRED),
  z.transform((written, { issues }): CategoryId => {
    const found = findCategory(written)
    if (found) return found.id
    const message =
      written.trim() === ''
        ? CATEGORY_REQUIRED
        : `Product category must be one of ${CATEGORIES.map((each) => each.category).join(', ')}`
    issues.push({ code: 'custom', message, input: written })
    return z.NEVER
  }),
)

const subCategories = z.pipe(
  z
    .array(z.string(SUB_CATEGORY_REQUIRED), SUB_CATEGORY_REQUIRED)
    .check(z.minLength(1, SUB_CATEGORY_REQUIRED)),
  z.transform((written, { issues }): SubCategory[] => {
    const found = written.flatMap((name) => findSubCategory(name) ?? [])
    if (found.length < written.length) {
      issues.push({ code: 'custom', message: 'There is no such product sub-category', input: written })
    }
    return [...new Set(found)]
  }),
)

/** Any Nigerian form in, E.164 out. */
const mobile = z.pipe(
  text({ label: 'Mobile number', max: 30 }),
  z.transform((written, { issues }): string => {
    const number = parsePhone(written)
    if (number) return number
    const message = 'Mobile number must be a Nigerian mobile number such as 0803 123 4567'
    issues.push({ code: 'custom', message, input: written })
    return z.NEVER
  }),
)

const Placement = z.object({ categories: z.enum(CATEGORY_IDS), subCategories: z.array(z.string()) })

const { name, description, ...prices } = offerFields('Product', {
  label: 'Product regularPrice',
  max: PRODUCT_PRICE.max,
})

// The first reason is the one that is told first, so their order is that of the form.
const fields = {
  name,
  description,
  categories: category,
  subCategories,
  location: state('Product location'),
  lga: localGovernment('Product lga'),
  storeAddress: text({ label: 'Product storeAddress', max: ADDRESS_MAX }),
  type: choice('Product type', PRODUCT_TYPES),
  unit: choice('Product unit', UNITS),
  regularPrice: prices.regularPrice,
  discount: flag('Product discount'),
  discountPrice: prices.discountPrice,
  minimumOrder: z.nullable(minimumOrder),
  priceBreaks: z
    .array(PriceBreak, 'Price breaks must be a list')
    .check(z.maxLength(PRICE_BREAKS_MAX, `There may be ${PRICE_BREAKS_MAX} price breaks`)),
  delivery: z.nullable(Delivery),
  inStock: flag('In stock'),
  pack: z.optional(z.nullable(Pack)),
  material: z.optional(z.nullable(GivenMaterial)),
  packReadBy: z.optional(choice('packReadBy', READ_BY)),
  materialReadBy: z.optional(choice('materialReadBy', READ_BY)),
  readBy: z.optional(choice('readBy', READ_BY)),
  mobile,
}

const Prices = z.object({
  regularPrice: fields.regularPrice,
  discount: fields.discount,
  discountPrice: fields.discountPrice,
  priceBreaks: fields.priceBreaks,
})
type Prices = z.infer<typeof Prices>

/** Between the asked price and its breaks, each of which is right by itself: what is wrong is said at its row. */
const priceBreakRules = z.superRefine<Prices>(
  (prices, { addIssue, value }) => {
    for (const [at, { from, price }] of prices.priceBreaks.entries()) {
      const before = prices.priceBreaks[at - 1]
      const wrong = (field: keyof PriceBreak, message: string) =>
        addIssue({ code: 'custom', message, path: ['priceBreaks', at, field], input: value })
      if (before && from <= before.from)
        wrong('from', 'Each price break must begin at a higher quantity than the one before')
      if (koboFromNaira(price) >= koboFromNaira(before?.price ?? askedPrice(prices)))
        wrong('price', 'Each price break must be cheaper than the price before it')
    }
  },
  { when: ({ value }) => z.safeParse(Prices, value).success },
)

/** What is asked for a product, with the rules that `ProductInput` has for it. */
export const ProductPrices = Prices.check(...discountRules('discount', prices), priceBreakRules)

const imageUrls = offerImages({
  max: PRODUCT_IMAGES_MAX,
  missing: 'Product images are required',
  tooMany: `You can only upload ${PRODUCT_IMAGES_MAX} images per product`,
})

/**
 * What a seller enters about a product, images apart. Prices in naira; `discountPrice` counts only with `discount`.
 * The rules between fields are checked even where other fields are wrong, so that all reasons come at once.
 */
export const ProductInput = z
  .object({
    ...fields,
    lga: z._default(fields.lga, null),
    discount: z._default(fields.discount, false),
    discountPrice: z._default(fields.discountPrice, 0),
    minimumOrder: z._default(fields.minimumOrder, null),
    priceBreaks: z._default(fields.priceBreaks, () => []),
    delivery: z._default(fields.delivery, null),
    inStock: z._default(fields.inStock, true),
  })
  .check(
    z.refine(
      ({ categories, subCategories: chosen }) => {
        const known: readonly SubCategory[] = findCategory(categories)?.subCategories ?? []
        return chosen.every((name) => known.includes(name))
      },
      {
        error: 'Product sub-category does not belong to its category',
        path: ['subCategories'],
        when: ({ value }) => z.safeParse(Placement, value).success,
      },
    ),
    ...discountRules('discount', prices),
    priceBreakRules,
  )
export type ProductInput = z.infer<typeof ProductInput>

/** What the form of a new product sends. */
export const ProductCreation = z.safeExtend(ProductInput, { imageUrls, userRef: ownerRef })
export type ProductCreation = z.infer<typeof ProductCreation>

/**
 * Whoever names a pack or a material says that half as the seller, whom the reader does not overrule; the other half stays as it was. `readBy` is
 * of both: 'reader' gives them back, and 'seller' alone keeps what was read.
 */
export const saidBySeller = <
  Input extends Pick<ProductUpdate, 'pack' | 'material' | 'packReadBy' | 'materialReadBy' | 'readBy'>,
>({
  readBy,
  ...input
}: Input) => {
  const { pack, material } = input
  const isKept = readBy === 'seller' && pack === undefined && material === undefined
  const halfReadBy = (half: unknown): ReadBy | undefined =>
    readBy === 'reader' ? 'reader' : half !== undefined || isKept ? 'seller' : undefined
  const packReadBy = input.packReadBy ?? halfReadBy(pack)
  const materialReadBy = input.materialReadBy ?? halfReadBy(material)
  return { ...input, ...(packReadBy && { packReadBy }), ...(materialReadBy && { materialReadBy }) }
}

/** What is absent stays as it is; the rules between fields are those of `ProductInput`, on the product that it makes. */
export const ProductUpdate = z.partial(z.object({ ...fields, imageUrls, userRef: ownerRef }))
export type ProductUpdate = z.infer<typeof ProductUpdate>
