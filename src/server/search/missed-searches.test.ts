import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { findMeaning } from '#domain/search/dictionary.ts'
import { tokenize } from '#domain/search/tokens.ts'
import type { Call } from '#server/api/call.ts'
import { dailySalts, missedSearches } from '#server/db/schema/search-demand.ts'
import { createSeller } from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { countMissed, removeOldMissed } from './missed-searches.ts'
import { searchDictionary } from './search-dictionary.ts'

const { api, ctx, call, db } = await createTestApi()

/** A call from this address with this browser. */
const from = (address: string): Call => ({
  req: {
    header: () => undefined,
    raw: new Request('http://x'),
  } as unknown as Call['req'],
  var: { ctx },
  env: { incoming: { socket: { remoteAddress: address } } },
  header: () => undefined,
})

const rows = () => db.select().from(missedSearches)

async function missed(c: Call, words: string, place?: string) {
  const before = (await rows()).length
  countMissed(c, { kind: 'products', typed: words, understood: [], place })
  return before
}

async function admin() {
  const owner = await createSeller(db, { email: 'admin@adlm.example' })
  ctx.settings.adminEmails = ['admin@adlm.example']
  return { owner, headers: await signInAs(ctx, owner, { secondFactorAt: new Date() }) }
}

describe('a search that finds nothing', () => {
  it('is counted once for a device and day, by its words without numbers', async () => {
    for (const phone of ['10.0.0.1', '10.0.0.1', '10.0.0.2'])
      await missed(from(phone), 'marble 0803 stone', 'Kano')
    await expect.poll(rows).toHaveLength(2)
    const [row] = await rows()
    expect(row).toMatchObject({ kind: 'products', words: 'marble stone', place: 'Kano' })
    expect(JSON.stringify(await rows())).not.toMatch(/10\.0\.0|0803/)
  })

  it('has no device where a page renders on the server, and no words where it has numbers alone', async () => {
    await missed(from('unknown'), 'marble')
    await missed(from('10.0.0.1'), '0803')
    await missed(from('10.0.0.1'), 'slate')
    await expect.poll(rows).toMatchObject([{ words: 'slate' }])
  })

  it("is of one device where its networks are one subscriber's, and nothing where it has an address", async () => {
    for (const network of ['2a00:1:2:3::/64', '2a00:1:2:4::/64']) await missed(from(network), 'marble')
    await missed(from('10.0.0.1'), 'call john.doe@mail.example')
    await missed(from('10.0.0.1'), 'slate')
    await expect.poll(rows).toHaveLength(2)
  })

  it('cannot be recognised the day after', async () => {
    await missed(from('10.0.0.1'), 'marble')
    await expect.poll(rows).toHaveLength(1)
    await db.update(dailySalts).set({ day: sql`current_date - 1` })
    await removeOldMissed(db)
    expect(await db.select().from(dailySalts)).toEqual([])
    expect(await rows()).toHaveLength(1)
    await db.update(missedSearches).set({ day: sql`current_date - 91` })
    await removeOldMissed(db)
    expect(await rows()).toEqual([])
  })
})

describe('what admins see', () => {
  it('is shown from three devices or days on, the most frequent first', async () => {
    await db.insert(missedSearches).values(
      [
        ['marble', '', 0, 'a'],
        ['marble', '', 0, 'b'],
        ['marble', '', 1, 'a'],
        ['slate', 'Kano', 0, 'a'],
        ['slate', 'Kano', 0, 'b'],
        ['mica', '', 0, 'a'],
        ['mica', '', 0, 'b'],
        ['mica', '', 0, 'c'],
        ['mica', '', 0, 'd'],
      ].map(([words, place, ago, device]) => ({
        kind: 'products' as const,
        words: String(words),
        place: String(place),
        day: sql<string>`current_date - ${Number(ago)}::int`,
        device: String(device),
      })),
    )
    const { headers } = await admin()
    const { status, body } = await call('GET', '/admin/missed-searches', undefined, headers)
    expect([status, body]).toEqual([
      200,
      {
        missed: [
          expect.objectContaining({ words: 'mica', place: null, count: 4, days: 1 }),
          expect.objectContaining({ words: 'marble', count: 3, days: 2 }),
        ],
      },
    ])
  })
})

describe('a word that an admin adds', () => {
  const find = async (typed: string) => findMeaning(await searchDictionary(db), tokenize(typed), 0)?.meaning

  it('works at once, says who added it, can be changed and taken back', async () => {
    const { owner, headers } = await admin()
    expect(await find('gbagura')).toBeUndefined()
    const add = (finds: string[]) => call('POST', '/admin/dictionary', { word: ' Gbagura ', finds }, headers)
    expect((await add(['Marble', 'granite'])).status).toBe(201)
    expect((await find('gbagura'))?.synonyms).toEqual(['marble', 'granite'])
    await add(['slate'])
    expect((await find('gbagura'))?.synonyms).toEqual(['slate'])
    const { body } = await call('GET', '/admin/dictionary', undefined, headers)
    const { words } = body as { words: { id: string }[] }
    expect(words).toMatchObject([{ word: 'gbagura', finds: ['slate'], addedBy: owner.name }])
    const remove = () => call('DELETE', `/admin/dictionary/${words[0]?.id}`, undefined, headers)
    expect((await remove()).status).toBe(200)
    expect(await find('gbagura')).toBeUndefined()
    expect((await remove()).status).toBe(404)
  })

  it.each([
    [{ word: 'x', finds: ['y y'] }],
    [{ word: 'slab', finds: [] }],
    [{ word: 'slab', finds: ['slab'] }],
    [{ word: '12', finds: ['slab'] }],
  ])('is refused where it says nothing: %j', async (wrong) => {
    const { headers } = await admin()
    expect((await call('POST', '/admin/dictionary', wrong, headers)).status).toBe(422)
  })

  it('is for admins alone', async () => {
    const headers = await signInAs(ctx, await createSeller(db))
    for (const [method, path] of [
      ['GET', '/admin/missed-searches'],
      ['GET', '/admin/dictionary'],
      ['POST', '/admin/dictionary'],
    ] as const) {
      expect((await call(method, path, method === 'POST' ? {} : undefined, headers)).status).toBe(403)
      expect((await call(method, path, method === 'POST' ? {} : undefined)).status).toBe(401)
    }
  })
})

it('the lists of products and of homes count what they do not find', async () => {
  const env = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
  for (const path of ['product/market-search?name=zqzq+in+kano', 'listing/search?searchTerm=zqzq+in+kano'])
    await api.request(`/api/${path}`, {}, env)
  await expect.poll(rows).toHaveLength(2)
  expect((await rows()).map(({ kind, words, place }) => [kind, words, place])).toEqual(
    expect.arrayContaining([
      ['products', 'zqzq', 'Kano'],
      ['listings', 'zqzq', 'Kano'],
    ]),
  )
})
