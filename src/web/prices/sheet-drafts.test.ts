import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readStored, storeValue } from '#web/ui/draft.ts'
import { draftNameOf, leaveEdits, takeLeftEdits } from './sheet-drafts.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const edit = (text: string) => ({ cells: { regularPrice: { text, base: 9_000 } } })
const type = (name: string, edits: object) => storeValue('device', name, { edits, done: null })
const row = (id: string) => ({ id })

it('what was typed by a link that has ended goes to the seller of those offers, once', () => {
  const name = draftNameOf({ token: 'a-token-of-a-mail-123456' })
  expect(name).toBe('prices:123456')
  type(name, { cement: edit('9,500'), sand: edit('8,000') })
  leaveEdits(name)
  leaveEdits(name)
  expect(readStored('device', name)).toBeNull()
  expect(takeLeftEdits([row('roofing')])).toEqual({})
  expect(takeLeftEdits([row('cement'), row('roofing')])).toEqual({ cement: edit('9,500') })
  expect(takeLeftEdits([row('cement'), row('sand')])).toEqual({ sand: edit('8,000') })
  expect(kept.size).toBe(0)
})

it('of two links the later one stands', () => {
  type('prices:first', { cement: edit('9,500'), sand: edit('8,000') })
  leaveEdits('prices:first')
  type('prices:other', { cement: edit('9,700') })
  leaveEdits('prices:other')
  expect(takeLeftEdits([row('cement'), row('sand')])).toEqual({ cement: edit('9,700'), sand: edit('8,000') })
})
