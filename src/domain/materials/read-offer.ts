import type { ProductType, Unit } from '#domain/catalogue.ts'
import {
  type Amount,
  type Comparable,
  comparableOf,
  comparableOfOne,
  comparableOfPack,
  whyNotCompared,
} from './amounts.ts'
import { type FoundMaterial, findMaterial } from './find-material.ts'
import type { Material, Parameter } from './material.ts'
import { PACK_SIZE_MIN, type Pack, type PackKind } from './pack.ts'
import { type Place, readPack, readPer } from './read-pack.ts'
import { MATERIALS } from './registry.ts'
import { saysEnough } from './says-enough.ts'
import { comparedWords, type Quantity, readWritten, type Written } from './written.ts'

/** What somebody offers, as it is written in a form or a file. */
export type OfferedText = {
  name: string
  unit: Unit
  category?: string
  subCategory?: string
  description?: string
  type?: ProductType
  price?: number
}

/** Words that a part of the reading rests on. */
export type Evidence = { part: string; text: string; start: number; end: number; in: 'name' | 'description' }

export type OfferReading = {
  material: Material | null
  parameters: Readonly<Record<string, number | string>>
  brand: string | null
  /** What one price buys, where it is more than the unit. */
  pack: Pack | null
  /** How much of the material's compared unit one price buys. */
  comparable: Comparable | null
  evidence: readonly Evidence[]
  /** Why something is not known. */
  why: string | null
}

const NOTHING = {
  material: null,
  parameters: {},
  brand: null,
  pack: null,
  comparable: null,
  evidence: [],
} as const

/** Counted up where the reader reads differently: the job `read-offers` then reads every product again (docs/decisions/0147). */
export const READER_VERSION = 7

/** Reads what is offered, how it is packed and what it is compared by. Says why rather than guess (docs/product.md 18.2). */
export function readOffer(offer: OfferedText): OfferReading {
  const written = readWritten(offer.name)
  const found = findMaterial(written, offer)
  const named = 'why' in found ? brandedCement(written, offer) : found
  if (!named) return { ...NOTHING, why: 'why' in found ? found.why : null }
  const { material, from, to } = named
  const both = WORK_WITH_MATERIAL.test(offer.name)
  if (both && material.type === 'Material') return { ...NOTHING, why: IN_ONE }
  const evidence: Evidence[] = []
  const say = (part: string, { start, end }: Place, text = offer.name, where: Evidence['in'] = 'name') =>
    evidence.push({ part, text: text.slice(start, end), start, end, in: where })
  say('material', placeOf(written, from, to))

  const used = new Set<Quantity>()
  let sentence: Written | undefined
  const described = () => {
    sentence ??= readWritten(firstClause(offer.description ?? ''))
    return sentence
  }
  const parameters: Record<string, number | string> = {}
  // Concrete is pumped where it is delivered.
  const withMore = material.compared !== 'm3' && WITH_MORE.test(offer.name)
  let why: string | null = both ? IN_ONE : withMore ? 'More comes with it.' : null
  let several = false
  for (const parameter of material.parameters) {
    const value = readParameter(parameter, written, used)
    if (value === 'several') {
      if (parameter.required) {
        why ??= `Several values of ${parameter.name} are named.`
        several = true
      }
      continue
    }
    const second =
      value === undefined && parameter.required ? readParameter(parameter, described(), new Set()) : undefined
    const known = value ?? (second === 'several' ? undefined : second)
    if (known) {
      parameters[parameter.id] = known.value
      say(parameter.id, known, value ? offer.name : (offer.description ?? ''), value ? 'name' : 'description')
    } else if (parameter.required) why ??= `The ${parameter.name} is not said.`
  }

  const brand = readBrand(material, written)
  if (brand) say('brand', brand)
  const reading = { material, parameters, brand: brand?.name ?? null }
  const {
    pack,
    comparable,
    why: whyNot,
    places,
  } = readQuantity(material, parameters, written, offer, used, { from, to })
  const sameShelf = offer.subCategory === material.subCategory
  const said = { ...reading, pack, comparable, several, why }
  if (!sameShelf && !saysEnough(named, said, written, offer.unit))
    return { ...NOTHING, why: 'The name says too little.' }
  for (const place of places) say('pack', place)
  return {
    ...reading,
    pack,
    comparable: why ? null : comparable,
    evidence,
    why: why ?? (comparable ? null : whyNot),
  }
}

const IN_ONE = 'Material and work have one price.'
const WORK_WITH_MATERIAL =
  /\bmaterials?\s*(?:and|&|\+|with|\/)\s*(?:labou?r|workmanship)|\b(?:labou?r|workmanship)\s*(?:and|&|\+|with|\/)\s*materials?|\bsuppl(?:y|ied)\s*(?:and|&|\+|\/)\s*(?:fix|install|lay|laid|fit)/i
const WITH_MORE =
  /\btank\b.*\bwith (?:\w+ ){0,2}stand\b|\bwith (?:\w+ ){0,2}(?:pump|generator|installation|fixing|labou?r)\b/i

const placeOf = ({ tokens }: Written, from: number, to: number): Place => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
})

/** What is said of the thing itself stands first; the rest is of delivery, discounts and other things. */
const firstClause = (description: string) => description.slice(0, 200).split(/\.\s|[;!?\n]/, 1)[0] ?? ''

function readParameter(parameter: Parameter, written: Written, used: Set<Quantity>) {
  const found = parameter.find(written).filter(({ quantity }) => !quantity || !used.has(quantity))
  const [first] = found
  if (new Set(found.map(({ value }) => value)).size > 1) return 'several'
  for (const { quantity } of found) if (quantity) used.add(quantity)
  return first
}

const BRANDS = new Map(
  MATERIALS.map(({ id, brands }) => [
    id,
    brands.map((name) => ({ name, run: comparedWords(name).join(' ') })),
  ]),
)

function readBrand({ id }: Material, { runs, tokens }: Written): ({ name: string } & Place) | undefined {
  const said = (BRANDS.get(id) ?? []).flatMap(({ name, run }) => {
    const at = runs.get(run)
    return at ? [{ name, start: tokens[at.from]?.start ?? 0, end: tokens[at.to - 1]?.end ?? 0 }] : []
  })
  return said.toSorted((one, other) => one.start - other.start)[0]
}

const CEMENT_STRENGTH = /(?<![\d.])[345]2\.5(?!\d)/
const CEMENT = MATERIALS.find(({ id }) => id === 'cement')

/** "Dangote 3X 42.5R": of bags and tonnes a maker's name is enough among cements, and elsewhere with its strength. */
function brandedCement(
  written: Written,
  { name, subCategory, unit }: OfferedText,
): FoundMaterial | undefined {
  if (!CEMENT || (unit !== 'bags' && unit !== 'tonnes')) return undefined
  if (subCategory !== 'Cement' && !CEMENT_STRENGTH.test(name)) return undefined
  const brand = readBrand(CEMENT, written)
  const at = brand ? written.tokens.findIndex(({ start }) => start === brand.start) : -1
  return at >= 0 ? { material: CEMENT, from: at, to: at + 1, weak: false } : undefined
}

type ReadQuantity = {
  pack: Pack | null
  comparable: Comparable | null
  why: string | null
  places: readonly Place[]
}

const OFFER_UNITS: Partial<Record<Unit, Amount['unit']>> = { tonnes: 'tonne', m: 'm', m2: 'm2', m3: 'm3' }

function readQuantity(
  material: Material,
  parameters: Readonly<Record<string, number | string>>,
  written: Written,
  { unit }: OfferedText,
  used: ReadonlySet<Quantity>,
  named: { from: number; to: number },
): ReadQuantity {
  const none = (why: string, places: readonly Place[] = []): ReadQuantity => ({
    pack: null,
    comparable: null,
    why,
    places,
  })
  const read = readPack(written, material, unit, used, named)
  const per = readPer(written)
  const measured = OFFER_UNITS[unit]
  const perUnit = per && per.kind === undefined ? per : undefined
  if (material.type === 'Labour') return readWork(material, unit, per)
  const single = perUnit ?? (measured && { size: 1, unit: measured, start: 0, end: 0 })
  if (single) {
    const contradicts = perUnit && (measured ? perUnit.unit !== measured : unit === 'bags')
    if (contradicts) return none(`The price is for ${unit}, and the name says another unit.`, [perUnit])
    const byTrip =
      !perUnit &&
      !('why' in read) &&
      read.amount &&
      (read.kind === 'trip' || read.kind === 'load' || (unit === 'm' && read.amount.unit === 'ft'))
    if (byTrip)
      return none('It is not clear whether the price is for the unit or for all of it.', read.evidence)
    const comparable = comparableOf(material, single, parameters)
    const asked = material.conversions.find((rule) => rule.class === 'seller' && rule.from === single.unit)
    const places = perUnit ? [perUnit] : []
    return {
      pack: null,
      comparable: comparable ?? null,
      places,
      why: comparable
        ? null
        : asked?.class === 'seller'
          ? asked.asks
          : `It is not compared by the ${single.unit}.`,
    }
  }
  if ('why' in read) return none(read.why)
  const kind = per?.kind !== undefined && unit !== 'bags' ? per.kind : read.kind
  const places = [...read.evidence, ...(per ? [per] : [])]
  if (read.amount && per?.kind === 'piece' && read.amount.unit === 'nr')
    return piece(material, parameters, undefined, places)
  if (read.amount?.unit === 'tonne' && read.amount.size === 1 && kind === 'load')
    return {
      pack: null,
      comparable: comparableOf(material, read.amount, parameters) ?? null,
      why: null,
      places,
    }
  if (read.amount && kind && read.amount.size >= PACK_SIZE_MIN) {
    const pack: Pack = { kind, size: read.amount.size, sizeUnit: read.amount.unit }
    const comparable = comparableOfPack(material, pack, { amount: read.inner, kind: read.of }, parameters)
    return {
      pack,
      comparable: comparable ?? null,
      places,
      why: comparable ? null : 'What is in one is not said.',
    }
  }
  return piece(material, parameters, kind, places)
}

/** One thing, or a pack whose size goes without saying. */
function piece(
  material: Material,
  parameters: Readonly<Record<string, number | string>>,
  kind: PackKind | undefined,
  places: readonly Place[],
): ReadQuantity {
  const comparable = comparableOfOne(material, kind, parameters)
  const pack = kind && kind !== 'piece' ? { kind, size: 1, sizeUnit: 'nr' as const } : null
  return {
    pack,
    comparable: comparable ?? null,
    places,
    why: comparable ? null : whyNotCompared(material, kind),
  }
}

function readWork({ compared }: Material, unit: Unit, per: ReturnType<typeof readPer>): ReadQuantity {
  const perKind = per?.kind
  const perUnit = per && per.kind === undefined && unit === 'nr' ? per.unit : undefined
  const said =
    perKind === 'point' || perKind === 'visit' || perKind === 'day'
      ? perKind
      : (perUnit ?? OFFER_UNITS[unit] ?? unit)
  const same = said === compared
  return {
    pack: null,
    comparable: same ? { quantity: 1, unit: compared, conversion: 'exact' } : null,
    places: per ? [per] : [],
    why: same ? null : `This work is compared by the ${compared}.`,
  }
}
