import type { Actor } from '#domain/actor.ts'

/** What can be reported, hidden and shown again. */
export const SUBJECTS = ['product', 'listing', 'user', 'review'] as const
export type Subject = (typeof SUBJECTS)[number]

/** Why somebody reports something, in the order and the words of the form. */
export const REPORT_REASONS = {
  fraud: 'It looks like fraud',
  false: 'It is false or misleading',
  forbidden: 'It must not be sold or posted here',
  insulting: 'It is insulting or hateful',
  spam: 'It is spam, or posted again and again',
  private: 'It shows somebody’s private data',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof REPORT_REASONS
export const REPORT_REASON_NAMES = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]]

/** What an admin may do about a thing. Only an account can be suspended, and only a review that waits be approved. */
export const MODERATION_ACTIONS = ['dismiss', 'hide', 'unhide', 'suspend', 'unsuspend', 'approve'] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

/** What the log has: a business that waits is approved, asked about or refused, too; sellers that are one are joined, or separated. */
export const LOGGED_ACTIONS = [...MODERATION_ACTIONS, 'ask', 'refuse', 'join', 'separate'] as const
export type LoggedAction = (typeof LOGGED_ACTIONS)[number]

/** Lengths in characters. */
export const REPORT_MESSAGE_MAX = 1_000
export const MODERATION_REASON_MAX = 500

/** How long the address of a visitor who reports may be asked for more (docs/product.md 21.7). */
export const REPORTER_EMAIL_DAYS = 90

/** Rows per page of the moderation lists. */
export const MODERATION_PAGE_SIZE = 20

/** Reports shown per target; the rest are counted. */
export const REPORTS_SHOWN = 10

/** An account whose confirmed address is one of these (docs/product.md 8.7). */
export const isAdmin = (
  { email, emailVerified }: Pick<Actor, 'email' | 'emailVerified'>,
  adminEmails: readonly string[],
): boolean => emailVerified && adminEmails.includes(email)

/** A search for people has so many letters or digits in a row at least, and so many characters at most. */
export const PEOPLE_SEARCH = { min: 3, max: 100 }

/** The days of the market's numbers, today among them. */
export const MARKET_DAYS = 30

/** @returns what is searched for; undefined where an index could not find it, or would find nearly everybody */
export function parsePeopleSearch(text: string): string | undefined {
  const search = text.trim()
  const inARow = new RegExp(`[\\p{L}\\p{N}]{${PEOPLE_SEARCH.min}}`, 'u')
  return inARow.test(search) && search.length <= PEOPLE_SEARCH.max ? search : undefined
}
