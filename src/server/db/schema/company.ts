import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ENQUIRY_MESSAGE_MAX, ENQUIRY_NAME_MAX, ENQUIRY_TOPIC_MAX } from '#domain/company/enquiry-input.ts'
import { between, id, time, timestamps } from './columns.ts'

const upTo = (max: number) => ({ min: 1, max })

/** Enquiries to the company. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    topic: text().notNull(),
    name: text().notNull(),
    email: text(),
    /** E.164. */
    phone: text(),
    message: text().notNull(),
    createdAt: timestamps.createdAt,
  },
  (enquiry) => [
    index('enquiries_newest').on(enquiry.createdAt, enquiry.id),
    check('enquiries_reachable', sql`${enquiry.email} IS NOT NULL OR ${enquiry.phone} IS NOT NULL`),
    check('enquiries_topic_length', between(sql`char_length(${enquiry.topic})`, upTo(ENQUIRY_TOPIC_MAX))),
    check('enquiries_name_length', between(sql`char_length(${enquiry.name})`, upTo(ENQUIRY_NAME_MAX))),
    check(
      'enquiries_message_length',
      between(sql`char_length(${enquiry.message})`, upTo(ENQUIRY_MESSAGE_MAX)),
    ),
  ],
)

/** Subscribers of the newsletter, confirmed or not. The row is deleted when somebody unsubscribes. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text().notNull().unique(),
    confirmedAt: time(),
    /** When a mail was last requested for this address. */
    requestedAt: time('asked_at').notNull().defaultNow(),
    createdAt: timestamps.createdAt,
  },
  (subscriber) => [
    index('newsletter_unconfirmed').on(subscriber.requestedAt).where(sql`${subscriber.confirmedAt} IS NULL`),
    check('newsletter_email_lower_case', sql`${subscriber.email} = lower(${subscriber.email})`),
  ],
)

/** Links in newsletter mails, stored as hashes. A link proves that its user has access to the subscriber's mailbox. */
export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    tokenHash: text().primaryKey(),
    subscriberId: uuid()
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    createdAt: time().notNull().defaultNow(),
  },
  (link) => [index('newsletter_links_subscriber').on(link.subscriberId)],
)
