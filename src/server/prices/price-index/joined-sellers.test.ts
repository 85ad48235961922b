import { expect, it } from 'vitest'
import { weekBefore } from '#domain/prices/index-method/weeks.ts'
import { JoinedSellers } from '#domain/prices/index-review-schema.ts'
import { sellerKeys } from '#server/db/schema/price-events.ts'
import { createProduct, createSeller } from '../../../../tests/support/factories.ts'
import {
  askedForCement,
  CUT_OFF,
  daysBefore,
  emptyIndex,
  fivePrices,
} from '../../../../tests/support/index-events.ts'
import { createModerationApi } from '../../../../tests/support/moderation-api.ts'
import { computeWeeks } from './run-index.ts'

const { call, db, get, here } = await createModerationApi()

const REASON = 'One shop under two names.'

/** Two sellers with an account, among five who ask for cement before and after a later cut-off. */
async function twoOfFive() {
  await emptyIndex(db)
  const accounts = [await createSeller(db), await createSeller(db)]
  for (const { id } of accounts) await createProduct(db, { ownerId: id })
  const keys = new Map((await db.select().from(sellerKeys)).map(({ ownerId, key }) => [ownerId, key]))
  await askedForCement(
    db,
    ...fivePrices().map((each, at) => {
      const key = keys.get(accounts[at]?.id ?? '')
      return { ...each, at: daysBefore(10), ...(key && { seller: key }) }
    }),
  )
  return accounts.map(({ id }) => id)
}

/** How many votes a week has, and its status. */
async function polled(cutOff: Date) {
  for await (const { values } of computeWeeks(db, [cutOff], { isExample: true })) {
    const { controllers, status } = values.find(({ region }) => region === 'Kano') ?? {}
    return { controllers, status }
  }
  return undefined
}

const join = (seller = '', into = '', isJoined = true, as = here().asAdmin, reason = REASON) =>
  call('POST', '/admin/price-index/joined', { seller, into, join: isJoined, reason }, as)
const listed = async () =>
  JoinedSellers.parse((await get('/admin/price-index/joined', here().asAdmin)).body).pairs.map(
    ({ seller, into }) => [seller.id, into.id].sort(),
  )

it('have one vote in weeks that end later, until they are separated', async () => {
  const [one = '', other = ''] = await twoOfFive()
  const soon = new Date(Date.now() + 86_400_000)
  expect(await polled(CUT_OFF)).toEqual({ controllers: 5, status: 'published' })
  expect((await join(one, other)).status).toBe(200)
  expect(await listed()).toEqual([[one, other].sort()])
  expect(await polled(soon)).toEqual({ controllers: 4, status: 'few' })
  // What was published before stays what it was.
  expect(await polled(CUT_OFF)).toEqual({ controllers: 5, status: 'published' })
  expect(await polled(weekBefore(CUT_OFF))).toBeDefined()
  expect((await join(other, one)).status).toBe(409)
  expect((await join(other, one, false)).status).toBe(200)
  expect(await listed()).toEqual([])
  expect(await polled(soon)).toEqual({ controllers: 5, status: 'published' })
  expect((await join(one, other, false)).status).toBe(409)
  const { body } = await get('/admin/log', here().asAdmin)
  expect(body).toMatchObject({
    entries: [
      { action: 'separate', subjectId: other, reason: expect.stringContaining(REASON) },
      { action: 'join', subjectId: one, reason: expect.stringContaining(REASON) },
    ],
  })
})

it('are joined by admins alone, with a reason, and only where both have offered something', async () => {
  const [one = '', other = ''] = await twoOfFive()
  expect((await join(one, other, true, here().asOwner)).status).toBe(403)
  expect((await get('/admin/price-index/joined', here().asOwner)).status).toBe(403)
  expect((await join(one, other, true, here().asAdmin, 'yes')).status).toBe(422)
  expect((await join(one, '')).status).toBe(422)
  expect((await join(one, one)).status).toBe(409)
  const { id } = await createSeller(db)
  for (const nobody of [id, 'nobody']) expect((await join(one, nobody)).status).toBe(404)
  expect(await listed()).toEqual([])
})
