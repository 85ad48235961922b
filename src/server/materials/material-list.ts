import type { MaterialList } from '#domain/materials/comparison-schema.ts'
import { MATERIALS } from '#domain/materials/registry.ts'
import { findSpecification } from '#domain/materials/specification.ts'
import type { State } from '#domain/places.ts'
import type { Context } from '#server/api/context.ts'
import { comparedAt } from './compared-products.ts'
import { listSpreads, spreadAnswer } from './price-spreads.ts'

type Listed = MaterialList['materials'][number]

/** All materials with offers that can be compared, in the order of the registry; of each, what there is most of first. */
export async function listMaterials(
  { db }: Context,
  state: State | undefined,
): Promise<MaterialList['materials']> {
  const specifications = new Map<string, Listed['specifications']>()
  const spreads = await listSpreads(db, comparedAt({ state, lgas: [] }))
  for (const spread of spreads.toSorted((one, other) => other.offers - one.offers)) {
    const found = findSpecification(spread.specification)
    if (!found) continue
    const { id, name, material } = found
    const listed = specifications.get(material.id) ?? []
    listed.push({ id, name, ...spreadAnswer(spread, material.compared) })
    specifications.set(material.id, listed)
  }
  return MATERIALS.flatMap(({ id, name, category, subCategory, type }) => {
    const listed = specifications.get(id)
    return listed ? { id, name, category, subCategory, type, specifications: listed } : []
  })
}
