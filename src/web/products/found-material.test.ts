import { expect, it } from 'vitest'
import type { ProductCard } from '#domain/products/product-schema.ts'
import { foundMaterial } from './found-material.ts'

const card = (id: string, price: number | null) =>
  ({
    material: { id, name: id, specification: id },
    comparable: price === null ? null : { price, unit: 'kg', conversion: 'exact', quantity: 50 },
  }) as unknown as ProductCard

const cement = [card('cement', 212), card('cement', 199), card('cement', 228)]

it('a page of results is about what most of it is', () => {
  expect(foundMaterial([...cement, card('white-cement', 688)])).toEqual({
    id: 'cement',
    name: 'cement',
    unit: 'kg',
    lowest: 199,
    highest: 228,
    count: 3,
    of: 4,
  })
  expect(foundMaterial(cement)).toMatchObject({ count: 3, of: 3 })
  expect(foundMaterial([...cement, card('cement', null)])).toMatchObject({ highest: 228, count: 3, of: 4 })
})

it('it is about nothing where too little of it is the same, or has a price that compares', () => {
  expect(foundMaterial([...cement, card('sand', 12), card('sand', 13)])).toBeNull()
  expect(foundMaterial(cement.slice(1))).toBeNull()
  expect(foundMaterial([card('cement', null), card('cement', null), card('cement', 199)])).toBeNull()
  expect(foundMaterial([])).toBeNull()
})
