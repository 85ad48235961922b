import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, parsePhone } from './phone.ts'

/** The ten digits of a mobile number: 7, 8 or 9, then 0 or 1, then eight more. */
const national = fc
  .tuple(fc.constantFrom('7', '8', '9'), fc.constantFrom('0', '1'), fc.stringMatching(/^\d{8}$/))
  .map((parts) => parts.join(''))

const PREFIXES = ['', '0', '234', '+234', '00234', '2340', '+2340', '+234 (0) ', ' 0', '+234-']

describe('parsePhone', () => {
  it.each([
    '08031234567',
    '8031234567',
    '2348031234567',
    '+2348031234567',
    '+23408031234567',
    '0803 123 4567',
    '0803-123-4567',
    '(0803) 123.4567',
    '+234 (0) 803 123 4567',
    '00234 803 123 4567',
    '  08031234567  ',
  ])('understands %j', (text) => {
    expect(parsePhone(text)).toBe('+2348031234567')
  })

  it.each([
    ['nothing', ''],
    ['a word', 'call me'],
    ['too short', '0803123456'],
    ['too long', '080312345678'],
    ['a landline', '012345678'],
    ['a number that begins with 6', '06031234567'],
    ['a second digit that no network has', '08231234567'],
    ['another country', '+448031234567'],
    ['two numbers', '08031234567, 08051234567'],
    ['a number in a sentence', 'my number is 08031234567'],
    ['letters for digits', 'O8O31234567'],
    ['a line after it', '08031234567\nX'],
  ])('refuses %s', (_what, text) => {
    expect(parsePhone(text)).toBeUndefined()
  })

  it('reads every number in every form as the same', () => {
    fc.assert(
      fc.property(national, fc.constantFrom(...PREFIXES), (number, prefix) => {
        expect(parsePhone(prefix + number)).toBe(`+234${number}`)
      }),
    )
  })

  it('reads what it wrote, and what "See Number" shows, as the same number again', () => {
    fc.assert(
      fc.property(national, (number) => {
        const e164 = `+234${number}`
        expect(parsePhone(e164)).toBe(e164)
        expect(parsePhone(formatPhone(e164))).toBe(e164)
      }),
    )
  })

  it('answers E.164 or nothing for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parsePhone(text) ?? '+2348031234567').toMatch(/^\+234[789][01]\d{8}$/)
      }),
    )
  })
})

it('shows a number with the prefix +2340', () => {
  expect(formatPhone('+2348031234567')).toBe('+23408031234567')
})
