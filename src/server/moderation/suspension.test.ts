import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '#server/db/schema/accounts.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { createSeller } from '../../../tests/support/factories.ts'
import { createModerationApi, type People } from '../../../tests/support/moderation-api.ts'
import { PASSWORD } from '../../../tests/support/people.ts'
import { signInAs } from '../../../tests/support/test-app.ts'

const { call, ctx, db, get, here, moderate, queued } = await createModerationApi()

let owner: People['owner']
let asOwner: People['asOwner']
beforeEach(() => {
  ;({ owner, asOwner } = here())
})

describe('a suspended account', () => {
  const signIn = () => call('POST', '/auth/sign-in', { email: owner.email, password: PASSWORD })

  it('is signed out at once, and signing in says so', async () => {
    expect((await signIn()).status).toBe(200)
    await moderate('suspend', 'user', 'Fraud')
    expect((await get('/auth/me', asOwner)).status).toBe(401)
    expect(await db.select().from(sessions).where(eq(sessions.userId, owner.id))).toEqual([])
    const refused = await signIn()
    expect(refused).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/^This account is suspended\..+@/) },
    })
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(await db.select().from(sessions).where(eq(sessions.userId, owner.id))).toEqual([])
    const wrong = { email: owner.email, password: 'not this one' }
    expect((await call('POST', '/auth/sign-in', wrong)).status).toBe(401)
    await moderate('unsuspend', 'user', 'A mistake')
    expect((await signIn()).status).toBe(200)
  })

  it('is told by mail, both times', async () => {
    await moderate('suspend', 'user', 'Fraud')
    await moderate('unsuspend', 'user', 'A mistake')
    expect(await queued('mail')).toMatchObject([
      { to: owner.email, subject: 'Your ADLM account is suspended' },
      { to: owner.email, subject: 'Your ADLM account is open again' },
    ])
  })

  it('keeps no session that began at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([signIn(), signIn(), moderate('suspend', 'user'), signIn()])
      expect(await db.select().from(sessions).where(eq(sessions.userId, owner.id))).toEqual([])
      await moderate('unsuspend', 'user')
    }
  })

  it('stays hidden when its shop was hidden before and the suspension ends', async () => {
    await moderate('hide', 'user')
    await moderate('suspend', 'user')
    await moderate('unsuspend', 'user')
    expect((await get(`/user/${owner.id}`)).status).toBe(404)
    await moderate('unhide', 'user')
    expect((await get(`/user/${owner.id}`)).status).toBe(200)
  })

  it('and others who review each other at that moment never wait in a circle, and the stars are right', async () => {
    const others = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => {
        // Before the owner, in the order in which people are locked.
        const { id } = await createSeller(db, { id: `00000000-0000-7000-8000-00000000000${n}` })
        return { id, headers: await signInAs(ctx, { id }) }
      }),
    )
    const values = { name: 'Bola', email: 'bola@mail.example', message: 'Good.', rating: 4 }
    const review = (sellerId: string, headers: Record<string, string>) =>
      call('POST', '/review/create-review', { ...values, sellerId }, headers)
    for (let round = 0; round < 5; round += 1) {
      const asOwner = await signInAs(ctx, owner)
      const answers = await Promise.all([
        ...others.map(({ id }) => review(id, asOwner)),
        moderate('suspend', 'user'),
        ...others.map(({ headers }) => review(owner.id, headers)),
      ])
      const unforeseen = answers.filter(({ status }) => ![200, 201, 401, 404].includes(status))
      expect(unforeseen.map(({ body }) => body)).toEqual([])
      expect(await listMiscounted()).toEqual([])
      await moderate('unsuspend', 'user')
      expect(await listMiscounted()).toEqual([])
      await db.delete(reviews)
    }
  })
})

/** Whose stars are not those of the reviews that can be seen. */
const listMiscounted = async () => {
  const { rows } = await db.execute(sql`
    SELECT users.id FROM users LEFT JOIN reviews ON seller_id = users.id AND NOT reviews.hidden
    GROUP BY users.id HAVING review_count <> count(reviews.id) OR rating_total <> coalesce(sum(rating), 0)`)
  return rows
}
