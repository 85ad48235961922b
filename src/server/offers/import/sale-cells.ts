import type { Delivery, PriceBreak } from '#domain/prices/terms-of-sale.ts'

/** How cells say the terms of a sale. */

type NairaOf = (text: string) => number | undefined

const BREAK = /^(?:from\s+)?(\d[\d,]*)\s*(?:[a-z]+\s*)?[:=@]\s*(.+)$/i

/**
 * "50: 10,350; 200: 10,100".
 * @returns the text where it is not a list of such, for the schema to report
 */
export function parsePriceBreaks(text: string, nairaOf: NairaOf): PriceBreak[] | string {
  const breaks = text
    .split(/[;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, from = '', price = ''] = BREAK.exec(part) ?? []
      return { from: Number(from.replaceAll(',', '')), price: nairaOf(price) }
    })
  const isWhole = (each: { from: number; price: number | undefined }): each is PriceBreak =>
    each.from > 0 && each.price !== undefined
  return breaks.every(isWhole) ? breaks : text
}

const AREAS: readonly (readonly [RegExp, 'lga' | 'state' | 'country'])[] = [
  [/\b(lga|local government|town|city|area)\b/, 'lga'],
  [/\b(nationwide|country|nigeria)\b/, 'country'],
  [/\bstate\b/, 'state'],
]
const CHARGED = /^(.*?)\s*(?:\/|\bper\b|\ba\b)\s*([a-z]+)$/

/** What is charged once, whatever is on it, and what each pack is charged. Kilometres are neither. */
const TRIPS = /^(trips?|trucks?|lorry|lorries|tippers?|trailers?|loads?|deliver(y|ies)|orders?)$/
const UNITS =
  /^(units?|each|pcs?|pieces?|nr|nos?|bags?|lengths?|sheets?|bundles?|rolls?|coils?|cartons?|box(es)?|packets?|buckets?|tins?|drums?|kegs?|tubes?|sets?|pairs?|dozens?|tonnes?|tons?|blocks?|m|m2|m3|sqm)$/

/** "none", "ask", "free within state", "15,000 per trip". */
export function parseDelivery(text: string, nairaOf: NairaOf): Delivery | undefined {
  const said = text.trim().toLowerCase()
  if (/^(no|none|no delivery|pick ?-?up( only)?|self collection)$/.test(said)) return { kind: 'none' }
  if (/^(ask|on request|negotiable|call|call us)$/.test(said)) return { kind: 'ask' }
  if (/^(free|included|yes)\b/.test(said)) {
    const area = AREAS.find(([words]) => words.test(said))?.[1]
    return area && { kind: 'included', within: area }
  }
  const [, amount = '', basis = ''] = CHARGED.exec(said) ?? []
  const price = nairaOf(amount)
  const per = TRIPS.test(basis) ? 'trip' : UNITS.test(basis) ? 'unit' : undefined
  return price !== undefined && per ? { kind: 'charged', price, per } : undefined
}
