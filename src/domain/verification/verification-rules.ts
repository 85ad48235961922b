/**
 * A seller is verified whose phone is confirmed by a code and whose business a person has checked (docs/product.md 20.2). A confirmed
 * e-mail address is neither.
 */

/** What a business is checked by: its registration, or of somebody who has none works, references and a place. */
export const BUSINESS_BASES = ['cac', 'works'] as const
export type BusinessBasis = (typeof BUSINESS_BASES)[number]

/** `none`: nothing was sent. `asked`: the moderator wants to know more. */
export const BUSINESS_STATES = ['none', 'waiting', 'asked', 'approved', 'refused'] as const
export type BusinessState = (typeof BUSINESS_STATES)[number]

/** What a moderator does about a business that waits. */
export const BUSINESS_DECISIONS = ['approve', 'ask', 'refuse'] as const
export type BusinessDecision = (typeof BUSINESS_DECISIONS)[number]

/** A check is good for so long. */
export const BUSINESS_CHECK_DAYS = 365

export const businessExpiryOf = (checkedAt: Date): Date =>
  new Date(checkedAt.getTime() + BUSINESS_CHECK_DAYS * 86_400_000)

/** How long a code is good, in minutes, and how often it may be tried. */
export const PHONE_CODE_MINUTES = 10
export const PHONE_CODE_TRIES = 5

/** Lengths in characters. */
export const BUSINESS_NAME_MAX = 120
export const BUSINESS_TEXT_MAX = 1_000

/** Documents of one seller, and the bytes of each. */
export const DOCUMENTS_MAX = 5
export const DOCUMENT_BYTES_MAX = 5 * 1024 * 1024
export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** Documents go so many days after the decision, and what was uploaded and never sent so many days after it came. */
export const DOCUMENT_DAYS = 30

/** How a message with a code comes. `outbox`: it stays on this machine, at `/dev/messages`. */
export const MESSAGE_CHANNELS = ['sms', 'whatsapp', 'outbox'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/** Of the Corporate Affairs Commission: a company, a business name, an incorporated trustee, a partnership. */
const CAC_NUMBER = /^(RC|BN|IT|LLP|LP)[\s:.\-/]*(\d{3,8})$/i

/** @returns "RC 1234567", or undefined where the text is no such number */
export function parseCacNumber(text: string): string | undefined {
  const [, kind, digits] = CAC_NUMBER.exec(text.trim()) ?? []
  return kind && digits && `${kind.toUpperCase()} ${digits}`
}

/** What the first bytes of a file say that it is, whatever it is called; undefined where it is none of DOCUMENT_TYPES. */
export function documentTypeOf(bytes: Uint8Array): DocumentType | undefined {
  const begins = (text: string, at = 0) =>
    [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0))
  if (begins('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (begins('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (begins('RIFF') && begins('WEBP', 8)) return 'image/webp'
  if (begins('%PDF-')) return 'application/pdf'
  return undefined
}
