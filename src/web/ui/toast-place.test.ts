import { expect, it } from 'vitest'
import { freePlace } from './toast-place.ts'

const window = { top: 72, bottom: 828 }

it('toasts stand at the bottom where nothing is in the way', () => {
  expect(freePlace(60, [], window)).toBe(0)
  expect(freePlace(60, [{ top: 400, bottom: 444 }], window)).toBe(0)
})

it('they stand above a button at the bottom', () => {
  expect(freePlace(60, [{ top: 780, bottom: 824 }], window)).toBe(828 - 772)
})

it('they find the room between two', () => {
  const buttons = [
    { top: 780, bottom: 824 },
    { top: 730, bottom: 774 },
    { top: 600, bottom: 644 },
  ]
  expect(freePlace(60, buttons, window)).toBe(828 - 722)
})

it('there may be none', () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({ top: index * 50, bottom: index * 50 + 44 }))
  expect(freePlace(60, rows, window)).toBeUndefined()
})
