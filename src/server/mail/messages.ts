import { COMPANY } from '#domain/company.ts'
import type { Letter } from '#server/jobs/jobs.ts'

/**
 * What we write to people. Mail to an address that nobody has proved greets nobody by name: whoever typed the name may not be
 * whoever reads it.
 */

const IGNORE = 'If you did not ask for this, you can ignore this message: nothing changes.'
const NOT_YOU = `If this was not you, set a new password now with "Forgot password?", and write to us at ${COMPANY.email}.`

export function confirmEmail({ to, url }: { to: string; url: string }): Letter {
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
export function confirmNewEmail({ to, url }: { to: string; url: string }): Letter {
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

export function resetPassword({ to, url }: { to: string; url: string }): Letter {
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

export function passwordChanged({ to, username }: { to: string; username: string }): Letter {
  return {
    to,
    subject: `Your ${COMPANY.name} password was changed`,
    greeting: greet(username),
    paragraphs: [
      `The password of your ${COMPANY.name} account was changed, and every device was signed out.`,
      NOT_YOU,
    ],
  }
}

/** To the former address. */
export function emailChanged({
  to,
  username,
  newEmail,
}: {
  to: string
  username: string
  newEmail: string
}): Letter {
  return {
    to,
    subject: `The e-mail address of your ${COMPANY.name} account was changed`,
    greeting: greet(username),
    paragraphs: [
      `Your ${COMPANY.name} account now uses the address ${newEmail}. We write to this one for the last time.`,
      `If this was not you, write to us at ${COMPANY.email}.`,
    ],
  }
}

/** Mail programs make a link of a name such as "prize.example", so such a name is left out. */
function greet(username: string): string {
  return /\S[.:/]\S/.test(username) ? 'Hello,' : `Hello ${username},`
}
