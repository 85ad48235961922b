import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { DIGEST_SPREAD_MINUTES, digestWeek } from '#domain/digest/digest.ts'
import type { Context } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { digestRounds } from '#server/db/schema/digest-rounds.ts'
import { type DigestPart, wants } from '#server/mail/digest-part.ts'

/** Accounts in one transaction. */
const ACCOUNTS = 200

const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Has the week's mail sent to every account with a confirmed address that wants a part of it which may have something to say
 * (docs/product.md 20.4). Once a week, however often it runs and in however many instances: how far it has come is kept with what was
 * queued. It can stop anywhere: the next run goes on.
 */
export async function queueDigests(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  parts: readonly DigestPart[],
  signal: AbortSignal,
  now = new Date(),
  atOnce = ACCOUNTS,
): Promise<void> {
  const week = digestWeek(now)
  const hasNews = or(...parts.map((part) => and(wants(part.id), part.mayHaveNews(now))))
  await db.delete(digestRounds).where(lt(digestRounds.week, week))
  await db.insert(digestRounds).values({ week, reached: FIRST }).onConflictDoNothing()
  for (let isDone = false; !isDone; ) {
    signal.throwIfAborted()
    isDone = await db.transaction(async (tx) => {
      const [round] = await tx
        .select()
        .from(digestRounds)
        .where(and(eq(digestRounds.week, week), eq(digestRounds.done, false)))
        .for('update', { skipLocked: true })
      if (!round) return true
      const readers = await tx
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            gt(users.id, round.reached),
            users.emailVerified,
            isNull(users.suspendedReason),
            or(isNull(users.digestAt), lt(users.digestAt, week)),
            hasNews,
          ),
        )
        .orderBy(asc(users.id))
        .limit(atOnce)
      const mails = readers.map(({ id: userId }) => ({ data: { userId }, from: turnOf(userId, now) }))
      await queue.sendAll('digest-mail', mails, { tx })
      const done = readers.length < atOnce
      await tx
        .update(digestRounds)
        .set({ reached: readers.at(-1)?.id ?? round.reached, done })
        .where(eq(digestRounds.week, week))
      return done
    })
  }
}

/** The same for an account every week: its id ends at random. */
function turnOf(userId: string, now: Date): Date {
  const place = Number.parseInt(userId.slice(-4), 16) / 0x10000
  return new Date(now.getTime() + place * DIGEST_SPREAD_MINUTES * 60_000)
}
