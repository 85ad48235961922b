import { and, arrayOverlaps, desc, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { PublicUser } from '#domain/accounts/account-schema.ts'
import { categoryName } from '#domain/catalogue.ts'
import { AppError } from '#domain/errors.ts'
import { materialDetails } from '#domain/materials/material-details.ts'
import { nairaFromKobo } from '#domain/money.ts'
import { localGovernmentIn } from '#domain/places/local-government.ts'
import type { DetailedProduct, Product, ProductCard } from '#domain/products/product-schema.ts'
import type { Context, Reader } from '#server/api/context.ts'
import { dependsOn, productsOf as listTag, productTag, sellerTag } from '#server/api/depends-on.ts'
import { idParameter, NO_SUCH_USER } from '#server/api/router.ts'
import { countCapped } from '#server/db/capped-count.ts'
import { hotRead } from '#server/db/hot-read.ts'
import { isHidden, offerAnswer, offerSelection, offersOf } from '#server/db/offer-rows.ts'
import { type Reading, wasThere } from '#server/db/reading-moment.ts'
import { users } from '#server/db/schema/accounts.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import { publicUser, publicUserColumns } from '#server/db/seller.ts'
import { allUnsettled, notOf } from '#server/db/unsettled-owners.ts'
import { saleAnswer, saleSelection } from './sale-rows.ts'

/** What an admin has hidden is there for its owner alone. */
type Seeing = { hiddenToo?: boolean }

const listed = ({ unsettled }: Pick<Reading, 'unsettled'>) =>
  and(not(products.hidden), not(products.asleep), notOf(unsettled, products.ownerId))

/** Ids are opaque: one of the wrong form is the id of no product. */
export const productId = (text: string): string => idParameter(text, 'No product found.')

export const productColumns = {
  ...offerSelection(products, productImages),
  category: products.category,
  subCategories: products.subCategories,
  type: products.type,
  unit: products.unit,
  location: products.location,
  storeAddress: products.storeAddress,
  mobile: products.mobile,
  discount: products.discount,
  ...saleSelection,
}

const newest = [desc(products.createdAt), desc(products.id)]

const selectProducts = ({ db }: Reader) =>
  db.select(productColumns).from(products).innerJoin(users, eq(users.id, products.ownerId))

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

export const productAnswer = (row: ProductRow): Product => ({
  ...offerAnswer(row, {
    subCategories: row.subCategories,
    type: row.type,
    unit: row.unit,
    location: row.location,
    storeAddress: row.storeAddress,
    mobile: row.mobile,
    discount: row.discount,
  }),
  ...saleAnswer(row, nairaFromKobo(row.discount ? row.discountPrice : row.regularPrice)),
  lga: localGovernmentIn(row.location, row.lga),
  categories: row.category,
  categoryName: categoryName(row.category),
})

/** A product by itself. */
export const detailed = (product: Product): DetailedProduct => ({
  ...product,
  details: product.material ? materialDetails(product.material) : [],
})

/** What a card of it shows. */
export const productCard = ({
  description: _description,
  imageUrls: _imageUrls,
  storeAddress: _storeAddress,
  mobile: _mobile,
  delivery: _delivery,
  packReadBy: _packReadBy,
  materialReadBy: _materialReadBy,
  readBy: _readBy,
  notComparable: _notComparable,
  updatedAt: _updatedAt,
  ...card
}: Product): ProductCard => ({ ...card, images: card.images.slice(0, 1) })

/** A seller's products, newest first, including those that an admin has hidden. */
export async function listOwnProducts(
  ctx: Context,
  { ownerId, offset, limit, ...reading }: Reading & { ownerId: string; offset: number; limit: number },
): Promise<{ products: Product[]; counted: number }> {
  const own = and(
    eq(products.ownerId, ownerId),
    wasThere({ time: products.createdAt, addedBy: products.addedBy }, reading),
  )
  // What is shown is fetched for the rows of the page alone, not for those that were skipped or sorted away.
  const page = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(own)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset)
  const [rows, counted] = await Promise.all([
    selectProducts(ctx)
      .where(inArray(products.id, page))
      .orderBy(...newest),
    countCapped(ctx.db, products, own),
  ])
  return { products: rows.map(productAnswer), counted }
}

const findProductsOf = offersOf('products_of', products.id, (db) => selectProducts({ db }))

/** In the order of the ids. */
export async function productsOf({ db }: Context, ids: string[]): Promise<Product[]> {
  const rows = await findProductsOf(db).execute({ ids })
  return rows.map(productAnswer)
}

const findProduct = hotRead((db) =>
  db
    .select({ ...productColumns, version: products.version })
    .from(products)
    .innerJoin(users, eq(users.id, products.ownerId))
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('product'),
)

/** A product and the version that it is in. @throws AppError not-found */
export async function getProduct(
  { db }: Reader,
  id: string,
  { hiddenToo = false }: Seeing = {},
): Promise<{ product: Product; version: number }> {
  const [row] = await findProduct(db).execute({ id })
  if (!row || (row.hidden && !hiddenToo)) throw new AppError('not-found', 'No product found.')
  return { product: productAnswer(row), version: row.version }
}

const findSeller = hotRead((db) =>
  db
    .select(publicUserColumns)
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), not(users.hidden)))
    .prepare('seller'),
)

/** The head of a seller's shop. @throws AppError not-found */
export async function getSeller({ db }: Context, id: string): Promise<PublicUser> {
  dependsOn(sellerTag(id))
  const [row] = await findSeller(db).execute({ id })
  if (!row) throw new AppError('not-found', NO_SUCH_USER)
  return publicUser(row)
}

/** Related products shown at most (docs/product.md 4.5). */
const RELATED = 8

const findRelation = hotRead((db) =>
  db
    .select({
      category: products.category,
      subCategories: products.subCategories,
      type: products.type,
      materialId: products.materialId,
      location: products.location,
      hidden: isHidden(products),
      unsettled: allUnsettled,
    })
    .from(products)
    .innerJoin(users, eq(users.id, products.ownerId))
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('product_relation'),
)

/**
 * Products of the same category and type, work beside work: first those of its sub-category in its state, then by sub-category, by state, and
 * the rest; of the newest of each what is the same thing, or of the same trade, before what is not.
 */
export async function listRelatedProducts(ctx: Context, id: string): Promise<Product[]> {
  const [product] = await findRelation(ctx.db).execute({ id })
  if (!product || product.hidden) throw new AppError('not-found', 'No product found.')
  dependsOn(productTag(id), listTag({ category: product.category }))
  const sameType = eq(products.type, product.type)
  const sameSubCategory = arrayOverlaps(products.subCategories, product.subCategories)
  const sameState = eq(products.location, product.location)
  const sameThing = sql`${products.materialId} IS NOT DISTINCT FROM ${product.materialId}`
  // Each circle is a short walk along an index; sorting the whole category by nearness would read all of it.
  const circle = (nearness?: SQL) =>
    ctx.db
      .select({ id: products.id })
      .from(products)
      .where(
        and(
          listed(product),
          eq(products.category, product.category),
          sameType,
          ne(products.id, id),
          nearness,
        ),
      )
      .orderBy(...newest)
      .limit(RELATED)
  const rows = await selectProducts(ctx)
    .where(
      inArray(
        products.id,
        unionAll(
          circle(and(sameSubCategory, sameState)),
          circle(sameSubCategory),
          circle(sameState),
          circle(),
        ),
      ),
    )
    .orderBy(sql`${sameSubCategory} DESC`, sql`${sameState} DESC`, sql`${sameThing} DESC`, ...newest)
    .limit(RELATED)
  return rows.map(productAnswer)
}
