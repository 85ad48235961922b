import { describe, expect, it } from 'vitest'
import { Suggestions } from '#domain/search/suggestion-schema.ts'
import {
  createListing,
  createProduct,
  createProducts,
  createSeller,
} from '../../../tests/support/factories.ts'
import { apiOn, createTestApi } from '../../../tests/support/test-app.ts'

const { ctx, db } = await createTestApi()

/** Of an instance that has read nothing yet. */
async function suggested(query: string, api = apiOn(ctx)) {
  const answer = await api.request(`/api/search/suggest?${query}`)
  return { answer, ...Suggestions.parse(await answer.json()) }
}
const texts = async (query: string) => (await suggested(query)).suggestions.map(({ text }) => text)

describe('GET /search/suggest', () => {
  it('has categories with their numbers, names, places and sellers', async () => {
    const seller = await createSeller(db, { name: 'Lafarge Depot' })
    await createProducts(db, [
      { ownerId: seller.id, name: 'Lafarge Elephant cement' },
      { ownerId: seller.id, name: 'lafarge elephant CEMENT', location: 'Kano' },
      { ownerId: seller.id, name: 'Cement sack', hiddenReason: 'Not for sale' },
    ])
    const { suggestions } = await suggested('q=cem')
    expect(suggestions.slice(0, 2)).toEqual([
      {
        kind: 'sub-category',
        text: 'Cement',
        count: 2,
        href: '/market?category=Concrete&subCategory=Cement',
      },
      expect.objectContaining({
        kind: 'material',
        text: expect.stringMatching(/^lafarge elephant cement$/i),
      }),
    ])
    expect((await suggested('q=la')).suggestions).toEqual(
      expect.arrayContaining([
        { kind: 'place', text: 'Lagos', count: 1, href: '/market?location=Lagos' },
        { kind: 'seller', text: 'Lafarge Depot', count: null, href: `/sellerShop/${seller.id}` },
      ]),
    )
    expect((await suggested('q=cem&location=Kano')).suggestions[0]).toEqual({
      kind: 'sub-category',
      text: 'Cement',
      count: 1,
      href: '/market?location=Kano&category=Concrete&subCategory=Cement',
    })
  })

  it('counts no further than 1,000', async () => {
    await createProducts(
      db,
      Array.from({ length: 1_003 }, () => ({})),
    )
    for (const query of ['q=cement', 'q=cement&location=Lagos'])
      expect((await suggested(query)).suggestions[0]).toMatchObject({ text: 'Cement', count: 1_000 })
  })

  it('shows nothing that is hidden', async () => {
    const hidden = await createSeller(db, { name: 'Gone Stores', suspendedReason: 'Fraud' })
    await createProducts(db, [
      { ownerId: hidden.id, name: 'Gone granite' },
      { name: 'Removed granite', hiddenReason: 'No' },
      { name: 'Waiting granite', waitingFor: 'confirmation' },
    ])
    await createSeller(db, { name: 'Nothing Offered' })
    expect(await texts('q=gone')).toEqual([])
    expect(await texts('q=removed')).toEqual([])
    expect(await texts('q=waiting')).toEqual([])
    expect(await texts('q=nothing')).toEqual([])
  })

  it('suggests homes where homes are looked for', async () => {
    await createListing(db, { name: 'Terrace duplex in Lekki', state: 'Lagos' })
    await createProduct(db, { name: 'Duplex board' })
    expect(await texts('for=homes&q=duple')).toContain('Terrace duplex')
    expect(await texts('for=homes&q=duple')).not.toContain('Duplex board')
    expect((await suggested('for=homes&q=lag')).suggestions[0]).toEqual({
      kind: 'place',
      text: 'Lagos',
      count: 1,
      href: '/search?state=Lagos',
    })
    expect((await suggested('for=homes')).suggestions).toEqual([
      { kind: 'place', text: 'Lagos', count: 1, href: '/search?state=Lagos' },
    ])
  })

  it('says what there is most of where nothing is typed', async () => {
    await createProducts(db, [{}, { subCategories: ['Granite'] }, { subCategories: ['Granite'] }])
    expect((await suggested('')).suggestions.map(({ text, count }) => [text, count])).toEqual([
      ['Granite', 2],
      ['Cement', 1],
    ])
  })

  it('can be kept for a minute, by browsers and here', async () => {
    await createProduct(db, { name: 'Early nails' })
    const api = apiOn(ctx)
    const { answer } = await suggested('q=nails', api)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60')
    expect(answer.headers.get('ETag')).toBeTruthy()
    await createProduct(db, { name: 'Late nails' })
    const again = await suggested('q=nails', api)
    const known = again.suggestions.map(({ text }) => text)
    expect(known).toContain('Early nails')
    expect(known).not.toContain('Late nails')
  })

  it('refuses what it does not know, and reads whatever is typed', async () => {
    const api = apiOn(ctx)
    expect((await api.request('/api/search/suggest?for=cars')).status).toBe(400)
    expect((await api.request('/api/search/suggest?location=Atlantis')).status).toBe(400)
    for (const typed of ['%', '\0', "'", '\ud83d', 'x'.repeat(3_000), 'ﷺ', '((((', '1e999'])
      expect((await suggested(`q=${encodeURIComponent(typed.toWellFormed())}`, api)).answer.status).toBe(200)
  })
})
