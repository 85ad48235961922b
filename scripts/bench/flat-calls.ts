import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/** A call below /api, and who makes it where that is no visitor. */
export type FlatCall = { name: string; path: string; as?: string }

const PRODUCT_LISTS = [
  '',
  '?page=50',
  '?page=1000',
  '?category=concrete&subCategory=Cement&location=Lagos&type=Material',
  '?category=concrete&subCategory=Cement',
  '?category=concrete&subCategory=Cement&page=200',
  '?category=roofing&location=Kano',
  '?type=Labour&location=Oyo',
  '?location=Lagos',
  '?location=Lagos&page=1000',
  '?location=Lagos&lga=Ikeja',
  '?sort=price-asc',
  '?category=roofing&sort=price-desc',
  '?category=concrete&minPrice=2000&maxPrice=9000',
  '?verified=true',
  '?brand=Dangote',
  '?sort=nearest&near=11.8,13.1',
  '?name=dangote+cement',
  '?name=cement',
  '?name=cement&page=50',
  '?name=cement&page=200',
  '?name=dangotte+cemnt',
  '?name=cement+in+kano',
  '?name=tiles+under+5000',
  '?name=cement&sort=price-asc',
  '?name=cement&sort=nearest&near=11.8,13.1',
  '?name=cement&category=electrical',
  '?name=iron+rod+12mm',
  '?name=marine+plywood+18mm',
  '?name=painter+in+ikeja',
  '?name=zzzyyy',
]

const FACETS = [
  '',
  '?category=concrete&location=Kano',
  '?name=cement',
  '?name=dangote+cement',
  '?name=cement&location=Kano&type=Material&category=concrete',
]

const HOMES = [
  'get',
  'get?startIndex=5000',
  'get?type=rent&parking=true&state=Lagos&minBedrooms=3&sort=regularPrice&order=asc',
  'get?searchTerm=duplex+lekki',
  'search',
  'search?searchTerm=3+bedroom+flat+in+lekki',
  'search?searchTerm=flat&sort=nearest&near=6.4,3.4',
  'search?state=Kano&maxPrice=200000',
  'facets',
  'facets?state=Lagos&type=rent',
]

const OTHERS = [
  'search/suggest?q=ceme',
  'search/suggest?q=dangote+c&location=Lagos',
  'materials',
  'materials/cement?state=Lagos',
  'materials/cement',
  'materials/sharp-sand?state=Kano',
  'prices/median?material=cement&location=Lagos',
  'prices/median?material=sand',
]

/** Every public call that reads offers, and a seller's own lists, on rows that exist. */
export async function flatCalls(db: Db): Promise<FlatCall[]> {
  const first = async (query: ReturnType<typeof sql>) => (await db.execute<{ id: string }>(query)).rows[0]?.id
  const product = await first(
    sql`SELECT id FROM products WHERE NOT hidden AND NOT asleep ORDER BY id LIMIT 1`,
  )
  const home = await first(sql`SELECT id FROM listings WHERE NOT hidden ORDER BY id LIMIT 1`)
  const shop = await first(
    sql`SELECT owner_id AS id FROM products GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  )
  const landlord = await first(
    sql`SELECT owner_id AS id FROM listings GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  )
  const paths = [
    ...PRODUCT_LISTS.map((query) => `product/getCat${query}`),
    'product/market-search?name=pipe&location=Lagos&category=mechanical',
    ...FACETS.map((query) => `product/facets${query}`),
    ...HOMES.map((query) => `listing/${query}`),
    ...OTHERS,
  ]
  return [
    ...paths.map((path) => ({ name: path, path })),
    { name: 'product/get/{id}', path: `product/get/${product}` },
    { name: 'product/getProduct/category/{id}', path: `product/getProduct/category/${product}` },
    { name: 'product/comparison/{id}', path: `product/comparison/${product}` },
    { name: 'product/seller-products/{id}', path: `product/seller-products/${shop}` },
    { name: 'product/seller-products/{id}?name=cement', path: `product/seller-products/${shop}?name=cement` },
    { name: 'product/user/{id}', path: `product/user/${shop}` },
    { name: 'user/{id}', path: `user/${shop}` },
    { name: 'listing/get/{id}', path: `listing/get/${home}` },
    { name: 'listing/similar/{id}', path: `listing/similar/${home}` },
    { name: 'listing/user/{id}', path: `listing/user/${landlord}` },
    { name: 'user/products/{id}', path: `user/products/${shop}`, as: shop ?? '' },
    { name: 'user/listings/{id}', path: `user/listings/${landlord}`, as: landlord ?? '' },
  ]
}
