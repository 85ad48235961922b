/**
 * Nigerian mobile numbers. Stored as E.164 (`+2348031234567`); people write 0803…, 803…, 234… or +234….
 * A national mobile number is ten digits: 7, 8 or 9, then 0 or 1, then eight more.
 */
const NATIONAL = /^[789][01]\d{8}$/

/** @returns E.164, or undefined where the text is no Nigerian mobile number */
export function parsePhone(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '')
  const national = digits.replace(/^(\+?234|00234)?0?/, '')
  return NATIONAL.test(national) ? `+234${national}` : undefined
}

/** The form shown by "See Number" (docs/product.md 1.3). */
export function formatPhone(e164: string): string {
  return e164.replace('+234', '+2340')
}

/** A chat with this number in WhatsApp, the first message written already. */
export function whatsappLink(e164: string, message: string): string {
  return `https://wa.me/${e164.replace('+', '')}?text=${encodeURIComponent(message)}`
}

/** A message in WhatsApp, written already, to whom the sender chooses. */
export const whatsappShareLink = (message: string): string =>
  `https://wa.me/?text=${encodeURIComponent(message)}`
