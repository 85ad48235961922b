import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { authenticatorApp } from '../support/authenticator-app.ts'
import type { NewSteps } from './walk.ts'
import type { Caller } from './walked-calls.ts'

/** All of this is emptied when a release is cut: then it is the last one's. */

/** What this release answers otherwise than the last one, on purpose. */
export const changedOnPurpose: RegExp[] = [
  /^GET \/openapi\.json /,
  // A search by words finds more, the best match first: these are the calls that have words.
  /^GET \/product\/(getCat \(2\)|market-search \(\d\)|seller-products\/\{userId\} \(1\)) (data |products|pagination)/,
  // Prices are of what is compared, and say what is left out.
  /^GET \/prices\/median \(\d\) /,
  // It stands for a confirmed phone and a checked business now.
  / (\S*\.)?verified: /,
  // Every reference to a seller has the short address of the shop.
  / (\S*\.)?(slug|shopSlug): /,
  // Who sells nothing has an account that begins with what they have saved.
  / (\S*\.)?sells: /,
  // Whether a list is counted to its end.
  / (\S*\.)?pagination\.totalCapped: /,
  // Where the next page of a list begins.
  / (\S*\.)?pagination\.next: /,
  // What is like a product is of its type first.
  /^GET \/product\/getProduct\/category\/\{id\} \(\d\) products /,
  // Said in plainer words.
  /^POST \/newsletter\/\S+ \(\d\) message: /,
  // The mail has a code as well as a link.
  /^POST \/auth\/(sign-up|resend-confirmation) \(\d\) message: /,
]

/**
 * What people do besides, so that they may do here what they did in the last release. The calls that are new are made here.
 * @param env names the database, for the command of the company
 */
export const newSteps = (env: { DATA_DIR: string; DATABASE_URL?: string }): NewSteps => ({
  buyer: (buyer) => buyer.call('POST /auth/signout').then(() => undefined),
  seller: async (seller, { id, email }) => {
    await seller.call('GET /site/counts')
    await seller.call('GET /site/example-shop')
    await seller.call('GET /user/quota/{userId}', { path: { userId: id } })
    await seller.call('GET /listing/user/{userId}', { path: { userId: id } })
    await seller.call('GET /user/leads/{userId}', { path: { userId: id }, query: { days: '7' } })
    await seller.call('GET /user/overview/{userId}', { path: { userId: id } })
    await seller.call('POST /review/contacted/{userId}', { path: { userId: id } })
    await seller.call('POST /review/contacted/{userId}', { path: { userId: id } })
    await seller.call('GET /user/leads/{userId}', { path: { userId: id }, query: { days: '7' } })
    await seller.call('GET /user/overview/{userId}', { path: { userId: id } })
    await seller.call('GET /product/facets', { query: { name: 'cement' } })
    await seller.call('GET /listing/search', {
      query: { searchTerm: 'duplex in kano', near: '6.52,3.38', sort: 'nearest' },
    })
    await seller.call('GET /listing/facets', { query: { state: 'Lagos', kind: 'duplex' } })
    await seller.call('GET /prices/index')
    await seller.call('GET /prices/index.csv')
    await seller.call('GET /prices/week')
    await seller.call('GET /prices/runs')
    await seller.call('GET /prices/feed.xml')
    await seller.call('GET /prices/method.txt')
    await seller.call('GET /materials', { query: { state: 'Lagos' } })
    await seller.call('GET /materials/{material}', { path: { material: 'cement' }, query: { state: 'Kano' } })
    await seller.call('GET /materials/{material}/{values}', {
      path: { material: 'rebar', values: '12mm' },
      query: { quantity: '1000' },
    })
    const found = await seller.call('GET /product/getCat', { query: { name: 'cement' } })
    const cement = found('products.0._id')
    await seller.call('GET /product/comparison/{id}', { path: { id: cement } })
    await seller.call('GET /product/price-history/{id}', { path: { id: cement } })
    await seller.call('POST /leads', { json: { leads: [{ lead: 'opened', kind: 'product', id: cement }] } })
    await seller.call('GET /offers', { query: { products: cement } })
    await seller.call('POST /user/saved/{userId}', {
      path: { userId: id },
      json: {
        changes: [
          {
            kind: 'products',
            id: cement,
            at: '2026-01-01T00:00:00.000Z',
            saved: { name: 'Cement', price: 9500, per: 'bag' },
          },
        ],
      },
    })
    await seller.call('GET /user/saved/{userId}', { path: { userId: id } })
    await seller.call('POST /user/export/{id}', { path: { id }, json: {} })
    const sheet = await seller.call('GET /user/prices/{userId}', { path: { userId: id } })
    const price = sheet('prices.0.id')
    await seller.call('POST /product/confirm-prices', { json: { ids: [price] } })
    await seller.call('PUT /product/prices', { json: [{ id: price, inStock: false }] })
    await seller.call('GET /user/prices')
    await seller.call('GET /prices/weeks')
    await seller.call('GET /prices/methods')
    await seller.call('GET /prices/methods.csv')
    await seller.call('GET /prices/runs/{runId}', { path: { runId: '1' } })
    const ownHomes = await seller.call('GET /user/homes-to-confirm')
    const home = ownHomes('homes.0.id')
    await seller.call('PUT /listing/availability', { json: [{ id: home, availability: 'available' }] })
    await seller.call('PUT /user/price-reminders/{userId}', {
      path: { userId: id },
      json: { reminders: true },
    })
    await seller.call('POST /user/price-reminders/stop', { json: { token: 'x' } })
    await seller.call('POST /user/price-reminders/stop/one-click', { query: { token: 'x' } })
    await seller.call('GET /user/weekly-mail/{userId}', { path: { userId: id } })
    await seller.call('PUT /user/weekly-mail/{userId}', {
      path: { userId: id },
      json: { prices: true, homes: true, leads: true, alerts: true, index: true },
    })
    await seller.call('POST /user/weekly-mail/stop', { json: { token: 'x' } })
    await seller.call('POST /user/weekly-mail/stop/one-click', { query: { token: 'x' } })
    await seller.call('GET /product/comparison/{id}', { path: { id: found('data.products.0._id') } })
    await seller.call('GET /search/suggest', { query: { q: 'sharp sa' } })
    await seller.call('POST /search/alerts', { json: { kind: 'products', search: { name: 'marble' } } })
    await seller.call('GET /search/alerts/push-key')
    await seller.call('POST /search/alerts/push/forget', {
      json: { endpoint: 'https://fcm.googleapis.com/fcm/send/x' },
    })
    const searches = await seller.call('GET /search/alerts')
    const alertId = searches('searches.0.id')
    await seller.call('PUT /search/alerts/{alertId}', {
      path: { alertId },
      json: { way: 'daily', paused: true },
    })
    await seller.call('DELETE /search/alerts/{alertId}', { path: { alertId } })
    await seller.call('POST /search/alerts/confirm', { json: { token: 'x' } })
    await seller.call('POST /search/alerts/stop', { json: { token: 'x' } })
    await seller.call('POST /search/alerts/of-address', { json: { token: 'x' } })
    await seller.call('POST /search/alerts/stop/one-click', { query: { token: 'x' } })
    await seller.call('POST /auth/confirm-code', { json: { email, code: '000000' } })
    await walkBills(seller)
    await seller.call('GET /work-items')
    await seller.call('GET /work-items/{item}', { path: { item: 'concrete-1-2-4' } })
    const account = await seller.call('GET /shop/{address}', {
      path: { address: found('data.products.0.userRef._id') },
    })
    await seller.call('PUT /shop/{userId}', {
      path: { userId: account('_id') },
      json: { slug: null, hours: [], areas: [], cover: null },
    })
    await seller.call('GET /verification')
    await seller.call('POST /verification/phone', { json: { mobileNumber: '0709 123 4567' } })
    await seller.call('POST /verification/phone/confirm', { json: { code: '000000' } })
    await seller.call('POST /verification/documents', { query: { name: 'empty.pdf' } })
    await seller.call('GET /verification/documents/{id}', { path: { id: 'x' } })
    await seller.call('DELETE /verification/documents/{id}', { path: { id: 'x' } })
    await seller.call('POST /verification/business', {
      json: { basis: 'cac', businessName: 'The proof', cacNumber: 'RC 1234567' },
    })
    const products =
      'name,description,category,sub category,type,unit,state,address,phone,price\nCement that is sent again,x,Concrete,Cement,Material,bags,Lagos,12 Allen Avenue,08031234567,9500'
    const homes =
      'title,about,type,location,price,beds,baths\nTwo-bedroom flat in Yaba,x,Flat FOR RENT,Yaba Lagos,50000/month,2,2'
    await seller.call('POST /import/products/compare', { csv: products, query: { list: 'Stock' } })
    await seller.call('POST /import/products/changes.csv', { csv: products })
    await seller.call('POST /import/listings/compare', { csv: homes })
    await seller.call('POST /import/listings/changes.csv', { csv: homes })
    await seller.call('GET /import/products/shop.csv')
    await seller.call('GET /import/listings/shop.csv')
    await seller.call('GET /import/lists')
    await seller.call('POST /import/{id}/undo', { path: { id: '00000000-0000-7000-8000-000000000000' } })
    const { PATH, LD_LIBRARY_PATH } = process.env
    await promisify(execFile)(
      process.execPath,
      ['scripts/confirm-seller.ts', email, 'business', 'the proof'],
      {
        cwd: join(import.meta.dirname, '../..'),
        env: { PATH, LD_LIBRARY_PATH, ...env },
      },
    )
  },
  admin: async (admin, password) => {
    const app = await admin.call('POST /auth/second-factor/set-up', { json: { currentPassword: password } })
    await admin.call('POST /auth/second-factor', {
      json: { code: await authenticatorApp(app('secret')).code() },
    })
    await admin.call('GET /auth/second-factor')
    await admin.call('GET /admin/waiting-reviews')
    await admin.call('GET /admin/people', { query: { search: 'mail.example' } })
    await admin.call('GET /admin/imports')
    await admin.call('GET /admin/numbers')
    await admin.call('GET /admin/price-index')
    await admin.call('GET /admin/price-index/evidence', {
      query: { week: '2026-11-16', material: 'cement', state: 'Kano' },
    })
    await admin.call('POST /admin/price-index', {
      json: {
        week: '2026-11-16',
        material: 'cement',
        region: 'Kano',
        publish: true,
        reason: 'Checked by phone.',
      },
    })
    await admin.call('GET /admin/price-index/joined')
    await admin.call('POST /admin/price-index/joined', {
      json: { seller: 'x', into: 'y', join: true, reason: 'One shop under two names.' },
    })
    await admin.call('GET /admin/missed-searches')
    const waiting = await admin.call('GET /admin/businesses')
    await admin.call('POST /admin/businesses/decide', {
      json: {
        userId: waiting('businesses.0.owner._id'),
        decision: 'approve',
        version: waiting('businesses.0.version'),
      },
    })
    await admin.call('GET /admin/businesses/checked')
    await admin.call('GET /admin/documents/{id}', { path: { id: 'x' } })
    await admin.call('POST /admin/dictionary', { json: { word: 'sumo pump', finds: ['surface pump'] } })
    const dictionary = await admin.call('GET /admin/dictionary')
    await admin.call('DELETE /admin/dictionary/{id}', { path: { id: dictionary('words.0.id') } })
  },
})

/** A bill from its sending to its end, with what is said of its first line. */
async function walkBills(owner: Caller) {
  const csv = 'Item,Description,Unit,Qty,Rate,Amount\nA,Hardcore bed 150mm thick,m3,22,9000,198000\n'
  const sent = await owner.call('POST /bills', { csv, query: { name: 'bill.csv' } })
  const id = sent('id')
  const of = { path: { id } }
  await owner.call('GET /bills')
  for (const read of [
    '',
    '/lines',
    '/rows',
    '/workbook',
    '/checks.txt',
    '/links',
    '/price',
    '/rates',
    '/schedule',
  ])
    await owner.call(`GET /bills/{id}${read}`, of)
  for (const ending of ['csv', 'pdf', 'txt']) await owner.call(`GET /bills/{id}/schedule.${ending}`, of)
  await owner.call('GET /bills/{id}/changes/{other}', { path: { id, other: id } })
  await owner.call('PUT /bills/{id}', { ...of, json: { name: 'A bill' } })
  await owner.call('PUT /bills/{id}/mapping', { ...of, json: { sheets: [] } })
  for (const write of ['workbook', 'links', 'keep', 'price'])
    await owner.call(`POST /bills/{id}/${write}`, { ...of, json: {} })
  await owner.call('DELETE /bills/{id}/links/{link}', { path: { id, link: id } })
  for (const method of ['PUT', 'DELETE'])
    await owner.call(`${method} /bills/{id}/lines/{key}`, { path: { id, key: 'x' }, json: {} })
  const project = { name: 'A house', place: '', state: null, floorArea: null }
  const made = await owner.call('POST /projects', { json: project })
  const inProject = { path: { id: made('id') } }
  await owner.call('GET /projects')
  await owner.call('PUT /projects/{id}/bills/{bill}', { path: { id: made('id'), bill: id } })
  await owner.call('GET /projects/{id}', inProject)
  await owner.call('PUT /projects/{id}', { ...inProject, json: project })
  await owner.call('DELETE /projects/{id}/bills/{bill}', { path: { id: made('id'), bill: id } })
  await owner.call('DELETE /projects/{id}', inProject)
  await owner.call('DELETE /bills/{id}', of)
  const price = { kind: 'price', subject: 'cement' }
  await owner.call('PUT /user/own-prices/{kind}/{subject}', { path: price, json: { naira: 10_000 } })
  await owner.call('GET /user/own-prices')
  await owner.call('DELETE /user/own-prices/{kind}/{subject}', { path: price })
}
