import type { Pool } from 'pg'
import { LISTING_PAGE_SIZE, SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { prepared } from './recorded-call.ts'

/** A search of listings as a visitor makes it; where nothing is typed, the same in handwritten SQL on these tables. */
export type ListingSearchCase = {
  query: string
  where?: string
  order?: string
  offset?: number
}

const NEWEST = 'created_at DESC, listing_id DESC'

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
  { query: 'state=Lagos&lga=Ikeja', where: "state = 'Lagos' AND lga = 'Ikeja'" },
]

/** What is typed is understood and matched in several steps, which nothing by hand could be compared with. */
export const TYPED_SEARCHES = [
  'searchTerm=duplex+lekki',
  'searchTerm=duplx+maitma',
  'searchTerm=3+bedroom+bungalow+bodija&type=sale',
  // No home has all three.
  'searchTerm=penthouse+bodija+maitama',
  'searchTerm=3+bedroom+flat',
  'searchTerm=duplex+lekki&sort=regularPrice&order=asc',
  // Words that every sixth home has, every third, and every one.
  'searchTerm=penthouse',
  'searchTerm=penthouse&type=rent&parking=true&maxPrice=500000',
  'searchTerm=lagos',
  'searchTerm=bedroom',
  'searchTerm=3+bedroom+duplex+for+rent+in+ikeja+under+5m',
  // The nearest: of all homes, of many and of few.
  'sort=nearest&near=12,8.52',
  'sort=nearest&near=6.52,3.38&startIndex=5000',
  'searchTerm=duplex&sort=nearest&near=9.08,7.4',
  'searchTerm=duplex+lekki&sort=nearest&near=9.08,7.4',
]
/** Where a place has none, or the whole country: asked of the page's own call. */
export const RELAXED_SEARCHES = [
  'searchTerm=penthouse&state=Yobe&lga=Gulani&bedrooms=9',
  'bedrooms=10&maxPrice=1',
  'searchTerm=zzzzqqqq',
]

const COLUMNS = `id, name, description, address, state, area, type, rent_period, bedrooms, bathrooms, regular_price,
  discount_price, offer, parking, furnished, created_at, updated_at, owner_id`

/** A page of homes with images and sellers, and the total as far as it is counted, by two statements in parallel. */
export async function handwrittenSearch(
  pool: Pool,
  { where = 'true', order = NEWEST, offset = 0 }: ListingSearchCase,
) {
  const found = `searchable_listings WHERE ${where}`
  const [homes, counted] = await Promise.all([
    pool.query<{ id: string }>(
      prepared(
        `SELECT home.*, (SELECT json_agg(image ORDER BY position) FROM listing_images
          JOIN images AS image ON image.id = image_id WHERE listing_id = home.id) AS images, seller.name AS seller_name,
        seller.image, mobile_number, phone_confirmed_at, business_checked_at, review_count, rating_total
      FROM (SELECT listing_id, row_number() OVER () AS rank
        FROM (SELECT listing_id FROM ${found} ORDER BY ${order} LIMIT ${LISTING_PAGE_SIZE} OFFSET ${offset}) AS ordered) AS page
      JOIN LATERAL (SELECT ${COLUMNS} FROM listings WHERE id = page.listing_id) AS home ON true
      JOIN users AS seller ON seller.id = home.owner_id ORDER BY page.rank`,
      ),
    ),
    pool.query<{ total: number }>(
      prepared(
        `SELECT count(*)::int AS total FROM (SELECT FROM ${found} LIMIT ${SEARCH_TOTAL_MAX}) AS first`,
      ),
    ),
  ])
  return { ids: homes.rows.map(({ id }) => id), total: counted.rows[0]?.total }
}
