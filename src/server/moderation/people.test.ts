import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { MarketNumbers, People, SentImports } from '#domain/moderation/admin-schema.ts'
import { twoFactors, users } from '#server/db/schema/accounts.ts'
import { imports } from '#server/db/schema/imports.ts'
import { productLeads } from '#server/db/schema/leads.ts'
import {
  createListing,
  createProduct,
  createProducts,
  createSeller,
} from '../../../tests/support/factories.ts'
import { createModerationApi } from '../../../tests/support/moderation-api.ts'
import { getMarketNumbers } from './market-number-queries.ts'

const { ctx, db, get, here, moderate, report } = await createModerationApi()

async function people(query: Record<string, string> = {}): Promise<People> {
  return People.parse((await get(`/admin/people?${new URLSearchParams(query)}`, here().asAdmin)).body)
}
const found = async (search: string) => (await people({ search })).people.map(({ username }) => username)

describe('GET /admin/people', () => {
  it('says of an account what is confirmed, what it offers, and whether it is suspended', async () => {
    const { owner, admin } = here()
    const confirmed = new Date('2026-05-04T10:00:00Z')
    await db
      .update(users)
      .set({ mobileNumber: '+2348031234567', phoneConfirmedAt: confirmed, businessCheckedAt: confirmed })
      .where(eq(users.id, owner.id))
    await db.insert(twoFactors).values({ userId: admin.id, secret: 'x', backupCodes: 'x', verified: true })
    await moderate('suspend', 'user', 'Sells air')
    const { people: shown, next } = await people()
    expect(next).toBeNull()
    expect(shown.find(({ _id }) => _id === owner.id)).toMatchObject({
      username: 'Ada Blocks',
      phoneConfirmedAt: confirmed.toISOString(),
      businessCheckedAt: confirmed.toISOString(),
      suspendedReason: 'Sells air',
      businessApproved: false,
      admin: false,
      secondFactor: false,
      offers: 2,
      offersCapped: false,
    })
    expect(shown.find(({ _id }) => _id === admin.id)).toMatchObject({
      admin: true,
      secondFactor: true,
      offers: 0,
    })
    await moderate('unsuspend', 'user', 'Proved otherwise')
    expect((await people({ search: 'ada blocks' })).people).toMatchObject([{ suspendedReason: null }])
  })

  it('finds a part of a name, an address or a number, however that is written', async () => {
    await createSeller(db, {
      name: 'Zaria 100%_Tiles',
      email: 'tiles@zaria.example',
      mobileNumber: '+2348099887766',
    })
    for (const search of [
      'zaria',
      '100%_t',
      'TILES@Zaria',
      '0809 988 7766',
      '+23408099887766',
      '+234 (809) 988',
      '998877',
    ])
      expect(await found(search), search).toEqual(['Zaria 100%_Tiles'])
    for (const search of ['100%tiles', '100__', 'nobody', '0803 999'])
      expect(await found(search), search).toEqual([])
  })

  it('finds a name without its accents, and with them', async () => {
    const written = ['Adébáyọ̀ Okéowó', 'Adebayo Okeowo', 'ADÉBÁYỌ̀ Okéowó'.normalize('NFD')]
    for (const name of written) await createSeller(db, { name })
    for (const search of ['adebayo', 'Adébáyọ̀', 'adebayọ oke', 'ÒKÉOWÓ'])
      expect((await found(search)).sort(), search).toEqual(written.toSorted())
  })

  it.each(['ab', '@.a', 'x'.repeat(101), '%%%%'])('refuses what no index finds: %s', async (search) => {
    const { status, body } = await get(`/admin/people?${new URLSearchParams({ search })}`, here().asAdmin)
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'search' }] }])
  })

  it('goes on after the last one, whoever comes or goes meanwhile', async () => {
    const at = new Date('2026-01-01T00:00:00Z')
    for (let number = 1; number <= 4; number += 1)
      await createSeller(db, { name: `Kofi ${number}`, createdAt: at })
    const first = await people({ search: 'kofi', limit: '2' })
    expect(first.people).toHaveLength(2)
    const [, last] = first.people
    await createSeller(db, { name: 'Kofi 5' })
    await db.delete(users).where(eq(users.id, last?._id ?? ''))
    const second = await people({ search: 'kofi', limit: '2', after: first.next ?? '' })
    expect(second.next).toBeNull()
    const names = [...first.people, ...second.people].map(({ username }) => username)
    expect(names.toSorted()).toEqual(['Kofi 1', 'Kofi 2', 'Kofi 3', 'Kofi 4'])
  })

  it.each([
    'x',
    '2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00Z,x',
    '0000-01-01T00:00:00Z,00000000-0000-7000-8000-000000000000',
  ])('refuses to go on after %s', async (after) => {
    expect((await get(`/admin/people?${new URLSearchParams({ after })}`, here().asAdmin)).status).toBe(400)
  })

  it('counts offers to a thousand', async () => {
    const seller = await createSeller(db, { name: 'Large shop' })
    await createProducts(
      db,
      Array.from({ length: 600 }, () => ({ ownerId: seller.id })),
    )
    await createProducts(
      db,
      Array.from({ length: 400 }, () => ({ ownerId: seller.id })),
    )
    expect((await people({ search: 'large shop' })).people).toMatchObject([
      { offers: 1_000, offersCapped: false },
    ])
    await createListing(db, { ownerId: seller.id })
    expect((await people({ search: 'large shop' })).people).toMatchObject([
      { offers: 1_000, offersCapped: true },
    ])
  })
})

describe('GET /admin/imports', () => {
  it('has who sent what, what came of it, and whether it was undone', async () => {
    const { owner } = here()
    const job = {
      ownerId: owner.id,
      kind: 'products' as const,
      importOptions: { map: {}, defaults: {}, rates: {} },
      header: [],
      state: 'done' as const,
    }
    const [first] = await db
      .insert(imports)
      .values({ ...job, total: 12, inserted: 9, rejected: 3 })
      .returning()
    const finishedAt = new Date('2026-05-04T10:00:00Z')
    await db.insert(imports).values({ ...job, undoes: first?.id, finishedAt })
    await db.insert(imports).values({ ...job, state: 'failed', message: 'It is a picture' })
    const read = async (query = '') =>
      SentImports.parse((await get(`/admin/imports?${query}`, here().asAdmin)).body)
    expect(await read()).toMatchObject({
      imports: [
        { state: 'failed', message: 'It is a picture', total: null, undoneAt: null },
        {
          owner: { username: 'Ada Blocks' },
          total: 12,
          inserted: 9,
          rejected: 3,
          undoneAt: finishedAt.toISOString(),
        },
      ],
      next: null,
    })
    const page = await read('limit=1')
    expect((await read(`limit=1&after=${page.next}`)).imports).toMatchObject([{ id: first?.id }])
  })
})

describe('GET /admin/numbers', () => {
  beforeEach(async () => {
    await db.execute(sql`DELETE FROM imports`)
  })

  it('has what happened on each of the last thirty days in Nigeria', async () => {
    const { ids, asOther, owner } = here()
    // The first minutes of a day in Nigeria, which is the day before in London.
    const now = new Date('2026-06-30T23:30:00Z')
    await db
      .update(users)
      .set({ createdAt: new Date('2026-06-30T23:10:00Z') })
      .where(eq(users.id, owner.id))
    for (const createdAt of [new Date('2026-06-30T22:50:00Z'), new Date('2026-06-01T22:59:00Z')])
      await createProduct(db, { ownerId: owner.id, createdAt })
    await db.insert(productLeads).values([
      { offerId: ids.product, day: '2026-07-01', shown: 5, whatsapp: 2 },
      { offerId: ids.product, day: '2026-07-01', state: 'Lagos', shown: 1 },
      { offerId: ids.product, day: '2026-06-01', shown: 100 },
    ])
    const { daily, total } = MarketNumbers.parse(await getMarketNumbers(ctx, now))
    expect([daily.length, daily[0]?.day, daily[29]?.day]).toEqual([30, '2026-06-02', '2026-07-01'])
    expect(daily[29]).toMatchObject({ signUps: 1, shown: 6, whatsapp: 2, products: 0 })
    expect(daily[28]).toMatchObject({ products: 1, signUps: 0 })
    expect(total).toMatchObject({ shown: 6, whatsapp: 2, opened: 0 })
    expect((await report({ subject: 'product', id: ids.product, reason: 'spam' }, asOther)).status).toBe(201)
    const today = MarketNumbers.parse((await get('/admin/numbers', here().asAdmin)).body)
    expect(today.daily.at(-1)).toMatchObject({ reports: 1, reviews: 1, listings: 1 })
  })
})
