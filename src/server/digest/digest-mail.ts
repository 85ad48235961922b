import { and, eq, isNull } from 'drizzle-orm'
import { digestWeek } from '#domain/digest/digest.ts'
import type { Context } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { type JobRun, PermanentFailure } from '#server/jobs/queue.ts'
import type { DigestNews, DigestPart, DigestReader } from '#server/mail/digest-part.ts'
import type { DeliverMail } from '#server/mail/mailer.ts'
import { weeklyMail } from '#server/mail/weekly-mail.ts'
import { digestToken, enabledParts } from './digest-settings.ts'

type Sender = Pick<Context, 'db' | 'auth' | 'settings'>

/**
 * Sends an account its mail of this week, once, if there is something to say. What it says, and the tokens in it, are found as late as
 * this: what was done meanwhile is left out, and no token waits in the queue. A mail that was begun is begun again only if it failed: whose
 * process died in between gets none that week, rather than two.
 */
export function digestMail(
  ctx: Sender,
  parts: readonly DigestPart[],
  deliver: DeliverMail,
  clock = () => new Date(),
) {
  const { baseUrl } = ctx.settings
  return async ({ userId }: Jobs['digest-mail'], run: JobRun): Promise<void> => {
    const now = clock()
    const [reader] = await ctx.db
      .select({ to: users.email, username: users.name, sentAt: users.digestAt, wants: enabledParts })
      .from(users)
      .where(and(eq(users.id, userId), users.emailVerified, isNull(users.suspendedReason)))
    if (!reader || (reader.sentAt && reader.sentAt >= digestWeek(now))) return
    const { to, username, wants } = reader
    const news = await findNews(
      parts.filter(({ id }) => wants[id]),
      { userId, username },
      now,
    )
    if (news.length === 0) return
    const isMine = await claim(ctx, userId, reader.sentAt, now).catch(async (error: unknown) => {
      await giveBack(news)
      throw error
    })
    if (!isMine) return giveBack(news)
    try {
      const token = await digestToken(ctx, userId)
      // What follows # stays in the reader's browser: no server on the way logs it.
      const stopUrl = (part: string) => `${baseUrl}/weekly-mail/stop/${part}#token=${token}`
      const mail = weeklyMail({
        to,
        username,
        news: news.map(({ part, headline, section }) => ({ headline, section, stopUrl: stopUrl(part) })),
        settingsUrl: `${baseUrl}/profile#weekly-mail`,
        stopUrl: stopUrl('all'),
        oneClickUrl: `${baseUrl}/api/user/weekly-mail/stop/one-click?token=${token}`,
      })
      await deliver(mail, run)
    } catch (error) {
      // An address that is refused for good has had its mail: it does not keep old prices in the lists.
      if (!(error instanceof PermanentFailure)) {
        await claim(ctx, userId, now, reader.sentAt)
        await giveBack(news)
      } else for (const { onSent } of news) await onSent?.()
      throw error
    }
    for (const { onSent } of news) await onSent?.()
  }
}

type PartNews = DigestNews & { part: DigestPart['id'] }

/** What all parts have to say, or nothing: where one fails, the others give back what they have taken. */
async function findNews(parts: readonly DigestPart[], reader: DigestReader, now: Date): Promise<PartNews[]> {
  const asked = await Promise.allSettled(
    parts.map(async ({ id: part, findNews }): Promise<PartNews[]> => {
      const news = await findNews(reader, now)
      return news ? [{ ...news, part }] : []
    }),
  )
  const found = asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const failed = asked.find((answer) => answer.status === 'rejected')
  if (!failed) return found
  await giveBack(found)
  throw failed.reason
}

async function giveBack(news: DigestNews[]): Promise<void> {
  for (const { onFailed } of news) await onFailed?.()
}

/** Of several at a time one succeeds. @param from when the account's last mail was sent, as far as the caller knows */
async function claim({ db }: Sender, userId: string, from: Date | null, to: Date | null): Promise<boolean> {
  const claimed = await db
    .update(users)
    .set({ digestAt: to })
    .where(and(eq(users.id, userId), from ? eq(users.digestAt, from) : isNull(users.digestAt)))
    .returning({ id: users.id })
  return claimed.length > 0
}
