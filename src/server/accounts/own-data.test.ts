import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { signedId } from '#server/api/signed-id.ts'
import { users } from '#server/db/schema/accounts.ts'
import { alertPushes, pushSubscriptions, searchAlerts } from '#server/db/schema/alerts.ts'
import { newsletterSubscribers } from '#server/db/schema/company.ts'
import { consents } from '#server/db/schema/consents.ts'
import { reports } from '#server/db/schema/moderation.ts'
import { savedOffers } from '#server/db/schema/saved.ts'
import { createImages, createProduct, createReview } from '../../../tests/support/factories.ts'
import { createPerson, PASSWORD } from '../../../tests/support/people.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { shownColumns } from './export-account.ts'
import { PERSONAL_DATA } from './personal-data.ts'

const { api, call, ctx, db } = await createTestApi()

const parts = Object.values(PERSONAL_DATA).flatMap((treatment) =>
  'parts' in treatment ? Object.values(treatment.parts) : [],
)

describe('the list of personal data', () => {
  it('has every table of the database', async () => {
    const { rows } = await db.execute<{ name: string }>(
      sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
    )
    expect(Object.keys(PERSONAL_DATA).sort()).toEqual(rows.map(({ name }) => name).sort())
  })

  it('says of no table that leads to a person that nobody is in it', async () => {
    const { rows } = await db.execute<{ name: string }>(sql`
      SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public'
        AND column_name ~ '(^|_)(user|owner|account|author|reporter|caller|seller|admin)_(id|key)$|email|phone|mobile'`)
    const nobody = rows.filter(({ name }) => PERSONAL_DATA[name]?.erased === 'nobody')
    expect(nobody).toEqual([])
  })

  it('says of each table what the database does when an account is deleted', async () => {
    const { rows } = await db.execute<{ child: string; parent: string; rule: string }>(sql`
      SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent, confdeltype AS rule
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`)
    const fates = new Map<string, string>([['users', 'goes']])
    for (let changed = true; changed; ) {
      changed = false
      for (const { child, parent, rule } of rows) {
        if (!fates.has(parent) || fates.get(parent) !== 'goes') continue
        const fate = rule === 'c' ? 'goes' : rule === 'n' ? 'stays' : undefined
        if (!fate || fates.get(child) === 'goes' || fates.get(child) === fate) continue
        fates.set(child, fate)
        changed = true
      }
    }
    const ownStays = rows
      .filter(({ parent, rule }) => parent === 'users' && rule === 'n')
      .map(({ child }) => child)
    for (const [name, { erased }] of Object.entries(PERSONAL_DATA)) {
      if (ownStays.includes(name)) expect([name, erased]).not.toEqual([name, 'goes'])
      else if (fates.get(name) === 'goes') expect([name, erased]).toEqual([name, 'goes'])
    }
  })

  it('gives out no secret, and nobody else', () => {
    const shown = parts.flatMap((part) =>
      shownColumns(part).map((column) => `${getTableName(part.table)}.${column}`),
    )
    expect(
      shown.filter((name) => /token|hash|secret|password|p256dh|auth$|endpoint|backupCodes/i.test(name)),
    ).toEqual(['accounts.accessTokenExpiresAt', 'accounts.refreshTokenExpiresAt'])
    for (const { table, without = [] } of parts)
      expect(Object.keys(getTableColumns(table))).toEqual(expect.arrayContaining([...without]))
  })
})

async function take(
  userId: string,
  headers: Record<string, string>,
  body: object = { currentPassword: PASSWORD },
) {
  const answer = await api.request(`/api/user/export/${userId}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { answer, bytes }
}

describe('the file of oneself', () => {
  it('has what is there, once for programs and once for spreadsheets, with the pictures', async () => {
    const [person, other] = [await createPerson(db), await createPerson(db)]
    const product = await createProduct(db, { ownerId: person.id, name: '=SUM(A1) of cement' })
    await createProduct(db, { ownerId: other.id, name: 'Of somebody else' })
    await createReview(db, {
      sellerId: person.id,
      authorId: other.id,
      email: 'secret@mail.example',
      name: 'Ada',
    })
    const [image] = await createImages(db, person.id, 'product', ['/pictures/own/1600.webp'])
    await ctx.storage.put('pictures/own/1600.webp', new Uint8Array([1, 2, 3]), 'image/webp')
    await db.insert(newsletterSubscribers).values({ email: person.email })
    const report = { subject: 'product', subjectId: product.id, reason: 'fraud' } as const
    await db.insert(reports).values([
      { ...report, reporterId: person.id, message: 'Own words' },
      { ...report, email: person.email, message: 'Words of whoever typed this address' },
    ])
    const { answer, bytes } = await take(person.id, await signInAs(ctx, person))
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('Content-Type')).toBe('application/zip')
    const files = unzipSync(bytes)
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    const json = (name: string) => JSON.parse(textOf(`json/${name}.json`))
    expect(json('account')).toMatchObject([{ id: person.id, email: person.email }])
    expect(json('products')).toMatchObject([{ id: product.id, name: '=SUM(A1) of cement' }])
    expect(textOf('csv/products.csv')).toContain("'=SUM(A1) of cement")
    expect(json('price-events')).toHaveLength(1)
    expect(json('reviews-received')).toMatchObject([{ name: 'Ada' }])
    expect(json('reports-made')).toMatchObject([{ message: 'Own words' }])
    expect(json('newsletter')).toMatchObject([{ email: person.email }])
    expect(json('consents')).toMatchObject([{ consent: 'terms', given: true, version: '2026-11-23' }])
    expect([...(files[`pictures/${image?.id}.webp`] ?? [])]).toEqual([1, 2, 3])
    const all = Object.values(files)
      .map((content) => strFromU8(content))
      .join('\n')
    for (const foreign of ['secret@mail.example', other.id, other.email, 'Of somebody else', '$argon2'])
      expect(all).not.toContain(foreign)
  })

  it('reads more than a batch, each row once', async () => {
    const person = await createPerson(db)
    await db.insert(savedOffers).values(
      Array.from({ length: 1_001 }, (_, at) => ({
        accountId: person.id,
        kind: 'products' as const,
        offerId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
        name: 'Cement',
        price: 1,
        per: 'bag',
        savedAt: new Date(0),
      })),
    )
    const { bytes } = await take(person.id, await signInAs(ctx, person))
    const saved = JSON.parse(strFromU8(unzipSync(bytes)['json/saved.json'] ?? new Uint8Array()))
    expect(new Set(saved.map(({ offerId }: { offerId: string }) => offerId)).size).toBe(1_001)
    expect(saved).toHaveLength(1_001)
  })

  it('is for its owner alone, with the password, a few times a day', async () => {
    const [person, other] = [await createPerson(db), await createPerson(db)]
    const headers = await signInAs(ctx, person)
    expect((await take(person.id, {})).answer.status).toBe(401)
    expect((await take(person.id, await signInAs(ctx, other))).answer.status).toBe(403)
    expect((await take(person.id, headers, { currentPassword: 'not the password' })).answer.status).toBe(422)
    for (let times = 0; times < 5; times++) expect((await take(person.id, headers)).answer.status).toBe(200)
    expect((await take(person.id, headers)).answer.status).toBe(429)
  })
})

describe('the record of consents', () => {
  const record = async (userId: string) =>
    (await db.select().from(consents).where(sql`user_id = ${userId}`).orderBy(consents.id)).map(
      ({ consent, given, way, about }) => [consent, given, way, about],
    )

  it('says what was agreed to, and how it was withdrawn', async () => {
    const person = await createPerson(db)
    const headers = await signInAs(ctx, person)
    const put = { prices: false, homes: false, leads: false, alerts: false, index: false }
    await call('PUT', `/user/weekly-mail/${person.id}`, put, headers)
    const [alert] = await db
      .insert(searchAlerts)
      .values({
        kind: 'products',
        search: { name: 'cement' },
        email: person.email,
        userId: person.id,
        way: 'daily',
        confirmedAt: new Date(),
      })
      .returning()
    const id = alert?.id ?? ''
    await db.update(searchAlerts).set({ way: 'push' })
    await db.delete(searchAlerts)
    expect(await record(person.id)).toEqual([
      ['terms', true, 'form', ''],
      ['weekly-mail', false, 'form', 'all, prices'],
      ['daily-mail', true, 'system', id],
      ['daily-mail', false, 'system', id],
      ['push', true, 'system', id],
      ['push', false, 'system', id],
    ])
  })

  it('says how reminders of prices were stopped', async () => {
    const person = await createPerson(db)
    const path = `/user/price-reminders/${person.id}`
    await call('PUT', path, { reminders: false }, await signInAs(ctx, person))
    expect((await record(person.id)).at(-1)).toEqual(['weekly-mail', true, 'form', 'prices'])
    const token = await signedId(ctx, 'links that end price reminders', person.id)
    await call('PUT', path, { reminders: true }, await signInAs(ctx, person))
    await call('POST', '/user/price-reminders/stop', { token })
    expect((await record(person.id)).at(-1)).toEqual(['weekly-mail', true, 'link', 'prices'])
  })

  it('is never changed, and goes with the account', async () => {
    const person = await createPerson(db)
    await expect(db.update(consents).set({ given: false })).rejects.toThrow()
    await expect(db.delete(consents)).rejects.toThrow()
    await db.delete(users).where(sql`id = ${person.id}`)
    expect(await record(person.id)).toEqual([])
  })
})

it('deleting an account takes what only its address leads to', async () => {
  const person = await createPerson(db)
  await db.insert(newsletterSubscribers).values({ email: person.email })
  const [alert] = await db
    .insert(searchAlerts)
    .values({ kind: 'products', search: { name: 'rebar' }, email: person.email, confirmedAt: new Date() })
    .returning()
  const [browser] = await db
    .insert(pushSubscriptions)
    .values({ endpoint: 'https://x', p256dh: '', auth: '' })
    .returning()
  await db.insert(alertPushes).values({ alertId: alert?.id ?? '', subscriptionId: browser?.id ?? '' })
  const report = { subject: 'product' as const, subjectId: person.id, reason: 'spam' as const, message: '' }
  await db.insert(reports).values({ ...report, email: person.email })
  const { status } = await call(
    'DELETE',
    `/user/delete/${person.id}`,
    { currentPassword: PASSWORD },
    await signInAs(ctx, person),
  )
  expect(status).toBe(200)
  for (const table of [newsletterSubscribers, searchAlerts, reports])
    expect(await db.$count(table, eq(table.email, person.email))).toBe(0)
  expect(await db.$count(alertPushes)).toBe(0)
})
