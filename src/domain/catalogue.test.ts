import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CATEGORIES,
  CATEGORY_IDS,
  categoryName,
  findCategory,
  findProductType,
  findSubCategory,
  findUnit,
  PRODUCT_TYPES,
  UNITS,
} from './catalogue.ts'

const subCategories = CATEGORIES.flatMap((category) => [...category.subCategories])
const anyCase = (name: string) => [name, name.toUpperCase(), name.toLowerCase(), ` ${name} `]
/** Names that every object answers to, and so does a careless lookup. */
const INHERITED = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']

describe('the tree', () => {
  it('has the nine categories in the order of the specification', () => {
    expect(CATEGORIES.map(({ category }) => category).join(', ')).toBe(
      'Concrete, Formwork, Reinforcement, Blockwork, Finishes, Openings, Roofing, Electrical, Mechanical',
    )
  })

  it('names each sub-category once a category', () => {
    for (const { subCategories: names } of CATEGORIES) expect(new Set(names).size).toBe(names.length)
  })
})

describe('a category', () => {
  it.each(CATEGORIES)('$category is found by id and by name, case ignored', (category) => {
    for (const text of [...anyCase(category.id), ...anyCase(category.category)])
      expect(findCategory(text)).toBe(category)
  })

  it.each(CATEGORY_IDS)('%s has a name', (id) => {
    expect(findCategory(categoryName(id))?.id).toBe(id)
  })
})

describe('a sub-category', () => {
  it.each(subCategories)('%s is found by name, case ignored', (name) => {
    for (const text of anyCase(name)) expect(findSubCategory(text)).toBe(name)
  })

  it('is found by the spelling it once had', () => {
    for (const text of anyCase('Sandcrtete Block')) expect(findSubCategory(text)).toBe('Sandcrete Block')
  })
})

it.each([...UNITS])('the unit %s is found, case ignored', (unit) => {
  for (const text of anyCase(unit)) expect(findUnit(text)).toBe(unit)
})

it.each([...PRODUCT_TYPES])('the type %s is found, case ignored', (type) => {
  for (const text of anyCase(type)) expect(findProductType(text)).toBe(type)
})

describe('any other text', () => {
  it.each(['', ' ', 'Plumbing', 'Cemen', ...INHERITED])('finds nothing: %j', (text) => {
    expect([findCategory(text), findSubCategory(text), findUnit(text), findProductType(text)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('never throws, and finds what exists or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...CATEGORIES, undefined]).toContain(findCategory(text))
        expect([...subCategories, undefined]).toContain(findSubCategory(text))
        expect([...UNITS, undefined]).toContain(findUnit(text))
        expect([...PRODUCT_TYPES, undefined]).toContain(findProductType(text))
      }),
    )
  })
})
