import { expect, test } from 'vitest'
import { furthest } from './head-tiles.tsx'

test('of each side the furthest come first, and the second is marked whatever the other side has', () => {
  const measured = [
    ['sand', 0],
    ['granite', -2],
    ['cement', 7.5],
    ['paint', -9],
    ['nails', -4],
  ] as const
  expect(furthest(measured)).toEqual([
    { value: 'cement', away: 7.5, isSecond: false },
    { value: 'paint', away: -9, isSecond: false },
    { value: 'nails', away: -4, isSecond: true },
  ])
})
