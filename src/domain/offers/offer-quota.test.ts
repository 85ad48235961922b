import { expect, it } from 'vitest'
import { roomIn } from './offer-quota.ts'

it.each([
  [{ quota: 50, online: 20 }, 30],
  [{ quota: 50, online: 50 }, 0],
  [{ quota: 50, online: 60 }, 0],
  [{ quota: null, online: 60 }, Number.POSITIVE_INFINITY],
])('%j leaves room for %d', (quota, room) => {
  expect(roomIn(quota)).toBe(room)
})
