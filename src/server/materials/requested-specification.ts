import { AppError } from '#domain/errors.ts'
import { findMaterialById } from '#domain/materials/registry.ts'
import { findSpecification, type Specification } from '#domain/materials/specification.ts'

const NONE = 'There is no such material.'

/** @param id "rebar/12mm" @throws AppError not-found */
export function getSpecification(id: string): Specification {
  const specification = findSpecification(id)
  if (!specification) throw new AppError('not-found', NONE)
  return specification
}

/**
 * The same by values that are written one by one: diameter=12.
 * @throws AppError not-found; malformed where a value is missing or is none
 */
export function specificationBy(
  materialId: string,
  written: Readonly<Record<string, string>>,
): Specification {
  const material = findMaterialById(materialId)
  if (!material) throw new AppError('not-found', NONE)
  const slugs = material.parameters.flatMap(({ id, name, unit = '', required }) => {
    if (!required) return []
    const value = written[id]?.trim().toLowerCase().replaceAll(' ', '-')
    if (!value) {
      const message = `${id} must be given: the ${name} of the ${material.name}`
      throw new AppError('malformed', message, [{ path: id, message }])
    }
    return value.endsWith(unit) ? value : value + unit
  })
  const found = findSpecification([materialId, slugs.join('_')].filter(Boolean).join('/'))
  if (found) return found
  throw new AppError('malformed', `No ${material.name} has these values`)
}
