import { expect, it } from 'vitest'
import { hoursLines, openNow } from './opening-hours.ts'
import { normaliseSlug, slugError, suggestSlug } from './shop-address.ts'
import { ShopForm } from './shop-form.ts'
import { shopPath } from './shop-path.ts'

const DAY = { opens: '08:00', closes: '17:00' }
const WEEK = [DAY, DAY, DAY, DAY, DAY, { opens: '09:00', closes: '24:00' }, null]

it.each([
  ['Monday 07:59 in Lagos', '2026-11-23T06:59:00Z', false, 'Closed now, opens at 08:00'],
  ['Monday 08:00', '2026-11-23T07:00:00Z', true, 'Open now until 17:00'],
  ['Monday 16:59', '2026-11-23T15:59:00Z', true, 'Open now until 17:00'],
  ['Monday 17:00', '2026-11-23T16:00:00Z', false, 'Closed now, opens tomorrow at 08:00'],
  ['Saturday 23:59', '2026-11-28T22:59:00Z', true, 'Open now until 24:00'],
  [
    'Sunday 00:00, which is Saturday in UTC',
    '2026-11-28T23:00:00Z',
    false,
    'Closed now, opens tomorrow at 08:00',
  ],
])('on %s', (_, now, open, text) => {
  expect(openNow(WEEK, new Date(now))).toEqual({ open, text })
})

it('names the day where it is further than tomorrow, a week ahead too, and says nothing where no day is open', () => {
  const mondays = [DAY, null, null, null, null, null, null]
  expect(openNow(mondays, new Date('2026-11-25T12:00:00Z'))?.text).toBe('Closed now, opens Monday at 08:00')
  expect(openNow(mondays, new Date('2026-11-23T20:00:00Z'))?.text).toBe('Closed now, opens Monday at 08:00')
  expect(openNow([], new Date())).toBeUndefined()
})

it('days with the same hours are one line', () => {
  expect(hoursLines(WEEK).map(({ days, hours }) => [days, hours?.closes])).toEqual([
    ['Monday to Friday', '17:00'],
    ['Saturday', '24:00'],
    ['Sunday', undefined],
  ])
})

it.each([
  ['Emeka & Sons Building Materials', 'emeka-and-sons-building-materials'],
  ["Mama Ṣadé's  Shop!", 'mama-sades-shop'],
  [
    'Alhaji Danladi Cement and Building Materials Enterprises Nigeria Limited',
    'alhaji-danladi-cement-and-building',
  ],
  ['Admin', undefined],
  ['日本', undefined],
  ['A', undefined],
])('the name %s suggests %s', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug)
})

it('is stored in one way, however it was typed', () => {
  expect(normaliseSlug('  Émeka Sons_Shop ')).toBe('emeka-sons-shop')
  expect(slugError('emeka-sons-shop')).toBeUndefined()
  // What looks like a reserved word is one; names of people are none.
  const looks = ['supp0rt', 'adm1n', 's1gn-in', 'ad1m-store', 'adlrn', 'adrnin']
  expect(looks.filter((slug) => slugError(slug) === undefined)).toEqual([])
  expect(['nadim-and-sons', 'adimora', 'modern-homes', 'block10'].map(slugError)).toEqual(
    Array(4).fill(undefined),
  )
  // A Cyrillic а is no a.
  expect(slugError(normaliseSlug('dаngote'))).toBeDefined()
})

it('a shop without a short address has its specified one', () => {
  expect(shopPath({ _id: 'x', slug: null })).toBe('/sellerShop/x')
  expect(shopPath({ _id: 'x', slug: 'emeka' })).toBe('/shop/emeka')
})

it('the form sends days that are closed as none, and midnight as the end of its day', () => {
  const typed = { slug: ' ', cover: null, areas: [] }
  const closed = { open: false, ...DAY }
  const late = { open: true, opens: '08:00', closes: '00:00' }
  const days = [late, ...Array.from({ length: 6 }, () => closed)]
  expect(ShopForm.parse({ ...typed, hours: days })).toEqual({
    slug: null,
    cover: null,
    areas: [],
    hours: [{ opens: '08:00', closes: '24:00' }, null, null, null, null, null, null],
  })
  expect(ShopForm.parse({ ...typed, hours: days.map(() => closed) }).hours).toEqual([])
})
