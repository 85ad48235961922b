import { expect, it } from 'vitest'
import { steppedLine } from './stepped-line.ts'

it('goes on at each value until the next, and the last until the end', () => {
  const steps = [
    { at: 0, value: 100 },
    { at: 50, value: 200 },
    { at: 75, value: 150 },
  ]
  expect(steppedLine(steps, 100)).toEqual({
    line: 'M0 94H500V6H750V50H1000',
    dots: 'M0 94h0M500 6h0M750 50h0',
    top: 6,
    bottom: 94,
    widened: false,
  })
})

it('has a gap where there is no value, and none is drawn into it', () => {
  const steps = [
    { at: 0, value: 100 },
    { at: 20, value: null },
    { at: 60, value: 100 },
    { at: 80, value: 200 },
    { at: 90, value: null },
  ]
  expect(steppedLine(steps, 100)).toMatchObject({
    line: 'M0 94H200M600 94H800V6H900',
    dots: 'M0 94h0M600 94h0M800 6h0',
  })
})

it('is level where nothing changes', () => {
  expect(steppedLine([{ at: 0, value: 100 }], 10).line).toBe('M0 50H1000')
})

it('shows a small change as a small one, in the middle', () => {
  const steps = [
    { at: 0, value: 10_550 },
    { at: 80, value: 10_600 },
  ]
  const drawn = steppedLine(steps, 100)
  expect(drawn).toMatchObject({ line: 'M0 54.2H800V45.8H1000', top: 45.8, bottom: 54.2, widened: true })
})
