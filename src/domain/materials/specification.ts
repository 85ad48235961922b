import { symbolOf } from '#domain/search/units.ts'
import type { Material, Parameter, Parameters } from './material.ts'
import { findMaterialById } from './registry.ts'

/** A material with the values that tell it apart, which offers are compared as: 12 mm reinforcement bar (docs/product.md 18.4). */
export type Specification = {
  /** In addresses, in the API and in the database: "rebar/12mm", "cement". */
  id: string
  material: Material
  /** Those that are required. */
  parameters: Parameters
  name: string
}

const requiredOf = ({ parameters }: Material) => parameters.filter(({ required }) => required)

/** @returns nothing where a value that tells it apart is not known */
export function specificationOf(material: Material, known: Parameters): Specification | undefined {
  const required = requiredOf(material)
  const values = required.map(({ id }) => known[id])
  if (values.some((value) => value === undefined)) return undefined
  const parameters = Object.fromEntries(required.map(({ id }) => [id, known[id] ?? '']))
  const slug = required.map((parameter) => slugOf(parameter, parameters[parameter.id] ?? '')).join('_')
  return {
    id: slug === '' ? material.id : `${material.id}/${slug}`,
    material,
    parameters,
    name: [...required.map((each) => labelOf(each, parameters[each.id] ?? '')), nameInside(material)].join(
      ' ',
    ),
  }
}

/** @returns nothing for an id that no specification has */
export function findSpecification(id: string): Specification | undefined {
  const [materialId = '', slug = ''] = id.split('/')
  const material = findMaterialById(materialId)
  if (!material) return undefined
  const required = requiredOf(material)
  const values = slug === '' ? [] : slug.split('_')
  if (values.length !== required.length) return undefined
  const parameters = Object.fromEntries(
    required.map((parameter, at) => [parameter.id, parameterValue(parameter, values[at] ?? '')]),
  )
  const found = specificationOf(material, parameters)
  return found?.id === id ? found : undefined
}

const slugOf = ({ unit }: Parameter, value: number | string): string =>
  `${String(value).toLowerCase().replaceAll(' ', '-')}${unit ?? ''}`

function parameterValue({ unit }: Parameter, slug: string): number | string {
  const text = unit && slug.endsWith(unit) ? slug.slice(0, -unit.length) : slug
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text.replaceAll('-', ' ')
}

/** A value with its unit, as people read it: "12 mm", "2x4 inch", "A142". */
const labelOf = ({ unit }: Parameter, value: number | string): string =>
  unit ? `${value} ${symbolOf(unit)}` : String(value)

/** Names of materials begin with a capital, which a name within a sentence has where it is one anywhere: BRC mesh. */
export const nameInside = ({ name }: Material): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
