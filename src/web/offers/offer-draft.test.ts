import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Image } from '#domain/images/image-schema.ts'
import { beginForm, storeOfferDraft } from './offer-draft.ts'

const image: Image = {
  url: '/pictures/a/800.webp',
  width: 800,
  height: 600,
  placeholder: 'data:image/webp;base64,AA==',
  widths: [800],
}
const start = { text: { name: '', imageUrls: [] }, images: [] }
const KEY = '0193b8a0-5c1e-7d3a-9f4b-2a6c8e0d1f35'
const text = { name: 'Cement', imageUrls: [image.url] }
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const aDraft = () => ({ key: KEY, text, images: [{ image, at: Date.now() }], base: start })

it('reads back what it has stored', () => {
  const draft = aDraft()
  storeOfferDraft('product:1', draft)
  expect(beginForm('product:1', start)).toMatchObject({ ...draft, restored: true, lost: 0 })
})

it('stores a draft in the form that other releases write and read', () => {
  const draft = aDraft()
  storeOfferDraft('product:1', draft)
  const { images: pictures, ...rest } = draft
  expect(JSON.parse(stored.get('draft:product:1') ?? '')).toEqual({ ...rest, pictures })
})

it('takes a draft away', () => {
  storeOfferDraft('product:1', aDraft())
  storeOfferDraft('product:1', undefined)
  expect(stored.size).toBe(0)
})
