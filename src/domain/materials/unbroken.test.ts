import { expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

it('no line of a name ends between a figure, its unit and the pack', () => {
  expect(unbroken('Dangote Falcon Cement 32.5R, 50 kg bag')).toBe(
    'Dangote Falcon Cement 32.5R, 50\u00a0kg\u00a0bag',
  )
  expect(unbroken('70 mm² cable, per m')).toBe('70\u00a0mm² cable, per\u00a0m')
  expect(unbroken('Painter, per m2')).toBe('Painter, per\u00a0m²')
  expect(unbroken('12 mm iron rod, 12 m length')).toBe('12\u00a0mm iron rod, 12\u00a0m\u00a0length')
  expect(unbroken('A Windows laptop, 8 GB')).toBe('A Windows laptop, 8\u00a0GB')
  expect(unbroken('with 10 % and 15 %. Change')).toBe('with 10\u00a0% and 15\u00a0%. Change')
  expect(unbroken('from 10 to 30 November 2026')).toBe('from 10 to 30\u00a0November 2026')
  expect(unbroken('Gutter, 900 girth, until 5 pm')).toBe('Gutter, 900\u00a0girth, until 5\u00a0pm')
})

it('a word that begins as a unit is none', () => {
  expect(unbroken('2 Bedroom Flat, 3 men, 4 Addis Road')).toBe('2 Bedroom Flat, 3 men, 4 Addis Road')
})
