import { capital } from '#domain/capital.ts'
import type { OfferedMaterial } from './material-schema.ts'
import { findMaterialById } from './registry.ts'
import { valueWords } from './specification.ts'

export type MaterialDetail = { name: string; value: string }

/** What is known of an offer's material, a line each, in the order of the registry: "Strength class", "42.5"; of work its trade. */
export function materialDetails(offered: Pick<OfferedMaterial, 'id' | 'parameters'>): MaterialDetail[] {
  const { type, name, parameters = [] } = findMaterialById(offered.id) ?? {}
  const known = parameters.flatMap((parameter) => {
    const value = offered.parameters[parameter.id]
    if (value === undefined) return []
    return [{ name: capital(parameter.name), value: valueWords(parameter, value) }]
  })
  return type === 'Labour' && name ? [{ name: 'Trade', value: name }, ...known] : known
}
