import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { ALERT_CONFIRMATION_DAYS, PROOF_DAYS } from '#domain/alerts/alert-rules.ts'
import { users } from '#server/db/schema/accounts.ts'
import { searchAlerts } from '#server/db/schema/alerts.ts'
import { consents } from '#server/db/schema/consents.ts'
import { createSeller } from '../../tests/support/factories.ts'
import { createPerson, PASSWORD } from '../../tests/support/people.ts'
import { signInAs } from '../../tests/support/test-app.ts'
import { createToldSearches, EMAIL, MORNING, signal } from '../../tests/support/told-searches.ts'
import { createLinkToken } from './accounts/link-tokens.ts'
import { setNewPassword } from './accounts/password-reset.ts'
import { passwordFingerprint } from './accounts/passwords.ts'
import { removeOldAlerts } from './alerts/alert-commands.ts'
import { addressProof, alertToken, confirmationToken, isProofOf } from './alerts/alert-tokens.ts'
import { queueAlerts } from './alerts/queue-alerts.ts'
import { moveAlerts } from './db/account-alerts.ts'

const { ctx, call, db, queued, saved, find, cements } = await createToldSearches()

describe('the links', () => {
  const confirm = (token: string) => call('POST', '/search/alerts/confirm', { token })

  it('that stop a search prove no address', async () => {
    const told = await saved({ toldAt: new Date() })
    expect((await confirm(await alertToken(ctx, told.id))).status).toBe(422)
    const { id } = await saved({ search: { name: 'sand' }, confirmedAt: null })
    expect((await confirm(await alertToken(ctx, id))).status).toBe(422)
    const confirmation = await confirmationToken(ctx, id)
    expect((await call('POST', '/search/alerts/stop', { token: confirmation })).status).toBe(200)
    expect(await db.$count(searchAlerts)).toBe(2)
    expect((await confirm(confirmation)).status).toBe(200)
    expect((await confirm(`${confirmation}x`)).status).toBe(422)
    expect((await confirm(confirmation.replace(/\.\d+\./, '.9999999999.'))).status).toBe(422)
  })

  it('and the proof of a browser end', async () => {
    const { id } = await saved({ confirmedAt: null })
    const [token, proof] = [await confirmationToken(ctx, id), await addressProof(ctx, EMAIL)]
    expect(await isProofOf(ctx, proof, EMAIL)).toBe(true)
    expect(await isProofOf(ctx, proof, 'other@mail.example')).toBe(false)
    const later = (days: number) => Date.now() + days * 24 * 3_600_000 + 1_000
    try {
      vi.setSystemTime(later(ALERT_CONFIRMATION_DAYS))
      expect((await confirm(token)).status).toBe(422)
      vi.setSystemTime(later(PROOF_DAYS))
      expect(await isProofOf(ctx, proof, EMAIL)).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('of an address that an account has left prove nothing of its new one', async () => {
    const user = await createSeller(db)
    const { id } = await saved({ email: user.email, userId: user.id })
    const token = await confirmationToken(ctx, id)
    await db.transaction((tx) => moveAlerts(tx, user.id, 'new@mail.example'))
    expect((await confirm(token)).status).toBe(422)
  })

  it('leave what an account has saved to the account', async () => {
    const user = await createSeller(db)
    const { id } = await saved({ email: user.email, userId: user.id, pausedAt: new Date(), name: 'Mine' })
    const proof = await addressProof(ctx, user.email)
    const body = {
      kind: 'products',
      search: { name: 'cement' },
      email: user.email,
      proof,
      way: 'weekly',
      name: 'Theirs',
    }
    expect((await call('POST', '/search/alerts', body)).status).toBe(202)
    expect(await db.select().from(searchAlerts)).toMatchObject([
      { id, way: 'daily', name: 'Mine', pausedAt: expect.any(Date) },
    ])
  })

  it('a stranger changes nothing of what is an account’s, or confirmed and waiting', async () => {
    const user = await createSeller(db)
    const requestedAt = sql`now() - interval '2 days'`
    await saved({ email: user.email, userId: user.id, way: 'once', foundAt: sql`now()`, requestedAt })
    await saved({ way: 'once', requestedAt })
    const before = await db.select().from(searchAlerts).orderBy(searchAlerts.id)
    const consented = () => db.$count(consents, eq(consents.userId, user.id))
    const consentsBefore = await consented()
    for (const email of [user.email, EMAIL])
      expect(
        (await call('POST', '/search/alerts', { kind: 'products', search: { name: 'cement' }, email }))
          .status,
      ).toBe(202)
    expect(await db.select().from(searchAlerts).orderBy(searchAlerts.id)).toEqual(before)
    expect(await consented()).toBe(consentsBefore)
    expect(await queued('alert-mail')).toEqual([])
  })
})

describe('an account with the address of confirmed searches', () => {
  const own = async () => (await db.select().from(searchAlerts)).map(({ userId }) => userId)

  it('has them once its address is proved, without the names that were typed', async () => {
    const { id, email } = await createPerson(db, { emailVerified: false })
    await saved({ email, name: 'Theirs', way: 'weekly' })
    await saved({ email, search: { name: 'sand' }, confirmedAt: null })
    await db
      .update(users)
      .set({ digestOff: ['alerts'] })
      .where(eq(users.id, id))
    const token = await createLinkToken(ctx, 'confirm-email', { userId: id, email })
    const { status } = await call('POST', '/auth/confirm-email', { token, password: PASSWORD })
    expect(status).toBe(200)
    // The weekly mail that would tell of it has no such part.
    expect(await db.select().from(searchAlerts).orderBy(searchAlerts.id)).toMatchObject([
      { userId: id, name: '', way: 'daily' },
      { userId: null, confirmedAt: null },
    ])
  })

  it('has them once a new password by the link of a mail proves its address', async () => {
    const { id, email } = await createPerson(db, { emailVerified: false })
    await saved({ email })
    const replaces = await passwordFingerprint(db, id)
    const token = await createLinkToken(ctx, 'new-password', { userId: id, email, replaces })
    await setNewPassword(ctx, { token, password: 'six planks and a bucket of nails' })
    expect(await own()).toEqual([id])
  })

  it('has those that the link of a mail confirms, and one mail tells of all', async () => {
    const user = await createSeller(db)
    await saved({ email: user.email, userId: user.id, search: { name: 'sand' } })
    const { id } = await saved({ email: user.email, confirmedAt: null })
    const confirmation = { token: await confirmationToken(ctx, id) }
    expect((await call('POST', '/search/alerts/confirm', confirmation)).status).toBe(200)
    expect(await own()).toEqual([user.id, user.id])
    const offers = await cements(1)
    for (const alert of await db.select().from(searchAlerts)) await find(alert.id, offers)
    await queueAlerts(ctx, signal, MORNING)
    expect(await queued('alert-news')).toEqual([{ email: user.email, userId: user.id, way: 'daily' }])
  })

  it('saves by itself or by the link of a mail: a browser’s proof is not enough', async () => {
    const user = await createSeller(db)
    const body = { kind: 'products', search: { name: 'cement' }, way: 'daily', email: user.email }
    const answer = await call('POST', '/search/alerts', {
      ...body,
      proof: await addressProof(ctx, user.email),
    })
    expect(answer).toMatchObject({ status: 202, body: { message: expect.stringContaining('your mail') } })
    expect(await db.select().from(searchAlerts)).toMatchObject([{ userId: null, confirmedAt: null }])
    expect(await queued('alert-mail')).toHaveLength(1)
  })
})

describe('searches', () => {
  it('are forgotten by when they were asked for last', async () => {
    const old = sql`now() - interval '200 days'`
    await saved({ way: 'once', createdAt: old })
    await saved({ search: { name: 'sand' }, confirmedAt: null, createdAt: old })
    await removeOldAlerts(db)
    expect(await db.$count(searchAlerts)).toBe(2)
  })

  it('are kept where somebody has asked for the same at the new address of their account', async () => {
    const [user, other] = [await createSeller(db), await createSeller(db)]
    const own = { email: user.email, userId: user.id, name: 'Mine' }
    await saved(own)
    await saved({ ...own, search: { name: 'sand' } })
    await saved({ email: 'new@mail.example', confirmedAt: null, way: 'once', name: 'Theirs' })
    // Of an account that had the address before this was so.
    await saved({ email: 'new@mail.example', userId: other.id, search: { name: 'sand' } })
    await db.transaction((tx) => moveAlerts(tx, user.id, 'new@mail.example'))
    const rows = await db.select().from(searchAlerts)
    expect(rows.map(({ userId, name, search }) => [userId, name, search.name])).toEqual(
      expect.arrayContaining([
        [user.id, 'Mine', 'cement'],
        [other.id, '', 'sand'],
      ]),
    )
    expect(rows).toHaveLength(2)
  })

  it('are not told weekly where the weekly mail has no part of them', async () => {
    const user = await createSeller(db)
    await db
      .update(users)
      .set({ digestOff: ['alerts'] })
      .where(eq(users.id, user.id))
    const own = await signInAs(ctx, user)
    const body = { kind: 'products', search: { name: 'cement' } }
    expect((await call('POST', '/search/alerts', { ...body, way: 'weekly' }, own)).status).toBe(422)
    await call('POST', '/search/alerts', { ...body, way: 'daily' }, own)
    const [alert] = await db.select().from(searchAlerts)
    expect((await call('PUT', `/search/alerts/${alert?.id}`, { way: 'weekly' }, own)).status).toBe(422)
  })

  it('say nothing to an account that a stranger has typed', async () => {
    const user = await createSeller(db)
    const body = { kind: 'products', search: { name: 'cement' } }
    await call('POST', '/search/alerts', { ...body, email: user.email, name: 'Call 0800 SCAM' })
    await call('POST', '/search/alerts', { ...body, way: 'daily' }, await signInAs(ctx, user))
    expect(await db.select().from(searchAlerts)).toMatchObject([{ userId: user.id, name: '' }])
  })

  it('follow their account to another address, and its deletion takes no others', async () => {
    const [user, next] = [await createSeller(db), await createPerson(db)]
    for (const name of ['cement', 'sand'])
      await saved({ email: user.email, userId: user.id, search: { name } })
    await saved({ email: 'new@mail.example', search: { name: 'sand' } })
    await db.transaction((tx) => moveAlerts(tx, user.id, 'new@mail.example'))
    const rows = await db.select().from(searchAlerts)
    expect(rows.map(({ email, search }) => [email, search.name]).sort()).toEqual([
      ['new@mail.example', 'cement'],
      ['new@mail.example', 'sand'],
    ])
    expect(rows.map(({ userId }) => userId)).toEqual([user.id, user.id])
    // Of an account that has not moved, before this was so.
    await db
      .update(searchAlerts)
      .set({ email: next.email, userId: user.id })
      .where(sql`search ->> 'name' = 'cement'`)
    await call('DELETE', `/user/${next.id}`, { currentPassword: PASSWORD }, await signInAs(ctx, next))
    expect(await db.$count(searchAlerts)).toBe(2)
  })
})
