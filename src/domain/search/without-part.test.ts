import { expect, test } from 'vitest'
import { withoutPart } from './without-part.ts'

test.each([
  ['cement in Lagos', 'in lagos', 'cement'],
  ['Lagos cement', 'Lagos', 'cement'],
  ['graph paper ph', 'ph', 'graph paper'],
  ['rod under ₦5,000 in kano', 'under ₦5,000', 'rod in kano'],
  ['9" block, Ikeja', 'Ikeja', '9" block'],
  ['9" block', '9"', 'block'],
  ['tiles (60x60) white', '(60x60)', 'tiles white'],
  ['kano kano', 'kano', 'kano'],
  ['in Lagos', 'in Lagos', ''],
  ['cement', 'in lagos', 'cement'],
  ['1.5mm cable', '5mm', '1.5mm cable'],
  ['cement', '', 'cement'],
])('%j without %j is %j', (typed, part, left) => {
  expect(withoutPart(typed, part)).toBe(left)
})
