import type { ComparedUnit } from '#domain/materials/material.ts'
import type { ProductCard } from '#domain/products/product-schema.ts'

/** So large a part of a page of results has to be one material before the page is about it. */
const PART = 2 / 3
const FEWEST = 3

export type FoundMaterial = {
  id: string
  name: string
  unit: ComparedUnit
  lowest: number
  highest: number
  /** How many of how many on the page are of it and cost this. */
  count: number
  of: number
}

/** The material that most of a page of results is of, with what it costs there in the unit that it is compared in; null where there is none. */
export function foundMaterial(products: readonly ProductCard[]): FoundMaterial | null {
  const ofOne = (id?: string) => products.filter(({ material }) => material && material.id === id)
  const most = products
    .map(({ material }) => ofOne(material?.id))
    .reduce((a, b) => (b.length > a.length ? b : a), [])
  const first = most.find(({ comparable }) => comparable)
  if (!first?.material || !first.comparable || most.length < products.length * PART) return null
  const { unit } = first.comparable
  const prices = most.flatMap(({ comparable }) => (comparable?.unit === unit ? [comparable.price] : []))
  if (prices.length < FEWEST) return null
  const { id, name } = first.material
  return {
    id,
    name,
    unit,
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
    count: prices.length,
    of: products.length,
  }
}
