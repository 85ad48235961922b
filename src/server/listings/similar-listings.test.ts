import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Listing } from '#domain/listings/listing-schema.ts'
import { createListing, createListings, forgetIndexes } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

const similar = async (id: string) =>
  z
    .array(Listing)
    .parse((await get(`/listing/similar/${id}`)).body)
    .map(({ name }) => name)

describe('GET /listing/similar/{id}', () => {
  it('answers the nearest first: its area, its state, then by bedrooms and price, and never the home itself', async () => {
    const home = { state: 'Lagos', area: 'Yaba', bedrooms: 3, regularPrice: 300_000 } as const
    const { id } = await createListing(db, { ...home, name: 'The home itself' })
    await createListings(db, [
      { ...home, name: 'Another state, the same area by name', state: 'Kano' },
      { ...home, name: 'No state at all', state: null, area: null, bedrooms: 9 },
      { ...home, name: 'Another area, other bedrooms', area: 'Ajah', bedrooms: 5 },
      { ...home, name: 'Another area, the same bedrooms', area: null },
      { ...home, name: 'Four bedrooms', bedrooms: 4 },
      { ...home, name: 'Dearer by more', regularPrice: 340_000 },
      { ...home, name: 'Cheaper by less', regularPrice: 280_000 },
      { ...home, name: 'The same, by the year', area: 'YABA', regularPrice: 3_600_000, rentPeriod: 'year' },
      { ...home, name: 'For sale instead', type: 'sale' },
    ])
    await forgetIndexes(db, 'searchable_listings')
    expect(await similar(id)).toEqual([
      'The same, by the year',
      'Cheaper by less',
      'Dearer by more',
      'Four bedrooms',
      'Another area, the same bedrooms',
      'Another area, other bedrooms',
      'Another state, the same area by name',
      'No state at all',
    ])
  })

  it('answers those of states near its own before others with as many bedrooms', async () => {
    const { id } = await createListing(db, { state: 'Kwara', bedrooms: 2 })
    await createListings(db, [
      { name: 'Alike, far away', state: 'Borno', bedrooms: 2 },
      { name: 'Larger, next door', state: 'Osun', bedrooms: 4 },
    ])
    await forgetIndexes(db, 'searchable_listings')
    const names = await similar(id)
    expect(names.indexOf('Larger, next door')).toBeLessThan(names.indexOf('Alike, far away'))
  })

  it('answers those of states near its own, however many elsewhere cost nearer to the same', async () => {
    const { id } = await createListing(db, { state: 'Rivers', bedrooms: 6, regularPrice: 500_000 })
    const far = { state: 'Yobe', bedrooms: 6 } as const
    await createListings(
      db,
      Array.from({ length: 60 }, (_, index) => ({
        ...far,
        regularPrice: 500_000 + (index % 2 ? 1 : -1) * (index + 1),
      })),
    )
    await createListings(db, [
      { name: 'Next door, cheaper', state: 'Bayelsa', bedrooms: 6, regularPrice: 300_000 },
      { name: 'Next door, dearer', state: 'Abia', bedrooms: 6, regularPrice: 900_000 },
    ])
    await forgetIndexes(db, 'searchable_listings')
    expect((await similar(id)).slice(0, 2)).toEqual(['Next door, cheaper', 'Next door, dearer'])
  })

  it('answers eight at most: those of its state before many that cost the same', async () => {
    const { id } = await createListing(db, { state: 'Osun' })
    await createListings(
      db,
      Array.from({ length: 60 }, () => ({ state: 'Kano' }) as const),
    )
    await createListing(db, {
      name: 'In its state, at ten times the price',
      state: 'Osun',
      regularPrice: 1_000_000,
    })
    const names = await similar(id)
    expect(names).toHaveLength(8)
    expect(names[0]).toBe('In its state, at ten times the price')
  })

  it('of a home without a state is by bedrooms and price', async () => {
    const { id } = await createListing(db)
    await createListings(db, [
      { name: 'Two bedrooms', bedrooms: 2, state: 'Lagos' },
      { name: 'The same number', regularPrice: 200_000, state: 'Lagos' },
    ])
    expect(await similar(id)).toEqual(['The same number', 'Two bedrooms'])
  })

  it('is empty where there is none, and 404 of nothing', async () => {
    expect(await similar((await createListing(db)).id)).toEqual([])
    for (const id of [randomUUID(), 'nonsense'])
      expect(await get(`/listing/similar/${id}`)).toMatchObject({
        status: 404,
        body: { message: 'No Listing Found!' },
      })
  })
})
