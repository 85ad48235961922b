import { sampleImage } from '../support/sample-images.ts'
import { postOf } from './post.ts'
import { until } from './waiting.ts'
import { walkBills } from './walk-bills.ts'
import { walkIndexDesk, walkOwnPrices, walkPrices } from './walk-prices.ts'
import { resetSecondFactor, walkSecondFactor, walkVerification } from './walk-proofs.ts'
import { walkSearches, walkWords } from './walk-searches.ts'
import { imported, walkLists, walkShop } from './walk-shop.ts'
import { type Caller, type WalkedCall, walkedCalls } from './walked-calls.ts'

/** The accounts of the demonstration. */
const KNOWN_PASSWORD = 'block-by-block'
const ADMIN = 'adlm-desk@demo.adlm.example'
const SELLER = 'adeshokan-cement@demo.adlm.example'

const PASSWORD = 'four blocks and a bag of cement'
const NEW_PASSWORD = 'five blocks and a bag of cement'

const PRODUCT = {
  name: 'Dangote cement 42.5R',
  description: 'Fresh from the plant.',
  categories: 'concrete',
  subCategories: ['Cement'],
  location: 'Lagos',
  storeAddress: '12 Allen Avenue, Ikeja',
  type: 'Material',
  unit: 'bags',
  regularPrice: 10_500,
  discount: true,
  discountPrice: 10_000,
  mobile: '08031234567',
}
const LISTING = {
  name: 'Two bedroom flat, Yaba',
  description: 'Tiled.',
  address: '4 Herbert Macaulay Way',
  state: 'Lagos',
  area: 'Yaba',
  type: 'rent',
  rentPeriod: 'year',
  regularPrice: 2_500_000,
  bedrooms: 2,
  bathrooms: 2,
}
/** Rows of a shop that is larger than what a moderator's action writes at once. */
const LARGE = 520
const PRODUCT_FILE = [
  'name,price',
  'Hollow block,free',
  ...Array.from({ length: LARGE }, (_, row) => `Vibrated block ${row},${450 + row}`),
].join('\n')
const PRODUCT_DEFAULTS = [
  'description=Vibrated',
  'category=Blockwork',
  'sub category=Sandcrete block',
  'type=Material',
  'unit=pcs',
  'state=Lagos',
  'address=1 Block Road',
  'phone=08031234567',
]
const HOME_FILE =
  'title,about,type,location,price,beds,baths\nThree-bedroom flat,x,FOR RENT,Yaba Lagos,50000/month,3,2\nHouse without a price,x,FOR SALE,Yaba Lagos,,4,4'

export type Site = {
  origin: string
  /** Where its mail and its messages are kept. */
  dataDir: string
  databaseUrl: string
  newSteps?: NewSteps
}

/** What people do besides in a newer release: sellers and admins once they are signed in and confirmed, a buyer at last. */
export type NewSteps = {
  buyer?(buyer: Caller): Promise<void>
  seller?(seller: Caller, account: { id: string; email: string }): Promise<void>
  admin?(admin: Caller, password: string): Promise<void>
}

/** What anybody reads, of the demonstration. Its rows have the same ids everywhere. */
export async function readAll(
  visitor: Caller,
): Promise<{ productId: string; listingId: string; sellerId: string }> {
  const { call } = visitor
  await call('GET /openapi.json')
  await call('GET /docs')
  await call('GET /site')
  await call('GET /site/counts')
  await call('GET /site/example-shop')
  await call('GET /auth/options')
  await call('GET /product/getCategories')
  await call('GET /product/getCat', {
    query: { category: 'concrete', subCategory: 'Cement', location: 'Lagos' },
  })
  await call('GET /product/getCat', { query: { name: 'rod', type: 'Material', page: '2', limit: '5' } })
  await call('GET /product/market-search', { query: { name: 'cemnet 42.5' } })
  await call('GET /product/market-search', { query: { name: '16 mm iron rod', location: 'Abuja' } })
  const cement = await call('GET /product/market-search', { query: { name: 'cement' } })
  const productId = cement('data.products.0._id')
  await call('GET /product/get/{id}', { path: { id: productId } })
  await call('GET /product/comparison/{id}', { path: { id: productId } })
  await call('GET /product/price-history/{id}', { path: { id: productId } })
  await call('GET /product/facets', { query: { name: 'cement' } })
  await call('GET /offers', { query: { products: productId } })
  await call('GET /product/getProduct/category/{id}', { path: { id: productId } })
  const sellerId = cement('data.products.0.userRef._id')
  await call('GET /product/seller-products/{userId}', {
    path: { userId: sellerId },
    query: { name: 'cement' },
  })
  await call('GET /product/user/{userId}', { path: { userId: sellerId } })
  await call('GET /user/{id}', { path: { id: sellerId } })
  await call('GET /review/get-reviews/{userId}', { path: { userId: sellerId }, query: { limit: '3' } })
  await call('GET /listing/get', {
    query: { searchTerm: 'duplex lekki', sort: 'regularPrice', order: 'asc' },
  })
  await call('GET /listing/get', {
    query: { type: 'rent', furnished: 'true', minBedrooms: '2', maxPrice: '90000000' },
  })
  const homes = await call('GET /listing/get')
  const listingId = homes('0._id')
  await call('GET /listing/get/{id}', { path: { id: listingId } })
  await call('GET /listing/similar/{id}', { path: { id: listingId } })
  await call('GET /listing/search', {
    query: { searchTerm: 'duplex in kano', near: '6.52,3.38', sort: 'nearest' },
  })
  await call('GET /listing/facets', { query: { state: 'Lagos', kind: 'duplex' } })
  await call('GET /prices/median', { query: { location: 'Lagos' } })
  return { productId, listingId, sellerId }
}

/**
 * Everything that people do here, every call of the API among it, as a seller, a buyer and an admin make them one after another. Whatever
 * is answered, it goes on: calls are compared with those of another walk.
 * @param round the walk's name: each of the same database has another
 */
export async function walk({ origin, dataDir, databaseUrl, newSteps }: Site, round: string) {
  const { calls, newBrowser } = walkedCalls(origin)
  const [visitor, seller, buyer, admin, leaver, popup] = Array.from({ length: 6 }, newBrowser)
  if (!visitor || !seller || !buyer || !admin || !leaver || !popup) throw new Error('Nobody is there')
  const addressOf = (person: string) => `${person}-${round}@mail.example`
  const post = postOf(dataDir)
  const signUp = (person: Caller, name: string) =>
    person.call('POST /auth/sign-up', {
      json: { username: `${name} of ${round}`, email: addressOf(name), password: PASSWORD },
    })
  const signIn = (person: Caller, email: string, password: string) =>
    person.call('POST /auth/sign-in', { json: { email, password } })

  // Mail takes its time: what it brings is needed later.
  for (const [person, name] of [
    [seller, 'seller'],
    [buyer, 'buyer'],
    [leaver, 'leaver'],
  ] as const) {
    await signUp(person, name)
    await signIn(person, addressOf(name), PASSWORD)
  }
  await visitor.call('POST /newsletter/subscribe', { json: { email: addressOf('reader') } })
  await visitor.call('POST /newsletter/subscribe', { json: { email: addressOf('one-click') } })
  await visitor.call('POST /newsletter/subscribe/form', { form: { email: addressOf('form') } })
  await seller.call('POST /auth/resend-confirmation')
  const known = await readAll(visitor)

  // Accounts.
  for (const [person, name] of [
    [seller, 'seller'],
    [buyer, 'buyer'],
  ] as const) {
    const json = { token: await post.token(addressOf(name), 'confirm-email'), password: PASSWORD }
    await person.call('POST /auth/confirm-email', { json })
  }
  const email = addressOf('leaver')
  await leaver.call('POST /auth/confirm-code', { json: { email, code: await post.code(email) } })
  await visitor.call('POST /auth/reset-password', { json: { email: addressOf('buyer') } })
  await seller.call('POST /auth/refresh-token')
  const sellerId = (await seller.call('GET /auth/me'))('_id')
  const buyerId = (await buyer.call('GET /auth/me'))('_id')
  await buyer.call('GET /user/{id}', { path: { id: sellerId } })
  await signIn(admin, ADMIN, KNOWN_PASSWORD)
  await walkSecondFactor(admin, KNOWN_PASSWORD)
  await walkVerification(seller, admin, post)
  await newSteps?.admin?.(admin, KNOWN_PASSWORD)
  await newSteps?.seller?.(seller, { id: sellerId, email: addressOf('seller') })
  await signInWithGoogle(popup)

  // Pictures.
  const upload = async (purpose: string, width: number) => {
    const file = new Uint8Array(await sampleImage({ width, height: 300 }).jpeg().toBuffer())
    const ticket = await seller.call('POST /upload/sign', {
      json: { fileName: 'photograph.jpg', contentType: 'image/jpeg', size: file.length, purpose },
    })
    const address = URL.parse(ticket('url'))
    await seller.call('PUT /upload/file', {
      query: Object.fromEntries(address?.searchParams ?? []),
      bytes: { type: 'image/jpeg', content: file },
    })
    return (await seller.call('POST /upload/complete', { json: { key: ticket('key') } }))('url')
  }
  const pictures = { product: await upload('product', 400), listing: await upload('listing', 410) }
  const avatar = await upload('avatar', 420)
  const profile = {
    bio: 'Cement and blocks.',
    storeAddress: '12 Allen Avenue',
    mobileNumber: '08031234567',
    avatar,
  }
  await seller.call('POST /user/update/{id}', { path: { id: sellerId }, json: profile })
  await seller.call('POST /user/update/{id}', {
    path: { id: sellerId },
    json: { currentPassword: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
  })
  await seller.call('POST /user/update/{id}', {
    path: { id: sellerId },
    json: { currentPassword: NEW_PASSWORD, email: addressOf('moved') },
  })
  const json = { token: await post.token(addressOf('buyer'), 'new-password'), password: NEW_PASSWORD }
  await visitor.call('POST /auth/new-password', { json })
  await signIn(buyer, addressOf('buyer'), PASSWORD)
  await signIn(buyer, addressOf('buyer'), NEW_PASSWORD)

  // Offers.
  const once = { 'Idempotency-Key': crypto.randomUUID() }
  const newProduct = { json: { ...PRODUCT, imageUrls: [pictures.product] }, headers: once }
  const created = await seller.call('POST /product/create-product', newProduct)
  await seller.call('POST /product/create-product', newProduct)
  const ownProduct = { id: created('_id') }
  await seller.call('GET /product/edit/{id}', { path: ownProduct })
  await seller.call('PUT /product/update/{id}', {
    path: ownProduct,
    json: { name: 'Dangote cement, 50 kg', regularPrice: 11_000 },
  })
  await seller.call('PUT /product/update/{id}', { path: ownProduct, json: { name: 'x' } })
  const gone = await seller.call('POST /product/create-product', { json: newProduct.json })
  await seller.call('DELETE /product/delete/{id}', { path: { id: gone('_id') } })
  const newListing = { json: { ...LISTING, imageUrls: [pictures.listing] } }
  const home = { id: (await seller.call('POST /listing/create', newListing))('_id') }
  await seller.call('PUT /listing/update/{id}', {
    path: home,
    json: { furnished: true, area: 'Ebute Metta' },
  })
  const sold = await seller.call('POST /listing/create', newListing)
  await seller.call('DELETE /listing/delete/{id}', { path: { id: sold('_id') } })

  await walkOwnPrices(seller, { userId: sellerId, homeId: home.id })

  // Spreadsheets.
  await walkLists(seller)
  const options = { default: PRODUCT_DEFAULTS }
  await seller.call('POST /import/products/preview', { csv: PRODUCT_FILE, query: options })
  await seller.call('POST /import/listings/preview', { csv: HOME_FILE })
  for (const sent of [
    { name: 'POST /import/products', csv: PRODUCT_FILE, query: options },
    { name: 'POST /import/listings', csv: HOME_FILE },
  ]) {
    const { name, ...rest } = sent
    const job = { id: (await seller.call(name, rest))('id') }
    await imported(seller, job.id)
    await seller.call('GET /import/{id}', { path: job })
    await seller.call('GET /import/{id}/rejected.csv', { path: job })
  }
  await seller.call('GET /user/products/{userId}', { path: { userId: sellerId } })
  await seller.call('GET /user/listings/{userId}', { path: { userId: sellerId } })

  // What is searched and compared.
  await until(visitor, '/api/prices/runs', ({ runs = [] }) => runs.length > 0)
  await walkPrices(visitor)
  await walkSearches(visitor, seller, { email: addressOf('searcher'), post })
  await walkBills(seller)

  // Reviews and reports.
  await buyer.call('POST /review/contacted/{userId}', { path: { userId: sellerId } })
  await buyer.call('POST /leads', {
    json: { leads: [{ lead: 'opened', kind: 'product', id: ownProduct.id }] },
  })
  const stars = { sellerId, rating: 4, name: 'A buyer', email: addressOf('buyer'), message: 'Came on time.' }
  const review = await buyer.call('POST /review/create-review', { json: stars })
  await buyer.call('POST /review/create-review', { json: { ...stars, rating: 5 } })
  await buyer.call('GET /review/own/{userId}', { path: { userId: sellerId } })
  await seller.call('GET /review/received')
  const reply = { path: { id: review('review.id') }, json: { message: 'Thank you.' } }
  await seller.call('POST /review/{id}/reply', reply)
  const elsewhere = { ...stars, sellerId: known.sellerId }
  const other = await buyer.call('POST /review/create-review', { json: elsewhere })
  await buyer.call('DELETE /review/{id}', { path: { id: other('review.id') } })
  const targets = {
    product: { subject: 'product', id: ownProduct.id },
    listing: { subject: 'listing', id: home.id },
    review: { subject: 'review', id: review('review.id') },
    seller: { subject: 'user', id: sellerId },
  }
  for (const target of Object.values(targets)) {
    const reporter = target === targets.review ? seller : buyer
    await reporter.call('POST /report', { json: { ...target, reason: 'other', message: 'Is it so?' } })
  }

  await walkShop(seller, { userId: sellerId, productId: known.productId })

  // The company.
  const enquiry = {
    topic: 'Training',
    name: 'Ngozi',
    email: addressOf('ngozi'),
    message: 'When is it?',
    seconds: 9,
  }
  await visitor.call('POST /enquiry', { json: enquiry })
  const link = { token: await post.token(addressOf('reader'), 'newsletter/confirm') }
  await visitor.call('POST /newsletter/confirm', { json: link })
  await visitor.call('POST /newsletter/unsubscribe', { json: link })
  await visitor.call('POST /newsletter/unsubscribe/one-click', {
    query: { token: await post.token(addressOf('one-click'), 'newsletter/confirm') },
    form: { 'List-Unsubscribe': 'One-Click' },
  })

  // Moderation.
  await admin.call('GET /admin/reports', { query: { limit: '50' } })
  const moderate = (action: string, target: object) =>
    admin.call('POST /admin/moderate', { json: { action, ...target, reason: 'To see whether it works.' } })
  for (const target of [targets.product, targets.listing, targets.review]) {
    await moderate('hide', target)
    await visitor.call('GET /product/get/{id}', { path: ownProduct })
    await moderate('unhide', target)
  }
  await moderate('dismiss', targets.seller)
  await moderate('suspend', targets.seller)
  await visitor.call('GET /product/seller-products/{userId}', { path: { userId: sellerId } })
  await visitor.call('GET /listing/get/{id}', { path: home })
  await visitor.call('GET /product/market-search', { query: { name: 'vibrated block' } })
  await moderate('unsuspend', targets.seller)
  await until(
    visitor,
    `/api/product/seller-products/${sellerId}`,
    ({ pagination }) => (pagination?.total ?? 0) > LARGE,
  )
  await visitor.call('GET /product/market-search', { query: { name: 'vibrated block' } })
  await admin.call('GET /admin/log', { query: { limit: '50' } })
  await admin.call('GET /admin/enquiries')
  await admin.call('GET /admin/enquiries.csv')
  for (const read of ['waiting-reviews', 'imports', 'numbers']) await admin.call(`GET /admin/${read}`)
  await admin.call('GET /admin/people', { query: { search: addressOf('buyer') } })
  await walkIndexDesk(admin, [sellerId, known.sellerId])
  await walkWords(admin)

  // What is left of it.
  await visitor.call('GET /user/{id}', { path: { id: sellerId } })
  await visitor.call('GET /product/user/{userId}', { path: { userId: sellerId } })
  await visitor.call('GET /review/get-reviews/{userId}', { path: { userId: sellerId } })
  await visitor.call('GET /listing/get/{id}', { path: home })
  await visitor.call('GET /listing/get', { query: { searchTerm: 'ebute metta' } })
  await visitor.call('GET /product/market-search', { query: { name: 'dangote 50 kg' } })
  const leaverId = (await leaver.call('GET /auth/me'))('_id')
  await leaver.call('DELETE /user/delete/{id}', {
    path: { id: leaverId },
    json: { currentPassword: PASSWORD },
  })
  await signIn(seller, addressOf('seller'), NEW_PASSWORD)
  await seller.call('POST /auth/signout-everywhere')
  await seller.call('GET /auth/me')
  await buyer.call('GET /user/{id}', { path: { id: buyerId } })
  await buyer.call('GET /auth/signout')
  await buyer.call('POST /auth/signout')
  await newSteps?.buyer?.(buyer)
  await resetSecondFactor(databaseUrl)
  return calls
}

/** A page of every kind, and what else a site answers; of those, that they are answered. */
export async function walkPages(origin: string) {
  const { newBrowser } = walkedCalls(origin)
  const [visitor, seller] = [newBrowser(), newBrowser()]
  const { productId, listingId, sellerId } = await readAll(visitor)
  await seller.call('POST /auth/sign-in', { json: { email: SELLER, password: KNOWN_PASSWORD } })
  const pages = {
    visitor: [
      ...['/', '/market', '/search?searchTerm=yaba', '/marketplace?name=cement', '/rate-gen', '/BIMNews'],
      ...[`/product/${productId}`, `/listing/${listingId}`, `/sellerShop/${sellerId}`],
      ...[
        '/homes',
        '/materials',
        '/materials/cement',
        '/prices',
        '/prices/methods',
        '/bills',
        '/saved',
        '/sell',
      ],
      ...['/rate-gen/concrete-1-2-4', '/alerts', '/healthz', '/readyz', '/sitemap.xml', '/robots.txt'],
    ],
    seller: [
      ...['/profile', '/shop-details', '/seller-review', '/create-product', '/create-listing', '/admin'],
      ...['/seller-overview', '/seller-leads', '/seller-prices', '/seller-shop'],
    ],
  }
  const answers: WalkedCall[] = []
  for (const [browser, paths] of [
    [visitor, pages.visitor],
    [seller, pages.seller],
  ] as const)
    for (const path of paths) {
      const { status } = await browser.request(path)
      answers.push({ call: `GET page ${path}`, time: 1, status, body: undefined })
    }
  return answers
}

/** Calls that a browser is led to. */
export const LED_TO = ['GET /auth/google/start', 'GET /auth/callback/google']

/** Through the stand-in of the demonstration. */
async function signInWithGoogle(browser: Caller): Promise<void> {
  const choice = await browser.follow('/api/auth/google/start')
  await browser.submit(choice, { person: 'newcomer' })
  await browser.call('POST /auth/google', {
    json: { name: 'x', email: 'kelechi-obi@demo.adlm.example', photo: null },
  })
}
