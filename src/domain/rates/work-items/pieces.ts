import { withNames } from '../formula.ts'
import { type ResourceId, resource } from '../resources.ts'
import { type Choice, type Factor, PRACTICE, type WorkBody, type WorkLine } from '../work-item.ts'

/** The vocabulary that work items are written in: pieces with their factors and lines, put together by `work`. */
export type Piece = Pick<WorkBody, 'factors' | 'lines'>

export const PLUG_INS = 'ADLM’s plugins'
export const STRUCTVILLE = 'structville.com'
/** The loose densities of prices-by-the-tonne, as the market converts them (domain/materials/registry/concrete.ts). */
export const PITS = 'Abdullahi, Yakubu and Aguwa (2017): 1.38 to 1.48 t/m³'
export const STONE = 'Open Civil Eng. J. 13, 118: loose 1.42, rodded 1.50 t/m³'

export const factor = (label: string, unit: string, value: number, source = PRACTICE): Factor => ({
  label,
  unit,
  value,
  source,
})
export const percent = (label: string, value: number, source = PRACTICE): Factor =>
  factor(label, '%', value, source)

type Taken = { waste?: number; source?: string; wasteSource?: string; as?: string; label?: string }

/** So much of a material in one unit of the work; the reader changes the figure. `as` is the name of its factor. */
export function takes(id: ResourceId, value: number, taken: Taken = {}): Piece {
  const name = taken.as ?? id
  const label = taken.label ?? resource(id).name
  return {
    factors: { [name]: factor(label, resource(id).unit, value, taken.source), ...wasteOf(name, id, taken) },
    lines: [{ resource: id, quantity: name, ...(taken.waste !== undefined && { waste: `${name}Waste` }) }],
  }
}

/** So much of a material as a formula of factors that stand elsewhere. */
export function counted(id: ResourceId, quantity: string, taken: Taken = {}): Piece {
  const name = taken.as ?? id
  return {
    factors: wasteOf(name, id, taken),
    lines: [{ resource: id, quantity, ...(taken.waste !== undefined && { waste: `${name}Waste` }) }],
  }
}

const wasteOf = (name: string, id: ResourceId, { waste, wasteSource }: Taken): Record<string, Factor> =>
  waste === undefined
    ? {}
    : { [`${name}Waste`]: percent(`Waste: ${inside(resource(id).name)}`, waste, wasteSource) }

/** Names begin a label, or stand inside one. Abbreviations keep their capitals. */
const inside = (name: string) =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** Figures alone. */
export const figures = (factors: Record<string, Factor>): Piece => ({ factors, lines: [] })

type People = Partial<Record<ResourceId, number>>

/** Who does it and with what, and how much they do in a day of 8 hours. */
export function gang(output: number, unit: string, people: People, plant: readonly ResourceId[] = []): Piece {
  const members = Object.entries(people) as [ResourceId, number][]
  return {
    factors: {
      ...Object.fromEntries(
        members.map(([id, count]) => [`${id}s`, factor(`${resource(id).name}s in the gang`, 'nr', count)]),
      ),
      output: factor('The gang does in a day', unit, output),
    },
    lines: [
      ...members.map(([id]): WorkLine => ({ resource: id, quantity: `${id}s / output` })),
      ...plant.map((id): WorkLine => ({ resource: id, quantity: '1 / output' })),
    ],
  }
}

/** Dry volume of one part of a mix in bags of 50 kg, or in tonnes. */
const bags = (volume: string) => `${volume} * cementParts * cementDensity / 50`
const tonnes = (volume: string, parts: string, density: string) => `${volume} * ${parts} * ${density} / 1000`

const CEMENT_DENSITY = factor('Cement, loose', 'kg/m³', 1440, PLUG_INS)
const SAND_DENSITY = factor('Sand, loose', 'kg/m³', 1450, PITS)

/** Concrete of one part of cement, by its volume in one unit of the work, a formula. */
export function concreteMix(sandParts: number, stoneParts: number, volume = '1'): Piece {
  const part = `${volume === '1' ? '' : `${volume} * `}dryVolume / (cementParts + sandParts + stoneParts)`
  return {
    factors: {
      cementParts: factor('Cement', 'parts', 1, 'the mix'),
      sandParts: factor('Sharp sand', 'parts', sandParts, 'the mix'),
      stoneParts: factor('Granite', 'parts', stoneParts, 'the mix'),
      dryVolume: factor('Dry materials for 1 m³ placed', 'm³', 1.54, PLUG_INS),
      cementDensity: CEMENT_DENSITY,
      sandDensity: SAND_DENSITY,
      stoneDensity: factor('Granite, loose', 'kg/m³', 1450, STONE),
      concreteWaste: percent('Waste of concrete', 5, PLUG_INS),
    },
    lines: [
      { resource: 'cement', quantity: bags(part), waste: 'concreteWaste' },
      { resource: 'sand', quantity: tonnes(part, 'sandParts', 'sandDensity'), waste: 'concreteWaste' },
      { resource: 'granite', quantity: tonnes(part, 'stoneParts', 'stoneDensity'), waste: 'concreteWaste' },
    ],
  }
}

/** Cement and sand by their volume in one unit of the work, a formula. */
export function mortarMix(sandParts: number, volume: string, sand: 'sand' | 'plasterSand' = 'sand'): Piece {
  const part = `${volume} * dryVolume / (cementParts + sandParts)`
  return {
    factors: {
      cementParts: factor('Cement in the mortar', 'parts', 1, 'the mix'),
      sandParts: factor('Sand in the mortar', 'parts', sandParts, 'the mix'),
      dryVolume: factor('Dry materials for 1 m³ of mortar', 'm³', 1.3, STRUCTVILLE),
      cementDensity: CEMENT_DENSITY,
      sandDensity: SAND_DENSITY,
      mortarWaste: percent('Waste of mortar', 5, PLUG_INS),
    },
    lines: [
      { resource: 'cement', quantity: bags(part), waste: 'mortarWaste' },
      { resource: sand, quantity: tonnes(part, 'sandParts', 'sandDensity'), waste: 'mortarWaste' },
    ],
  }
}

type Parts = { description: string; sources?: readonly string[]; choices?: Record<string, Choice> }

/** A work item of pieces. */
export const work = ({ description, sources = [], choices = {} }: Parts, ...pieces: Piece[]): WorkBody => ({
  description,
  sources,
  choices,
  factors: Object.assign({}, ...pieces.map(({ factors }) => factors)),
  lines: pieces.flatMap(({ lines }) => lines),
})

/**
 * Other work items within this one, each by how much of it one unit takes (a formula of this one's factors). Their own factors
 * are settled with them; the same resource of several becomes one line.
 */
export function madeOf(parts: readonly (readonly [body: WorkBody, quantity: string])[]): Piece {
  const together = new Map<ResourceId, string[]>()
  for (const [{ factors, lines }, quantity] of parts) {
    const value = (name: string) => String(factors[name]?.value ?? name)
    for (const line of lines) {
      const waste = line.waste ? ` * (1 + ${value(line.waste)} / 100)` : ''
      const formula = `(${quantity}) * (${withNames(line.quantity, value)})${waste}`
      together.set(line.resource, [...(together.get(line.resource) ?? []), formula])
    }
  }
  return {
    factors: {},
    lines: [...together].map(([id, formulas]) => ({ resource: id, quantity: formulas.join(' + ') })),
  }
}

/** The lines of several pieces in which a resource stands more than once become one of it, its waste within. */
export function merged(body: WorkBody): WorkBody {
  const lines: WorkLine[] = []
  for (const line of body.lines) {
    const at = lines.findIndex(({ resource: id }) => id === line.resource)
    const before = lines[at]
    if (before) lines[at] = { resource: line.resource, quantity: `${grossOf(before)} + ${grossOf(line)}` }
    else lines.push(line)
  }
  return { ...body, lines }
}
const grossOf = ({ quantity, waste }: WorkLine) =>
  waste ? `(${quantity}) * (1 + ${waste} / 100)` : `(${quantity})`
