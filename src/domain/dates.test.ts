import { expect, test } from 'vitest'
import { formatDay, formatDays, formatMoment, formatMonth, formatShortDay } from './dates.ts'

test('a day is the day in Nigeria, an hour ahead of UTC', () => {
  expect(formatDay('2026-02-28T22:59:59.000Z')).toBe('28 February 2026')
  expect(formatDay('2026-02-28T23:00:00.000Z')).toBe('1 March 2026')
})

test('where many stand below each other their months are short', () => {
  expect(formatShortDay('2026-02-28T23:00:00.000Z')).toBe('1 Mar 2026')
})

test('a moment has the time of Nigeria, too', () => {
  expect(formatMoment('2026-02-28T23:05:59.000Z')).toBe('1 March 2026, 00:05')
})

test('a month is written out', () => {
  expect(formatMonth('2025-12-31T23:30:00.000Z')).toBe('January 2026')
})

test('of two days what they share is written once', () => {
  const last = '2026-11-22T09:00:00.000Z'
  expect(formatDays('2026-11-02T09:00:00.000Z', last)).toBe('2 to 22 November 2026')
  expect(formatDays('2026-10-31T09:00:00.000Z', last)).toBe('31 October to 22 November 2026')
  expect(formatDays('2025-12-30T09:00:00.000Z', last)).toBe('30 December 2025 to 22 November 2026')
  expect(formatDays(last, last)).toBe('22 November 2026')
})
