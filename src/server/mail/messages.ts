import { CONSENT_TEXTS } from '#domain/accounts/consents.ts'
import { CONFIRMATION_DAYS } from '#domain/company/newsletter-input.ts'
import { COMPANY } from '#domain/company.ts'
import type { EmailTemplate } from '#server/jobs/jobs.ts'
import { greetingOf, IGNORE } from './account-messages.ts'

/** The outcome of moderation for an offer, a review or an account, with the reason. */
export function moderated({
  to,
  username,
  subject,
  outcome,
  reason,
}: {
  to: string
  username: string
  subject: string
  outcome: string
  reason: string
}): EmailTemplate {
  return {
    to,
    subject,
    greeting: greetingOf(username),
    paragraphs: [
      outcome,
      `Reason: ${reason}`,
      'If you think this is a mistake, write to us at the address below.',
    ],
  }
}

/** What a moderator has decided about a seller's business, with the question or the reason. */
export function businessDecided({
  to,
  username,
  subject,
  outcome,
  reason,
  next,
  url,
}: {
  to: string
  username: string
  subject: string
  outcome: string
  reason: string
  next: string
  /** Where the seller reads and sends it. */
  url: string
}): EmailTemplate {
  return {
    to,
    subject,
    greeting: greetingOf(username),
    paragraphs: [outcome, ...(reason ? [`Our message: ${reason}`] : []), next],
    link: { label: 'Go to my shop', url },
  }
}

/** An enquiry, to the company. A reply to the mail goes to the sender of the enquiry. */
export function enquiryReceived({
  to,
  topic,
  name,
  email,
  phone,
  message,
}: {
  to: string
  topic: string
  name: string
  email?: string | undefined
  phone?: string | undefined
  message: string
}): EmailTemplate {
  const from = [name, email, phone].filter(Boolean).join(', ')
  return {
    to,
    subject: `Enquiry: ${topic}`,
    greeting: 'Hello,',
    paragraphs: [`From ${from}:`, ...message.split(/\n+/)],
    ...(email && { replyTo: email }),
  }
}

export function confirmSubscription({ to, url }: { to: string; url: string }): EmailTemplate {
  return {
    to,
    subject: `Confirm that you want the ${COMPANY.name} newsletter`,
    greeting: 'Hello,',
    paragraphs: [
      CONSENT_TEXTS.newsletter.text,
      `The link works for ${CONFIRMATION_DAYS} days. If you do not use it, we delete your address.`,
      IGNORE,
    ],
    link: { label: 'Confirm the subscription', url },
  }
}

export function subscribed({
  to,
  url,
  oneClickUrl,
}: {
  to: string
  url: string
  oneClickUrl: string
}): EmailTemplate {
  return {
    to,
    subject: `You are subscribed to the ${COMPANY.name} newsletter`,
    greeting: 'Hello,',
    paragraphs: [
      'This address is on our list. Use this link to unsubscribe at any time, and we delete the address.',
      'Thank you for reading.',
    ],
    link: { label: 'Unsubscribe', url },
    oneClickUrl,
  }
}
