import { describe, expect, it } from 'vitest'
import { ProductInput } from './product-input.ts'

const good = {
  name: 'Dangote cement 42.5R',
  description: 'Fresh from the plant.',
  categories: 'Concrete',
  subCategories: ['cement'],
  location: 'Lagos',
  storeAddress: '12 Allen Avenue, Ikeja',
  type: 'Material',
  unit: 'bags',
  regularPrice: 10_500,
  mobile: '0803 123 4567',
}

function messages(changes: Record<string, unknown>): string[] {
  return ProductInput.safeParse({ ...good, ...changes }).error?.issues.map(({ message }) => message) ?? []
}

describe('the input of a product', () => {
  it('is brought into the form that we keep', () => {
    expect(ProductInput.parse({ ...good, name: '  Dangote cement 42.5R\0 ' })).toEqual({
      ...good,
      categories: 'concrete',
      subCategories: ['Cement'],
      mobile: '+2348031234567',
      lga: null,
      discount: false,
      discountPrice: 0,
      minimumOrder: null,
      priceBreaks: [],
      delivery: null,
      inStock: true,
    })
  })

  it('says all that is missing at once, in the words of the specification', () => {
    const reasons = ProductInput.safeParse({}).error?.issues.map(({ message }) => message)
    expect(reasons).toEqual([
      'Product name is required',
      'Product description is required',
      'Product category is required',
      'Product sub-category is required',
      'Product location is required',
      'Product storeAddress is required',
      'Product type is required',
      'Product unit is required',
      'Product regularPrice is required',
      'Mobile number is required',
    ])
  })

  it.each([
    [{ name: ' ' }, 'Product name is required'],
    [{ name: 'too short' }, 'Product name must have 10 to 62 characters'],
    [{ name: 'x'.repeat(63) }, 'Product name must have 10 to 62 characters'],
    [{ description: 'x'.repeat(5_001) }, 'Product description must have at most 5000 characters'],
    [{ regularPrice: 9.99 }, 'Product regularPrice must be 10 to 100,000,000 naira'],
    [{ regularPrice: 100_000_001 }, 'Product regularPrice must be 10 to 100,000,000 naira'],
    [{ regularPrice: '500' }, 'Product regularPrice must be a number'],
    [{ unit: 'crates' }, 'Product unit must be one of nr, bags, tonnes, m, m2, m3'],
    [{ location: 'Accra' }, 'Product location must be one of the 36 states or FCT'],
    [{ mobile: '012345' }, 'Mobile number must be a Nigerian mobile number such as 0803 123 4567'],
    [{ subCategories: ['Nails'] }, 'Product sub-category does not belong to its category'],
    [{ subCategories: ['Bamboo'] }, 'There is no such product sub-category'],
    [{ discount: true, discountPrice: 10_500 }, 'Discount price must be lower than regular price'],
    [{ discount: true, discountPrice: 10_499.999 }, 'Discount price must be lower than regular price'],
    [{ discount: true, discountPrice: 9 }, 'Discount price must be at least 10 naira'],
    [{ discount: true, discountPrice: 1e300 }, 'Product discountPrice must be 0 to 100,000,000 naira'],
  ])('refuses %j', (changes, message) => {
    expect(messages(changes)).toEqual([message])
  })

  it.each([
    [[{ from: 1, price: 10_000 }], ['priceBreaks.0.from']],
    [[{ from: 50, price: 10_500 }], ['priceBreaks.0.price']],
    [
      [
        { from: 50, price: 10_350 },
        { from: 50, price: 10_400 },
      ],
      ['priceBreaks.1.from', 'priceBreaks.1.price'],
    ],
    [
      [
        { from: 50, price: 10_350 },
        { from: 100, price: 10_200 },
      ],
      [],
    ],
  ])('says of the price breaks %j what is wrong at %j', (priceBreaks, paths) => {
    const issues = ProductInput.safeParse({ ...good, priceBreaks }).error?.issues ?? []
    expect(issues.map(({ path }) => path.join('.'))).toEqual(paths)
  })

  it('compares price breaks with what is asked after the discount', () => {
    const reduced = { discount: true, discountPrice: 10_000, priceBreaks: [{ from: 50, price: 10_200 }] }
    expect(messages(reduced)).toEqual(['Each price break must be cheaper than the price before it'])
  })

  it('counts an emoji as one character, as the database does', () => {
    expect(messages({ name: `6${'🧱'.repeat(61)}` })).toEqual([])
    expect(messages({ name: `6${'🧱'.repeat(62)}` })).toHaveLength(1)
  })

  it.each([
    ['x', 'Product name must have 10 to 62 characters'],
    ['', 'Product name is required'],
  ])('checks the rules between fields also where another field is wrong, as in %j', (name, message) => {
    expect(messages({ name, subCategories: ['Nails'], discount: true, discountPrice: 20_000 })).toEqual([
      message,
      'Product sub-category does not belong to its category',
      'Discount price must be lower than regular price',
    ])
  })
})
