import type { Pool } from 'pg'
import type { AnswerShape } from './answer-shapes.ts'

/** A read call of the API as the benchmark makes it. */
export type BenchCall = {
  name: string
  path: string
  /** How the bare server makes the answer of the rows. */
  shape: AnswerShape
  page?: number
  /** How many of its statements run in sequence before the rest run in parallel. */
  inOrder?: number
}

/** Every read call, on existing rows: a product from the middle of the year, and the largest shop. */
export async function readCalls(pool: Pool): Promise<BenchCall[]> {
  const first = async (text: string) => (await pool.query<{ id: string }>(`${text} LIMIT 1`)).rows[0]
  const product = await first(
    "SELECT id FROM products WHERE created_at >= '2025-07-01' ORDER BY created_at, id",
  )
  const seller = await first(
    'SELECT owner_id AS id FROM products GROUP BY owner_id ORDER BY count(*) DESC, owner_id',
  )
  const listing = await first(
    "SELECT id FROM listings WHERE created_at >= '2025-07-01' ORDER BY created_at, id",
  )
  if (!product || !seller || !listing) throw new Error('The database is empty')

  return [
    { name: 'getCategories', path: '/product/getCategories', shape: 'categories' },
    { name: 'getCat', path: '/product/getCat', shape: 'productPage' },
    {
      name: 'getCat, all four filters',
      path: '/product/getCat?category=Concrete&subCategory=Cement&location=Lagos&type=Material',
      shape: 'productPage',
    },
    {
      name: 'getCat, sub-category',
      path: '/product/getCat?category=Roofing&subCategory=Roof%20Covering',
      shape: 'productPage',
    },
    { name: 'getCat, page 50', path: '/product/getCat?page=50', shape: 'productPage', page: 50 },
    { name: 'getCat, name', path: '/product/getCat?name=dangote+cement', shape: 'productPage', inOrder: 1 },
    {
      name: 'getCat, frequent word',
      path: '/product/getCat?name=cement',
      shape: 'productPage',
      inOrder: 1,
    },
    {
      name: 'getCat, mistyped',
      path: '/product/getCat?name=dangotte+cemnt',
      shape: 'productPage',
      inOrder: 1,
    },
    {
      name: 'market-search, name and filters',
      path: '/product/market-search?name=pipe&location=Lagos&category=Mechanical',
      shape: 'searchedProducts',
      inOrder: 1,
    },
    { name: 'product/get', path: `/product/get/${product.id}`, shape: 'foundProduct' },
    {
      name: 'getProduct/category',
      path: `/product/getProduct/category/${product.id}`,
      shape: 'relatedProducts',
      inOrder: 1,
    },
    { name: 'seller-products', path: `/product/seller-products/${seller.id}`, shape: 'searchedProducts' },
    { name: 'product/user', path: `/product/user/${seller.id}`, shape: 'sellerProducts' },
    { name: 'listing/get', path: '/listing/get', shape: 'lastListings', inOrder: 1 },
    {
      name: 'listing/get, filters, by price',
      path: '/listing/get?type=rent&parking=true&state=Lagos&minBedrooms=3&sort=regularPrice&order=asc',
      shape: 'lastListings',
      inOrder: 1,
    },
    {
      name: 'listing/get, searchTerm',
      path: '/listing/get?searchTerm=duplex+lekki',
      shape: 'lastListings',
      inOrder: 2,
    },
    { name: 'listing/get/:id', path: `/listing/get/${listing.id}`, shape: 'listing' },
    { name: 'listing/similar', path: `/listing/similar/${listing.id}`, shape: 'lastListings', inOrder: 2 },
    { name: 'user/:id', path: `/user/${seller.id}`, shape: 'user' },
    { name: 'get-reviews', path: `/review/get-reviews/${seller.id}`, shape: 'reviews' },
  ]
}
