import { expect, test } from 'vitest'
import { asBought, perBought } from './as-bought.ts'

const cement = { unit: 'kg', price: 209.5, low: 207, high: 212.25 } as const

test('a price is of a bag where the material comes in bags, and of its unit elsewhere', () => {
  const bag = { name: '50 kg bag', holds: 50 }
  expect(asBought(cement, bag)).toEqual({ unit: 'kg', price: 10_475, low: 10_350, high: 10_613 })
  expect(perBought('kg', bag)).toBe('a 50 kg bag')
  expect(asBought(cement, undefined)).toEqual(cement)
  expect(perBought('kg', undefined)).toBe('a kg')
})
