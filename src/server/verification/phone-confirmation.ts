import { and, eq, sql } from 'drizzle-orm'
import { COMPANY } from '#domain/company.ts'
import { AppError } from '#domain/errors.ts'
import { PHONE_CODE_MINUTES, PHONE_CODE_TRIES } from '#domain/verification/verification-rules.ts'
import type { ActorContext, Context } from '#server/api/context.ts'
import { type CodeKind, createCode, tryCode, wrongCode } from '#server/api/one-time-codes.ts'
import { users } from '#server/db/schema/accounts.ts'
import { phoneCodes } from '#server/db/schema/one-time-codes.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { type JobRun, PermanentFailure } from '#server/jobs/queue.ts'
import type { SendMessage } from '#server/messages/message-gateway.ts'
import { countPhoneCode } from './verification-limits.ts'

const PHONE_CODES: CodeKind = {
  table: phoneCodes,
  purpose: 'phone code',
  tries: PHONE_CODE_TRIES,
  seconds: PHONE_CODE_MINUTES * 60,
  sentIn: 'message',
}

/**
 * Sends a code to a number. Whether somebody else has confirmed it is not said.
 * @param address where the call comes from
 * @throws AppError unavailable where there is no gateway, conflict, too-many
 */
export async function sendPhoneCode(
  { actor, db, limits, queue, settings }: ActorContext,
  mobileNumber: string,
  address: string,
): Promise<void> {
  if (settings.messageChannel === null)
    throw new AppError('unavailable', 'Phones cannot be confirmed here: we cannot send messages.')
  const userId = actor.id
  const [own] = await db.select().from(users).where(eq(users.id, userId))
  if (own?.phoneConfirmedAt && own.mobileNumber === mobileNumber)
    throw new AppError('conflict', 'This number is confirmed already')
  await countPhoneCode(limits, { userId, address, mobileNumber })
  const askedAt = new Date().toISOString()
  await queue.send('phone-code', { userId, mobileNumber, askedAt }, { asker: userId })
}

/** A job. The code is made as late as this: none waits in the queue. */
export const phoneCodeMessage =
  (ctx: Context, send: SendMessage | undefined) =>
  async ({ userId, mobileNumber, askedAt }: Jobs['phone-code'], { signal }: JobRun): Promise<void> => {
    if (!send) throw new PermanentFailure('There is no gateway for messages')
    // Whoever waited so long has asked again, or has gone.
    if (Date.parse(askedAt) < Date.now() - PHONE_CODE_MINUTES * 60_000) return
    if ((await ctx.db.$count(users, eq(users.id, userId))) === 0) return
    const code = await createCode(ctx, PHONE_CODES, { userId, target: mobileNumber })
    const text = `${code} is your ${COMPANY.name} code. It works for ${PHONE_CODE_MINUTES} minutes. Do not share it.`
    await send({ to: mobileNumber, text, code }, signal)
  }

/** Makes the number that the code went to the account's, confirmed. @throws AppError invalid, unauthenticated */
export async function confirmPhone(ctx: ActorContext, code: string): Promise<void> {
  const { actor, db, queue } = ctx
  const { target: mobileNumber, codeHash } = await tryCode(ctx, PHONE_CODES, { userId: actor.id }, code)
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, actor.id)).for('no key update')
    if (!user) throw new AppError('unauthenticated', 'Please sign in')
    const used = await tx
      .delete(phoneCodes)
      .where(and(eq(phoneCodes.userId, actor.id), eq(phoneCodes.codeHash, codeHash)))
      .returning({ userId: phoneCodes.userId })
    if (used.length === 0) throw wrongCode('This code has been used. Ask for a new one.')
    // Another number is another proof: the events say that the former one is over.
    if (user.phoneConfirmedAt && user.mobileNumber !== mobileNumber)
      await tx.update(users).set({ phoneConfirmedAt: null }).where(eq(users.id, actor.id))
    await tx
      .update(users)
      .set({
        mobileNumber,
        phoneConfirmedAt: new Date(),
        phoneConfirmedBy: 'code',
        version: sql`${users.version} + 1`,
        updatedAt: new Date(),
      })
      .where(eq(users.id, actor.id))
    // There is room for more offers now.
    await queue.send('release-offers', {}, { tx })
  })
}
