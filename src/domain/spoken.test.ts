import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ListingCreation } from '#domain/listings/listing-input.ts'
import { ProductCreation } from '#domain/products/product-input.ts'
import { spoken } from './spoken.ts'

it.each([
  ['Product storeAddress is required', 'Where is your store?'],
  ['Product regularPrice is required', 'What does it cost?'],
  ['Product regularPrice must be at least 10 naira', 'The price must be at least 10 naira'],
  ['Product name is required', 'Product name is required'],
])('%s: %s', (message, said) => {
  expect(spoken(message)).toBe(said)
})

/** A word with a capital inside, as fields of ours are written and nobody speaks. */
const FIELD_NAME = /\b[a-z]+[A-Z]\w*/

const WRONG = {
  storeAddress: 'x'.repeat(300),
  regularPrice: -1,
  discountPrice: -1,
  location: '?',
  lga: '?',
  rentPeriod: '?',
}

it.each([
  ['of a product without anything', ProductCreation, {}],
  ['of a product with everything wrong', ProductCreation, WRONG],
  ['of a home without anything', ListingCreation, {}],
  ['of a home with everything wrong', ListingCreation, WRONG],
])('no message %s has the name of a field', (_, schema, input) => {
  const messages = z.safeParse(schema, input).error?.issues.map((issue) => spoken(issue.message)) ?? []
  expect(messages.length).toBeGreaterThan(3)
  for (const message of messages) expect(message).not.toMatch(FIELD_NAME)
})
