import { parseBillNumber } from './bill-numbers.ts'

/** What a cell shows. */
export type CellValue = number | string | null | { error: string }

export const isErrorValue = (value: CellValue): value is { error: string } =>
  typeof value === 'object' && value !== null

/** As a spreadsheet takes a value for a number: texts of digits are, others are mistakes. */
export function numberOf(value: CellValue): number | { error: string } {
  if (typeof value === 'number') return value
  if (value === null) return 0
  if (isErrorValue(value)) return value
  const written = /^\s*[-\d.(]/.test(value) ? parseBillNumber(value) : undefined
  return written && written.unit === '' ? written.value : { error: '#VALUE!' }
}

export function ofNumbers(values: CellValue[], compute: (numbers: number[]) => number): CellValue {
  const numbers: number[] = []
  for (const value of values) {
    const number = numberOf(value)
    if (typeof number !== 'number') return number
    numbers.push(number)
  }
  const result = compute(numbers)
  return Number.isFinite(result) ? result : { error: '#DIV/0!' }
}

export function pair(sign: string, left: CellValue, right: CellValue): CellValue | undefined {
  if (sign === '&') {
    if (isErrorValue(left)) return left
    return isErrorValue(right) ? right : `${left ?? ''}${right ?? ''}`
  }
  if (/^[<>=]/.test(sign)) return compare(sign, left, right)
  return ofNumbers([left, right], ([one = 0, other = 0]) => {
    if (sign === '+') return one + other
    if (sign === '-') return one - other
    if (sign === '*') return one * other
    return sign === '/' ? one / other : one ** other
  })
}

function compare(sign: string, left: CellValue, right: CellValue): CellValue | undefined {
  if (isErrorValue(left)) return left
  if (isErrorValue(right)) return right
  const blank = (value: CellValue, other: CellValue) =>
    value === null ? (typeof other === 'string' ? '' : 0) : value
  const [one, another] = [blank(left, right), blank(right, left)]
  if (typeof one !== typeof another) return undefined
  const [a, b] = typeof one === 'string' ? [one.toLowerCase(), String(another).toLowerCase()] : [one, another]
  if (a === null || b === null) return undefined
  const is: Record<string, boolean> = {
    '=': a === b,
    '<>': a !== b,
    '<': a < b,
    '>': a > b,
    '<=': a <= b,
    '>=': a >= b,
  }
  return is[sign] ? 1 : 0
}

/** Of a number's distance from nought: ROUND takes the half away from it. */
export const ROUNDINGS: Readonly<Record<string, (distance: number) => number>> = {
  ROUND: Math.round,
  ROUNDUP: Math.ceil,
  ROUNDDOWN: Math.floor,
}

/** Of the number as it is written: ROUND(1.005, 2) is 1.01. */
export function rounded(value: number, digits: number, round: (distance: number) => number): number {
  const places = Math.trunc(digits)
  if (Math.abs(places) > 15) return value
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential(14).split('e')
  const whole = round(Number(`${mantissa}e${Number(exponent) + places}`))
  return Math.sign(value) * Number(`${whole}e${-places}`)
}
