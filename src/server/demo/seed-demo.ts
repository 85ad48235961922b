import { sql } from 'drizzle-orm'
import { homeKindOf } from '#domain/listings/home-kind.ts'
import { koboFromNaira } from '#domain/money.ts'
import { listingPlace, productPlace } from '#domain/offers/offer-place.ts'
import { parsePhone } from '#domain/phone.ts'
import { localGovernmentOf, type WrittenPlace } from '#domain/places/local-government.ts'
import { businessExpiryOf } from '#domain/verification/verification-rules.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { setWay } from '#server/db/price-way.ts'
import { users } from '#server/db/schema/accounts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { shopSlugs, shops } from '#server/db/schema/shops.ts'
import { readingColumns, saleTermColumns } from '#server/offers/product-columns.ts'
import type { Storage } from '#server/storage/storage.ts'
import {
  confirmedAt,
  firstVerifiedAt,
  joinedAt,
  pastPrices,
  shelvedAfter,
  verifiedAt,
  writtenAfter,
} from './demo-calendar.ts'
import { type DemoCatalogue, readDemoCatalogue } from './demo-catalogue.ts'
import { homeConfirmedAt, homeCosts } from './demo-homes.ts'
import { demoChance, demoEmail, demoId } from './demo-ids.ts'
import { attachDemoImages, storeDemoImages } from './demo-images.ts'
import type { DemoSeller } from './demo-schemas.ts'
import { demoShops } from './demo-shops.ts'
import { DEMO_CHECKER } from './keep-demo-verified.ts'
import { insertPastPrices, insertPastSellers } from './past-prices.ts'

const DAY_MS = 86_400_000

/** So many rows go in one statement; PostgreSQL takes 65,535 parameters. */
const ROWS_AT_ONCE = 1_000

/** The owner of the pictures: an account of the demonstration that sells nothing and has no sign-in. */
const IMAGES_OF = 'sade-qs'

/**
 * Fills an empty database with the demonstration catalogue, all of it or nothing, and the storage with its pictures.
 * @param now when its calendar ends
 * @returns how many rows of each kind, or undefined where there are accounts already
 */
export async function seedDemo(db: Db, storage: Storage, now = new Date()) {
  const catalogue = await readDemoCatalogue()
  return db.transaction(async (tx) => {
    // Instances that start together take turns here, however long the first one takes: the later ones find its users.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    await tx.execute(sql`LOCK TABLE ${users} IN SHARE ROW EXCLUSIVE MODE`)
    const existing = await tx.select({ id: users.id }).from(users).limit(1)
    if (existing.length > 0) return undefined

    const rows = demoRows(catalogue, now)
    await setWay(tx, 'demo')
    const [stored] = await Promise.all([storeDemoImages(storage, rows, now), insertRows(tx, rows)])
    await attachDemoImages(tx, stored, demoId('user', IMAGES_OF))
    return {
      sellers: catalogue.sellers.length,
      products: rows.products.length,
      listings: rows.listings.length,
      reviews: rows.reviews.length,
    }
  })
}

async function insertRows(tx: Transaction, rows: ReturnType<typeof demoRows>): Promise<void> {
  for (const some of chunks(rows.users)) await tx.insert(users).values(some)
  for (const some of chunks(rows.shops.slugs)) await tx.insert(shopSlugs).values(some)
  for (const some of chunks(rows.shops.shops)) await tx.insert(shops).values(some)
  for (const some of chunks(rows.products)) await tx.insert(products).values(some)
  await insertPastSellers(tx, rows.pastSellers)
  await insertPastPrices(tx, rows.pastPrices)
  for (const some of chunks(rows.listings)) await tx.insert(listings).values(some)
  for (const some of chunks(rows.reviews)) await tx.insert(reviews).values(some)
}

const placed = (place: WrittenPlace) => ({ lga: localGovernmentOf(place), placed: true })

/** When the offers of unconfirmed sellers go offline in a demonstration. */
const NEVER = new Date('9999-01-01')

/** The catalogue as rows. Nobody sells before they joined, and nobody reviews before both sides have. */
export function demoRows({ sellers, buyers, products, listings, reviews }: DemoCatalogue, now: Date) {
  const merchants = new Set(products.flatMap(({ seller, isCommon }) => (isCommon ? [seller] : [])))
  const dealers = new Set(products.map(({ seller }) => seller))
  const joined = (handle: string) => joinedAt(handle, now, merchants.has(handle))
  const sellerOf = new Map(sellers.map((seller) => [seller.handle, seller]))
  const nameOf = new Map([...sellers, ...buyers].map(({ handle, username }) => [handle, username]))
  const offered = products.map((product) => {
    const seller = known(sellerOf, product.seller)
    const location = product.state ?? seller.state
    const name = [product.seller, product.name]
    const createdAt = product.isCommon
      ? shelvedAfter(joined(product.seller), ...name)
      : writtenAfter(joined(product.seller), now, 0, ...name)
    const text = {
      name: product.name,
      description: product.description,
      category: product.category,
      subCategories: [product.subCategory],
      type: product.type,
      unit: product.unit,
    }
    const row = {
      ...text,
      id: demoId('product', ...name),
      ownerId: demoId('user', product.seller),
      location,
      storeAddress: seller.storeAddress,
      ...placed(productPlace({ location, storeAddress: seller.storeAddress, lga: null })),
      mobile: mobileOf(seller),
      regularPrice: koboFromNaira(product.price),
      discount: product.discountPrice !== undefined,
      discountPrice: koboFromNaira(product.discountPrice ?? 0),
      ...readingColumns(text, {}),
      ...saleTermColumns({
        minimumOrder: product.minimumOrder ?? null,
        priceBreaks: product.priceBreaks ?? [],
        delivery: product.delivery ?? null,
        inStock: product.inStock ?? true,
      }),
      ...at(createdAt),
      priceConfirmedAt: later(createdAt, confirmedAt(product, now)),
    }
    return { row, past: pastPrices(product, product.discountPrice ?? product.price, row) }
  })
  return {
    users: [
      ...sellers.map((seller) => ({
        ...personRow(seller, joined(seller.handle)),
        emailVerified: seller.emailConfirmed,
        // Nobody reads the mail that would ask them.
        confirmBy: seller.emailConfirmed ? null : NEVER,
        bio: seller.bio,
        storeAddress: seller.storeAddress,
        mobileNumber: mobileOf(seller),
        ...verificationOf(seller, now),
      })),
      ...buyers.map((buyer) => ({ ...personRow(buyer, joined(buyer.handle)), emailVerified: true })),
    ],
    covers: sellers.map(({ handle, cover }) => ({ userId: demoId('user', handle), cover })),
    shops: demoShops(sellers, (handle) => dealers.has(handle)),
    products: offered.map(({ row }) => row),
    pastSellers: sellers
      .filter(({ handle, verifiedBy }) => verifiedBy && dealers.has(handle))
      .map(({ handle }) => ({
        ownerId: demoId('user', handle),
        key: demoId('key', handle),
        ...firstVerifiedAt(handle, joined(handle)),
      })),
    pastPrices: offered.flatMap(({ row, past }) => past.map((each) => ({ ...each, productId: row.id }))),
    homes: listings.map(({ seller, name, picture, furnished }) => ({
      id: demoId('listing', seller, name),
      name,
      picture,
      furnished,
    })),
    listings: listings.map(({ seller, discountPrice, picture: _, ...home }) => {
      const createdAt = writtenAfter(joined(seller), now, 0, seller, home.name)
      const confirmed = later(createdAt, homeConfirmedAt({ seller, name: home.name }, now))
      return {
        ...home,
        ...homeCosts({ seller, ...home }),
        ...placed(listingPlace({ ...home, lga: null })),
        kind: homeKindOf(home.name),
        guessed: true,
        id: demoId('listing', seller, home.name),
        ownerId: demoId('user', known(sellerOf, seller).handle),
        regularPrice: koboFromNaira(home.regularPrice),
        offer: discountPrice !== undefined,
        discountPrice: koboFromNaira(discountPrice ?? 0),
        ...at(createdAt),
        confirmedAt: confirmed,
        availabilitySince: confirmed,
      }
    }),
    reviews: reviews.map(({ seller, author, rating, comment, reply }) => {
      const bothThere = Math.max(joined(seller), joined(author))
      const written = at(writtenAfter(bothThere + 7 * DAY_MS, now, 2, seller, author))
      const repliedAt = new Date(
        written.createdAt.getTime() + DAY_MS * (0.2 + demoChance('moment', 'reply', seller, author)),
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

/** Who was checked, in `..By`: the demonstration's own are renewed (`confirm-demo-prices.ts`). */
function verificationOf({ handle, verifiedBy }: DemoSeller, now: Date) {
  if (!verifiedBy) return {}
  const { phone, business } = verifiedAt(handle, now)
  return {
    phoneConfirmedAt: phone,
    phoneConfirmedBy: DEMO_CHECKER,
    businessCheckedAt: business,
    businessCheckedBy: DEMO_CHECKER,
    businessBasis: verifiedBy,
    businessExpiresAt: businessExpiryOf(business),
  }
}

const at = (createdAt: Date) => ({ createdAt, updatedAt: createdAt })

const later = (one: Date, other: Date) => (one > other ? one : other)

function personRow({ handle, username }: { handle: string; username: string }, joined: number) {
  return {
    id: demoId('user', handle),
    name: username,
    email: demoEmail(handle),
    ...at(new Date(joined)),
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

function chunks<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  )
}
