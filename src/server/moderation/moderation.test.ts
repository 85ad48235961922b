import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MODERATION_ACTIONS, SUBJECTS } from '#domain/moderation/moderation-rules.ts'
import { ACCESS_TOKEN_LIFE } from '#server/api/access-tokens.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { moderationLog } from '#server/db/schema/moderation.ts'
import { createProduct } from '../../../tests/support/factories.ts'
import { createModerationApi, type People } from '../../../tests/support/moderation-api.ts'
import { signInAs } from '../../../tests/support/test-app.ts'

const { call, ctx, db, get, here, log, moderate, queue, queued, report } = await createModerationApi()

let admin: People['admin']
let asAdmin: People['asAdmin']
let owner: People['owner']
let asOwner: People['asOwner']
let asOther: People['asOther']
let ids: People['ids']
beforeEach(() => {
  ;({ admin, asAdmin, owner, asOwner, asOther, ids } = here())
})

const BODY = { action: 'hide', subject: 'product', reason: 'x' }
describe.each([
  ['GET', '/admin/reports'],
  ['GET', '/admin/log'],
  ['GET', '/admin/people'],
  ['GET', '/admin/imports'],
  ['GET', '/admin/numbers'],
  ['GET', '/admin/businesses/checked'],
  ['POST', '/admin/moderate'],
])('%s %s', (method, path) => {
  const make = async (headers?: Record<string, string>, body: object = { ...BODY, id: ids.product }) =>
    (await call(method, path, method === 'POST' ? body : undefined, headers)).status

  it('is for admins alone', async () => {
    expect(await make()).toBe(401)
    for (const headers of [asOwner, asOther]) {
      expect(await make(headers)).toBe(403)
      expect(await make(headers, {})).toBe(403)
    }
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, admin.id))
    expect(await make(asAdmin)).toBe(403)
    expect(await db.$count(moderationLog)).toBe(0)
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, admin.id))
    expect(await make(asAdmin)).toBe(200)
  })

  it('refuses an expired token and a session that has ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (ACCESS_TOKEN_LIFE + 1) * 1_000 })
    const expired = await signInAs(ctx, admin)
    vi.useRealTimers()
    expect(await make(expired)).toBe(401)
    await db.delete(sessions).where(eq(sessions.userId, admin.id))
    expect(await make(asAdmin)).toBe(401)
  })
})

it('an account is told whether it is an admin', async () => {
  expect((await get('/auth/me', asAdmin)).body).toMatchObject({ admin: true })
  expect((await get('/auth/me', asOther)).body).toMatchObject({ admin: false })
})

describe('POST /admin/moderate', () => {
  it('hides once, shows again once, and logs who did it, when and why', async () => {
    await report({ subject: 'product', id: ids.product, reason: 'false' }, asOther)
    expect((await moderate('hide', 'product', 'Sells air')).status).toBe(200)
    expect(await moderate('hide', 'product')).toMatchObject({
      status: 409,
      body: { message: 'It is hidden already' },
    })
    expect((await queue()).things).toEqual([])
    const [entry] = (await log()).entries
    expect(entry).toMatchObject({
      action: 'hide',
      subject: 'product',
      subjectId: ids.product,
      title: 'Hollow sandcrete blocks',
      reason: 'Sells air',
      admin: 'Desk',
      inForce: true,
    })
    expect((await log('inForce=true')).pagination.total).toBe(1)
    expect((await moderate('unhide', 'product')).status).toBe(200)
    expect((await moderate('unhide', 'product')).status).toBe(409)
    expect((await log()).entries.map(({ action, inForce }) => [action, inForce])).toEqual([
      ['unhide', false],
      ['hide', false],
    ])
    expect((await log('inForce=true')).entries).toEqual([])
    await moderate('hide', 'product')
    expect((await log('inForce=true')).entries).toHaveLength(1)
  })

  it.each(SUBJECTS)('tells the owner of a %s why, by mail', async (subject) => {
    await moderate('hide', subject, 'It breaks <b>rule 7</b>')
    await moderate('unhide', subject, 'We were wrong')
    const emails = await queued('mail')
    expect(emails).toMatchObject([
      { to: owner.email, greeting: 'Hello Ada Blocks,' },
      { to: owner.email, subject: expect.stringContaining('shown again') },
    ])
    expect(emails[0]?.paragraphs).toContain('Reason: It breaks <b>rule 7</b>')
    expect(emails[1]?.paragraphs).toContain('Reason: We were wrong')
  })

  it('answers what is said of all that an account has, when it hides or suspends the account', async () => {
    const elsewhere = await createProduct(db)
    for (const subject of SUBJECTS) await report({ subject, id: ids[subject], reason: 'spam' }, asOther)
    await report({ subject: 'product', id: elsewhere.id, reason: 'spam' }, asOther)
    await moderate('suspend', 'user')
    expect((await queue()).things).toMatchObject([{ id: elsewhere.id }])
  })

  it('does, logs and mails all or nothing', async () => {
    const broken = vi.spyOn(ctx.queue, 'send').mockRejectedValue(new Error('The queue is away'))
    expect((await moderate('hide', 'product')).status).toBe(500)
    broken.mockRestore()
    expect(await db.$count(moderationLog)).toBe(0)
    expect((await get(`/product/get/${ids.product}`)).status).toBe(200)
  })

  it.each([
    [{ reason: '' }, 'Reason is required'],
    [{ reason: 'x'.repeat(501) }, 'Reason must have at most 500 characters'],
    [{ action: 'burn' }, `Action must be one of ${MODERATION_ACTIONS.join(', ')}`],
    [{ action: 'suspend' }, 'Only an account can be suspended'],
    [{ subject: 'shop' }, 'Subject must be one of product, listing, user, review'],
  ])('refuses %j', async (wrong, message) => {
    const body = { ...BODY, id: ids.product, ...wrong }
    expect(await call('POST', '/admin/moderate', body, asAdmin)).toMatchObject({
      status: 422,
      body: { message },
    })
  })

  it('is 404 for what is not there, 409 where nothing is to be done, 403 against another admin', async () => {
    const on = async (action: string, subject: string, id: string) =>
      (await call('POST', '/admin/moderate', { action, subject, id, reason: 'x' }, asAdmin)).status
    for (const id of [randomUUID(), 'x']) expect(await on('hide', 'product', id)).toBe(404)
    expect(await on('dismiss', 'product', ids.product)).toBe(409)
    expect(await on('unsuspend', 'user', owner.id)).toBe(409)
    expect(await on('suspend', 'user', admin.id)).toBe(403)
    expect(await on('hide', 'user', admin.id)).toBe(403)
    expect(await db.$count(moderationLog)).toBe(0)
  })

  it('can dismiss what is said of a thing that is gone, and keeps the log of one that goes', async () => {
    await report({ subject: 'product', id: ids.product, reason: 'spam' }, asOther)
    await moderate('hide', 'listing')
    await call('DELETE', `/product/delete/${ids.product}`, undefined, asOwner)
    await call('DELETE', `/listing/delete/${ids.listing}`, undefined, asOwner)
    expect((await queue()).things).toMatchObject([{ thing: null }])
    expect((await moderate('dismiss', 'product')).status).toBe(200)
    expect((await moderate('unhide', 'listing')).status).toBe(404)
    expect(await log('inForce=true')).toMatchObject({ entries: [], pagination: { total: 0 } })
    expect((await log()).entries.map(({ title }) => title)).toEqual(['Deleted', 'Two bedroom flat, Yaba'])
  })
})
