import { expect, it } from 'vitest'
import { leftOutMessage } from './left-out.ts'

it('says what nothing has, and what is shown instead', () => {
  const terms = ['plywood', 'marine', '18 mm'].map((typed) => ({ typed }))
  expect(leftOutMessage('plywood marine 18mm', terms, ['marine', '18 mm'])).toBe(
    "Nothing has all of 'plywood marine 18mm'. Showing plywood.",
  )
  expect(leftOutMessage('plywood marine 18mm', terms, ['marine'])).toBe(
    "Nothing has all of 'plywood marine 18mm'. Showing plywood 18 mm.",
  )
  expect(leftOutMessage('school', [{ typed: 'school' }], ['school'], { state: 'Enugu' })).toBe(
    "Nothing has 'school' in Enugu. Showing others.",
  )
})
