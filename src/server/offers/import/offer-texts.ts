import { OFFER_DESCRIPTION_MAX, OFFER_NAME_LENGTH } from '#domain/offers/offer-rules.ts'
import { parsePhone } from '#domain/phone.ts'

/** What an offer is called and what is said of it, made to fit from what the row has. */
export type OfferTexts = { name: string; description: string; notes: string[] }

const { min: NAME_MIN, max: NAME_MAX } = OFFER_NAME_LENGTH

/** Characters as people count them. */
const lengthOf = (text: string) => [...text].length

/**
 * A name that is too long is shortened at a word, and all of it begins the description; one that is too short gets what else the row
 * says of the thing; a description that is missing is made of the name and the facts.
 * @param facts what else the row says, the most telling first
 */
export function fitTexts(
  { name, description }: { name: string; description: string | undefined },
  facts: readonly string[],
): OfferTexts {
  const notes: string[] = []
  const said = description ?? [name, ...facts].filter((part) => part !== '').join('. ')
  if (lengthOf(name) > NAME_MAX) {
    notes.push('The name was too long: it is shortened, and the description has all of it')
    const whole = said.startsWith(name) ? said : `${name}\n\n${said}`
    return { name: shortened(name), description: fitDescription(whole), notes }
  }
  let full = name
  // A letter or two name nothing, whatever stands behind them.
  const names = /\p{L}{3}/u.test(name)
  for (const fact of facts)
    if (names && lengthOf(full) < NAME_MIN && fact !== '' && lengthOf(`${full}, ${fact}`) <= NAME_MAX)
      full = `${full}, ${fact}`
  if (full !== name) notes.push('The name was too short: we added more of the row to it')
  return { name: full, description: fitDescription(said), notes }
}

function shortened(name: string): string {
  const start = [...name].slice(0, NAME_MAX + 1).join('')
  const atWord = start.slice(0, Math.max(start.lastIndexOf(' '), 0)).replace(/[\s,;:.&/(–-]+$/, '')
  return lengthOf(atWord) >= NAME_MIN ? atWord : [...name].slice(0, NAME_MAX).join('')
}

const fitDescription = (text: string) => [...text].slice(0, OFFER_DESCRIPTION_MAX).join('')

/** The first number of a cell that has several, as E.164; the text where none of it is a number. */
export function firstPhone(text: string): string {
  const parts = text.split(/[,;/|&\n]|\bor\b|\band\b|\s-\s|\s{2,}/i)
  const whole = parsePhone(text.replace(/\.0$/, ''))
  const found = whole ?? parts.map((part) => parsePhone(part.trim().replace(/^[^\d+]+/, ''))).find(Boolean)
  return found ?? parsePhone(/(?:\+?234|0)[\d\s().-]{10,14}/.exec(text)?.[0] ?? '') ?? text
}
