import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { hashPassword } from '#server/password-hash.ts'
import { createPerson, PASSWORD } from '../../../tests/support/people.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'
import { countWaiting } from '../../../tests/support/waiting.ts'
import { replacePassword } from './passwords.ts'

const { call, db } = await createTestApi()

it('opens nothing with a password that is replaced while it is checked', async () => {
  const person = await createPerson(db)
  const hash = await hashPassword('what the owner has chosen now')
  let late: ReturnType<typeof call> | undefined
  await db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, person.id)).for('update')
    await replacePassword(tx, person.id, hash)
    late = call('POST', '/auth/sign-in', { email: person.email, password: PASSWORD })
    // The old password has been found right; its session waits for this transaction.
    await expect.poll(() => countWaiting(db)).toBe(1)
  })
  expect(await late).toMatchObject({ status: 401 })
  expect(await db.select().from(sessions)).toEqual([])
})
