import { expect, it } from 'vitest'
import { namedMaterials } from './named-materials.ts'

it('finds a material by any of its names, the last word perhaps half typed', () => {
  expect(namedMaterials('iron ro')).toContain('rebar')
  expect(namedMaterials('Cement')).toContain('cement')
  expect(namedMaterials('sharp sand')).toContain('sharp-sand')
  expect(namedMaterials('sharp sand')).not.toContain('plaster-sand')
  expect(namedMaterials('spaceship')).toEqual([])
})
