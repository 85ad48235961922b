import { eq } from 'drizzle-orm'
import type { SignUpInput } from '#domain/accounts/account-input.ts'
import type { Context } from '#server/api/context.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { hashPassword } from '#server/password-hash.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { emailTaken, refusingTakenEmail } from './taken-email.ts'

/** Makes an account and queues the mail that confirms its address, both or neither. @throws AppError conflict, invalid */
export async function signUp(
  { db, queue }: Context,
  { username, email, password }: SignUpInput,
): Promise<void> {
  refuseCommonPassword(password)
  const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (taken) throw emailTaken()
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const [user] = await refusingTakenEmail(
      tx.insert(users).values({ name: username, email }).returning({ id: users.id }),
    )
    if (!user) throw new Error('Nobody was stored')
    await tx
      .insert(accounts)
      .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: hash })
    await queue.send('confirmation-mail', { userId: user.id, email }, { tx })
  })
}
