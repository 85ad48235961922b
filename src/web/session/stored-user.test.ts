import { afterEach, expect, test, vi } from 'vitest'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { readStoredUser, storeUser } from '#web/session/stored-user.ts'

const ADA: OwnUser = {
  _id: '019a0000-0000-7000-8000-000000000001',
  username: 'Ada',
  slug: null,
  avatar: null,
  mobileNumber: '+2348031234567',
  verified: true,
  rating: 4.5,
  reviewCount: 2,
  bio: '',
  storeAddress: '',
  createdAt: '2026-01-31T09:30:00.000Z',
  email: 'ada@example.com',
  emailVerified: true,
  hasPassword: true,
  pendingEmail: null,
  sells: false,
  admin: false,
}

function storage(root?: string) {
  const items = new Map(root === undefined ? [] : [['root', root]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  return items
}

afterEach(() => vi.unstubAllGlobals())

test('the current user is kept under root, version 1, and leaves with the session', () => {
  const items = storage()
  expect(readStoredUser()).toBeUndefined()
  storeUser(ADA)
  expect(JSON.parse(items.get('root') ?? '')).toEqual({ version: 1, currentUser: ADA })
  expect(readStoredUser()).toEqual(ADA)
  storeUser(null)
  expect(items.size).toBe(0)
})

test.each([
  ['cut off', '{"version":1,"currentUser":{"_id"'],
  ['empty', ''],
  ['a text', '"root"'],
  ['null', 'null'],
  ['a list', '[1,2]'],
  ['of another version', JSON.stringify({ version: 2, currentUser: ADA })],
  ['of another product', JSON.stringify({ user: '{"currentUser":null}', _persist: '{"version":1}' })],
  ['nobody', JSON.stringify({ version: 1, currentUser: null })],
  ['of another shape', JSON.stringify({ version: 1, currentUser: { ...ADA, username: { first: 'Ada' } } })],
  ['incomplete', JSON.stringify({ version: 1, currentUser: { _id: ADA._id, username: 'Ada' } })],
])('what is stored and %s is nobody', (_, root) => {
  storage(root)
  expect(readStoredUser()).toBeUndefined()
})

test('a storage that refuses breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(readStoredUser()).toBeUndefined()
  storeUser(ADA)
  storeUser(null)
})
