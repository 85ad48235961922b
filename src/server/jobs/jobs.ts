import * as z from 'zod/mini'
import type { JobKind, JobQueue } from './queue.ts'

/** Exactly one address, so that no header can be ended early and no receiver added. */
const address = z.string().check(z.regex(/^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u))
const httpUrl = z.url({ protocol: /^https?$/ })
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]+$/u

const Link = z.object({ label: z.string(), url: httpUrl })

/** A part of a mail, with a heading of its own. */
const MailSection = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Its button, and what else it leads to. */
  link: z.optional(Link),
  links: z.array(Link),
})
export type MailSection = z.infer<typeof MailSection>

const EmailTemplate = z.object({
  to: address,
  subject: z.string().check(z.regex(ONE_LINE)),
  greeting: z.string(),
  paragraphs: z.array(z.string()),
  /** The button, below the first paragraph. */
  link: z.optional(Link),
  /** After the paragraphs. */
  sections: z.optional(z.array(MailSection)),
  /** The address for replies, if not the sender. */
  replyTo: z.optional(address),
  /** The URL of one-click unsubscription (RFC 8058). */
  oneClickUrl: z.optional(httpUrl),
})

/** Nine letters of a kind at one time in an instance. One that the mail server hangs on keeps a worker of three until its time is up. */
const MAILS = { seconds: 45, atOnce: 3, batch: 3, sendsMail: true }

const NEWS = { ...MAILS, awaited: false }

/** Every job of the product. What is written here needs a handler in `entry.ts`. */
export const JOBS = {
  mail: { data: EmailTemplate, ...MAILS },
  /** Its token is made when it is sent, so that none waits in the queue. */
  'confirmation-mail': { data: z.object({ userId: z.string(), email: address }), ...MAILS },
  /** Queued for every typed address; only the handler finds out whether it is known, so the response cannot tell. */
  'reset-mail': { data: z.object({ email: address }), ...MAILS },
  /** Its code is made when it is sent. One that comes late is worth nothing. */
  'phone-code': {
    data: z.object({ userId: z.string(), mobileNumber: z.string(), askedAt: z.string() }),
    ...MAILS,
    retries: { limit: 4, delay: 5, longestDelay: 60 },
  },
  /** To whoever asked for the newsletter, or left no doubt that they did. */
  'newsletter-mail': { data: z.object({ email: address }), ...MAILS },
  /** To the author of a saved search: to confirm the address, or because there is one. */
  'alert-mail': { data: z.object({ alertId: z.string() }), ...MAILS },
  /** What the saved searches of an address found in a day or a week; `push` where no device can be notified for lack of a key. */
  'alert-news': {
    data: z.object({
      email: address,
      userId: z.nullable(z.string()),
      way: z.enum(['daily', 'weekly', 'push']),
    }),
    ...NEWS,
  },
  /** The same to the browsers of a search. */
  'alert-push': { data: z.object({ alertId: z.string() }), ...NEWS },
  /** The week's mail to an account; what is in it is found out when it is sent. */
  'digest-mail': { data: z.object({ userId: z.string() }), ...NEWS },
  /** Asks the saved searches for what is new. */
  'check-alerts': { data: z.object({}), seconds: 300, recurs: '*/10 * * * *' },
  /** Has told what they have found, however much is still to be asked for. */
  'queue-alerts': { data: z.object({}), seconds: 300, recurs: '*/5 * * * *' },
  /** What they found and need not know any more. */
  'forget-finds': { data: z.object({}), seconds: 300, recurs: '*/10 * * * *' },
  /** Its file is in a table of its own. */
  'import-list': { data: z.object({ importId: z.string() }), seconds: 120 },
  'undo-import': { data: z.object({ importId: z.string() }), seconds: 120 },
  /** Reads a bill that has been sent, or whose columns somebody has said. */
  'read-bill': { data: z.object({ billId: z.string(), reading: z.number() }), seconds: 120, atOnce: 2 },
  /** Some time after it came: its row and its file are both there, or neither. */
  'settle-bill': { data: z.object({ billId: z.string(), key: z.string() }), seconds: 60 },
  /** Every minute as well, for what was left however that happened. */
  'settle-visibility': { data: z.object({}), seconds: 600, recurs: '* * * * *', awaited: true },
  /** Some time after a document came: its row and its file are both there, or neither. */
  'settle-document': { data: z.object({ key: z.string() }), seconds: 60 },
  'remove-files': { data: z.object({ keys: z.array(z.string()) }), seconds: 300 },
  /** Offers come online by themselves, soon after there is room for them. */
  'release-offers': { data: z.object({}), seconds: 300, recurs: '* * * * *', awaited: true },
  /** Their products are found by their new name. */
  'follow-renamed-sellers': { data: z.object({}), seconds: 600, recurs: '* * * * *' },
  /** What an import or an earlier release has left to be guessed of the places of offers, and of the kinds of homes. */
  'place-offers': { data: z.object({}), seconds: 600, recurs: '* * * * *' },
  /** In the lists, what has become stale. */
  'sink-stale-products': { data: z.object({}), seconds: 600, recurs: '*/10 * * * *' },
  /** There, too, homes that nobody has confirmed for too long. */
  'sink-stale-listings': { data: z.object({}), seconds: 600, recurs: '*/10 * * * *' },
  /** What they are and what they are compared by, of products that no release has read or an older one has changed. */
  'read-offers': { data: z.object({}), seconds: 600, recurs: '* * * * *' },
  /** What was written since is added to the counts of products. */
  'fold-product-counts': { data: z.object({}), seconds: 300, recurs: '* * * * *' },
  'fill-product-making': { data: z.object({}), seconds: 600, recurs: '*/5 * * * *' },
  /** Homes that somebody else has put up before. */
  'report-same-homes': { data: z.object({}), seconds: 600, recurs: '*/10 * * * *' },
  'let-fall-asleep': { data: z.object({}), seconds: 3_600, recurs: '0 8 * * *' },
  /** Once for each Monday; by day, and later in the week where nothing ran on that morning. */
  'queue-digests': { data: z.object({}), seconds: 3_600, recurs: '*/10 7-18 * * *' },
  /** In a demonstration: nobody else would. */
  'confirm-demo-prices': { data: z.object({}), seconds: 60, recurs: '47 * * * *' },
  /** There, too. */
  'fill-demo-leads': { data: z.object({}), seconds: 60, recurs: '52 * * * *' },
  /** The week that ended on Monday, 00:00, soon after it, and every one that is missing; `week` once more, after a decision about it. */
  'run-price-index': {
    data: z.object({ week: z.optional(z.string()) }),
    seconds: 3_600,
    recurs: '12 * * * *',
  },
  'ask-unconfirmed-sellers': { data: z.object({}), seconds: 300, recurs: '37 * * * *' },
  'remove-expired': { data: z.object({}), seconds: 600, recurs: '17 * * * *' },
  /** At night, where the configuration names a folder. */
  backup: {
    data: z.object({}),
    seconds: 4 * 3600,
    recurs: '30 2 * * *',
    retries: { limit: 3, delay: 300, longestDelay: 3600 },
  },
} satisfies Record<string, JobKind<object>>

/** What each job is given. */
export type Jobs = { [Name in keyof typeof JOBS]: z.infer<(typeof JOBS)[Name]['data']> }

export type EmailTemplate = Jobs['mail']

export type Queue = JobQueue<Jobs>
