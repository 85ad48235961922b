import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { newsletterSubscribers } from '#server/db/schema/company.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { JobRun } from '#server/jobs/queue.ts'
import type { DeliverMail } from '#server/mail/mailer.ts'
import { confirmSubscription, subscribed } from '#server/mail/messages.ts'
import { createNewsletterLink } from './newsletter-links.ts'

type Sender = { db: Db; deliver: DeliverMail; baseUrl: string }

/**
 * Asks the subscriber to confirm, or, once they have, tells them how to leave. The token is made as late as this: none waits in the
 * queue.
 */
export function newsletterMail({ db, deliver, baseUrl }: Sender) {
  return async ({ email }: Jobs['newsletter-mail'], run: JobRun): Promise<void> => {
    const [subscriber] = await db
      .select({ id: newsletterSubscribers.id, confirmedAt: newsletterSubscribers.confirmedAt })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email))
    if (!subscriber) return
    const token = await createNewsletterLink(db, subscriber.id)
    // What follows # stays in the reader's browser: no server on the way logs it.
    const link = (page: string) => `${baseUrl}/newsletter/${page}#token=${token}`
    const emailTemplate = subscriber.confirmedAt
      ? subscribed({
          to: email,
          url: link('unsubscribe'),
          oneClickUrl: `${baseUrl}/api/newsletter/unsubscribe/one-click?token=${token}`,
        })
      : confirmSubscription({ to: email, url: link('confirm') })
    await deliver(emailTemplate, run)
  }
}
