import type { Context as HonoContext } from 'hono'
import * as z from 'zod/mini'
import { PublicUser } from '#domain/accounts/account-schema.ts'
import { CATEGORIES } from '#domain/catalogue.ts'
import { EXPLORER_PAGE_SIZE, paginate, SEARCH_PAGE_SIZE } from '#domain/pagination.ts'
import { PRODUCT_SORTS } from '#domain/products/product-filters.ts'
import { PRODUCT_PRICE } from '#domain/products/product-rules.ts'
import {
  DetailedProduct,
  Product,
  type ProductCard,
  type ProductCardPage,
  ProductPage,
} from '#domain/products/product-schema.ts'
import { ProductFacets, SEARCH_ANSWER } from '#domain/search/search-schema.ts'
import { readingOf, setPrivateHeader, setReadingHeader, setVersionHeader } from '#server/api/cache-headers.ts'
import { dependsOn, productsOf, productTag, sellerTag, WORDS } from '#server/api/depends-on.ts'
import { encodePlace, type ListPlace, otherOrder, rowsBefore } from '#server/api/list-place.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { type ApiEnv, createRouter, documented, userIdParameter } from '#server/api/router.ts'
import { countMissed } from '#server/search/missed-searches.ts'
import { plainListOf, readPlainPage } from './listed-page.ts'
import { countFacets } from './product-facet-counts.ts'
import type { ProductListQuery } from './product-facts.ts'
import {
  detailed,
  getProduct,
  getSeller,
  listRelatedProducts,
  productAnswer,
  productCard,
  productId,
} from './product-queries.ts'
import { searchProducts } from './search-products.ts'

const TAG = 'Products'

const ProductQuery = z.object({
  category: parameters.category,
  subCategory: parameters.subCategory,
  location: parameters.state('location'),
  lga: parameters.localGovernment,
  type: parameters.productType,
  minPrice: parameters.number('Naira, after the discount', {
    name: 'minPrice',
    min: 0,
    max: PRODUCT_PRICE.max,
  }),
  maxPrice: parameters.number('Naira, after the discount', {
    name: 'maxPrice',
    min: 0,
    max: PRODUCT_PRICE.max,
  }),
  brand: parameters.brand,
  verified: parameters.flag('`true`: of verified sellers alone'),
  name: parameters.words('What somebody types: words, and with them a place, a price or a size'),
  sort: parameters.oneOf(
    'The best match first where there are words, else the newest; `nearest` needs a place or `near`',
    'sort',
    PRODUCT_SORTS,
  ),
  near: parameters.position('near'),
  page: parameters.page,
  limit: parameters.limit,
  asOf: parameters.asOf,
  after: parameters.afterPlace,
  fields: parameters.oneOf(
    'What of each product: `card` is as much as a card shows, with the cover alone; without it everything',
    'fields',
    ['card'],
  ),
})
const FacetQuery = z.omit(ProductQuery, {
  sort: true,
  near: true,
  page: true,
  limit: true,
  after: true,
  fields: true,
})
const RelatedQuery = z.pick(ProductQuery, { fields: true })
const SellerProductQuery = z.omit(ProductQuery, { subCategory: true, type: true, verified: true })
const PagingQuery = z.pick(ProductQuery, { page: true, limit: true, asOf: true, after: true, fields: true })

const CategoryList = z.array(
  z.object({ id: z.string(), category: z.string(), subCategories: z.array(z.string()) }),
)
const FoundProduct = z.object({ success: z.literal(true), message: z.string(), product: DetailedProduct })
const RelatedProducts = z.object({ products: z.array(Product) })
const SearchedProducts = z.object({
  data: z.object({ products: z.array(Product) }),
  ...SEARCH_ANSWER,
})
const SellerProducts = z.object({ products: z.array(Product), user: PublicUser, ...SEARCH_ANSWER })

/** A checkbox that is not set says so. */
type AskedProducts = Omit<ProductListQuery, 'verified'> & { verified?: boolean | undefined }

type PagedProductQuery = AskedProducts & {
  page?: number | undefined
  limit?: number | undefined
  asOf?: string | undefined
  after?: ListPlace | undefined
  fields?: 'card' | undefined
}

/** A page of a list as of one moment: that of its first page (`asOf`), else now. */
async function productPage(
  c: HonoContext<ApiEnv>,
  pageSize: number,
  { page = 1, limit = pageSize, asOf, after, fields, ...filters }: PagedProductQuery,
): Promise<ProductCardPage> {
  const asked = withState(filters)
  const paged = { page, limit, asOf, after }
  const found = (await plainPage(c, asked, paged)) ?? (await searchedPage(c, asked, paged))
  const { name: typed, ownerId } = filters
  // What words mean, and what else there is instead, hangs on the whole catalogue.
  if (typed || found.relaxed) dependsOn(productsOf(), WORDS)
  else
    dependsOn(ownerId ? sellerTag(ownerId) : productsOf({ state: asked.location, category: asked.category }))
  if (typed && !ownerId && page === 1 && (found.pagination.total === 0 || found.relaxed !== null))
    countMissed(c, { kind: 'products', typed, understood: found.understood, place: filters.location })
  // Where somebody is stays out of caches.
  if (filters.near) setPrivateHeader(c)
  return { ...found, products: shown(found.products, fields) }
}

const shown = (products: Product[], fields: 'card' | undefined): ProductCard[] =>
  fields === 'card' ? products.map(productCard) : products

type PageAsked = { page: number; limit: number } & Pick<PagedProductQuery, 'asOf' | 'after'>

async function searchedPage(
  c: HonoContext<ApiEnv>,
  asked: ProductListQuery,
  { page, limit, asOf, after }: PageAsked,
): Promise<ProductPage> {
  const reading = await readingOf(c, 'products', asOf)
  const offset = rowsBefore({ page, limit, after })
  return searchProducts(c.var.ctx, asked, reading, { page, limit, offset })
}

/** The same of a list that its own tables have ready; undefined where it is another, or has nothing, so that others are to be shown. */
async function plainPage(
  c: HonoContext<ApiEnv>,
  asked: ProductListQuery,
  { page, limit, asOf, after }: PageAsked,
): Promise<ProductPage | undefined> {
  const list = plainListOf(asked)
  if (!list) return undefined
  const isPlace = after !== undefined && 'order' in after
  if (isPlace && after.order !== list.order) throw otherOrder()
  const found = await readPlainPage(c.var.ctx.db, list, {
    asOf,
    after: isPlace ? after : undefined,
    offset: isPlace ? 0 : rowsBefore({ page, limit, after }),
    limit,
  })
  if (found.total === 0 || found.unsettled.length > 0) return undefined
  if (asOf === undefined) setReadingHeader(c, found.token)
  return {
    products: found.rows.map(productAnswer),
    pagination: {
      ...paginate({ page, limit, total: found.total }),
      next: found.next ? encodePlace({ order: list.order, ...found.next }) : null,
    },
    understood: [],
    relaxed: null,
  }
}

/** @throws AppError malformed */
function withState({ location, lga, verified, ...filters }: AskedProducts): ProductListQuery {
  const place = parameters.placeOf(location, lga)
  return { ...filters, location: place.state, lga: place.lga, verified: verified || undefined }
}

export const productRoutes = createRouter()
  .get('/getCategories', documented(TAG, 'The categories and their sub-categories', CategoryList), (c) => {
    dependsOn()
    return c.json(CATEGORIES)
  })
  .get(
    '/getCat',
    documented(TAG, 'Products by filter, 10 a page', ProductPage),
    parameters.query(ProductQuery),
    async (c) => c.json(await productPage(c, EXPLORER_PAGE_SIZE, c.req.valid('query'))),
  )
  .get(
    '/market-search',
    documented(TAG, 'Products by filter, 20 a page', SearchedProducts),
    parameters.query(ProductQuery),
    async (c) => {
      const { products, ...answer } = await productPage(c, SEARCH_PAGE_SIZE, c.req.valid('query'))
      return c.json({ data: { products }, ...answer })
    },
  )
  .get(
    '/facets',
    documented(
      TAG,
      'How many products each category, sub-category, state, type and brand would show',
      ProductFacets,
    ),
    parameters.query(FacetQuery),
    async (c) => {
      const { asOf, ...filters } = c.req.valid('query')
      dependsOn(productsOf(), WORDS)
      return c.json(await countFacets(c.var.ctx, withState(filters), await readingOf(c, 'products', asOf)))
    },
  )
  .get('/get/:id', documented(TAG, 'One product', FoundProduct), async (c) => {
    const { product, version } = await getProduct(c.var.ctx, productId(c.req.param('id')))
    dependsOn(productTag(product._id))
    setVersionHeader(c, version, product)
    return c.json({ success: true as const, message: 'Product found', product: detailed(product) })
  })
  .get(
    '/getProduct/category/:id',
    documented(TAG, 'Up to 8 products like this one, nearest first', RelatedProducts),
    parameters.query(RelatedQuery),
    async (c) => {
      const related = await listRelatedProducts(c.var.ctx, productId(c.req.param('id')))
      return c.json({ products: shown(related, c.req.valid('query').fields) })
    },
  )
  .get(
    '/seller-products/:userId',
    documented(TAG, 'A seller’s products by filter, 20 a page', SearchedProducts),
    parameters.query(SellerProductQuery),
    async (c) => {
      const ownerId = userIdParameter(c.req.param('userId'))
      const { products, ...answer } = await productPage(c, SEARCH_PAGE_SIZE, {
        ...c.req.valid('query'),
        ownerId,
      })
      if (answer.pagination.total === 0) await getSeller(c.var.ctx, ownerId)
      return c.json({ data: { products }, ...answer })
    },
  )
  .get(
    '/user/:userId',
    documented(TAG, 'A seller and their products, 20 a page', SellerProducts),
    parameters.query(PagingQuery),
    async (c) => {
      const ownerId = userIdParameter(c.req.param('userId'))
      const [user, page] = await Promise.all([
        getSeller(c.var.ctx, ownerId),
        productPage(c, SEARCH_PAGE_SIZE, { ...c.req.valid('query'), ownerId }),
      ])
      return c.json({ user, ...page })
    },
  )
