import { expect, it } from 'vitest'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { listingCard } from './card-of-listing.ts'

const NAME = '4 bedroom terrace duplex, Ikate, Lekki'

it.each([
  ['the first sentence', 'Ready to move in in October. Call first.', 'Ready to move in in October.'],
  [
    'what ends with a clause',
    'Detached, with two-car garage, pent house, borehole and a garden behind the wall of the estate',
    'Detached, with two-car garage, pent house',
  ],
  ['nothing where it is the name again', NAME, ''],
])('a card says of the description %s', (_what, description, said) => {
  expect(listingCard({ name: NAME, description, userRef: { verified: true } } as Listing).description).toBe(
    said,
  )
})

it('a card says of whoever offers it whether they are verified, and no more', () => {
  const home = { name: NAME, description: NAME, userRef: { verified: true, username: 'Ada' } } as Listing
  expect(listingCard(home).userRef).toEqual({ verified: true })
})
