import { sql } from 'drizzle-orm'
import { koboFromNaira } from '#domain/money.ts'
import { listingPlace, productPlace } from '#domain/offers/offer-place.ts'
import { parsePhone } from '#domain/phone.ts'
import { localGovernmentOf, type WrittenPlace } from '#domain/places/local-government.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type DemoCatalogue, type DemoSeller, readDemoCatalogue } from './demo-catalogue.ts'
import { demoDigest, demoEmail, demoId } from './demo-ids.ts'
import { attachDemoImages } from './demo-images.ts'

const DAY_MS = 86_400_000

/** The demonstration's calendar, the same on every machine: shops open in the first period and write until the end. */
const OPENING = { from: Date.parse('2025-11-03T08:00:00Z'), to: Date.parse('2026-06-30T18:00:00Z') }
const LAST_DAY = Date.parse('2026-10-31T18:00:00Z')

/** So many rows go in one statement; PostgreSQL takes 65,535 parameters. */
const ROWS_AT_ONCE = 1_000

/** The owner of the pictures: an account of the demonstration without a sign-in. */
const IMAGES_OF = 'tanke-roofing'

/**
 * Fills an empty database with the demonstration catalogue, all of it or nothing, and the storage with its pictures.
 * @returns how many rows of each kind, or undefined where there are accounts already
 */
export async function seedDemo(db: Db, storage: Storage) {
  const catalogue = await readDemoCatalogue()
  return db.transaction(async (tx) => {
    // Instances that start together take turns here: the later ones find the first one's users.
    await tx.execute(sql`LOCK TABLE ${users} IN SHARE ROW EXCLUSIVE MODE`)
    const existing = await tx.select({ id: users.id }).from(users).limit(1)
    if (existing.length > 0) return undefined

    const rows = demoRows(catalogue)
    for (const some of chunks(rows.users)) await tx.insert(users).values(some)
    for (const some of chunks(rows.products)) await tx.insert(products).values(some)
    for (const some of chunks(rows.listings)) await tx.insert(listings).values(some)
    for (const some of chunks(rows.reviews)) await tx.insert(reviews).values(some)
    await attachDemoImages(tx, storage, { ...rows, ownerId: demoId('user', IMAGES_OF) })
    return {
      sellers: catalogue.sellers.length,
      products: rows.products.length,
      listings: rows.listings.length,
      reviews: rows.reviews.length,
    }
  })
}

const placed = (place: WrittenPlace) => ({ lga: localGovernmentOf(place), placed: true })

/** When the offers of unconfirmed sellers go offline in a demonstration. */
const NEVER = new Date('9999-01-01')

/** The catalogue as rows. Nobody sells before they joined, and nobody reviews before both sides have. */
export function demoRows({ sellers, buyers, products, listings, reviews }: DemoCatalogue) {
  const sellerOf = new Map(sellers.map((seller) => [seller.handle, seller]))
  const nameOf = new Map([...sellers, ...buyers].map(({ handle, username }) => [handle, username]))
  return {
    users: [
      ...sellers.map((seller) => ({
        ...personRow(seller),
        emailVerified: seller.emailConfirmed,
        // Nobody reads the mail that would ask them.
        confirmBy: seller.emailConfirmed ? null : NEVER,
        bio: seller.bio,
        storeAddress: seller.storeAddress,
        mobileNumber: mobileOf(seller),
      })),
      ...buyers.map((buyer) => ({ ...personRow(buyer), emailVerified: true })),
    ],
    products: products.map((product) => {
      const seller = known(sellerOf, product.seller)
      const location = product.state ?? seller.state
      return {
        id: demoId('product', product.seller, product.name),
        ownerId: demoId('user', product.seller),
        name: product.name,
        description: product.description,
        category: product.category,
        subCategories: [product.subCategory],
        type: product.type,
        unit: product.unit,
        location,
        storeAddress: seller.storeAddress,
        ...placed(productPlace({ location, storeAddress: seller.storeAddress, lga: null })),
        mobile: mobileOf(seller),
        regularPrice: koboFromNaira(product.price),
        discount: product.discountPrice !== undefined,
        discountPrice: koboFromNaira(product.discountPrice ?? 0),
        ...writtenBetween(joinedAt(product.seller), LAST_DAY, product.seller, product.name),
      }
    }),
    listings: listings.map(({ seller, discountPrice, ...home }) => ({
      ...home,
      ...placed(listingPlace({ ...home, lga: null })),
      id: demoId('listing', seller, home.name),
      ownerId: demoId('user', known(sellerOf, seller).handle),
      regularPrice: koboFromNaira(home.regularPrice),
      offer: discountPrice !== undefined,
      discountPrice: koboFromNaira(discountPrice ?? 0),
      ...writtenBetween(joinedAt(seller), LAST_DAY, seller, home.name),
    })),
    reviews: reviews.map(({ seller, author, rating, comment, reply }) => {
      const bothThere = Math.max(joinedAt(seller), joinedAt(author))
      const written = writtenBetween(bothThere + 7 * DAY_MS, LAST_DAY - 2 * DAY_MS, seller, author)
      const repliedAt = new Date(
        written.createdAt.getTime() + DAY_MS * (0.2 + fraction('reply', seller, author)),
      )
      return {
        id: demoId('review', seller, author),
        sellerId: demoId('user', seller),
        authorId: demoId('user', author),
        name: known(nameOf, author),
        email: demoEmail(author),
        rating,
        comment,
        ...written,
        ...(reply && { reply, repliedAt, updatedAt: repliedAt }),
      }
    }),
  }
}

function personRow({ handle, username }: { handle: string; username: string }) {
  const createdAt = new Date(joinedAt(handle))
  return {
    id: demoId('user', handle),
    name: username,
    email: demoEmail(handle),
    createdAt,
    updatedAt: createdAt,
  }
}

function mobileOf({ handle, mobile }: DemoSeller): string {
  const number = parsePhone(mobile)
  if (!number) throw new Error(`${handle}: ${mobile} is no Nigerian mobile number`)
  return number
}

function known<Value>(values: Map<string, Value>, handle: string): Value {
  const value = values.get(handle)
  if (value === undefined) throw new Error(`Nobody in the demonstration has the handle ${handle}`)
  return value
}

const joinedAt = (handle: string) => momentBetween(OPENING.from, OPENING.to, 'joined', handle)

function writtenBetween(from: number, to: number, ...name: string[]) {
  const createdAt = new Date(momentBetween(from, to, 'written', ...name))
  return { createdAt, updatedAt: createdAt }
}

const momentBetween = (from: number, to: number, ...name: string[]) =>
  Math.round(from + fraction(...name) * (to - from))

/** A number from 0 up to 1 that looks like chance and is always the same for one name. */
const fraction = (...name: string[]) => demoDigest('moment', ...name).readUInt32BE() / 2 ** 32

function chunks<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  )
}
