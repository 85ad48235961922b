import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { createListing, createProduct } from '../../../tests/support/factories.ts'
import { NEW_LISTING, NEW_PRODUCT, signedInSeller } from '../../../tests/support/new-offers.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'
import { placeOffers } from './place-offers.ts'

const { call, ctx, db, get } = await createTestApi()

let own: Record<string, string>
let ownerId: string

beforeEach(async () => {
  const signedIn = await signedInSeller(ctx)
  own = signedIn.own
  ownerId = signedIn.seller.id
})

const Place = z.object({ _id: z.string(), lga: z.nullable(z.string()) })
const LAGOS = { location: 'Lagos', storeAddress: '12 Allen Avenue, Ikeja' }

const createdProduct = async (changes: object) =>
  Place.parse(
    (await call('POST', '/product/create-product', { ...NEW_PRODUCT, ...LAGOS, ...changes }, own)).body,
  )
const createdListing = async (changes: object) =>
  Place.parse((await call('POST', '/listing/create', { ...NEW_LISTING, ...changes }, own)).body)
const changedProduct = async (id: string, changes: object) =>
  Place.parse((await call('PUT', `/product/update/${id}`, changes, own)).body).lga

describe('the local government of an offer', () => {
  it('is what its seller says, in the spelling of the list', async () => {
    expect(await createdProduct({ lga: 'surulere' })).toMatchObject({ lga: 'Surulere' })
    expect(await createdListing({ state: 'Lagos', lga: 'Ibeju Lekki' })).toMatchObject({ lga: 'Ibeju-Lekki' })
  })

  it('is else guessed from the address, for a home from its area as well', async () => {
    const { _id, lga } = await createdProduct({})
    expect(lga).toBe('Ikeja')
    expect(await createdProduct({ lga: null })).toMatchObject({ lga: 'Ikeja' })
    expect(await createdProduct({ storeAddress: 'Behind the church' })).toMatchObject({ lga: null })
    expect(await createdListing({ state: 'Lagos', address: '7 Wide Road', area: 'Yaba' })).toMatchObject({
      lga: 'Lagos Mainland',
    })
    expect(await createdListing({ address: '7 Wide Road, Yaba' })).toMatchObject({ lga: 'Lagos Mainland' })
    expect(await createdListing({ address: '7 Wide Road' })).toMatchObject({ lga: null })
    expect((await get(`/product/get/${_id}`)).body).toMatchObject({ product: { lga: 'Ikeja' } })
  })

  it.each([
    [
      '/product/create-product',
      { ...NEW_PRODUCT, ...LAGOS, lga: 'Zaria' },
      'Product lga must be a local government of Lagos',
    ],
    [
      '/listing/create',
      { ...NEW_LISTING, state: 'Kano', lga: 'Ikeja' },
      'Listing lga must be a local government of Kano',
    ],
    ['/listing/create', { ...NEW_LISTING, lga: 'Ikeja' }, 'Listing lga needs a state'],
  ])('is one of its state: %s', async (path, body, message) => {
    expect(await call('POST', path, body, own)).toMatchObject({
      status: 422,
      body: { message, errors: [{ path: 'lga', message }] },
    })
  })

  it('follows the offer to another state, and a guess follows the address', async () => {
    const { _id } = await createdProduct({})
    expect(await changedProduct(_id, { storeAddress: '4 Bode Thomas Street, Surulere' })).toBe('Surulere')
    expect(await changedProduct(_id, { lga: 'Agege' })).toBe('Agege')
    expect(await changedProduct(_id, { storeAddress: '12 Allen Avenue, Ikeja' })).toBe('Agege')
    expect(await changedProduct(_id, { regularPrice: 9_000 })).toBe('Agege')
    expect(await changedProduct(_id, { location: 'Kano' })).toBe(null)
    expect(await changedProduct(_id, { storeAddress: 'Burma Road, Sabon Gari' })).toBe('Fagge')
    expect(await call('PUT', `/product/update/${_id}`, { lga: 'Ikeja' }, own)).toMatchObject({ status: 422 })
  })

  it('is not answered of a state that has none such: the last release moves offers without it', async () => {
    const { id } = await createProduct(db, { ownerId, location: 'Kano', lga: 'Ikeja', placed: true })
    expect((await get(`/product/get/${id}`)).body).toMatchObject({ product: { lga: null } })
  })
})

describe('what a home does not say of itself', () => {
  const Home = z.object({
    _id: z.string(),
    kind: z.nullable(z.string()),
    kindGuessed: z.boolean(),
    state: z.nullable(z.string()),
    area: z.nullable(z.string()),
  })
  const created = async (changes: object) =>
    Home.parse((await call('POST', '/listing/create', { ...NEW_LISTING, ...changes }, own)).body)
  const changed = async (id: string, changes: object) =>
    Home.parse((await call('PUT', `/listing/update/${id}`, changes, own)).body)

  it('its name and its address say, and a kind that was chosen is never overwritten', async () => {
    const home = await created({
      name: '3 bedroom flat, Ikate',
      address: '11 Kusenla Road, Ikate, Lekki, Lagos',
    })
    expect(home).toMatchObject({ kind: 'flat', kindGuessed: true, state: 'Lagos', area: 'Ikate' })
    expect(await changed(home._id, { name: '3 bedroom duplex, Ikate' })).toMatchObject({ kind: 'duplex' })
    expect(await changed(home._id, { kind: 'terrace' })).toMatchObject({
      kind: 'terrace',
      kindGuessed: false,
    })
    expect(await changed(home._id, { name: '3 bedroom bungalow, Ikate' })).toMatchObject({ kind: 'terrace' })
    expect(await changed(home._id, { kind: null })).toMatchObject({ kind: 'bungalow', kindGuessed: true })
    expect(await created({ name: 'A pleasant home', address: 'Behind the church' })).toMatchObject({
      kind: null,
      state: null,
      area: null,
    })
  })

  it('a job finds out of what an import or another release wrote, without a new version', async () => {
    const home = await createListing(db, {
      ownerId,
      name: 'Mini flat at Wuse 2',
      kind: null,
      address: '4 Aminu Kano Crescent, Wuse 2, Abuja',
    })
    const chosen = await createListing(db, {
      ownerId,
      name: 'Mini flat here',
      kind: 'room',
      kindGuessed: false,
      state: 'Kano',
    })
    await placeOffers(db, AbortSignal.timeout(10_000), 2)
    const stored = async (id: string) => (await db.select().from(listings).where(eq(listings.id, id)))[0]
    expect(await stored(home.id)).toMatchObject({
      kind: 'mini-flat',
      state: 'FCT',
      lga: 'Abuja Municipal',
      area: 'Wuse 2',
      guessed: true,
      version: 1,
    })
    expect(await stored(chosen.id)).toMatchObject({ kind: 'room', state: 'Kano', guessed: true })
  })
})

describe('offers that another release has put up', () => {
  it('get theirs by a job, batch by batch, without a new version', async () => {
    const ikeja = await createProduct(db, { ownerId })
    const nowhere = await createProduct(db, { ownerId, storeAddress: 'Behind the church' })
    const chosen = await createProduct(db, { ownerId, lga: 'Agege' })
    const home = await createListing(db, { ownerId, state: 'Oyo', area: 'New Bodija' })
    await placeOffers(db, AbortSignal.timeout(10_000), 2)
    const product = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]
    expect(await product(ikeja.id)).toEqual({ ...ikeja, lga: 'Ikeja', placed: true })
    expect(await product(nowhere.id)).toMatchObject({ lga: null, placed: true, version: 1 })
    expect(await product(chosen.id)).toMatchObject({ lga: 'Agege', placed: true })
    expect((await db.select().from(listings).where(eq(listings.id, home.id)))[0]).toMatchObject({
      lga: 'Ibadan North',
      placed: true,
    })
  })
})
