import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { Suggestions } from '#domain/search/suggestion-schema.ts'
import { users } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { shopSlugs, shops } from '#server/db/schema/shops.ts'
import { removeUnusedImages } from '#server/images/unused-images.ts'
import { createListing, createProduct, createSeller } from '../../../tests/support/factories.ts'
import { apiOn, createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { call, ctx, db, get } = await createTestApi()

const EMPTY = { slug: null, hours: [], areas: [], cover: null }
const DAY = { opens: '08:00', closes: '17:00' }
const WEEK = [DAY, DAY, DAY, DAY, DAY, { opens: '09:00', closes: '14:00' }, null]

async function newSeller(overrides: Parameters<typeof createSeller>[1] = {}) {
  const seller = await createSeller(db, overrides)
  return { ...seller, headers: await signInAs(ctx, seller) }
}
type Person = Awaited<ReturnType<typeof newSeller>>

const save = (seller: Person, input: object) =>
  call('PUT', `/shop/${seller.id}`, { ...EMPTY, ...input }, seller.headers)

/** Every test begins without accounts, but addresses outlive them. */
let count = 0
const newSlug = () => `shop-number-${++count}`

describe('a shop', () => {
  it('is saved while something else of its seller’s is being stored', async () => {
    const seller = await newSeller()
    const saved = await db.transaction(async (tx) => {
      // What a row does whose foreign key is the account's.
      await tx.select().from(users).where(eq(users.id, seller.id)).for('key share')
      return [
        await save(seller, { hours: WEEK }),
        await call('POST', `/user/update/${seller.id}`, { bio: 'Blocks, made here.' }, seller.headers),
      ]
    })
    expect(saved.map(({ status }) => status)).toEqual([200, 200])
  })

  it('is found by its seller before anything is said of it', async () => {
    const seller = await newSeller()
    expect((await get(`/shop/${seller.id}`)).body).toEqual({ _id: seller.id, ...EMPTY })
  })

  it('shows what its owner says, by its id and its short address', async () => {
    const seller = await newSeller()
    const slug = newSlug()
    const areas = [
      { state: 'Lagos', lga: 'ibeju lekki' },
      { state: 'Ogun', lga: 'Sagamu' },
      { state: 'Ogun', lga: null },
      { state: 'Lagos', lga: 'Ibeju-Lekki' },
    ]
    expect((await save(seller, { slug: slug.toUpperCase(), hours: WEEK, areas })).status).toBe(200)
    const shown = {
      _id: seller.id,
      slug,
      hours: WEEK,
      cover: null,
      areas: [
        { state: 'Lagos', lga: 'Ibeju-Lekki' },
        { state: 'Ogun', lga: null },
      ],
    }
    expect((await get(`/shop/${seller.id}`)).body).toEqual(shown)
    expect((await get(`/shop/${slug}`)).body).toEqual(shown)
    expect((await get(`/shop/${slug.toUpperCase()}`)).body).toEqual(shown)
  })

  it('is changed by its owner alone', async () => {
    const [seller, other] = [await newSeller(), await newSeller()]
    expect((await call('PUT', `/shop/${seller.id}`, EMPTY)).status).toBe(401)
    expect((await call('PUT', `/shop/${seller.id}`, EMPTY, other.headers)).status).toBe(403)
  })

  it('that an admin has hidden is not there', async () => {
    const seller = await newSeller()
    const slug = newSlug()
    await save(seller, { slug })
    await db.update(users).set({ hiddenReason: 'A fraud' }).where(eq(users.id, seller.id))
    expect((await get(`/shop/${slug}`)).status).toBe(404)
    expect((await get(`/shop/${seller.id}`)).status).toBe(404)
  })

  it.each([
    [{ hours: [DAY] }],
    [{ hours: [...WEEK.slice(0, 6), { opens: '17:00', closes: '08:00' }] }],
    [{ hours: [...WEEK.slice(0, 6), { opens: '8', closes: '17:00' }] }],
    [{ hours: [...WEEK.slice(0, 6), { opens: '25:00', closes: '26:00' }] }],
    [{ areas: [{ state: 'Atlantis', lga: null }] }],
    [{ areas: [{ state: 'Lagos', lga: 'Kano Municipal' }] }],
    [{ areas: [{ state: 'Lagos', lga: '<script>' }] }],
    [{ areas: Array.from({ length: 61 }, () => ({ state: 'Lagos', lga: null })) }],
    [{ cover: '/pictures/00000000000000000000000000000000/800.webp' }],
    [{ cover: 'https://elsewhere.example/cover.jpg' }],
  ])('refuses %j', async (input) => {
    expect((await save(await newSeller(), input)).status).toBe(422)
  })
})

describe('a short address', () => {
  it.each([
    'admin',
    'API',
    ' Shop ',
    'sellerShop',
    'adlm-support',
    'the-adlm-team',
    'ad-lm',
    'adlmhelp',
    'ab',
    'x'.repeat(41),
    '../x',
    'a/b',
    'a--b',
    '-ab',
    'ab-',
    'a.b',
    'a%2fb',
    'dаngote',
    'ﬁ\u0000x',
    'ab\u200dc',
    '日本語日本',
    '00000000-0000-7000-8000-000000000000',
    '',
  ])('cannot be %j', async (slug) => {
    const { status, body } = await save(await newSeller(), { slug })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ path: 'slug' }] })
  })

  it('that somebody has is not given to another, however it is written', async () => {
    const slug = newSlug()
    expect((await save(await newSeller(), { slug })).status).toBe(200)
    const { status, body } = await save(await newSeller(), { slug: ` ${slug.toUpperCase()} ` })
    expect(status).toBe(409)
    expect(body).toMatchObject({ errors: [{ path: 'slug', message: 'This short address is taken' }] })
  })

  it('that two want at once is one of them’s', async () => {
    const slug = newSlug()
    const sellers = await Promise.all([newSeller(), newSeller(), newSeller()])
    const answers = await Promise.all(sellers.map((seller) => save(seller, { slug })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('that was given up leads to the new one, is nobody else’s, and cannot come back, so that no way leads in a circle', async () => {
    const [seller, other] = [await newSeller(), await newSeller()]
    const [first, second] = [newSlug(), newSlug()]
    await save(seller, { slug: first })
    await save(seller, { slug: second })
    expect((await get(`/shop/${first}`)).body).toMatchObject({ _id: seller.id, slug: second })
    expect((await save(other, { slug: first })).status).toBe(409)
    expect((await save(seller, { slug: first })).status).toBe(422)
    expect((await get(`/shop/${first}`)).body).toMatchObject({ slug: second })
  })

  it('stays as it is where none is named, and where it is named again', async () => {
    const seller = await newSeller()
    const slug = newSlug()
    await save(seller, { slug })
    await save(seller, { slug: null })
    await save(seller, { slug })
    expect((await get(`/shop/${seller.id}`)).body).toMatchObject({ slug })
    expect(await db.$count(shopSlugs, eq(shopSlugs.userId, seller.id))).toBe(1)
  })

  it('is one of five in the life of a shop', async () => {
    const seller = await newSeller()
    for (let each = 0; each < 5; each++) expect((await save(seller, { slug: newSlug() })).status).toBe(200)
    expect((await save(seller, { slug: newSlug() })).status).toBe(422)
  })

  it('is given to nobody whose e-mail address is not confirmed: what is given once is gone for all others', async () => {
    const seller = await newSeller({ emailVerified: false })
    expect(await save(seller, { slug: newSlug() })).toMatchObject({
      status: 403,
      body: { code: 'unconfirmed' },
    })
    expect(await save(seller, { hours: WEEK })).toMatchObject({ status: 200, body: { slug: null } })
  })

  it('goes to nobody when its account is gone', async () => {
    const seller = await newSeller()
    const slug = newSlug()
    await save(seller, { slug })
    expect((await call('DELETE', `/user/delete/${seller.id}`, {}, seller.headers)).status).toBe(200)
    expect((await get(`/shop/${slug}`)).status).toBe(404)
    expect((await save(await newSeller(), { slug })).status).toBe(409)
  })
})

it('is told wherever a seller is referred to, and is null of who has none', async () => {
  const seller = await newSeller({ name: 'Kano Bricks' })
  const product = await createProduct(db, { ownerId: seller.id })
  const listing = await createListing(db, { ownerId: seller.id })
  const references = async () => ({
    product: (await get(`/product/get/${product.id}`)).body,
    listing: (await get(`/listing/get/${listing.id}`)).body,
    seller: (await get(`/user/${seller.id}`)).body,
    shop: (await get(`/product/user/${seller.id}`)).body,
    homes: (await get(`/listing/user/${seller.id}`)).body,
  })
  const told = (slug: string | null) => ({
    product: { product: { userRef: { slug } } },
    listing: { userRef: { slug } },
    seller: { slug },
    shop: { user: { slug }, products: [{ userRef: { slug } }] },
    homes: { listings: [{ userRef: { slug } }] },
  })
  expect(await references()).toMatchObject(told(null))
  const slug = newSlug()
  await save(seller, { slug })
  expect(await references()).toMatchObject(told(slug))
  // Of an instance that has read nothing yet.
  const answer = await apiOn(ctx).request('/api/search/suggest?q=kano%20bri')
  const { suggestions } = Suggestions.parse(await answer.json())
  expect(suggestions).toContainEqual(expect.objectContaining({ kind: 'seller', href: `/shop/${slug}` }))
})

describe('a cover', () => {
  it('of another owner is an example, and may stay where it is', async () => {
    const [seller, other] = [await newSeller(), await newSeller()]
    const url = `/pictures/${'e'.repeat(32)}/1600.webp`
    const cover = { url, width: 1600, height: 900, placeholder: 'data:', widths: [200, 1600] }
    const [image] = await db
      .insert(images)
      .values({ ...cover, ownerId: other.id, purpose: 'cover' })
      .returning()
    await db.insert(shops).values({ userId: seller.id, coverId: image?.id })
    expect((await get(`/shop/${seller.id}`)).body).toMatchObject({ cover: { ...cover, example: true } })
    const kept = await save(seller, { hours: WEEK, cover: url })
    expect(kept.body).toMatchObject({ hours: WEEK, cover: { url, example: true } })
    await save(seller, { cover: null })
    expect((await save(seller, { cover: url })).status).toBe(422)
  })

  it('is an own upload, and stays as long as it is used', async () => {
    const [seller, other] = [await newSeller(), await newSeller()]
    const url = `/pictures/${'c'.repeat(32)}/1600.webp`
    const old = new Date(Date.now() - 2 * 86_400_000)
    await db.insert(images).values({
      ownerId: seller.id,
      purpose: 'cover',
      url,
      width: 1600,
      height: 900,
      placeholder: 'data:',
      widths: [200, 1600],
      updatedAt: old,
    })
    expect((await save(other, { cover: url })).status).toBe(422)
    const { body } = await save(seller, { cover: url })
    expect(body).toMatchObject({ cover: { url, width: 1600, height: 900 } })
    expect(body).not.toHaveProperty('cover.example')
    await removeUnusedImages(ctx)
    expect(await db.$count(images)).toBe(1)
    await save(seller, { cover: null })
    await removeUnusedImages(ctx)
    expect(await db.$count(images)).toBe(0)
    expect(await db.$count(shops, eq(shops.userId, seller.id))).toBe(1)
  })
})
