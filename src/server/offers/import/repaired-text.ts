/** Texts that went through the wrong encoding on their way, put right where that is certain. */

/** What Windows-1252 has in the places where Unicode has control characters, from 0x80 on. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Two to four characters that are the bytes of one: "â‚¦" is ₦. */
const BYTES = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]{1,3}/g

const decoder = new TextDecoder('utf-8', { fatal: true })

/** "â‚¦1,500" is "₦1,500"; what is no UTF-8 stays as it is. */
export function repairText(text: string): string {
  if (!/[\u00c2-\u00f4]/.test(text)) return text
  return text.replace(BYTES, (characters) => {
    const bytes = [...characters].map(byteOf)
    for (let length = bytes.length; length > 1; length -= 1) {
      try {
        const decoded = decoder.decode(Uint8Array.from(bytes.slice(0, length)))
        return decoded + [...characters].slice(length).join('')
      } catch {
        // Fewer of them may be a character.
      }
    }
    return characters
  })
}

function byteOf(character: string): number {
  const at = WINDOWS_1252.indexOf(character)
  return at === -1 ? character.charCodeAt(0) & 0xff : 0x80 + at
}

/** What is left of a sign of the naira that an encoding does not have: "?1,500", "¿1,500", "�1,500". */
const LOST_NAIRA = /^[\s"']*(?:[?¿�¦]+|=\s*n\s*=|n=|₦+)\s*(?=\d)/i

/** A price as its column means it, with the sign that an encoding has taken from it. */
export const repairPrice = (text: string): string =>
  repairText(text)
    .replace(LOST_NAIRA, '₦')
    // A spreadsheet's own way to write many digits: 1.5E+08.
    .replace(/^\s*(\d(?:\.\d+)?)e\+?(\d{1,2})\s*$/i, (whole, digits, exponent) => {
      const amount = Number(`${digits}e${exponent}`)
      return Number(exponent) <= 12 ? String(amount) : whole
    })
