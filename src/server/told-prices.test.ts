import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { alertMoves, alertOffers, searchAlerts } from '#server/db/schema/alerts.ts'
import { CUT_OFF, emptyIndex } from '../../tests/support/index-events.ts'
import { publishedLevel } from '../../tests/support/published-level.ts'
import { createTestApi } from '../../tests/support/test-app.ts'
import { stopAlert } from './alerts/alert-commands.ts'
import { alertNewsMail } from './alerts/alert-mail.ts'
import { alertToken } from './alerts/alert-tokens.ts'
import { matchMoves } from './alerts/match-moves.ts'
import type { EmailTemplate } from './jobs/jobs.ts'

const { ctx, call, db } = await createTestApi()

const EMAIL = 'ngozi@mail.example'
const WEEK = 7 * 86_400_000
const weeksAfter = (weeks: number) => new Date(CUT_OFF.getTime() + weeks * WEEK)
const { signal } = new AbortController()

beforeEach(async () => {
  await emptyIndex(db)
  await db.delete(searchAlerts)
  await db.delete(alertOffers)
})

/** Wants to know when cement in Kano moves, and asked two days after the cut-off. */
async function wanted(more: Partial<typeof searchAlerts.$inferInsert> = {}, percent = '5') {
  const [alert] = await db
    .insert(searchAlerts)
    .values({
      kind: 'prices',
      search: { percent, specification: 'cement', state: 'Kano' },
      email: EMAIL,
      way: 'daily',
      confirmedAt: sql`now()`,
      createdAt: new Date(CUT_OFF.getTime() + 2 * 86_400_000),
      ...more,
    })
    .returning()
  if (!alert) throw new Error('No alert')
  return alert
}

const publish = (week: number, naira: number, more: Partial<Parameters<typeof publishedLevel>[1]> = {}) =>
  publishedLevel(db, { cutOff: weeksAfter(week), naira, isExample: ctx.settings.isExample, ...more })

/** The mail of the day. */
async function mailed(): Promise<EmailTemplate[]> {
  const sent: EmailTemplate[] = []
  await alertNewsMail(ctx, async (mail) => void sent.push(mail))(
    { email: EMAIL, userId: null, way: 'daily' },
    { id: 'run', signal },
  )
  return sent
}

const found = () => db.$count(alertOffers)

describe('a price that somebody waits for', () => {
  it('is told once it has moved so far, from what was published when they asked', async () => {
    await wanted()
    await publish(-1, 150)
    await publish(0, 200)
    await matchMoves(ctx)
    expect(await found()).toBe(0)
    await publish(1, 209)
    await matchMoves(ctx)
    expect(await found()).toBe(0)
    await publish(2, 211)
    await matchMoves(ctx)
    await matchMoves(ctx)
    const [mail, ...others] = await mailed()
    expect(others).toEqual([])
    expect(mail?.subject).toContain('Price of cement in Kano: +5.5 %')
    expect(mail?.sections?.[0]?.paragraphs.slice(0, 2)).toEqual([
      '₦211 a kg. Week to 30 November 2026.',
      'Before: ₦200 a kg. Week to 16 November 2026.',
    ])
    expect(mail?.sections?.[0]?.link?.url).toContain('/prices/material/cement?state=Kano')
    expect(await mailed()).toEqual([])
  })

  it('is marked as an example in a demonstration, and only there', async () => {
    const { isExample } = ctx.settings
    for (const example of [true, false]) {
      ctx.settings.isExample = example
      await emptyIndex(db)
      await db.delete(searchAlerts)
      await wanted()
      await publish(0, 200)
      await publish(1, 250)
      await matchMoves(ctx)
      const [mail] = await mailed()
      expect(mail?.subject.includes('Example data')).toBe(example)
      // What is generated tells nobody of a live market, and the other way round.
      ctx.settings.isExample = !example
      await db.delete(alertOffers)
      await db.delete(alertMoves)
      await matchMoves(ctx)
      expect(await found()).toBe(0)
    }
    ctx.settings.isExample = isExample
  })

  it('is measured from what was told last, and a week that is corrected is told once', async () => {
    await wanted()
    await publish(0, 200)
    await publish(1, 220)
    await matchMoves(ctx)
    await publish(1, 230)
    await matchMoves(ctx)
    expect(await found()).toBe(1)
    await publish(2, 228)
    await matchMoves(ctx)
    expect(await found()).toBe(1)
    await publish(3, 205)
    await matchMoves(ctx)
    const moves = await db.select().from(alertMoves).orderBy(alertMoves.cutOff)
    expect(moves.map(({ fromLevel, level }) => [fromLevel / 100, level / 100])).toEqual([
      [200, 220],
      [220, 205],
    ])
  })

  it('tells nothing of weeks that were over, of what is not published, or to whom has paused, not confirmed or stopped', async () => {
    const { id } = await wanted({ createdAt: weeksAfter(2) })
    await wanted({ email: 'paused@mail.example', pausedAt: sql`now()` as unknown as Date })
    await wanted({ email: 'unconfirmed@mail.example', confirmedAt: null })
    await wanted({ email: 'far@mail.example' }, '20')
    await publish(0, 200)
    await publish(1, 220)
    await matchMoves(ctx)
    expect(await found()).toBe(0)
    await publish(3, 300, { status: 'held' })
    await matchMoves(ctx)
    expect(await found()).toBe(0)
    expect(await stopAlert(ctx, await alertToken(ctx, id))).toBe(true)
    expect(await db.$count(searchAlerts, eq(searchAlerts.id, id))).toBe(0)
    await publish(4, 230)
    await matchMoves(ctx)
    expect(await found()).toBe(0)
  })
})

it('is asked for by its material, state and per cent; what there is none of is not', async () => {
  const ask = (search: object) =>
    call('POST', '/search/alerts', { kind: 'prices', search, email: EMAIL, way: 'weekly' })
  expect((await ask({ specification: 'cement', state: 'Kano', percent: '10' })).status).toBe(202)
  expect((await ask({ specification: 'cement', state: 'Atlantis', percent: '3' })).status).toBe(202)
  expect((await ask({ specification: 'moon-dust' })).status).toBe(422)
  const searches = await db.select({ search: searchAlerts.search }).from(searchAlerts)
  expect(searches.map(({ search }) => search)).toEqual(
    expect.arrayContaining([
      { percent: '10', specification: 'cement', state: 'Kano' },
      { percent: '5', specification: 'cement' },
    ]),
  )
})
