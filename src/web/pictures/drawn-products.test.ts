import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '#domain/catalogue.ts'
import { drawingOf, isDrawnItself } from '#domain/materials/material-drawing.ts'
import { MATERIALS } from '#domain/materials/registry.ts'
import { productDrawing, productDrawingName } from './drawn-products.ts'

const HOMES = import.meta.dirname
const PRODUCTS = join(HOMES, '../../../public/drawings')
const drawn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.svg'))
const MATERIAL = { type: 'Material', material: null } as const

describe('an offer without a material', () => {
  for (const { id, subCategories } of CATEGORIES) {
    it.each(subCategories)(`in ${id}: %s is shown by the drawing of that shelf`, (name) => {
      const url = productDrawing({ categories: id, subCategories: [name], ...MATERIAL })
      expect(url).toBe(`/drawings/${id}-${name.toLowerCase().replaceAll(' ', '-')}.svg`)
      expect(existsSync(join(PRODUCTS, '..', url))).toBe(true)
    })

    it(`is shown as labour in ${id} by the tools of the trade, whatever the sub-category`, () => {
      const name = productDrawingName({
        categories: id,
        subCategories: [subCategories[0]],
        type: 'Labour',
        material: null,
      })
      expect(name).toBe(`labour-${id}`)
    })
  }

  it('is shown by the first sub-category of its category where none of its own is named', () => {
    for (const subCategories of [[], ['Cement']])
      expect(productDrawingName({ categories: 'roofing', subCategories, ...MATERIAL })).toBe(
        'roofing-roof-covering',
      )
  })
})

describe('an offer with a material', () => {
  it('is shown as what it is, wherever its seller has put it', () => {
    const product = {
      categories: 'concrete',
      subCategories: ['Cement'],
      type: 'Material',
      material: { drawing: 'pop-board' },
    }
    expect(productDrawing(product as never)).toBe('/drawings/pop-board.svg')
  })

  it.each(MATERIALS.map((material) => [material.id, material] as const))(
    '%s has a drawing',
    (_, material) => {
      const name = drawingOf(material)
      for (const ending of ['svg', 'jpg'])
        expect(existsSync(join(PRODUCTS, `${name}.${ending}`)), name).toBe(true)
    },
  )

  it('has one of its own where the material is common', () => {
    const own = MATERIALS.filter(isDrawnItself)
    expect(own.length).toBeGreaterThanOrEqual(60)
    const names = own.map(drawingOf)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const common: { materials: { material: string }[] } = JSON.parse(
      readFileSync(join(HOMES, '../../../demo/common-materials.json'), 'utf8'),
    )
    const ids = new Set(own.map(({ id }) => id))
    expect(
      common.materials.map(({ material }) => material.split('/')[0]).filter((id = '') => !ids.has(id)),
    ).toEqual([])
  })
})

describe('the drawings', () => {
  it('of products are all shown by some shelf, trade or material', () => {
    const shown = new Set([
      ...CATEGORIES.flatMap(({ id, subCategories }) => [
        `labour-${id}`,
        ...subCategories.map((name) =>
          productDrawingName({ categories: id, subCategories: [name], ...MATERIAL }),
        ),
      ]),
      ...MATERIALS.map(drawingOf),
    ])
    expect(drawn(PRODUCTS).filter((file) => !shown.has(file.slice(0, -'.svg'.length)))).toEqual([])
  })

  it.each([
    ...drawn(PRODUCTS).map((file) => join(PRODUCTS, file)),
    ...drawn(HOMES).map((file) => join(HOMES, file)),
  ])('%s is small and holds nothing that a strict policy would refuse', (file) => {
    const svg = readFileSync(file, 'utf8')
    expect(svg.length).toBeLessThan(10_400)
    expect(svg).not.toMatch(/<script|<style|style=|href="(?!#)|NaN|Infinity|undefined/)
  })

  it('bring the outlines of their letters, and need none of the machine', () => {
    const all = ['', 'scenes', 'figures'].flatMap((folder) =>
      drawn(join(HOMES, folder)).map((file) => join(HOMES, folder, file)),
    )
    for (const file of [...drawn(PRODUCTS).map((name) => join(PRODUCTS, name)), ...all])
      expect(readFileSync(file, 'utf8'), file).not.toContain('<text')
  })
})
