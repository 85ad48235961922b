import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ALERTS_PER_ADDRESS } from '#domain/alerts/alert-rules.ts'
import { searchAlerts } from '#server/db/schema/alerts.ts'
import { createSeller } from '../../tests/support/factories.ts'
import { createSavedSearches } from '../../tests/support/saved-searches.ts'
import { signInAs } from '../../tests/support/test-app.ts'

const { ctx, call, db, queued, ask, alerts, found, mailOf, confirmed, check, cement } =
  await createSavedSearches()

describe('the links', () => {
  it('stop from an address that has guessed too often', async () => {
    const { token } = await confirmed()
    const stop = (token: string) => call('POST', `/search/alerts/stop/one-click?token=${token}`)
    for (let count = 0; count < 200; count++) await stop(`guess${count}`)
    expect((await stop('guess')).status).toBe(429)
    expect((await stop(token)).status).toBe(200)
    expect(await alerts()).toEqual([])
  })

  it('stop by the page and by the mail program, and guess nothing', async () => {
    const { id, token } = await confirmed()
    const other = `${id}.${'A'.repeat(43)}`
    for (const wrong of [other, id, 'x', `${token}x`]) {
      await call('POST', '/search/alerts/stop', { token: wrong })
      expect((await call('POST', '/search/alerts/confirm', { token: wrong })).status).toBe(422)
    }
    expect(await alerts()).toHaveLength(1)
    await call('POST', `/search/alerts/stop/one-click?token=${token}`)
    expect(await alerts()).toEqual([])
    expect((await call('POST', '/search/alerts/stop', { token })).status).toBe(200)
  })
})

describe('one’s own saved searches', () => {
  it('are listed, renamed, paused and deleted, by nobody else', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    const other = await signInAs(ctx, await createSeller(db))
    await ask({ email: undefined, way: 'daily' }, own)
    const { body } = await call('GET', '/search/alerts', undefined, own)
    expect(body).toMatchObject({
      limit: ALERTS_PER_ADDRESS,
      searches: [
        {
          name: 'cement in Kano',
          href: '/marketplace?name=cement&location=Kano',
          way: 'daily',
          paused: false,
          waiting: 0,
        },
      ],
    })
    const [{ id }] = (body as { searches: [{ id: string }] }).searches
    for (const method of ['PUT', 'DELETE'])
      expect((await call(method, `/search/alerts/${id}`, { paused: true }, other)).status).toBe(404)
    const changed = await call('PUT', `/search/alerts/${id}`, { name: 'For the site', paused: true }, own)
    expect(changed.body).toMatchObject({ searches: [{ name: 'For the site', paused: true, way: 'daily' }] })
    await cement()
    await check()
    expect(await found()).toEqual([])
    expect((await call('DELETE', `/search/alerts/${id}`, undefined, own)).body).toMatchObject({
      searches: [],
    })
    expect((await call('GET', '/search/alerts')).status).toBe(401)
  })

  it('need no second mail in the browser that confirmed the address', async () => {
    await ask()
    const [alert] = await alerts()
    const token = (await mailOf(alert?.id ?? ''))?.link?.url.split('#token=')[1]
    const { proof } = (await call('POST', '/search/alerts/confirm', { token })).body as { proof: string }
    await ask({ search: { name: 'sand' }, way: 'daily', proof })
    expect(await alerts()).toHaveLength(2)
    expect((await alerts()).every(({ confirmedAt }) => confirmedAt)).toBe(true)
    await ask({ search: { name: 'rods' }, email: 'other@mail.example', proof })
    expect(await queued('alert-mail')).toHaveLength(2)
  })

  it('of an address without an account are listed by the link of each mail, and by no other', async () => {
    const { id, token } = await confirmed()
    await ask({ search: { name: 'sand' } })
    await ask({ search: { name: 'sand' }, email: 'other@mail.example' })
    await ask({ email: undefined, search: { name: 'sand' } }, await signInAs(ctx, await createSeller(db)))
    const [, sand] = await db.select().from(searchAlerts).orderBy(asc(searchAlerts.createdAt))
    const links = (await mailOf(sand?.id ?? ''))?.sections?.at(-1)?.links ?? []
    const list = links[0]?.url.split('/alerts#token=')[1]
    const listed = (token: string | undefined) => call('POST', '/search/alerts/of-address', { token })
    const { headers, body } = await listed(list)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    // What was typed is said once its author has confirmed it.
    expect(body).toMatchObject({
      searches: [
        { name: 'Materials', unconfirmed: true },
        { name: 'cement in Kano', unconfirmed: false, href: '/marketplace?name=cement&location=Kano' },
      ],
    })
    for (const wrong of [token, 'x', `${list}x`]) expect((await listed(wrong)).status).toBe(422)
    const { searches, stopAll } = body as { searches: { stop: string }[]; stopAll: string }
    await call('POST', '/search/alerts/stop', { token: searches[1]?.stop })
    expect((await alerts()).map((each) => each.id)).not.toContain(id)
    await call('POST', '/search/alerts/stop', { token: stopAll })
    expect((await listed(list)).body).toEqual({ searches: [], stopAll: null })
    expect(await alerts()).toHaveLength(2)
  })

  it('stop all by one link', async () => {
    const { token } = await confirmed()
    await ask({ search: { name: 'sand' } })
    await ask({ search: { name: 'sand' }, email: 'other@mail.example' })
    await cement()
    await check()
    const [alert] = await db
      .select()
      .from(searchAlerts)
      .where(eq(searchAlerts.name, ''))
      .orderBy(asc(searchAlerts.createdAt))
    const links = (await mailOf(alert?.id ?? ''))?.sections?.at(-1)?.links ?? []
    const all = links.at(-1)?.url.split('#token=')[1]
    expect(all).not.toBe(token)
    expect((await call('POST', '/search/alerts/stop', { token: all })).status).toBe(200)
    expect(await alerts()).toMatchObject([{ email: 'other@mail.example' }])
  })
})
