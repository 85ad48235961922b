import { capital } from '#domain/capital.ts'
import type { OfferedMaterial } from './material-schema.ts'
import { findMaterialById } from './registry.ts'
import { valueWords } from './specification.ts'

export type MaterialDetail = { name: string; value: string }

/** What is known of an offer's material, a line each, in the order of the registry: "Strength class", "42.5". */
export function materialDetails(offered: Pick<OfferedMaterial, 'id' | 'parameters'>): MaterialDetail[] {
  const parameters = findMaterialById(offered.id)?.parameters ?? []
  return parameters.flatMap((parameter) => {
    const value = offered.parameters[parameter.id]
    if (value === undefined) return []
    return [{ name: capital(parameter.name), value: valueWords(parameter, value) }]
  })
}
