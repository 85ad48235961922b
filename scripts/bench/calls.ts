import type { Pool } from 'pg'
import type { AnswerShape } from './answer-shapes.ts'

/** A read call of the API as the benchmark makes it. */
export type BenchCall = {
  name: string
  path: string
  /** How the bare server makes the answer of the rows. */
  shape: AnswerShape
  /** How many of its statements run in sequence before the rest run in parallel. */
  inOrder?: number
}

/** Rows that are asked for: a product and a home from the middle of the year, and the largest shop. */
export async function findIds(pool: Pool): Promise<Record<'product' | 'seller' | 'listing', string>> {
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
  return { product: product.id, seller: seller.id, listing: listing.id }
}

/** Every read call but the lists of products. */
export async function readCalls(pool: Pool): Promise<BenchCall[]> {
  const { product, seller, listing } = await findIds(pool)
  return [
    { name: 'getCategories', path: '/product/getCategories', shape: 'categories' },
    { name: 'product/get', path: `/product/get/${product}`, shape: 'foundProduct' },
    {
      name: 'getProduct/category',
      path: `/product/getProduct/category/${product}`,
      shape: 'relatedProducts',
      inOrder: 1,
    },
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
    { name: 'listing/get/:id', path: `/listing/get/${listing}`, shape: 'listing' },
    { name: 'listing/similar', path: `/listing/similar/${listing}`, shape: 'lastListings', inOrder: 2 },
    { name: 'user/:id', path: `/user/${seller}`, shape: 'user' },
    { name: 'get-reviews', path: `/review/get-reviews/${seller}`, shape: 'reviews' },
  ]
}
