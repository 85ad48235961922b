import { CURRENCY_BEFORE } from './currencies.ts'

/** Before a quantity that somebody has guessed. */
const ABOUT = /^(?:say|approx(?:imately|\.)?|about|abt\.?|circa|prov\.?|±|~)\s*(?=\d)/i

/** Behind a quantity that will be measured again. */
const PROVISIONAL_MARK = /\s*\(p(?:rov(?:isional)?)?\.?\)$/i

/** "1,500,000:00". */
const KOBO_BEHIND_COLON = /^(\d[\d,]*):(\d\d)$/

/** "1.02E+06" is how a spreadsheet writes what is wider than its column. */
const NUMBER_THEN_UNIT = /^((?:\d[\d,]*(?:\.\d+)?|\.\d+)(?:e[-+]?\d{1,3}(?![\p{L}\d]))?)\s*(.*)$/iu

/** No quantity and no money is as much. */
const BEYOND = 1e15

/** A number that is written as a text, with what follows it: "1,250.00", "N 2,400", "85 m2", "(40)". */
export type WrittenNumber = { value: number; unit: string }

/** @returns undefined for what is no number */
export function parseBillNumber(text: string): WrittenNumber | undefined {
  let rest = text.trim().replace(/\u00a0/g, ' ')
  if (rest === '' || rest.length > 60) return undefined
  const isNegative = /^\(.*\)$/.test(rest)
  if (isNegative) rest = rest.slice(1, -1).trim()
  rest = rest.replace(PROVISIONAL_MARK, '')
  const sign = /^[-−–]\s*(?=[\d₦n.])/i.exec(rest)
  if (sign) rest = rest.slice(sign[0].length)
  rest = rest.replace(ABOUT, '').replace(CURRENCY_BEFORE, '').replace(KOBO_BEHIND_COLON, '$1.$2')
  const [whole, digits = '', after = ''] = NUMBER_THEN_UNIT.exec(rest) ?? []
  if (whole === undefined) return undefined
  // "1,250.00" and "12,50,000.00" (lakhs) have groups of two or three; "1,5" does not.
  if (digits.includes(',') && !/^\d{1,3}(,\d{2,3})*(,\d{3})(\.\d+)?$/.test(digits)) return undefined
  const unit = after.replace(/^\/[-=]+$/, '').trim()
  if (unit !== '' && !/^[\p{L}%][\p{L}\d.²³%()\s]{0,11}$/u.test(unit)) return undefined
  const value = Number(digits.replaceAll(',', ''))
  return value < BEYOND ? { value: isNegative || sign ? -value : value, unit } : undefined
}

/** A number as a spreadsheet shows it: 0.1 + 0.2 is 0.3. */
export const shownNumber = (value: number): number =>
  Number.isSafeInteger(value) && Math.abs(value) < BEYOND ? value : Number(value.toPrecision(15))

/** Decimal places that sums are computed with, exactly. */
const PLACES = 8
const SCALE = 10n ** BigInt(PLACES)

/** An amount as a whole number of 10⁻⁸ naira: sums of those have no rounding. Undefined beyond what money is. */
export function exactly(value: number): bigint | undefined {
  if (!Number.isFinite(value) || Math.abs(value) >= BEYOND) return undefined
  // Most figures of a bill are whole, and a large bill has thousands of them.
  if (Number.isInteger(value)) return BigInt(value) * SCALE
  const [whole = '0', fraction = ''] = shownNumber(Math.abs(value)).toFixed(PLACES).split('.')
  const digits = BigInt(whole) * SCALE + BigInt(fraction.padEnd(PLACES, '0'))
  return value < 0 ? -digits : digits
}

/** In kobo, the half rounded up as spreadsheets do. */
export function koboOf(exact: bigint): number {
  const perKobo = SCALE / 100n
  const half = exact < 0n ? -perKobo / 2n : perKobo / 2n
  return Number((exact + half) / perKobo)
}

/** The product of two numbers, exactly. */
export function exactProduct(one: number, other: number): bigint | undefined {
  const [a, b] = [exactly(one), exactly(other)]
  return a === undefined || b === undefined ? undefined : (a * b) / SCALE
}
