import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { BROWSERS_PER_SEARCH } from '#domain/alerts/alert-rules.ts'
import { alertPushes, pushSubscriptions, searchAlerts } from '#server/db/schema/alerts.ts'
import { createSeller } from '../../tests/support/factories.ts'
import { signInAs } from '../../tests/support/test-app.ts'
import { createToldSearches } from '../../tests/support/told-searches.ts'
import { alertPush } from './alerts/alert-push.ts'

const { ctx, call, db, saved, find, cements } = await createToldSearches()

describe('browsers', () => {
  const browser = (name: string) => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  })
  const notified = async () =>
    (
      await db
        .select()
        .from(alertPushes)
        .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, alertPushes.subscriptionId))
    )
      .map(({ push_subscriptions: { endpoint } }) => endpoint.split('/').at(-1))
      .sort()
  const save = (name: string, more: object = {}, headers?: Record<string, string>) => {
    ctx.settings.pushKey = 'configured'
    return call(
      'POST',
      '/search/alerts',
      { kind: 'products', search: { name: 'cement' }, way: 'push', push: browser(name), ...more },
      headers,
    )
  }

  it('of strangers are notified of nobody’s search', async () => {
    const user = await createSeller(db)
    const own = await signInAs(ctx, user)
    await save('planted', { email: user.email })
    await save('mine', {}, own)
    expect(await notified()).toEqual(['mine'])
    await db.update(searchAlerts).set({ requestedAt: sql`now() - interval '2 days'` })
    await save('strange', { email: user.email })
    expect(await notified()).toEqual(['mine'])
    await save('', { email: user.email, way: 'daily', push: undefined })
    expect(await notified()).toEqual(['mine'])
  })

  it('are the newest of a search, and leave it with the way', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    for (let n = 0; n < BROWSERS_PER_SEARCH + 2; n++) await save(`${n}`.padStart(2, '0'), {}, own)
    const names = await notified()
    expect(names).toHaveLength(BROWSERS_PER_SEARCH)
    expect(names.at(-1)).toBe(`${BROWSERS_PER_SEARCH + 1}`)
    const [alert] = await db.select().from(searchAlerts)
    await call('PUT', `/search/alerts/${alert?.id}`, { way: 'daily' }, own)
    expect(await notified()).toEqual([])
  })

  it('show the next person nothing of the former', async () => {
    const [one, other] = [
      await signInAs(ctx, await createSeller(db)),
      await signInAs(ctx, await createSeller(db)),
    ]
    await save('shared', {}, one)
    await save('shared', { search: { name: 'sand' } }, other)
    const pushes = await db.select().from(alertPushes)
    const [sand] = await db.select().from(searchAlerts).where(sql`search ->> 'name' = 'sand'`)
    expect(pushes.map(({ alertId }) => alertId)).toEqual([sand?.id])
  })

  it('are not notified of what was paused, or is told otherwise now', async () => {
    const alert = await saved({ way: 'push', pausedAt: new Date() })
    await find(alert.id, await cements(1))
    const sent: unknown[] = []
    const notify = alertPush(ctx, async (...message) => {
      sent.push(message)
      return 'sent'
    })
    await notify({ alertId: alert.id })
    await db.update(searchAlerts).set({ pausedAt: null, way: 'weekly' })
    await notify({ alertId: alert.id })
    expect(sent).toEqual([])
    expect(await db.select().from(searchAlerts)).toMatchObject([{ way: 'weekly' }])
  })
})
