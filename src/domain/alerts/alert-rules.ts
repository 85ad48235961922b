import * as z from 'zod/mini'

/** Saved searches, and what they tell (docs/product.md 21.2). */

/** What can be searched. */
export const SEARCHED_KINDS = ['products', 'listings'] as const
export type SearchedKind = (typeof SEARCHED_KINDS)[number]

/** What is saved of searches, which are asked for new offers. */
export const ASKED_KINDS = [...SEARCHED_KINDS, 'comparisons'] as const
export type AskedKind = (typeof ASKED_KINDS)[number]

/** What can be saved: a price of the index, too, which tells when it has moved. */
export const ALERT_KINDS = [...ASKED_KINDS, 'prices'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** How far a price has to move, in per cent. */
export const MOVE_PERCENTS = ['2', '5', '10', '20'] as const

/** At once and then no more, which is "Tell me when there is one"; by a mail a day or a week; or on this device. */
export const ALERT_WAYS = ['once', 'daily', 'weekly', 'push'] as const
export type AlertWay = (typeof ALERT_WAYS)[number]

export const WAY_LABELS: Record<AlertWay, string> = {
  once: 'By mail, at once, the first time',
  daily: 'By mail, once a day',
  weekly: 'By mail, once a week',
  push: 'As a notification on this device',
}

export const SEARCH_NAME_MAX = 80

/** For so long an address may be confirmed; then it is forgotten. */
export const ALERT_CONFIRMATION_DAYS = 7
/** For so long "Tell me when there is one" waits. */
export const ALERT_DAYS = 180
/** For so long it is remembered of which offers a search has told; nothing is new twice before. */
export const TOLD_DAYS = 365
/** A search keeps so many offers that it has yet to tell of: beyond that it tells that there are more. */
export const WAITING_MAX = 200
/** What could not be told for so long is no news any more. */
export const UNTOLD_DAYS = 30
/** Searches that one address may have saved. */
export const ALERTS_PER_ADDRESS = 50
/** Searches that may wait for the same address to be confirmed: each is a mail to somebody who may have asked for none. */
export const UNCONFIRMED_PER_ADDRESS = 3
/** So often in a day strangers may ask for something in the name of one address. */
export const ASKED_FOR_ADDRESS = 5
/** In Nigeria: from then on the day's mail is sent. */
export const DAILY_HOUR = 7
/** A browser in which an address was confirmed needs no other mail for so long. */
export const PROOF_DAYS = 90
/** The link that lists the searches of an address works for so long; each mail has a new one. */
export const LIST_LINK_DAYS = 90
/** Browsers that one search notifies. */
export const BROWSERS_PER_SEARCH = 10
/** A search notifies a device once in so many minutes at most. */
export const PUSH_MINUTES = 60
/** A mail names so many offers of a search, and counts the others. */
export const NAMED_OFFERS = 5
/** A mail tells of so many searches, and counts the others. */
export const NAMED_SEARCHES = 10

/** Where browsers are notified through: theirs, and nobody else's. */
const PUSH_SERVICES =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.notify\.windows\.com|web\.push\.apple\.com)$/

/** Whether an address is one of a known push service. */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    PUSH_SERVICES.test(url.hostname)
  )
}

const base64url = (bytes: number) => {
  const characters = Math.ceil((bytes * 4) / 3)
  return z.string().check(z.regex(new RegExp(`^[\\w-]{${characters}}=*$`), 'This is no subscription'))
}

/** A browser's permission to be notified, as it says it itself. */
export const PushSubscriptionInput = z.object({
  endpoint: z
    .string()
    .check(
      z.maxLength(1_000),
      z.refine(isPushEndpoint, 'This browser is notified by a service that we do not know'),
    ),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
})
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>
