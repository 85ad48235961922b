import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ALERTS_PER_ADDRESS, ASKED_FOR_ADDRESS, UNCONFIRMED_PER_ADDRESS } from '#domain/alerts/alert-rules.ts'
import { searchAlerts } from '#server/db/schema/alerts.ts'
import { createSeller } from '../../tests/support/factories.ts'
import { createSavedSearches, EMAIL, SEARCH } from '../../tests/support/saved-searches.ts'
import { signInAs } from '../../tests/support/test-app.ts'
import { createAlert } from './alerts/alert-commands.ts'

const { ctx, call, db, queued, ask, alerts, mailOf, confirmed } = await createSavedSearches()

describe('asking to be told', () => {
  it('writes to an address before anything else, and keeps the search as its page reads it', async () => {
    const { status, body } = await ask({
      search: { location: 'kano state', name: ' cement ', page: '3', x: 'y' },
    })
    expect([status, body]).toEqual([202, { success: true, message: expect.stringContaining('your mail') }])
    const [alert] = await alerts()
    expect(alert).toMatchObject({ email: EMAIL, search: SEARCH, confirmedAt: null, userId: null })
    expect(await queued('alert-mail')).toEqual([{ alertId: alert?.id }])
    expect(await mailOf(alert?.id ?? '')).toMatchObject({
      to: EMAIL,
      link: { label: 'Tell me when there is one' },
    })
  })

  it('once for a search, and writes to nobody twice a day', async () => {
    const first = await ask()
    const again = await ask()
    expect(again.body).toEqual(first.body)
    expect(await alerts()).toHaveLength(1)
    expect(await queued('alert-mail')).toHaveLength(1)
    await db.update(searchAlerts).set({ requestedAt: sql`now() - interval '25 hours'` })
    await ask()
    expect(await queued('alert-mail')).toHaveLength(2)
  })

  it('tells a second time only after another confirmation', async () => {
    const { id } = await confirmed()
    await db.update(searchAlerts).set({ foundAt: new Date(), requestedAt: sql`now() - interval '25 hours'` })
    await ask()
    expect(await alerts()).toMatchObject([{ id, foundAt: null, confirmedAt: null }])
  })

  it('keeps to the limit when many ask at one time', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => ask({ search: { name: `cement ${n}` } })))
    expect(await alerts()).toHaveLength(UNCONFIRMED_PER_ADDRESS)
  })

  it('needs no mail from an account with a confirmed address', async () => {
    const user = await createSeller(db)
    const { body } = await ask({ email: undefined }, await signInAs(ctx, user))
    expect((body as { message: string }).message).toBe('We will mail you when there is one.')
    expect(await alerts()).toMatchObject([{ userId: user.id, confirmedAt: expect.any(Date) }])
    expect(await queued('alert-mail')).toEqual([])
  })

  it.each([
    [{ email: undefined }, 'email'],
    [{ email: 'ngozi' }, 'email'],
    [{ search: { location: 'Atlantis' } }, 'search'],
    [{ kind: 'cars' }, 'kind'],
    [{ search: { name: 'c\0ase' } }, 'search.name'],
    [{ search: { name: '\ud800' } }, 'search.name'],
  ])('refuses %j', async (wrong, path) => {
    const { status, body } = await ask(wrong)
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
    ])
  })

  it('waits for so many searches of an account', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    for (let n = 0; n < ALERTS_PER_ADDRESS; n++)
      await ask({ email: undefined, search: { name: `cement ${n}` } }, own)
    expect((await ask({ email: undefined, search: { name: 'one more' } }, own)).status).toBe(429)
  })

  it('counts an account by itself, and others by their address', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    await ask()
    await db.execute(sql`UPDATE rate_limits SET points = 60 WHERE key LIKE 'alert:%'`)
    expect((await ask()).status).toBe(429)
    expect((await ask({ email: undefined }, own)).status).toBe(202)
    expect((await ask({ email: 'other@mail.example' }, own)).status).toBe(429)
  })

  it('changes and deletes for an account so often in an hour', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    await ask({ email: undefined, way: 'daily' }, own)
    const [alert] = await alerts()
    const change = (method: string, body?: object) => call(method, `/search/alerts/${alert?.id}`, body, own)
    expect((await change('PUT', { paused: true })).status).toBe(200)
    await db.execute(sql`UPDATE rate_limits SET points = 120 WHERE key LIKE 'alert-change:%'`)
    expect((await change('PUT', { paused: true })).status).toBe(429)
    expect((await change('DELETE')).status).toBe(429)
  })

  it('of an account that goes away meanwhile is refused as to anybody who is not signed in', async () => {
    const gone = { userId: crypto.randomUUID(), sessionId: undefined, asker: 'here' }
    await expect(
      createAlert(ctx, { kind: 'products', search: SEARCH, email: EMAIL, ...gone }),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('writes to an address no more often where its owner stops what strangers ask for', async () => {
    for (let n = 0; n < 10; n++) {
      expect((await ask()).status).toBe(202)
      await db.delete(searchAlerts)
    }
    expect(await queued('alert-mail')).toHaveLength(ASKED_FOR_ADDRESS)
    await ask({ email: 'other@mail.example' })
    expect(await queued('alert-mail')).toHaveLength(ASKED_FOR_ADDRESS + 1)
  })

  it('keeps what can be seen of a name', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    const save = (name: string, product: string) =>
      ask({ email: undefined, name, search: { name: product } }, own)
    for (const [name, product] of [
      ['\u202Egnp.exe', 'one'],
      ['', 'two'],
    ] as const)
      expect((await save(name, product)).status).toBe(202)
    const names = Object.fromEntries((await alerts()).map(({ name, search }) => [search.name, name]))
    expect(names).toEqual({ one: 'gnp.exe', two: '' })
    for (const name of ['\u200b\u200b', '...', 'x'.repeat(81)])
      expect((await save(name, 'three')).status).toBe(422)
    // Nor of what it searches, by which it is called without one.
    expect((await save('', '\u200b')).status).toBe(422)
    await save('', '\u202Ethree')
    expect((await alerts()).map(({ search }) => search.name).sort()).toEqual(['one', 'three', 'two'])
  })

  it('sends few mails to an address that nobody confirms, and says nothing of it', async () => {
    const answers: unknown[] = []
    for (let n = 0; n <= UNCONFIRMED_PER_ADDRESS; n++)
      answers.push((await ask({ search: { name: `cement ${n}` } })).body)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await queued('alert-mail')).toHaveLength(UNCONFIRMED_PER_ADDRESS)
  })

  it('keeps no local government that the state has not: it would be no filter', async () => {
    await ask({ search: { ...SEARCH, lga: 'Ikeja' } })
    expect(await alerts()).toMatchObject([{ search: SEARCH }])
  })
})
