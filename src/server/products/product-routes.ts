import type { Context as HonoContext } from 'hono'
import * as z from 'zod/mini'
import { PublicUser } from '#domain/accounts/account-schema.ts'
import { CATEGORIES } from '#domain/catalogue.ts'
import { EXPLORER_PAGE_SIZE, offsetOf, paginate, SEARCH_PAGE_SIZE } from '#domain/pagination.ts'
import { PaginationShape } from '#domain/pagination-schema.ts'
import { Product, ProductPage } from '#domain/products/product-schema.ts'
import { readingOf, setVersionHeader } from '#server/api/cache-headers.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { type ApiEnv, createRouter, documented, userIdParameter } from '#server/api/router.ts'
import { products as table } from '#server/db/schema/products.ts'
import {
  getProduct,
  getSeller,
  listProducts,
  listRelatedProducts,
  type ProductListQuery,
  productId,
} from './product-queries.ts'

const TAG = 'Products'

const ProductQuery = z.object({
  category: parameters.category,
  subCategory: parameters.subCategory,
  location: parameters.state('location'),
  type: parameters.productType,
  name: parameters.words('Words, beginnings of words and small typing mistakes'),
  page: parameters.page,
  limit: parameters.limit,
  asOf: parameters.asOf,
})
const SellerProductQuery = z.omit(ProductQuery, { subCategory: true, type: true })
const PagingQuery = z.pick(ProductQuery, { page: true, limit: true, asOf: true })

const CategoryList = z.array(
  z.object({ id: z.string(), category: z.string(), subCategories: z.array(z.string()) }),
)
const FoundProduct = z.object({ success: z.literal(true), message: z.string(), product: Product })
const RelatedProducts = z.object({ products: z.array(Product) })
const SearchedProducts = z.object({
  data: z.object({ products: z.array(Product) }),
  pagination: PaginationShape,
})
const SellerProducts = z.object({ products: z.array(Product), user: PublicUser, pagination: PaginationShape })

type PagedProductQuery = ProductListQuery & {
  page?: number | undefined
  limit?: number | undefined
  asOf?: string | undefined
}

/** A page of a list as of one moment: that of its first page (`asOf`), else now. */
async function productPage(
  c: HonoContext<ApiEnv>,
  pageSize: number,
  { page = 1, limit = pageSize, asOf, ...filters }: PagedProductQuery,
) {
  const { products, total } = await listProducts(c.var.ctx, {
    ...filters,
    ...(await readingOf(c, table, asOf)),
    limit,
    offset: offsetOf({ page, limit }),
  })
  return { products, pagination: paginate({ page, limit, total }) }
}

export const productRoutes = createRouter()
  .get('/getCategories', documented(TAG, 'The categories and their sub-categories', CategoryList), (c) =>
    c.json(CATEGORIES),
  )
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
      const { products, pagination } = await productPage(c, SEARCH_PAGE_SIZE, c.req.valid('query'))
      return c.json({ data: { products }, pagination })
    },
  )
  .get('/get/:id', documented(TAG, 'One product', FoundProduct), async (c) => {
    const { product, version } = await getProduct(c.var.ctx, productId(c.req.param('id')))
    setVersionHeader(c, version, product)
    return c.json({ success: true as const, message: 'Product found', product })
  })
  .get(
    '/getProduct/category/:id',
    documented(TAG, 'Up to 8 products like this one, nearest first', RelatedProducts),
    async (c) => c.json({ products: await listRelatedProducts(c.var.ctx, productId(c.req.param('id'))) }),
  )
  .get(
    '/seller-products/:userId',
    documented(TAG, "A seller's products by filter, 20 a page", SearchedProducts),
    parameters.query(SellerProductQuery),
    async (c) => {
      const ownerId = userIdParameter(c.req.param('userId'))
      const { products, pagination } = await productPage(c, SEARCH_PAGE_SIZE, {
        ...c.req.valid('query'),
        ownerId,
      })
      if (pagination.total === 0) await getSeller(c.var.ctx, ownerId)
      return c.json({ data: { products }, pagination })
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
