import { readdir, readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { CATEGORY_IDS } from '#domain/catalogue.ts'
import { AVAILABILITIES } from '#domain/listings/availability.ts'
import { LISTING_TYPES, RENT_PERIODS } from '#domain/listings/listing-rules.ts'
import { STATES } from '#domain/places.ts'
import { CommonMaterials, Merchant, merchantOffers } from './demo-merchants.ts'
import { type DemoOffer, DemoSeller, OfferGroup, type PastLevels } from './demo-schemas.ts'

/** The data of the demonstration: demo/README.md. */
export const DEMO_FOLDER = new URL('../../../demo/', import.meta.url)

/** A handle names an account within the demonstration. */
const DemoBuyer = z.strictObject({ handle: z.string(), username: z.string() })

const DemoListing = z.strictObject({
  seller: z.string(),
  name: z.string(),
  description: z.string(),
  address: z.string(),
  state: z.enum(STATES),
  area: z.string(),
  type: z.enum(LISTING_TYPES),
  rentPeriod: z.optional(z.enum(RENT_PERIODS)),
  bedrooms: z.number(),
  bathrooms: z.number(),
  /** In naira: the sale price, or the rent for one period. */
  regularPrice: z.number(),
  discountPrice: z.optional(z.number()),
  parking: z.boolean(),
  furnished: z.boolean(),
  /** The name of the picture of the house. */
  picture: z.string(),
  /** Where it is not available. */
  availability: z.optional(z.enum(AVAILABILITIES)),
})
export type DemoListing = z.infer<typeof DemoListing>

/** What people say about one seller. */
const ReviewGroup = z.strictObject({
  seller: z.string(),
  reviews: z.array(
    z.strictObject({
      /** The handle of a buyer or of another seller. */
      author: z.string(),
      rating: z.number(),
      comment: z.string(),
      reply: z.optional(z.string()),
    }),
  ),
})

/** Of what no merchant sells the like of. */
const OTHER_PAST: PastLevels = [0.96, 0.98, 0.98, 0.99]

export type DemoCatalogue = Awaited<ReturnType<typeof readDemoCatalogue>>

/** @throws an error that names the file in which something is not as it should be */
export async function readDemoCatalogue() {
  const common = await read('common-materials.json', CommonMaterials)
  const offers = await Promise.all(
    CATEGORY_IDS.map(async (category): Promise<DemoOffer[]> => {
      const groups = await read(`products/${category}.json`, z.array(OfferGroup))
      return groups.flatMap(({ type, subCategory, offers }) =>
        offers.map((offer) => ({
          ...offer,
          category,
          subCategory,
          type,
          isCommon: false,
          past: common.materials.find((each) => each.subCategory === subCategory)?.past ?? OTHER_PAST,
        })),
      )
    }),
  )
  const reviews = await readFolder('reviews', z.array(ReviewGroup))
  const merchants = await read('merchants.json', z.array(Merchant))
  return {
    sellers: [...(await readFolder('sellers', z.array(DemoSeller))), ...merchants],
    buyers: await read('buyers.json', z.array(DemoBuyer)),
    products: [...offers.flat(), ...merchantOffers(merchants, common)],
    commonMaterials: common.materials,
    listings: await readFolder('listings', z.array(DemoListing)),
    reviews: reviews.flatMap(({ seller, reviews }) => reviews.map((review) => ({ ...review, seller }))),
  }
}

async function readFolder<Row>(folder: string, schema: z.ZodMiniType<Row[]>): Promise<Row[]> {
  const names = (await readdir(new URL(folder, DEMO_FOLDER))).sort()
  return (await Promise.all(names.map((name) => read(`${folder}/${name}`, schema)))).flat()
}

async function read<Data>(path: string, schema: z.ZodMiniType<Data>): Promise<Data> {
  const data: unknown = JSON.parse(await readFile(new URL(path, DEMO_FOLDER), 'utf8'))
  const parsed = schema.safeParse(data)
  if (!parsed.success) throw new Error(`demo/${path}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
