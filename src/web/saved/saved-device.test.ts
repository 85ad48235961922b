import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SAVED_MAX } from '#domain/saved/saved-rules.ts'
import type { SavedOffer } from '#domain/saved/saved-schema.ts'
import {
  type Device,
  forgetUntold,
  isFull,
  joined,
  readDevice,
  toggled,
  writeDevice,
} from './saved-device.ts'
import { readAgain } from './saved-marks.ts'

const offer = (id: string, minute = 0): SavedOffer => ({
  kind: 'products',
  id,
  name: 'Sharp sand',
  price: 8_500,
  per: 'tonne',
  savedAt: `2026-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`,
})
const EMPTY: Device = { things: {}, unsent: {} }
const AT = '2026-01-02T00:00:00.000Z'
const OWNED = { owner: 'ada', session: 's1' }
const ids = ({ things }: Device) => Object.values(things).map(({ id }) => id)
const unsent = (device: Device) =>
  Object.entries(device.unsent).map(([key, { saved }]) => `${saved ? '+' : '-'}${key.slice(9)}`)

function browser(cookie = '') {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  vi.stubGlobal('document', { cookie })
  return items
}

beforeEach(() => vi.unstubAllGlobals())

describe('a device', () => {
  it('of nobody forgets what is taken out, of an account tells it', () => {
    expect(toggled(toggled(EMPTY, offer('a')), offer('a', 1))).toEqual(EMPTY)
    const owned = { ...OWNED, ...toggled(EMPTY, offer('a')), unsent: {} }
    expect(unsent(toggled(owned, offer('a', 1)))).toEqual(['-a'])
  })

  it('shows what it keeps of a session in that session alone, and to its owner in a later one', () => {
    browser('signed_in=s1')
    writeDevice({ ...toggled(EMPTY, offer('a')), ...OWNED })
    expect(ids(readDevice())).toEqual(['a'])
    vi.stubGlobal('document', { cookie: 'signed_in=s2' })
    expect(ids(readDevice())).toEqual([])
    expect(ids(readDevice('bola'))).toEqual([])
    expect(ids(readDevice('ada'))).toEqual(['a'])
    vi.stubGlobal('document', { cookie: '' })
    expect(ids(readDevice())).toEqual([])
  })

  it('shows what nobody has joined yet to whoever is there', () => {
    browser()
    writeDevice(toggled(EMPTY, offer('a')))
    vi.stubGlobal('document', { cookie: 'signed_in=s2' })
    expect(ids(readDevice())).toEqual(['a'])
  })

  it('keeps what an account was not told when somebody else saves something, until its owner is back', () => {
    const items = browser('signed_in=s1')
    writeDevice({ ...toggled(EMPTY, offer('a')), ...OWNED })
    vi.stubGlobal('document', { cookie: '' })
    writeDevice(toggled(readDevice(), offer('b')))
    expect(ids(readDevice())).toEqual(['b'])
    expect(unsent(readDevice())).toEqual(['+b'])
    vi.stubGlobal('document', { cookie: 'signed_in=s2' })
    expect(unsent(readDevice('bola'))).toEqual(['+b'])
    expect(unsent(readDevice('ada')).toSorted()).toEqual(['+a', '+b'])
    const device = readDevice('ada')
    const answer = { owner: 'ada', session: 's2', saved: [offer('a'), offer('b')], at: AT }
    writeDevice(joined(device, readDevice('ada'), answer))
    forgetUntold('ada')
    expect(unsent(readDevice('ada'))).toEqual([])
    expect([...items.keys()]).toEqual(['draft:saved'])
  })

  it('whose storage refuses or is damaged goes on', () => {
    const items = browser()
    items.set('draft:saved', '{"things":3}')
    expect(readDevice()).toEqual(EMPTY)
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    })
    expect(writeDevice(toggled(EMPTY, offer('a')))).toBe(false)
    expect(ids(readDevice())).toEqual(['a'])
    readAgain()
    expect(ids(readDevice())).toEqual(['a'])
  })

  it('is full at some time', () => {
    const things = Object.fromEntries(
      Array.from({ length: SAVED_MAX }, (_, n) => [`products/${n}`, offer(`${n}`)]),
    )
    expect(isFull({ things, unsent: {} })).toBe(true)
  })
})

describe('joining an account', () => {
  const answer = (...saved: SavedOffer[]) => ({ owner: 'ada', session: 's1', saved, at: AT })

  it('is a union, told once', () => {
    const device = toggled(EMPTY, offer('mine'))
    const after = joined(device, device, answer(offer('mine'), offer('elsewhere')))
    expect(after).toMatchObject(OWNED)
    expect(ids(after)).toEqual(['mine', 'elsewhere'])
    expect(unsent(after)).toEqual([])
  })

  it('loses nothing that was done while it was on its way', () => {
    const told = toggled(toggled(EMPTY, offer('a')), offer('b'))
    const now = toggled(toggled(told, offer('b', 1)), offer('c', 1))
    const after = joined(told, now, answer(offer('b'), offer('a')))
    expect(ids(after).toSorted()).toEqual(['a', 'c'])
    expect(unsent(after).toSorted()).toEqual(['+c', '-b'])
  })

  it('takes over what other devices have taken out', () => {
    const device = { ...OWNED, things: { 'products/a': offer('a') }, unsent: {} }
    expect(ids(joined(device, device, answer()))).toEqual([])
  })
})
