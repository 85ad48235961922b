import type { Caller } from './walked-calls.ts'

/** What everybody reads of prices. */
export async function walkPrices(visitor: Caller): Promise<void> {
  for (const read of [
    'index',
    'index.csv',
    'week',
    'weeks',
    'methods',
    'methods.csv',
    'feed.xml',
    'method.txt',
  ])
    await visitor.call(`GET /prices/${read}`)
  const runs = await visitor.call('GET /prices/runs')
  await visitor.call('GET /prices/runs/{runId}', { path: { runId: runs('runs.0.id') } })
  await visitor.call('GET /materials', { query: { state: 'Lagos' } })
  await visitor.call('GET /materials/{material}', { path: { material: 'cement' }, query: { state: 'Kano' } })
  await visitor.call('GET /materials/{material}/{values}', {
    path: { material: 'rebar', values: '12mm' },
    query: { quantity: '1000' },
  })
  await visitor.call('GET /work-items')
  await visitor.call('GET /work-items/{item}', { path: { item: 'concrete-1-2-4' } })
}

/** A seller confirms own prices and homes, and says how to be reminded of them. */
export async function walkOwnPrices(
  seller: Caller,
  { userId, homeId }: { userId: string; homeId: string },
): Promise<void> {
  const of = { path: { userId } }
  const price = (await seller.call('GET /user/prices/{userId}', of))('prices.0.id')
  await seller.call('POST /product/confirm-prices', { json: { ids: [price] } })
  await seller.call('PUT /product/prices', { json: [{ id: price, inStock: false }] })
  await seller.call('GET /user/prices')
  await seller.call('GET /user/homes-to-confirm')
  await seller.call('PUT /listing/availability', { json: [{ id: homeId, availability: 'under-offer' }] })
  await seller.call('PUT /user/price-reminders/{userId}', { ...of, json: { reminders: true } })
  await seller.call('GET /user/weekly-mail/{userId}', of)
  await seller.call('PUT /user/weekly-mail/{userId}', {
    ...of,
    json: { prices: true, homes: true, leads: true, alerts: true, index: true },
  })
  // A link says the same whosever it is.
  for (const mail of ['price-reminders', 'weekly-mail']) {
    await seller.call(`POST /user/${mail}/stop`, { json: { token: 'x' } })
    await seller.call(`POST /user/${mail}/stop/one-click`, { query: { token: 'x' } })
  }
}

/** An admin decides about values of the index, and who counts as one seller in it. */
export async function walkIndexDesk(admin: Caller, [seller, into]: [string, string]): Promise<void> {
  const value = { week: '2026-11-16', material: 'cement' }
  await admin.call('GET /admin/price-index')
  await admin.call('GET /admin/price-index/evidence', { query: { ...value, state: 'Kano' } })
  await admin.call('POST /admin/price-index', {
    json: { ...value, region: 'Kano', publish: true, reason: 'Checked by phone.' },
  })
  for (const join of [true, false]) {
    await admin.call('POST /admin/price-index/joined', {
      json: { seller, into, join, reason: 'One shop under two names.' },
    })
    await admin.call('GET /admin/price-index/joined')
  }
}
