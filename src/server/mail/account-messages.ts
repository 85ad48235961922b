import { COMPANY } from '#domain/company.ts'
import { formatDay } from '#domain/dates.ts'
import type { EmailTemplate } from '#server/jobs/jobs.ts'

/**
 * The mails about an account. Mail to an unconfirmed address greets nobody by name: the name may have been typed by somebody other
 * than the reader.
 */

export const IGNORE = 'If you did not ask for this, you can ignore this message: nothing changes.'
const NOT_YOU =
  'If this was not you, set a new password now with “Forgot Password”, and write to us at the address below.'

type Confirmation = { to: string; url: string; code: string }

/** The code in two groups, as people read it out. */
const codeSentence = (code: string) => `Your code is ${code.slice(0, 3)} ${code.slice(3)}.`

/** @param resetUrl where the reader gets the account from whoever made it with this address */
export function confirmEmail({
  to,
  url,
  code,
  resetUrl,
}: Confirmation & { resetUrl: string }): EmailTemplate {
  return {
    to,
    subject: `Confirm your e-mail address for ${COMPANY.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody has opened an account on ${COMPANY.name} with this address. If it was you: ${codeSentence(code)} Type it where we ask for it, or use the link.`,
      'The code works for an hour; the link works once, within 24 hours. Do not give the code to anybody.',
      `If it was not you, do not share the code or the link. Without them the account stays unconfirmed. To make it yours, set a password at ${resetUrl}: the person who opened it is signed out at once.`,
    ],
    link: { label: 'Confirm my address', url },
  }
}

/** To the new address; the account keeps the old one until the link is followed, or the code is typed. */
export function confirmNewEmail({ to, url, code }: Confirmation): EmailTemplate {
  return {
    to,
    subject: `Confirm your new e-mail address for ${COMPANY.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Please confirm that you want to use this address for your ${COMPANY.name} account. ${codeSentence(code)} Type it where we ask for it, or use the link.`,
      'The code works for an hour; the link works once, within 24 hours. Until then your account keeps its old address.',
      `${IGNORE} Do not give the code to anybody.`,
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
      `Sellers on ${COMPANY.name} now have to confirm their e-mail address. Confirm yours in your shop: we will send it a code.`,
      `Until ${day} everything stays online as it is. After that, your offers wait until you confirm, then go back online by themselves.`,
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
      `Use this link to set a new password for your ${COMPANY.name} account.`,
      'It works once, within one hour.',
      `${IGNORE} Do not share the link: it opens your account.`,
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

/** @param username of an admin, whose address is proved */
export function secondFactorSet({ to, username }: { to: string; username: string }): EmailTemplate {
  return {
    to,
    subject: `A second factor was set up for your ${COMPANY.name} account`,
    greeting: greetingOf(username),
    paragraphs: [
      `From now on, the ${COMPANY.name} admin pages ask for a code from the app that was just connected to your account.`,
      NOT_YOU,
    ],
  }
}

export function secondFactorGuessed({ to, username }: { to: string; username: string }): EmailTemplate {
  return {
    to,
    subject: `Somebody is trying codes for your ${COMPANY.name} account`,
    greeting: greetingOf(username),
    paragraphs: [
      `Somebody has signed in to your ${COMPANY.name} account and then given many wrong codes for the admin pages. Whoever it is has your password or uses your browser.`,
      'If it was not you, set a new password with “Forgot Password”: it ends every session. Codes from your app may be refused for up to a day. Your recovery codes still open the admin pages.',
    ],
  }
}

/** @param username where the address is proved */
export function passwordGuessed({
  to,
  username,
}: {
  to: string
  username: string | undefined
}): EmailTemplate {
  return {
    to,
    subject: `Somebody is trying to guess your ${COMPANY.name} password`,
    greeting: greetingOf(username),
    paragraphs: [
      `Somebody is trying wrong passwords on your ${COMPANY.name} account, from many places at once. None of them was right. We have slowed sign-in down, so it may take you a few seconds.`,
      'If your password is short, or you use it elsewhere too, set a new one with “Forgot Password”.',
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
      'If this was not you, write to us at the address below.',
    ],
  }
}

/** Mail programs make a link of a name such as "prize.example", so such a name is left out. */
export function greetingOf(username: string | undefined): string {
  return username === undefined || /\S[.:/]\S/.test(username) ? 'Hello,' : `Hello ${username},`
}
