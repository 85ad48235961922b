import { readFile } from 'node:fs/promises'
import { lt, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CONSENT_TEXTS } from '#domain/accounts/consents.ts'
import { WHAT_STAYS } from '#domain/accounts/erasure.ts'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import { sessions, users, verifications } from '#server/db/schema/accounts.ts'
import { rateLimits } from '#server/db/schema/rate-limits.ts'
import { dailySalts } from '#server/db/schema/search-demand.ts'
import { createTestApi } from '../../tests/support/test-app.ts'
import { RETENTION, removeOld } from './retention.ts'

const { ctx, db } = await createTestApi()

const inOneLine = async (path: string) => (await readFile(path, 'utf8')).replaceAll(/\s+/g, ' ')
const policy = await inOneLine('src/content/privacy-policy.md')

describe('the privacy policy', () => {
  const periods = Object.values(RETENTION).flatMap((kept) => kept.periods)

  it.each(periods)('says "$said" of $length', ({ length, said }) => {
    expect(policy).toContain(said.replace('#', String(length)))
  })

  it('names no other period', () => {
    const said = periods.map((period) => period.said.replace('#', String(period.length)))
    const withoutThem = said.reduce((text, words) => text.replaceAll(words, ''), policy)
    const others = [...withoutThem.matchAll(/\b(\d+|one|two|seven|thirty) (days?|weeks?|years?)\b/g)].map(
      ([words]) => words,
    )
    // To answer a letter; the age of who has an account; what WHAT_STAYS says of enquiries.
    expect(others.sort()).toEqual(['18 years', '2 years', '30 days'])
  })

  it.each([
    ['access_token', 'access token, local storage'],
    ['alert-address', 'confirmed address, local storage'],
    ['drafts and waiting', 'what waits for the network to be sent'],
    ['kept-for', 'a mark of whom they are kept for'],
    ['next', '`next`, local storage'],
    ['rate-generator', 'rate generator keeps what you typed in the local storage'],
    ['recent-searches', 'recent searches, local storage'],
    ['root', '`root`, local storage'],
    ['saved', 'what you have saved, and the last'],
    ['viewed', 'offers that you have seen'],
    ['visited', 'a mark in the session storage'],
  ])('says that %s is kept in the browser', (_key, words) => {
    expect(policy.toLowerCase()).toContain(words)
  })

  it('says what stays, and why, in the words before the button', () => {
    for (const words of Object.values(WHAT_STAYS)) expect(policy).toContain(words)
  })
})

describe('the texts of consents', () => {
  it('have the version that the database records', async () => {
    for (const [consent, { version }] of Object.entries(CONSENT_TEXTS)) {
      const { rows } = await db.execute<{ version: string }>(
        sql`SELECT consent_version(${consent}) AS version`,
      )
      expect([consent, rows[0]?.version]).toEqual([consent, version])
    }
  })

  it('are the words of the pages that ask, and of the terms as they are now', async () => {
    const form = (await inOneLine('src/web/account/sign-up-form.tsx'))
      .replaceAll(/\{' '\}/g, '')
      .replaceAll(/<\/?Link[^>]*>/g, '')
      .replaceAll(/ +(?=[ .])/g, '')
    expect(form).toContain(CONSENT_TEXTS.terms.text)
    expect(await inOneLine('src/web/account/profile.tsx')).toContain(CONSENT_TEXTS['weekly-mail'].text)
    expect(await inOneLine('src/content/terms-of-service.md')).toContain(
      `updated: ${CONSENT_TEXTS.terms.version}`,
    )
  })
})

it('the job goes through all of the table', async () => {
  const removed: string[] = []
  for (const [name, kept] of Object.entries(RETENTION)) if (kept.remove) removed.push(name)
  expect(removed).toHaveLength(Object.keys(RETENTION).length - 1)
  await removeOld(ctx)
})

it('goes on with the others where one fails, and says which', async () => {
  const taken: string[] = []
  const failing = {
    first: { remove: () => Promise.reject(new Error('no disk')) },
    second: { remove: async () => void taken.push('second') },
  }
  const failure = await removeOld(ctx, failing).catch((error: unknown) => error)
  expect(taken).toEqual(['second'])
  expect(failure).toMatchObject({ errors: [{ message: 'first stay', cause: { message: 'no disk' } }] })
})

it('deletes in batches, and all', async () => {
  const days = Array.from({ length: 25 }, (_, n) =>
    new Date(Date.UTC(2020, 0, n + 1)).toISOString().slice(0, 10),
  )
  await db.insert(dailySalts).values(days.map((day) => ({ day, salt: 'x' })))
  await deleteInBatches(db, dailySalts, lt(dailySalts.day, '2020-01-24'), 10)
  expect(await db.$count(dailySalts, lt(dailySalts.day, '2020-02-01'))).toBe(2)
})

it('what is over by time alone goes, and the rest stays', async () => {
  const times = { over: new Date(Date.now() - 1_000), open: new Date(Date.now() + 60_000) }
  const [user] = await db.insert(users).values({ name: 'Ada', email: 'ada@shop.example' }).returning()
  for (const [name, at] of Object.entries(times)) {
    await db.insert(sessions).values({ userId: user?.id ?? '', token: name, expiresAt: at })
    await db.insert(verifications).values({ identifier: name, value: '', expiresAt: at })
    await db.insert(rateLimits).values({ key: name, points: 1, expire: at })
  }
  await removeOld(ctx)
  expect((await db.select().from(sessions)).map(({ token }) => token)).toEqual(['open'])
  expect((await db.select().from(verifications)).map(({ identifier }) => identifier)).toEqual(['open'])
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['open'])
})
