import { CONFIRMATION_DAYS } from '#domain/company/newsletter-input.ts'
import { COMPANY } from '#domain/company.ts'
import { formatDay } from '#domain/dates.ts'
import type { EmailTemplate } from '#server/jobs/jobs.ts'

/**
 * The mails of the product. Mail to an unconfirmed address greets nobody by name: the name may have been typed by somebody other
 * than the reader.
 */

const IGNORE = 'If you did not ask for this, you can ignore this message: nothing changes.'
const NOT_YOU = `If this was not you, set a new password now with "Forgot password?", and write to us at ${COMPANY.email}.`

export function confirmEmail({ to, url }: { to: string; url: string }): EmailTemplate {
  return {
    to,
    subject: `Confirm your e-mail address for ${COMPANY.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Please confirm that this is your address, so that people on ${COMPANY.name} know that you are real.`,
      'The link works once, within 24 hours.',
      IGNORE,
    ],
    link: { label: 'Confirm my address', url },
  }
}

/** To the new address; the account keeps the old one until the link is followed. */
export function confirmNewEmail({ to, url }: { to: string; url: string }): EmailTemplate {
  return {
    to,
    subject: `Confirm your new e-mail address for ${COMPANY.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Please confirm that you want to use this address for your ${COMPANY.name} account.`,
      'The link works once, within 24 hours. Until then your account keeps its former address.',
      IGNORE,
    ],
    link: { label: 'Use this address', url },
  }
}

/** To a seller whose address is not confirmed, and whose offers are online. */
export function confirmToStayOnline({
  to,
  url,
  until,
}: {
  to: string
  url: string
  until: Date
}): EmailTemplate {
  const day = formatDay(until.toISOString())
  return {
    to,
    subject: `Confirm your e-mail address to stay online on ${COMPANY.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Sellers on ${COMPANY.name} now confirm their e-mail address. In your shop you can have a link sent to you and confirm yours.`,
      `Until ${day} everything stays online as it is. After that, what you offer waits until you have confirmed, and then comes online by itself.`,
      'If you have nothing on offer with us, you can ignore this message.',
    ],
    link: { label: 'Go to my shop', url },
  }
}

export function resetPassword({ to, url }: { to: string; url: string }): EmailTemplate {
  return {
    to,
    subject: `Set a new password for ${COMPANY.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Here you can set a new password for your ${COMPANY.name} account.`,
      'The link works once, within one hour.',
      `${IGNORE} Do not pass the link on: it opens your account.`,
    ],
    link: { label: 'Set a new password', url },
  }
}

/** @param username of an account whose address is proved */
export function passwordChanged({
  to,
  username,
}: {
  to: string
  username: string | undefined
}): EmailTemplate {
  return {
    to,
    subject: `Your ${COMPANY.name} password was changed`,
    greeting: greetingOf(username),
    paragraphs: [
      `The password of your ${COMPANY.name} account was changed, and every device was signed out.`,
      NOT_YOU,
    ],
  }
}

/** To the former address. @param username where that was proved */
export function emailChanged({
  to,
  username,
  newEmail,
}: {
  to: string
  username: string | undefined
  newEmail: string
}): EmailTemplate {
  return {
    to,
    subject: `The e-mail address of your ${COMPANY.name} account was changed`,
    greeting: greetingOf(username),
    paragraphs: [
      `Your ${COMPANY.name} account now uses the address ${newEmail}. We write to this one for the last time.`,
      `If this was not you, write to us at ${COMPANY.email}.`,
    ],
  }
}

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
      `The reason: ${reason}`,
      `If you think that this is a mistake, write to us at ${COMPANY.email}.`,
    ],
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
      `Please confirm that ${COMPANY.name} may send its newsletter to this address.`,
      `The link works for ${CONFIRMATION_DAYS} days. Without it we forget the address.`,
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
    subject: `You get the ${COMPANY.name} newsletter`,
    greeting: 'Hello,',
    paragraphs: [
      'This address is on our list. With this link you leave it whenever you like, and we forget the address.',
      'Thank you for reading.',
    ],
    link: { label: 'Unsubscribe', url },
    oneClickUrl,
  }
}

/** Mail programs make a link of a name such as "prize.example", so such a name is left out. */
function greetingOf(username: string | undefined): string {
  return username === undefined || /\S[.:/]\S/.test(username) ? 'Hello,' : `Hello ${username},`
}
