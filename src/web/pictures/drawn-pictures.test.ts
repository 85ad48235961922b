import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '#domain/catalogue.ts'
import { HOME_KINDS, homePicture, productPicture } from './drawn-pictures.ts'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.svg'))

describe('productPicture', () => {
  for (const { id, subCategories } of CATEGORIES) {
    it.each(subCategories)(`shows ${id}: %s by its own drawing`, (name) => {
      const url = productPicture({ categories: id, subCategories: [name], type: 'Material' })
      expect(url).toContain(`/${id}-${name.toLowerCase().replaceAll(' ', '-')}.svg`)
    })

    it(`shows labour in ${id} by the tools of the trade, whatever the sub-category`, () => {
      const url = productPicture({ categories: id, subCategories: [subCategories[0]], type: 'Labour' })
      expect(url).toContain(`/labour-${id}.svg`)
    })
  }

  it('shows the first sub-category of the category where none is named', () => {
    const url = productPicture({ categories: 'roofing', subCategories: [], type: 'Material' })
    expect(url).toContain('/roofing-roof-covering.svg')
  })
})

describe('homePicture', () => {
  const shown = Array.from({ length: 200 }, (_, index) => homePicture({ _id: `listing-${index}` }))

  it('shows each kind of home to some listings', () => {
    for (const kind of HOME_KINDS) {
      expect(shown.some((url) => url.includes(`/home-${kind}.svg`))).toBe(true)
    }
  })

  it('shows a listing the same home every time', () => {
    expect(homePicture({ _id: 'listing-7' })).toBe(shown[7])
  })
})

describe('the drawings', () => {
  it('are one for each sub-category, each trade and each kind of home, and no more', () => {
    const pairs = CATEGORIES.flatMap(({ subCategories }) => subCategories).length
    expect(files).toHaveLength(pairs + CATEGORIES.length + HOME_KINDS.length)
  })

  it.each(files)('%s is small and holds nothing that a strict policy would refuse', (file) => {
    const svg = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    expect(svg.length).toBeLessThan(9_600)
    expect(svg).not.toMatch(/<script|<style|style=|href="(?!#)|NaN|Infinity|undefined/)
  })
})
