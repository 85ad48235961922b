import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '#domain/catalogue.ts'
import { UNSAID } from './details.ts'
import { COMPARED_UNITS } from './material.ts'
import { readOffer } from './read-offer.ts'
import { findMaterialById, MATERIALS, materialNames } from './registry.ts'
import { readWritten } from './written.ts'

describe('the registry of materials', () => {
  it('has at least 60 materials, and the trades', () => {
    expect(MATERIALS.filter(({ type }) => type === 'Material').length).toBeGreaterThanOrEqual(60)
    expect(MATERIALS.filter(({ type }) => type === 'Labour').length).toBeGreaterThanOrEqual(20)
  })

  it.each(MATERIALS.map((material) => [material.id, material] as const))('defines %s', (id, material) => {
    expect(id).toMatch(/^[a-z0-9-]+$/)
    expect(MATERIALS.filter((each) => each.id === id)).toHaveLength(1)
    const category = CATEGORIES.find((each) => each.id === material.category)
    expect(category?.subCategories).toContain(material.subCategory)
    expect(COMPARED_UNITS).toContain(material.compared)
    const ids = material.parameters.map((parameter) => parameter.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has no value that is called as what is not said', () => {
    for (const { id, find, values } of MATERIALS.flatMap(({ parameters }) => parameters)) {
      expect(values ?? [], id).not.toContain(UNSAID)
      expect(find(readWritten(UNSAID)), id).toEqual([])
    }
  })

  it('names the source of each constant, and the question that only a seller answers', () => {
    for (const { conversions } of MATERIALS) {
      for (const rule of conversions) {
        if (rule.class === 'seller') expect(rule.asks).toMatch(/\?/)
        else expect(rule.source.length).toBeGreaterThan(5)
      }
    }
  })

  it('weighs bars as BS 4449 does', () => {
    const kilograms = [
      [6, 0.222],
      [8, 0.395],
      [10, 0.617],
      [12, 0.888],
      [16, 1.578],
      [20, 2.466],
      [25, 3.853],
      [32, 6.313],
    ] as const
    for (const [diameter, mass] of kilograms) {
      const { comparable } = readOffer({ name: `${diameter} mm iron rod, 1 m length`, unit: 'nr' })
      expect(comparable?.quantity).toBeCloseTo(mass, 2)
    }
  })

  it('is found by its own name, or says why not', () => {
    const unknown = MATERIALS.filter(({ type }) => type === 'Material').filter(({ name, id, compared }) => {
      const unit = compared === 'm3' ? 'm3' : 'nr'
      const read = readOffer({ name, unit })
      return read.material !== null && read.material.id !== id
    })
    expect(unknown.map(({ id }) => id)).toEqual([])
  })

  it('gives its names to the dictionary of the search, without those of which parts stand apart', () => {
    const cement = materialNames().find(({ id }) => id === 'cement')
    expect(cement).toMatchObject({ name: 'Cement', labour: false })
    expect(cement?.names).toContain('portland cement')
    expect(
      materialNames()
        .flatMap(({ names }) => names)
        .join(' '),
    ).not.toContain('+')
    expect(findMaterialById('cement')?.compared).toBe('kg')
  })
})
