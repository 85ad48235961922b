import type { Pool } from 'pg'
import { LISTING_PAGE_SIZE } from '#domain/pagination.ts'
import { prepared } from './recorded-call.ts'

/** A search of listings as a visitor makes it, and the same in handwritten SQL on these tables. */
export type ListingSearchCase = {
  query: string
  /** What is typed. */
  words?: string
  where?: string
  order?: string
  offset?: number
}

const NEWEST = 'created_at DESC, listing_id DESC'

const BEST = `(SELECT ts_rank(search, query) + ts_rank_cd(search, query) FROM listings WHERE id = listing_id) DESC, ${NEWEST}`

export const LISTING_SEARCHES: ListingSearchCase[] = [
  { query: '' },
  { query: 'type=rent', where: "type = 'rent'" },
  { query: 'type=sale&offer=true&furnished=true', where: "type = 'sale' AND offer AND furnished" },
  { query: 'parking=true', where: 'parking' },
  {
    query: 'type=rent&parking=true&state=Lagos&minBedrooms=3&sort=regularPrice&order=asc',
    where: "type = 'rent' AND parking AND state = 'Lagos' AND bedrooms >= 3",
    order: 'comparable_price, listing_id',
  },
  {
    query: 'minPrice=100000&maxPrice=500000&minBathrooms=2',
    where: 'comparable_price BETWEEN 10000000 AND 50000000 AND bathrooms >= 2',
  },
  {
    query: 'state=Lagos&area=lekki%20phase%201',
    where: "state = 'Lagos' AND to_tsvector('simple', plain_words(area)) @@ 'lekki & phase & 1'",
  },
  // No home matches.
  {
    query: 'area=nowhere&sort=regularPrice&order=asc',
    where: "to_tsvector('simple', plain_words(area)) @@ 'nowhere'",
    order: 'comparable_price, listing_id',
  },
  { query: 'sort=regularPrice&order=desc', order: 'comparable_price DESC, listing_id DESC' },
  { query: 'startIndex=5000', offset: 5_000 },
  { query: 'searchTerm=duplex+lekki', words: 'duplex lekki', order: BEST },
  { query: 'searchTerm=duplx+maitma', words: 'duplx maitma', order: BEST },
  {
    query: 'searchTerm=3+bedroom+bungalow+bodija&type=sale',
    words: '3 bedroom bungalow bodija',
    where: "type = 'sale'",
    order: BEST,
  },
  // No home has all three.
  { query: 'searchTerm=penthouse+bodija+maitama', words: 'penthouse bodija maitama' },
  { query: 'searchTerm=3+bedroom+flat', words: '3 bedroom flat' },
  {
    query: 'searchTerm=duplex+lekki&sort=regularPrice&order=asc',
    words: 'duplex lekki',
    order: 'comparable_price, listing_id',
  },
  // Words that every sixth home has, every third, and every one.
  { query: 'searchTerm=penthouse', words: 'penthouse' },
  {
    query: 'searchTerm=penthouse&type=rent&parking=true&maxPrice=500000',
    words: 'penthouse',
    where: "type = 'rent' AND parking AND comparable_price <= 50000000",
  },
  { query: 'searchTerm=lagos', words: 'lagos' },
  { query: 'searchTerm=bedroom', words: 'bedroom' },
]

const COLUMNS = `id, name, description, address, state, area, type, rent_period, bedrooms, bathrooms, regular_price,
  discount_price, offer, parking, furnished, created_at, updated_at, owner_id`

/** A page of homes with images and sellers, and the total, by two statements in parallel. */
export async function handwrittenSearch(
  pool: Pool,
  { words, where = 'true', order = NEWEST, offset = 0 }: ListingSearchCase,
) {
  const found = words
    ? `searchable_listings, search_query('listings', '${words}', now()) AS typed WHERE words @@ query AND ${where}`
    : `searchable_listings WHERE ${where}`
  const [homes, counted] = await Promise.all([
    pool.query<{ id: string }>(
      prepared(
        `SELECT home.*, (SELECT json_agg(image ORDER BY position) FROM listing_images
          JOIN images AS image ON image.id = image_id WHERE listing_id = home.id) AS images, seller.name AS seller_name,
        seller.image, mobile_number, email_verified, review_count, rating_total
      FROM (SELECT listing_id FROM ${found} ORDER BY ${order} LIMIT ${LISTING_PAGE_SIZE} OFFSET ${offset}) AS page
      JOIN LATERAL (SELECT ${COLUMNS} FROM listings WHERE id = page.listing_id) AS home ON true
      JOIN users AS seller ON seller.id = home.owner_id`,
      ),
    ),
    pool.query<{ total: number }>(prepared(`SELECT count(*)::int AS total FROM ${found}`)),
  ])
  return { ids: homes.rows.map(({ id }) => id), total: counted.rows[0]?.total }
}
