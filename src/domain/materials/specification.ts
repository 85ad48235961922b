import { symbolOf, type Unit } from '#domain/search/units.ts'
import type { Material, Parameter, Parameters } from './material.ts'
import { findMaterialById } from './registry.ts'
import { readWritten } from './written.ts'

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
    name: nameOf(material, required, parameters),
  }
}

/** Whether each of its values is one that the registry lists: a diameter that bars are made in, and not any number. */
export const isListed = ({ material, parameters }: Specification): boolean =>
  requiredOf(material).every(({ id, values }) => values?.includes(parameters[id] ?? '') ?? false)

/** @returns nothing for an id that no specification has */
export function findSpecification(id: string): Specification | undefined {
  const [materialId = '', slug = ''] = id.split('/')
  const material = findMaterialById(materialId)
  if (!material) return undefined
  const required = requiredOf(material)
  const values = slug === '' ? [] : slug.split('_')
  if (values.length !== required.length) return undefined
  const parameters: Record<string, number | string> = {}
  for (const [at, parameter] of required.entries()) {
    const value = parameterValue(parameter, values[at] ?? '')
    if (value === undefined) return undefined
    parameters[parameter.id] = value
  }
  const found = specificationOf(material, parameters)
  return found?.id === id ? found : undefined
}

/** Of a fraction and of a space a hyphen, of a sum "and": "1/4+1/2" is "1-4-and-1-2". */
const slugOf = ({ unit }: Parameter, value: number | string): string =>
  `${String(value).toLowerCase().replaceAll('+', ' and ').replaceAll(/[ /]/g, '-')}${unit ?? ''}`

/** The value whose slug it is. A slug has lost capitals and hyphens: the list of values and the parameter's own reader have them. */
function parameterValue(parameter: Parameter, slug: string): number | string | undefined {
  const { unit, values, find } = parameter
  if (values) return values.find((value) => slugOf(parameter, value) === slug)
  const text = unit && slug.endsWith(unit) ? slug.slice(0, -unit.length) : slug
  if (text !== '' && Number.isFinite(Number(text))) return Number(text)
  if (unit) return SIDES.test(text) ? text : undefined
  const written = text.replaceAll('-and-', '+').replaceAll(/(?<=\d)-(?=\d)/g, '/')
  const read = find(readWritten(written)).map(({ value }) => value)
  return read.find((value) => slugOf(parameter, value) === slug) ?? written.replaceAll('-', ' ')
}

const SIDES = /^\d+(\.\d+)?x\d+(\.\d+)?$/

/** Values with their units, then the thing: "12 mm reinforcement bar", "2.5 mm² 3-core flexible cable", "A142 BRC mesh". */
function nameOf(material: Material, required: readonly Parameter[], values: Parameters): string {
  const labels = required.map((parameter) => labelOf(parameter, values[parameter.id] ?? ''))
  const sides = required.length > 1 && required.every(({ unit }) => unit === required[0]?.unit && unit)
  return [labels.join(sides ? ' × ' : ' '), nameInside(material)].filter(Boolean).join(' ')
}

/** Units that count parts of a thing. */
const PARTS: ReadonlySet<Unit> = new Set(['core', 'gang', 'way', 'pole', 'phase', 'layer', 'step', 'burner'])

/** A value by itself, below the name of its parameter: "12 mm", "600 × 600 mm"; "4" of cores. */
export function valueWords({ unit, name }: Parameter, value: number | string): string {
  const text = figureOf(value)
  return !unit || unit === name || PARTS.has(unit) ? text : `${text} ${symbolOf(unit)}`
}

function labelOf({ unit, name }: Parameter, value: number | string): string {
  const text = figureOf(value)
  if (unit) return PARTS.has(unit) ? `${text}-${unit}` : `${text} ${unit === 'litre' ? unit : symbolOf(unit)}`
  if (!/^\d+$/.test(text)) return text
  return name.endsWith('s') ? `${text}-${name.slice(0, -1)}` : `${name} ${text}`
}

const figureOf = (value: number | string) =>
  typeof value === 'number' ? NUMBERS.format(value) : spaced(value)

const NUMBERS = new Intl.NumberFormat('en', { useGrouping: 'min2', maximumFractionDigits: 3 })

/** "600x600" as "600 × 600", "1/4+1/2" as "1/4 + 1/2". */
const spaced = (value: string) => value.replaceAll(/(?<=\d)x(?=\d)/g, ' × ').replaceAll('+', ' + ')

/** Names of materials begin with a capital, which a name within a sentence has where it is one anywhere: BRC mesh. */
export const nameInside = ({ name }: Material): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
