import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const queueOf = (...items: string[]) => {
  const queue = createFairQueue<string>()
  for (const item of items) queue.add(item.slice(0, 1), item)
  return queue
}

it('lines take turns, and within a line who came first goes first', () => {
  const queue = queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2')
  const order = Array.from({ length: 7 }, () => queue.next())
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined])
  expect(queue.size()).toBe(0)
})

it('a line that comes up anew has its turn after those that wait', () => {
  const queue = queueOf('a1', 'a2', 'b1')
  expect(queue.next()).toBe('a1')
  queue.add('c', 'c1')
  expect([queue.next(), queue.next(), queue.next()]).toEqual(['b1', 'a2', 'c1'])
})

it('whoever leaves is not called, and is counted once', () => {
  const queue = queueOf('a1', 'a2', 'b1')
  queue.remove('a', 'a1')
  queue.remove('a', 'a1')
  queue.remove('b', 'b1')
  expect([queue.size(), queue.lengthOf('a'), queue.lengthOf('b')]).toEqual([1, 1, 0])
  expect([queue.next(), queue.next()]).toEqual(['a2', undefined])
})

it('knows its longest line, and the first of each', () => {
  const queue = queueOf('a1', 'b1', 'b2', 'c1')
  expect(queue.longest()).toEqual({ name: 'b', length: 2 })
  expect(queue.headOf('b')).toBe('b1')
  expect(queue.heads()).toEqual(['a1', 'b1', 'c1'])
})
