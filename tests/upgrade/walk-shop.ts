import { until } from './waiting.ts'
import type { Caller } from './walked-calls.ts'

const PRODUCTS =
  'name,description,category,sub category,type,unit,state,address,phone,price\nCement that is sent again,x,Concrete,Cement,Material,bags,Lagos,12 Allen Avenue,08031234567,9500'
const HOMES =
  'title,about,type,location,price,beds,baths\nTwo-bedroom flat in Yaba,x,Flat FOR RENT,Yaba Lagos,50000/month,2,2'

/** What sellers see of their shop, what they say of it and what they have saved. */
export async function walkShop(
  seller: Caller,
  { userId, productId }: { userId: string; productId: string },
): Promise<void> {
  const of = { path: { userId } }
  await seller.call('GET /user/quota/{userId}', of)
  await seller.call('GET /listing/user/{userId}', of)
  await seller.call('GET /user/leads/{userId}', { ...of, query: { days: '7' } })
  await seller.call('GET /user/overview/{userId}', of)
  await seller.call('PUT /shop/{userId}', { ...of, json: { slug: null, hours: [], areas: [], cover: null } })
  await seller.call('GET /shop/{address}', { path: { address: userId } })
  const saved = { name: 'Cement', price: 9_500, per: 'bag' }
  await seller.call('POST /user/saved/{userId}', {
    ...of,
    json: { changes: [{ kind: 'products', id: productId, at: '2026-01-01T00:00:00.000Z', saved }] },
  })
  await seller.call('GET /user/saved/{userId}', of)
  await seller.call('POST /user/export/{id}', { path: { id: userId }, json: {} })
}

/** Lists that come again and again, and an import that is taken back. */
export async function walkLists(seller: Caller): Promise<void> {
  await seller.call('POST /import/products/compare', { csv: PRODUCTS, query: { list: 'Stock' } })
  await seller.call('POST /import/products/changes.csv', { csv: PRODUCTS })
  await seller.call('POST /import/listings/compare', { csv: HOMES })
  await seller.call('POST /import/listings/changes.csv', { csv: HOMES })
  await seller.call('GET /import/products/shop.csv')
  await seller.call('GET /import/listings/shop.csv')
  const job = {
    id: (await seller.call('POST /import/products', { csv: PRODUCTS, query: { list: 'Stock' } }))('id'),
  }
  await imported(seller, job.id)
  await seller.call('GET /import/lists')
  const undoing = await seller.call('POST /import/{id}/undo', { path: job })
  await imported(seller, undoing('id'))
  await seller.call('GET /import/{id}', { path: job })
}

/** Waits for an import, or its undoing. */
export const imported = (seller: Caller, id: string): Promise<void> =>
  until(seller, `/api/import/${id}`, ({ state }) => state !== 'waiting' && state !== 'running')
