import { type CategoryId, categoryName } from '#domain/catalogue.ts'
import { MATERIALS } from '#domain/materials/registry.ts'
import { findSpecification, type Specification } from '#domain/materials/specification.ts'
import type { Trade } from './material-table.tsx'

/** The trades that materials are of, both as the registry has them: cement is the first. Trades of one material beside each other share a heading. */
export function tradesOf(materials: readonly { material: string }[]): Trade[] {
  const trades = new Map<CategoryId, string[]>()
  const specifications = materials.flatMap(({ material }) => findSpecification(material) ?? [])
  const placeOf = ({ material }: Specification) => MATERIALS.indexOf(material)
  for (const { id, material } of specifications.sort((one, other) => placeOf(one) - placeOf(other)))
    trades.set(material.category, [...(trades.get(material.category) ?? []), id])
  const groups: [name: string, ids: string[]][] = []
  let lone: (typeof groups)[number] | undefined
  for (const [category, ids] of trades) {
    const name = categoryName(category)
    if (lone && ids.length === 1) {
      lone[0] += `, ${name.toLowerCase()}`
      lone[1].push(...ids)
      continue
    }
    const group: (typeof groups)[number] = [name, ids]
    groups.push(group)
    lone = ids.length === 1 ? group : undefined
  }
  return groups
}
