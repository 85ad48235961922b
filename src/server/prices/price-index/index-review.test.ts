import { beforeEach, expect, it } from 'vitest'
import { weekName, weeksBefore } from '#domain/prices/index-method/weeks.ts'
import { HeldValues, IndexEvidence } from '#domain/prices/index-review-schema.ts'
import { IndexAnswer } from '#domain/prices/price-index-schema.ts'
import { sellerEvents } from '#server/db/schema/price-events.ts'
import {
  askedForCement,
  CUT_OFF,
  daysBefore,
  emptyIndex,
  fivePrices,
  WEEK,
} from '../../../../tests/support/index-events.ts'
import { createModerationApi } from '../../../../tests/support/moderation-api.ts'
import { listHeldValues } from './review-queries.ts'
import { runWeek } from './run-index.ts'

const { ctx, call, db, get, here, queued } = await createModerationApi()

const EXAMPLE = { isExample: true }
const HELD = { week: WEEK, material: 'cement', region: 'Kano' }
const decide = (publish: boolean, reason = 'The depots have raised it.', week = WEEK) =>
  call('POST', '/admin/price-index', { ...HELD, week, publish, reason }, here().asAdmin)

/** Five sellers ask three in ten more than the week before, two of them the very same. */
beforeEach(async () => {
  await emptyIndex(db)
  const sellers = await askedForCement(db, ...fivePrices(10_000, { at: daysBefore(10) }))
  const risen = [13_000, 13_000, 13_100, 13_200, 13_300]
  await askedForCement(
    db,
    ...sellers.map((seller, at) => ({ ...seller, price: risen[at] ?? 0, kind: 'changed' as const })),
  )
  await runWeek(db, CUT_OFF, EXAMPLE)
})

it('waits with the votes behind it', async () => {
  const { values } = HeldValues.parse(await listHeldValues(ctx, { page: 1, limit: 20, now: CUT_OFF }))
  expect(values).toMatchObject([
    { ...HELD, change: 31, sellers: 5, isDecidedByOne: false },
    { ...HELD, region: 'Nigeria' },
  ])
  const { body } = await get(
    `/admin/price-index/evidence?week=${WEEK}&material=cement&state=Kano`,
    here().asAdmin,
  )
  const { controllers } = IndexEvidence.parse(body)
  expect(controllers.map(({ after }) => after).sort()).toEqual([260, 260, 262, 264, 266])
  expect(controllers.filter(({ twins }) => twins === 1)).toHaveLength(2)
  expect(controllers.every(({ isYoung, series }) => !isYoung && series.length === 2)).toBe(true)
})

it('is counted, however few of them a page has', async () => {
  const page = (number: number) => listHeldValues(ctx, { page: number, limit: 1, now: CUT_OFF })
  const [first, second] = [await page(1), await page(2)]
  expect(first.values).toMatchObject([{ region: 'Kano' }])
  expect(second.values).toMatchObject([{ region: 'Nigeria' }])
  expect(first.pagination).toMatchObject({ total: 2, pages: 2, totalCapped: false })
})

it('is published, or withheld, with the reason, and its week computed anew', async () => {
  const shown = async () => IndexAnswer.parse((await get('/prices/index?state=Kano')).body).values
  expect((await decide(true)).status).toBe(200)
  expect(await queued('run-price-index')).toEqual([{ week: WEEK }])
  await runWeek(db, CUT_OFF, EXAMPLE)
  expect(await shown()).toMatchObject([{ status: 'published', reason: 'The depots have raised it.' }])
  await decide(false, 'Two of the sellers are one.')
  await runWeek(db, CUT_OFF, EXAMPLE)
  expect(await shown()).toEqual([
    { ...HELD, name: 'cement', unit: 'kg', status: 'withheld', reason: 'Two of the sellers are one.' },
  ])
})

it('waits in the weeks after it was withheld, until a moderator publishes one of them', async () => {
  const next = weeksBefore(CUT_OFF, -1)
  const statusOf = async (week: Date) => {
    await runWeek(db, week, EXAMPLE)
    const name = weekName(week)
    return IndexAnswer.parse(
      (await get(`/prices/index?state=Kano&from=${name}&until=${name}`)).body,
    ).values.map(({ status }) => status)
  }
  // Its own change is nought by then.
  expect(await statusOf(next)).toEqual(['published'])
  await decide(false, 'Five sellers in concert.')
  expect(await statusOf(next)).toEqual(['held'])
  const { values } = HeldValues.parse(await listHeldValues(ctx, { page: 1, limit: 20, now: next }))
  expect(values[0]).toMatchObject({ week: weekName(next), region: 'Kano', isWithheldBefore: true })
  expect(values.find(({ week }) => week === WEEK)).toMatchObject({ isWithheldBefore: false })
  await decide(true, 'It was a rise of the depots.', weekName(next))
  expect(await statusOf(next)).toEqual(['published'])
  expect(await statusOf(weeksBefore(CUT_OFF, -2))).toEqual(['published'])
})

it('is of young sellers where phone or business was confirmed lately, however old the address is', async () => {
  const [{ key } = { key: '' }] = await db.select({ key: sellerEvents.sellerKey }).from(sellerEvents).limit(1)
  const proved = (kind: 'verified' | 'unverified', proof: 'phone' | 'email', days: number) => ({
    sellerKey: key,
    kind,
    proof,
    at: daysBefore(days),
  })
  await db
    .insert(sellerEvents)
    .values([
      proved('verified', 'email', 390),
      proved('unverified', 'phone', 50),
      proved('verified', 'phone', 40),
    ])
  const { body } = await get(
    `/admin/price-index/evidence?week=${WEEK}&material=cement&state=Kano`,
    here().asAdmin,
  )
  const young = IndexEvidence.parse(body).controllers.filter(({ isYoung }) => isYoung)
  expect(young.map(({ verifiedSince }) => verifiedSince)).toEqual([daysBefore(40).toISOString()])
})

it('is decided by admins alone, with a reason, of a material that there is', async () => {
  expect(
    (
      await call(
        'POST',
        '/admin/price-index',
        { ...HELD, publish: true, reason: 'Because I can.' },
        here().asOther,
      )
    ).status,
  ).toBe(403)
  expect((await get('/admin/price-index', here().asOwner)).status).toBe(403)
  expect((await decide(true, 'yes')).status).toBe(422)
  const unknown = { ...HELD, material: 'moon-dust', publish: true, reason: 'There is no such material.' }
  expect((await call('POST', '/admin/price-index', unknown, here().asAdmin)).status).toBe(404)
})
