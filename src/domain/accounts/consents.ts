import { WAY_LABELS } from '#domain/alerts/alert-rules.ts'
import { COMPANY } from '#domain/company.ts'

/** What people agree to, and may take back (docs/product.md 21.7). */
export const CONSENTS = ['terms', 'weekly-mail', 'one-mail', 'daily-mail', 'weekly-alerts', 'push'] as const
export type Consent = (typeof CONSENTS)[number]

/** How one is given or withdrawn: while signed in, or by the link of a mail. */
export type ConsentWay = 'form' | 'link'

/** The words that ask, and since when these: another text needs another version, in `server/db/consents.sql` too. */
export const CONSENT_TEXTS: Record<Consent | 'newsletter', { version: string; text: string }> = {
  terms: {
    version: '2026-11-23',
    text: 'By creating an account you accept the terms of service and the privacy policy.',
  },
  'weekly-mail': {
    version: '2026-11-23',
    text: 'On Monday mornings, one mail at most, and only when there is something to say.',
  },
  'one-mail': { version: '2026-11-23', text: WAY_LABELS.once },
  'daily-mail': { version: '2026-11-23', text: WAY_LABELS.daily },
  'weekly-alerts': { version: '2026-11-23', text: WAY_LABELS.weekly },
  newsletter: {
    version: '2026-11-23',
    text: `Please confirm that ${COMPANY.name} may send its newsletter to this address.`,
  },
  push: { version: '2026-11-23', text: WAY_LABELS.push },
}

/** That an address agreed to the newsletter and left it is kept for so long after it left, without the address (docs/product.md 21.7). */
export const NEWSLETTER_CONSENT_DAYS = 365
