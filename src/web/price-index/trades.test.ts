import { expect, test } from 'vitest'
import { tradesOf } from './trades.ts'

const trades = (...ids: string[]) => tradesOf(ids.map((material) => ({ material })))

test('materials stand under their trades, both as the registry has them', () => {
  expect(trades('wc-set', 'granite/19mm', 'cement')).toEqual([
    ['Concrete', ['cement', 'granite/19mm']],
    ['Mechanical', ['wc-set']],
  ])
})

test('trades of one material beside each other share a heading, and one of more has its own', () => {
  expect(trades('wc-set', 'lock-set', 'emulsion-paint', 'granite/19mm', 'cement')).toEqual([
    ['Concrete', ['cement', 'granite/19mm']],
    ['Finishes, openings, mechanical', ['emulsion-paint', 'lock-set', 'wc-set']],
  ])
  expect(trades('wc-set', 'casement-window', 'sliding-window', 'emulsion-paint')).toEqual([
    ['Finishes', ['emulsion-paint']],
    ['Openings', ['casement-window', 'sliding-window']],
    ['Mechanical', ['wc-set']],
  ])
})
