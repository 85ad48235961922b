import { describe, expect, it } from 'vitest'
import { chained } from './series.ts'

describe('a series', () => {
  const link = (change: number, basis: 'matched' | 'filled' = 'matched') => ({
    change: { change, basis, matched: 5, isDecidedByOne: false },
    isPublished: true,
  })
  const first = { isPublished: true }

  it('chains changes; the mean of its first four weeks is 100', () => {
    const indexes = chained([first, link(0), link(0), link(0), link(Math.log(1.5))])
    expect(indexes.map((each) => each && Math.round(each))).toEqual([100, 100, 100, 100, 150])
  })

  it('ends after more than four filled weeks, and begins anew', () => {
    const filled = Array.from({ length: 5 }, () => link(0.01, 'filled'))
    const indexes = chained([first, ...filled.slice(0, 4), link(0)])
    expect(indexes.every((each) => each !== undefined)).toBe(true)
    const ended = chained([first, link(1), ...filled, link(0)])
    expect(ended[6]).toBe(100)
    expect(chained([first, { isPublished: false }, first])).toEqual([100, undefined, 100])
  })
})
