import { randomUUID } from 'node:crypto'
import { type InferInsertModel, type InferSelectModel, sql } from 'drizzle-orm'
import type { ImagePurpose } from '#domain/images/image-rules.ts'
import { homeKindOf } from '#domain/listings/home-kind.ts'
import { koboFromNaira } from '#domain/money.ts'
import { localGovernmentOf } from '#domain/places/local-government.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'

/** Each makes one valid row in which a test overrides what it is about. Owners are made where none is given. */

/** The database, or a transaction. */
type Writer = Pick<Db, 'insert'>

export type Seller = InferSelectModel<typeof users>
type StoredProduct = InferSelectModel<typeof products>
type StoredListing = InferSelectModel<typeof listings>
type StoredReview = InferSelectModel<typeof reviews>

/** Prices in naira, as a test thinks of them; a discountPrice makes an offer. */
type InNaira<Row> = Partial<Omit<Row, 'regularPrice' | 'discountPrice'>> & {
  regularPrice?: number
  discountPrice?: number
}
export type ProductOverrides = InNaira<InferInsertModel<typeof products>>
export type ListingOverrides = InNaira<InferInsertModel<typeof listings>>

export async function createSeller(
  db: Writer,
  overrides: Partial<InferInsertModel<typeof users>> = {},
): Promise<Seller> {
  const email = `${randomUUID()}@mail.example`
  return only(
    await db
      .insert(users)
      .values({ name: 'Ordinary Seller', email, emailVerified: true, ...overrides })
      .returning(),
  )
}

export async function createProduct(db: Writer, overrides: ProductOverrides = {}): Promise<StoredProduct> {
  return only(await createProducts(db, [overrides]))
}

/** Many at once, in one statement; those without an owner share one. */
export async function createProducts(db: Writer, several: ProductOverrides[]): Promise<StoredProduct[]> {
  const ownerId = await sharedOwner(db, several)
  return db
    .insert(products)
    .values(
      several.map(({ regularPrice = 7_500, discountPrice = 0, ...overrides }) => ({
        ownerId,
        name: 'Ordinary product',
        description: 'As good as any other.',
        category: 'concrete' as const,
        subCategories: ['Cement'],
        type: 'Material' as const,
        unit: 'bags' as const,
        location: 'Lagos' as const,
        storeAddress: '12 Allen Avenue, Ikeja',
        mobile: '+2348031234567',
        regularPrice: koboFromNaira(regularPrice),
        discount: discountPrice > 0,
        discountPrice: koboFromNaira(discountPrice),
        // As the product has it: by the address, where nobody has chosen.
        lga: localGovernmentOf({
          state: overrides.location ?? 'Lagos',
          address: overrides.storeAddress ?? '12 Allen Avenue, Ikeja',
          lga: null,
        }),
        ...overrides,
      })),
    )
    .returning()
}

export async function createListing(db: Writer, overrides: ListingOverrides = {}): Promise<StoredListing> {
  return only(await createListings(db, [overrides]))
}

/** Many at once, in one statement; those without an owner share one. */
export async function createListings(db: Writer, several: ListingOverrides[]): Promise<StoredListing[]> {
  const ownerId = await sharedOwner(db, several)
  return db
    .insert(listings)
    .values(
      several.map(({ regularPrice = 100_000, discountPrice = 0, ...overrides }) => ({
        ownerId,
        name: 'Ordinary home',
        description: 'As good as any other.',
        address: '7 Marina Road',
        regularPrice: koboFromNaira(regularPrice),
        offer: discountPrice > 0,
        discountPrice: koboFromNaira(discountPrice),
        lga: localGovernmentOf({
          state: overrides.state ?? null,
          address: [overrides.address ?? '7 Marina Road', overrides.area ?? ''].join(', '),
          lga: null,
        }),
        kind: homeKindOf(overrides.name ?? ''),
        ...overrides,
      })),
    )
    .returning()
}

export async function createReview(
  db: Writer,
  overrides: Partial<InferInsertModel<typeof reviews>> = {},
): Promise<StoredReview> {
  const sellerId = overrides.sellerId ?? (await createSeller(db)).id
  const authorId = overrides.authorId ?? (await createSeller(db, { name: 'Ordinary Buyer' })).id
  const review = { name: 'Ordinary Buyer', rating: 4, comment: 'Came on time.', ...overrides }
  return only(
    await db
      .insert(reviews)
      .values({ ...review, sellerId, authorId })
      .returning(),
  )
}

/** Pictures of this person that nothing shows yet. */
export async function createImages(db: Writer, ownerId: string, purpose: ImagePurpose, urls: string[]) {
  const size = { width: 800, height: 600, placeholder: 'data:image/webp;base64,AAAA', widths: [400, 800] }
  return await db
    .insert(images)
    .values(urls.map((url) => ({ ownerId, purpose, url, ...size })))
    .returning()
}

/** Pictures with these URLs, in this order, on a product or a listing. */
export async function attachImages(
  db: Writer,
  owner: { product: StoredProduct } | { listing: StoredListing },
  urls: string[],
): Promise<void> {
  const { ownerId, id } = 'product' in owner ? owner.product : owner.listing
  const stored = await createImages(db, ownerId, 'product' in owner ? 'product' : 'listing', urls)
  const links = stored.map((image) => ({ imageId: image.id, position: urls.indexOf(image.url) }))
  // The last one first: the order of the answer has to come from `position`.
  links.reverse()
  const table = 'product' in owner ? productImages : listingImages
  await db.insert(table).values(links.map((link) => ({ offerId: id, ...link })))
}

/** For products or listings whose age is in their name: "Added on day 1" is the oldest. */
export const oneADay = <Each extends object>(count: number, each?: Each) =>
  Array.from({ length: count }, (_, day) => ({
    name: `Added on day ${day + 1}`,
    createdAt: new Date(Date.UTC(2026, 0, day + 1)),
    ...each,
  }))

/**
 * Tells the planner how few rows there are, so that it reads whole tables: an order that only an index happened to give
 * is gone.
 */
export async function forgetIndexes(db: Db, ...tables: string[]): Promise<void> {
  for (const table of tables) await db.execute(sql`ANALYZE ${sql.identifier(table)}`)
}

async function sharedOwner(db: Writer, several: { ownerId?: string }[]): Promise<string> {
  const given = several.find(({ ownerId }) => ownerId)?.ownerId
  return given ?? (await createSeller(db)).id
}

function only<Row>([row]: Row[]): Row {
  if (!row) throw new Error('Nothing was stored')
  return row
}
