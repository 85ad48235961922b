import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { koboFromNaira } from '#domain/money.ts'
import type { Context } from '#server/api/context.ts'
import { connect, type Db } from '#server/db/client.ts'
import { createCachingInstance } from './caching-instance.ts'
import { attachImages, createListing, createProduct, createSeller, type Seller } from './factories.ts'

/**
 * Two instances on one database are asked and written to at random, and their channels are cut or made deaf. Whatever is answered has to be as
 * the database was no earlier than the last write that this instance had answered before it was asked, and than any write a second before.
 */

/** Older than this nothing is told, whoever wrote it and whatever became of the channel. */
const BOUND_MS = 1_000

/** What is written of one thing, in its order: each version knows what it should look like. */
type Fact<State> = { versions: Version<State>[]; isBusy: boolean }
type Version<State> = {
  state: State
  /** By whom, where it went over an instance, and when that had been answered; undefined before. */
  writer: number | undefined
  answeredAt: number | undefined
}

type ProductState = {
  price: number
  state: 'Lagos' | 'Kano'
  category: 'concrete' | 'finishes'
  away: boolean
}
type HomeState = { price: number; state: 'Lagos' | 'Kano'; availability: 'available' | 'paused' }
type SellerState = { name: string; hidden: boolean; slug: string | null; reviews: number }

type Thing<State> = { id: string; seller: number; fact: Fact<State>; pictures: Fact<string> }

export type ModelOptions = {
  steps: number
  seed: number
  contextOf: (db: Db) => Context | Promise<Context>
  /** How many do something at one time. */
  workers?: number
  products?: number
  /** Is told how far it is. */
  say?: (line: string) => void
}

export type ModelReport = {
  steps: number
  reads: number
  cached: number
  writes: number
  faults: number
  /** What was answered though it was no longer true. */
  wrong: string[]
}

export async function runResponseCacheModel(
  url: string,
  { steps, seed, contextOf, workers = 8, products: productCount = 12, say = () => undefined }: ModelOptions,
): Promise<ModelReport> {
  const random = generator(seed)
  const pick = <Each>(list: readonly Each[]): Each => list[Math.floor(random() * list.length)] as Each
  const chance = (share: number) => random() < share
  // So little memory that answers have to go for others.
  const instances = await Promise.all(
    [0, 1].map(() => createCachingInstance(url, { contextOf, bytes: 1_500_000, heartbeatMs: 50 })),
  )
  const script = connect(url, { connections: 2 })
  const report: ModelReport = { steps, reads: 0, cached: 0, writes: 0, faults: 0, wrong: [] }

  const first = <State>(state: State): Fact<State> => ({
    versions: [{ state, writer: undefined, answeredAt: performance.now() - 2 * BOUND_MS }],
    isBusy: false,
  })
  const sellers: { row: Seller; fact: Fact<SellerState> }[] = []
  for (let index = 0; index < 4; index++) {
    const row = await createSeller(script, { name: `Seller ${index} v0` })
    sellers.push({ row, fact: first<SellerState>({ name: row.name, hidden: false, slug: null, reviews: 0 }) })
  }
  const products: Thing<ProductState>[] = []
  for (let index = 0; index < productCount; index++) {
    const seller = index % sellers.length
    const state: ProductState = {
      price: 1_000,
      state: pick(['Lagos', 'Kano']),
      category: 'concrete',
      away: false,
    }
    const row = await createProduct(script, {
      name: `Cement number ${index}`,
      ownerId: sellers[seller]?.row.id ?? '',
      regularPrice: state.price,
      location: state.state,
    })
    products.push({ id: row.id, seller, fact: first(state), pictures: first('') })
  }
  const homes: Thing<HomeState>[] = []
  for (let index = 0; index < 6; index++) {
    const seller = index % sellers.length
    const state: HomeState = { price: 100_000, state: pick(['Lagos', 'Kano']), availability: 'available' }
    const row = await createListing(script, {
      name: `Home number ${index}`,
      ownerId: sellers[seller]?.row.id ?? '',
      regularPrice: state.price,
      state: state.state,
    })
    homes.push({ id: row.id, seller, fact: first(state), pictures: first('') })
  }
  await Promise.all(instances.map(({ command }) => command()))

  /** The versions that may be told by an instance that is asked at this moment and has answered by now. */
  function allowed<State>(
    { versions }: Fact<State>,
    instance: number,
    askedAt: number,
    seen: number,
  ): State[] {
    const needed = versions.findLastIndex(
      ({ writer, answeredAt }, index) =>
        answeredAt !== undefined &&
        index < seen &&
        (writer === instance ? answeredAt < askedAt : answeredAt < askedAt - BOUND_MS),
    )
    return versions.slice(Math.max(0, needed)).map(({ state }) => state)
  }

  /** Writes the next version of a fact, over an instance or beside them all, as a job or a person with psql does. */
  async function write<State>(
    fact: Fact<State>,
    next: (last: State) => State,
    work: (db: Db, state: State) => Promise<unknown>,
  ) {
    if (fact.isBusy) return
    fact.isBusy = true
    const last = fact.versions.at(-1)
    if (!last) throw new Error('A fact has a first version')
    const writer = chance(0.8) ? Math.floor(random() * instances.length) : undefined
    const version: Version<State> = { state: next(last.state), writer, answeredAt: undefined }
    fact.versions.push(version)
    try {
      const instance = writer === undefined ? undefined : instances[writer]
      if (instance) await instance.command(() => work(instance.db, version.state))
      else await work(script, version.state)
      version.answeredAt = performance.now()
      report.writes += 1
      if (fact.versions.length > 500) fact.versions.splice(0, 250)
    } finally {
      fact.isBusy = false
    }
  }

  function writeProduct() {
    const { id, fact } = pick(products)
    return write(
      fact,
      (last) => ({
        price: last.price + 1,
        state: chance(0.2) ? pick(['Lagos', 'Kano'] as const) : last.state,
        category: chance(0.2) ? pick(['concrete', 'finishes'] as const) : last.category,
        away: chance(0.15),
      }),
      (db, { price, state, category, away }) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`UPDATE products SET regular_price = ${koboFromNaira(price)}, location = ${state}::state, lga = NULL,
            category = ${category}::category, sub_categories = ${category === 'concrete' ? sql`'{Cement}'::text[]` : sql`'{Wall}'::text[]`},
            hidden_reason = ${away ? 'away' : null} WHERE id = ${id}`)
        }),
    )
  }
  function writeHome() {
    const { id, fact } = pick(homes)
    return write(
      fact,
      (last) => ({
        price: last.price + 1,
        state: chance(0.3) ? pick(['Lagos', 'Kano'] as const) : last.state,
        availability: chance(0.2) ? ('paused' as const) : ('available' as const),
      }),
      (db, { price, state, availability }) =>
        db.execute(sql`UPDATE listings SET regular_price = ${koboFromNaira(price)}, state = ${state}::state, lga = NULL,
          availability = ${availability} WHERE id = ${id}`),
    )
  }
  function writeSeller() {
    const index = Math.floor(random() * sellers.length)
    const { row, fact } = sellers[index] as (typeof sellers)[number]
    const kind = pick(['name', 'hidden', 'slug', 'reviews'] as const)
    return write(
      fact,
      (last) => ({
        ...last,
        ...(kind === 'name' && { name: `Seller ${index} v${fact.versions.length}x${report.writes}` }),
        ...(kind === 'hidden' && { hidden: !last.hidden && chance(0.5) }),
        ...(kind === 'slug' && { slug: `shop-${randomUUID().slice(0, 12)}` }),
        ...(kind === 'reviews' && { reviews: last.reviews + 1 }),
      }),
      (db, { name, hidden, slug }) =>
        db.transaction(async (tx) => {
          if (kind === 'name') await tx.execute(sql`UPDATE users SET name = ${name} WHERE id = ${row.id}`)
          if (kind === 'hidden')
            await tx.execute(
              sql`UPDATE users SET hidden_reason = ${hidden ? 'hidden' : null} WHERE id = ${row.id}`,
            )
          if (kind === 'slug') {
            await tx.execute(sql`INSERT INTO shop_slugs (slug, user_id) VALUES (${slug}, ${row.id})`)
            await tx.execute(sql`INSERT INTO shops (user_id, slug) VALUES (${row.id}, ${slug})
              ON CONFLICT (user_id) DO UPDATE SET slug = excluded.slug`)
          }
          if (kind === 'reviews')
            await tx.execute(
              sql`INSERT INTO reviews (id, seller_id, rating, comment) VALUES (${randomUUID()}, ${row.id}, 4, 'On time.')`,
            )
        }),
    )
  }
  function writePictures() {
    const { id, pictures, seller } = pick(products)
    return write(
      pictures,
      () => `https://pictures.example/${randomUUID()}.webp`,
      (db, address) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`DELETE FROM product_images WHERE product_id = ${id}`)
          const ownerId = sellers[seller]?.row.id ?? ''
          await attachImages(tx, { product: { id, ownerId } as never }, [address])
        }),
    )
  }

  type Shown = {
    _id: string
    regularPrice: number
    location?: string
    state?: string
    imageUrls: string[]
    userRef: { _id: string; username: string; slug: string | null; reviewCount: number }
  }

  /** What any of the calls answers. */
  type Answered = {
    product?: Shown
    products?: Shown[]
    data?: { products: Shown[] }
    user?: Shown['userRef']
    count?: number
    relaxed?: object | null
  }

  async function read(): Promise<void> {
    const instance = Math.floor(random() * instances.length)
    const { ask, made } = instances[instance] as (typeof instances)[number]
    const product = pick(products)
    const home = pick(homes)
    const seller = Math.floor(random() * sellers.length)
    const sellerId = sellers[seller]?.row.id ?? ''
    const state = pick(['Lagos', 'Kano'] as const)
    const category = pick(['concrete', 'finishes'] as const)
    const kind = pick([
      'product',
      'product',
      'list',
      'all',
      'shop',
      'words',
      'home',
      'homes',
      'seller',
      'reviews',
    ] as const)
    const path = {
      product: `/api/product/get/${product.id}`,
      list: `/api/product/getCat?location=${state}&category=${category}&limit=50`,
      all: '/api/product/getCat?limit=50',
      shop: `/api/product/seller-products/${sellerId}?limit=50`,
      words: '/api/product/market-search?name=cement&limit=50',
      home: `/api/listing/get/${home.id}`,
      homes: `/api/listing/get?state=${state}&limit=50`,
      seller: `/api/product/user/${sellerId}?limit=50`,
      reviews: `/api/review/get-reviews/${sellerId}`,
    }[kind]
    const askedAt = performance.now()
    const madeBefore = made()
    const answer = await ask(path)
    const body: Answered = await answer.json()
    report.reads += 1
    if (made() === madeBefore) report.cached += 1

    const fail = (what: string) => {
      if (report.wrong.length < 20) report.wrong.push(`${path} on ${instance}: ${what}`)
    }
    const statesOf = <State>(fact: Fact<State>) => allowed(fact, instance, askedAt, fact.versions.length)
    const checkSeller = (index: number, { username, slug, reviewCount }: Shown['userRef']) => {
      const fits = statesOf((sellers[index] as (typeof sellers)[number]).fact).some(
        (each) => each.name === username && each.slug === slug && each.reviews === reviewCount,
      )
      if (!fits) fail(`seller ${index} is ${JSON.stringify({ username, slug, reviewCount })}`)
    }
    const mayBeHidden = (index: number) =>
      statesOf((sellers[index] as (typeof sellers)[number]).fact).some(({ hidden }) => hidden)
    const mustBeHidden = (index: number) =>
      statesOf((sellers[index] as (typeof sellers)[number]).fact).every(({ hidden }) => hidden)
    /** @param isIn whether a list has it in this state */
    const checkAmong = <State extends { price: number }>(
      things: Thing<State>[],
      shown: readonly Shown[] | undefined,
      isIn: (state: State, seller: number) => boolean,
    ) => {
      if (!shown) return fail(`answers ${answer.status} ${JSON.stringify(body).slice(0, 100)}`)
      for (const thing of things) {
        const states = statesOf(thing.fact)
        const found = shown.find(({ _id }) => _id === thing.id)
        if (!found) {
          if (!mayBeHidden(thing.seller) && states.every((each) => isIn(each, thing.seller)))
            fail(`misses ${thing.id}`)
          continue
        }
        if (mustBeHidden(thing.seller)) fail(`has ${thing.id} of a hidden seller`)
        // Which there are and what they are like is read one after the other.
        if (!states.some((each) => isIn(each, thing.seller))) fail(`has ${thing.id}`)
        if (!states.some(({ price }) => price === found.regularPrice))
          fail(`has ${thing.id} at ${found.regularPrice}, not ${states.map(({ price }) => price)}`)
        if (!statesOf(thing.pictures).includes(found.imageUrls[0] ?? '')) fail(`pictures of ${thing.id}`)
        checkSeller(thing.seller, found.userRef)
      }
    }
    const isShown = ({ away }: ProductState) => !away
    if (kind === 'product') {
      if (answer.status === 404) {
        if (!mayBeHidden(product.seller) && statesOf(product.fact).every(isShown)) fail('is not there')
      } else checkAmong([product], body.product && [body.product], isShown)
    }
    if (kind === 'list') {
      const isIn = (each: ProductState) => isShown(each) && each.state === state && each.category === category
      // Where there are none, others are shown instead.
      if (body.relaxed === null || body.relaxed === undefined) checkAmong(products, body.products, isIn)
    }
    if (kind === 'all') checkAmong(products, body.products, isShown)
    if (kind === 'words') checkAmong(products, body.data?.products, isShown)
    if (kind === 'shop' && answer.status === 200)
      checkAmong(products, body.data?.products, (each, of) => isShown(each) && of === seller)
    if (kind === 'seller' && body.user) checkSeller(seller, body.user)
    if (['shop', 'seller', 'reviews'].includes(kind) && answer.status === 404 && !mayBeHidden(seller))
      fail('the shop is not there')
    if (kind === 'reviews' && answer.status === 200) {
      const counts = statesOf((sellers[seller] as (typeof sellers)[number]).fact).map(
        ({ reviews }) => reviews,
      )
      if (!counts.includes(body.count ?? -1)) fail(`has ${body.count} reviews, not ${counts}`)
    }
    if (kind === 'home') {
      if (answer.status === 404) {
        if (!mayBeHidden(home.seller)) fail('is not there')
      } else checkAmong([home], [body as unknown as Shown], () => true)
    }
    if (kind === 'homes')
      checkAmong(
        homes,
        body as unknown as Shown[],
        (each) => each.state === state && each.availability === 'available',
      )
  }

  /** Cuts a channel or makes it deaf, for up to a second and a half. */
  async function fault(): Promise<void> {
    const { channel } = pick(instances)
    report.faults += 1
    const isCut = chance(0.5)
    if (isCut) channel.cut()
    else channel.deafen()
    await new Promise((resolve) => setTimeout(resolve, random() * (chance(0.3) ? 1_500 : 300)))
    if (isCut) channel.mend()
    else channel.hearAgain()
  }

  let step = 0
  async function work(): Promise<void> {
    while (step < steps && report.wrong.length === 0) {
      step += 1
      if (step % 10_000 === 0) say(`${step.toLocaleString('en')} steps`)
      const roll = random()
      if (roll < 0.002) await fault()
      else if (roll < 0.06) await writeProduct()
      else if (roll < 0.08) await writeHome()
      else if (roll < 0.1) await writeSeller()
      else if (roll < 0.11) await writePictures()
      else await read()
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  await Promise.all(instances.map(({ close }) => close()))
  await script.$client.end()
  return report
}

/** Numbers from 0 up to 1, the same for a seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
