const RESULTS = ['sent', 'wrong', 'later'] as const

/** How subscribing without scripts went, as the address of its page says it. */
export type NewsletterResult = (typeof RESULTS)[number]

export const isNewsletterResult = (text: unknown): text is NewsletterResult =>
  RESULTS.some((result) => result === text)
