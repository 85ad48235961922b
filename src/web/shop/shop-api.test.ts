import { describe, expect, it } from 'vitest'
import { shownIn } from './shop-api.ts'

const some = { total: 2 }
const none = { total: 0 }

describe('what of a shop is shown', () => {
  it.each([
    ['products', 'where there are both', { products: some, hasHomes: true }, undefined],
    ['homes', 'where there are both and homes are asked for', { products: some, hasHomes: true }, 'homes'],
    ['homes', 'where there is nothing else', { products: none, hasHomes: true }, undefined],
    ['products', 'where no home is there to be asked for', { products: some, hasHomes: false }, 'homes'],
    ['products', 'where there is nothing', { products: none, hasHomes: false }, 'homes'],
  ] as const)('is %s %s', (shown, _, stock, show) => {
    expect(shownIn(stock, show)).toBe(shown)
  })
})
