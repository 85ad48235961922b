import { AppError } from '#domain/errors.ts'
import { findMaterialById } from '#domain/materials/registry.ts'
import { findSpecification, isListed, type Specification } from '#domain/materials/specification.ts'
import { MARKET_MATERIALS } from '#domain/rates/market-materials.ts'
import type { Context } from '#server/api/context.ts'
import { isOffered } from './compared-products.ts'

const NONE = 'There is no such material.'

/**
 * Any number can be written into an address: what the registry does not list, nor the rate generator prices, is there where it is offered.
 * @throws AppError not-found
 */
export async function assertOffered({ db }: Context, specification: Specification): Promise<void> {
  const { id, material } = specification
  const isKnown = isListed(specification) || PRICED.has(id)
  if (!isKnown && !(await isOffered(db, material.id, id))) throw new AppError('not-found', NONE)
}

const PRICED: ReadonlySet<string> = new Set(
  Object.values(MARKET_MATERIALS).map(({ specification }) => specification),
)

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
