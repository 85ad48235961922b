import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { alertOffers, pushSubscriptions } from '#server/db/schema/alerts.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { createSeller } from '../../tests/support/factories.ts'
import { CookieJar, createPerson, PASSWORD } from '../../tests/support/people.ts'
import { createSavedSearches } from '../../tests/support/saved-searches.ts'
import { signInAs } from '../../tests/support/test-app.ts'
import { alertPush } from './alerts/alert-push.ts'
import type { PushOutcome } from './alerts/web-push.ts'

const { ctx, call, db, queued, ask, alerts, newsOf, check, cement } = await createSavedSearches()

const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

describe('one’s own saved searches', () => {
  it('notify no address but those of the known services, and only where that is set up', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    const save = (push?: object) => ask({ email: undefined, way: 'push', push }, own)
    expect((await save(BROWSER)).status).toBe(422)
    ctx.settings.pushKey = 'configured'
    for (const endpoint of [
      'https://evil.example/x',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://fcm.googleapis.com@evil.example/x',
      'https://fcm.googleapis.com:8443/x',
      'https://notify.windows.com.evil.example/x',
    ])
      expect((await save({ ...BROWSER, endpoint })).status).toBe(422)
    expect((await save()).status).toBe(422)
    // A point that is not on the curve: nothing could be written to it.
    const { keys } = BROWSER
    const off = { ...BROWSER, keys: { ...keys, p256dh: keys.p256dh.replace(/4$/, '0') } }
    expect((await save(off)).status).toBe(422)
    expect((await save(BROWSER)).status).toBe(202)
    const [alert] = await alerts()
    expect((await call('PUT', `/search/alerts/${alert?.id}`, { push: off }, own)).status).toBe(422)
  })

  it('notify a browser in which the same person signs in anew, and none in which another does', async () => {
    ctx.settings.pushKey = 'configured'
    const [one, other] = [await createPerson(db), await createPerson(db)]
    const signIn = async ({ email }: { email: string }, headers?: Record<string, string>) => {
      const jar = new CookieJar()
      jar.keep(await call('POST', '/auth/sign-in', { email, password: PASSWORD }, headers))
      return jar.headers
    }
    const before = await signIn(one)
    await ask({ email: undefined, way: 'push', push: BROWSER }, before)
    const after = await signIn(one, before)
    expect(await db.$count(pushSubscriptions)).toBe(1)
    await signIn(other, after)
    expect(await db.$count(pushSubscriptions)).toBe(0)
  })

  it('are told by the day’s mail as long as there is no key, and by a notification again once there is', async () => {
    ctx.settings.pushKey = 'configured'
    const own = await signInAs(ctx, await createSeller(db))
    await ask({ email: undefined, way: 'push', push: BROWSER, name: 'Cement' }, own)
    ctx.settings.pushKey = undefined
    await cement()
    const now = new Date()
    await check(now)
    await check(now)
    const [mail, ...others] = await queued('alert-news')
    expect([mail, others]).toEqual([expect.objectContaining({ way: 'push' }), []])
    expect(await newsOf(mail as Jobs['alert-news'])).toBeDefined()
    await alertPush(ctx, undefined)({ alertId: (await alerts())[0]?.id ?? '' })
    expect(await alerts()).toMatchObject([{ way: 'push' }])
    ctx.settings.pushKey = 'configured'
    await cement()
    await check(new Date(now.getTime() + 61 * 60_000))
    expect(await queued('alert-push')).toHaveLength(1)
  })

  it('notify a browser no longer than its person is signed in there', async () => {
    ctx.settings.pushKey = 'configured'
    const user = await createSeller(db)
    const [here, there] = [await signInAs(ctx, user), await signInAs(ctx, user)]
    const browser = (name: string) => ({ ...BROWSER, endpoint: `${BROWSER.endpoint}/${name}` })
    for (const [name, headers] of Object.entries({ here, there }))
      await ask({ email: undefined, way: 'push', push: browser(name) }, headers)
    await ask({ email: 'other@mail.example', way: 'push', push: browser('visitor') })
    const notified = async () =>
      (await db.select().from(pushSubscriptions)).map(({ endpoint }) => endpoint.split('/').at(-1)).sort()
    expect(await notified()).toEqual(['here', 'there', 'visitor'])
    await call('GET', '/auth/signout', undefined, here)
    expect(await notified()).toEqual(['there', 'visitor'])
    await call('POST', '/auth/signout-everywhere', {}, there)
    expect(await notified()).toEqual(['visitor'])
    const { endpoint } = browser('visitor')
    const forget = () => call('POST', '/search/alerts/push/forget', { endpoint })
    expect((await forget()).status).toBe(200)
    expect(await notified()).toEqual([])
    for (let n = 1; n < 200; n++) await forget()
    expect((await forget()).status).toBe(429)
  })

  it('notify a browser once an hour, and are told by mail when it is gone', async () => {
    ctx.settings.pushKey = 'configured'
    const own = await signInAs(ctx, await createSeller(db))
    await ask({ email: undefined, way: 'push', push: BROWSER, name: 'Cement' }, own)
    await cement()
    const now = new Date()
    await check(now)
    await cement()
    await check(new Date(now.getTime() + 59 * 60_000))
    const [job, ...others] = await queued('alert-push')
    expect(others).toEqual([])
    const sent: unknown[] = []
    const sending = (outcome: PushOutcome) =>
      alertPush(ctx, async (_, message) => {
        sent.push(JSON.parse(message))
        return outcome
      })(job as Jobs['alert-push'])
    await sending('sent')
    expect(sent).toEqual([
      expect.objectContaining({ title: '2 new: Cement', path: '/marketplace?name=cement&location=Kano' }),
    ])
    await cement()
    await check(new Date(now.getTime() + 61 * 60_000))
    expect(await queued('alert-push')).toHaveLength(2)
    await sending('gone')
    expect(await db.select().from(pushSubscriptions)).toEqual([])
    expect(await alerts()).toMatchObject([{ way: 'daily' }])
    expect(await db.$count(alertOffers, sql`told_at IS NULL`)).toBe(1)
  })
})
