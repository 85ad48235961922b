import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequestSlots } from './request-slots.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Slots, and what became of everybody who came: the first letter of a name is the address. */
function gate(limits: { slots?: () => number; waiting?: number } = {}) {
  const slots = createRequestSlots({ slots: () => 1, waiting: 3, waitMs: 1_000, ...limits })
  const happened: string[] = []
  const leave = new Map<string, () => void>()
  const come = (...names: string[]) => {
    for (const name of names)
      leave.set(
        name,
        slots.come({
          address: name.slice(0, 1),
          admit: () => happened.push(name),
          refuse: () => happened.push(`not ${name}`),
        }),
      )
  }
  return { slots, happened, come, leave: (name: string) => leave.get(name)?.() }
}

it('who does not fit waits, and is let in when somebody leaves', () => {
  const { happened, come, leave } = gate()
  come('a1', 'b1')
  expect(happened).toEqual(['a1'])
  leave('a1')
  expect(happened).toEqual(['a1', 'b1'])
})

it('who has left does so once', () => {
  const { slots, come, leave } = gate()
  come('a1')
  leave('a1')
  leave('a1')
  expect(slots.inside()).toBe(0)
})

it('who leaves while waiting is not let in', () => {
  const { happened, come, leave } = gate()
  come('a1', 'b1', 'c1')
  leave('b1')
  leave('a1')
  expect(happened).toEqual(['a1', 'c1'])
})

it('who has waited for a second is refused', () => {
  const { slots, happened, come, leave } = gate()
  come('a1', 'b1')
  vi.advanceTimersByTime(900)
  come('b2')
  vi.advanceTimersByTime(100)
  expect(happened).toEqual(['a1', 'not b1'])
  leave('b1')
  leave('a1')
  expect(happened).toEqual(['a1', 'not b1', 'b2'])
  expect(slots.inside()).toBe(1)
})

it('where too many wait, the address with the longest line loses', () => {
  const { slots, happened, come, leave } = gate()
  come('a1', 'a2', 'a3', 'a4')
  expect(slots.isFullFor('a')).toBe(true)
  expect(slots.isFullFor('b')).toBe(false)
  come('a5')
  expect(happened).toEqual(['a1', 'not a5'])
  come('b1')
  expect(happened).toEqual(['a1', 'not a5', 'not a2'])
  leave('a1')
  leave('a3')
  expect(happened.slice(3)).toEqual(['a3', 'b1'])
})

it('nobody waits where nobody may', () => {
  const { slots, happened, come } = gate({ waiting: 0 })
  expect(slots.isFullFor('a')).toBe(false)
  come('a1', 'a2')
  expect(happened).toEqual(['a1', 'not a2'])
  expect(slots.isFullFor('b')).toBe(true)
})

it('slots that come up are taken without anybody leaving', () => {
  let free = 1
  const { happened, come } = gate({ slots: () => free })
  come('a1', 'b1', 'c1')
  free = 3
  vi.advanceTimersByTime(50)
  expect(happened).toEqual(['a1', 'b1', 'c1'])
})
