import type { Material } from './material.ts'
import { CONCRETE } from './registry/concrete.ts'
import { ELECTRICAL_MECHANICAL } from './registry/electrical-mechanical.ts'
import { FINISHES } from './registry/finishes.ts'
import { ROOFING_AND_OPENINGS } from './registry/roofing-openings.ts'
import { STRUCTURE } from './registry/structure.ts'

/** What Nigerians build with, and the trades that build (docs/product.md 18.1). */
export const MATERIALS: readonly Material[] = [
  ...CONCRETE,
  ...STRUCTURE,
  ...FINISHES,
  ...ROOFING_AND_OPENINGS,
  ...ELECTRICAL_MECHANICAL,
]

const BY_ID = new Map(MATERIALS.map((material) => [material.id, material]))

export function findMaterialById(id: string): Material | undefined {
  return BY_ID.get(id)
}

/** Each material and all its names that are phrases, for the dictionary of the search to be composed from. */
export function materialNames(): readonly {
  id: string
  name: string
  names: readonly string[]
  labour: boolean
}[] {
  return MATERIALS.map(({ id, name, names, type }) => ({
    id,
    name,
    names: names.filter((each) => !each.includes(' + ')),
    labour: type === 'Labour',
  }))
}
