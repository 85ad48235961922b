import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '#domain/catalogue.ts'
import { productDrawing } from './drawn-products.ts'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.svg'))

describe('productPicture', () => {
  for (const { id, subCategories } of CATEGORIES) {
    it.each(subCategories)(`shows ${id}: %s by its own drawing`, (name) => {
      const url = productDrawing({ categories: id, subCategories: [name], type: 'Material', material: null })
      expect(url).toContain(`/${id}-${name.toLowerCase().replaceAll(' ', '-')}.svg`)
    })

    it(`shows labour in ${id} by the tools of the trade, whatever the sub-category`, () => {
      const url = productDrawing({
        categories: id,
        subCategories: [subCategories[0]],
        type: 'Labour',
        material: null,
      })
      expect(url).toContain(`/labour-${id}.svg`)
    })
  }

  it('shows what it is, wherever its seller has put it', () => {
    const url = productDrawing({
      categories: 'concrete',
      subCategories: ['Cement'],
      type: 'Material',
      material: { category: 'finishes', subCategory: 'Ceiling' },
    })
    expect(url).toContain('/finishes-ceiling.svg')
  })

  it('shows the first sub-category of the category where none is named', () => {
    const url = productDrawing({ categories: 'roofing', subCategories: [], type: 'Material', material: null })
    expect(url).toContain('/roofing-roof-covering.svg')
  })
})

describe('the drawings', () => {
  it('of products are one for each sub-category and each trade, and no more', () => {
    const pairs = CATEGORIES.flatMap(({ subCategories }) => subCategories).length
    expect(files.filter((name) => !name.startsWith('home-'))).toHaveLength(pairs + CATEGORIES.length)
  })

  it.each(files)('%s is small and holds nothing that a strict policy would refuse', (file) => {
    const svg = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    expect(svg.length).toBeLessThan(9_600)
    expect(svg).not.toMatch(/<script|<style|style=|href="(?!#)|NaN|Infinity|undefined/)
  })
})
