import { expect, it } from 'vitest'
import { similarTitle } from './similar-title.ts'

const home = { type: 'rent', bedrooms: 2, state: 'Kwara' } as const
const elsewhere = { ...home, state: 'Oyo' } as const

it.each([
  [[home, home], '2-bedroom homes for rent in Kwara'],
  [[home, elsewhere], '2-bedroom homes for rent in Kwara and other states'],
  [[elsewhere], '2-bedroom homes for rent in other states'],
  [[home, { ...home, bedrooms: 3 }], 'Similar homes for rent in Kwara'],
])('what they are and where: %#', (similar, title) => expect(similarTitle(home, similar)).toBe(title))

it('of a home whose state nobody says, only what they are', () => {
  expect(similarTitle({ ...home, type: 'sale', state: null }, [{ ...home, type: 'sale' }])).toBe(
    '2-bedroom homes for sale',
  )
})
