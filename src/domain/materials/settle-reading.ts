import { MEASURE_OF, type Unit } from '#domain/catalogue.ts'
import { symbolOf } from '#domain/search/units.ts'
import {
  type Comparable,
  comparableOf,
  comparableOfOne,
  comparableOfPack,
  whyNotCompared,
} from './amounts.ts'
import type { Material, Parameter, Parameters } from './material.ts'
import type { Pack } from './pack.ts'
import { type OfferedText, type OfferReading, readOffer } from './read-offer.ts'
import { findMaterialById } from './registry.ts'
import { specificationOf } from './specification.ts'
import { readWritten } from './written.ts'

/** What a seller says instead of the reader; what is absent stays the reader's (docs/product.md 18.4). */
export type SellerInput = {
  pack?: Pack | null | undefined
  material?: { id: string; parameters: Parameters; brand: string | null } | null | undefined
}

/** What is stored of an offer, and shown to its seller while it is written. */
export type SettledReading = Pick<
  OfferReading,
  'material' | 'parameters' | 'brand' | 'pack' | 'comparable'
> & {
  /** What it is compared as; null where a value is missing that tells it apart. */
  specification: string | null
  /** Why it cannot be compared. */
  notComparable: string | null
  readBy: 'reader' | 'seller'
}

/**
 * What an offer is of and what one price of it buys: as it is read, or as its seller says. @param said of what is absent: as it is read
 * A material that the registry has no longer is none.
 */
export function settleReading(offer: OfferedText, said: SellerInput = {}): SettledReading {
  const reading = readOffer(offer)
  if (!('pack' in said || 'material' in said))
    return settled({ ...reading, notComparable: reading.why, readBy: 'reader' })
  const { material, parameters, brand } =
    said.material === undefined ? reading : (said.material && corrected(said.material)) || NO_MATERIAL
  const pack = said.pack === undefined ? reading.pack : said.pack
  // What the words say of a pack's pieces stays known where its seller corrects something else.
  const isReadSo =
    material?.id === reading.material?.id &&
    isSamePack(pack, reading.pack) &&
    material?.parameters.every(({ id }) => parameters[id] === reading.parameters[id])
  const readSo = isReadSo ? reading.comparable : null
  const missing = material?.parameters.find(({ id, required }) => required && parameters[id] === undefined)
  const comparable =
    material && !missing
      ? (readSo ?? comparableOfOffer(material, { unit: offer.unit, pack, parameters }))
      : null
  const why = () => {
    if (!material) return 'It is not known what it is.'
    if (missing) return `The ${missing.name} is not said.`
    return whyNotCompared(material, pack?.kind)
  }
  return settled({
    material,
    parameters,
    brand,
    pack,
    comparable,
    notComparable: comparable ? null : why(),
    readBy: 'seller',
  })
}

const isSamePack = (one: Pack | null, other: Pack | null): boolean =>
  one?.kind === other?.kind && one?.size === other?.size && one?.sizeUnit === other?.sizeUnit

const NO_MATERIAL = { material: null, parameters: {}, brand: null }

function corrected({ id, parameters, brand }: NonNullable<SellerInput['material']>) {
  const material = findMaterialById(id)
  return material && { material, parameters, brand }
}

const settled = ({
  material,
  parameters,
  brand,
  pack,
  comparable,
  notComparable,
  readBy,
}: Omit<SettledReading, 'specification'>): SettledReading => ({
  material,
  parameters,
  brand,
  pack,
  comparable,
  notComparable,
  readBy,
  specification: (material && specificationOf(material, parameters)?.id) ?? null,
})

type Sold = { unit: Unit; pack: Pack | null; parameters: Parameters }

function comparableOfOffer(material: Material, { unit, pack, parameters }: Sold): Comparable | null {
  // Work is compared by what it is done by; nothing turns a day into square metres.
  if (material.type === 'Labour') {
    const by = pack && pack.size === 1 && pack.sizeUnit === 'nr' ? pack.kind : unit
    return by === material.compared ? { quantity: 1, unit: material.compared, conversion: 'exact' } : null
  }
  if (pack && (pack.sizeUnit !== 'nr' || pack.size !== 1))
    return comparableOfPack(material, pack, { amount: undefined, kind: undefined }, parameters) ?? null
  if (pack || unit === 'bags' || unit === 'nr')
    return comparableOfOne(material, pack?.kind ?? (unit === 'bags' ? 'bag' : undefined), parameters) ?? null
  return comparableOf(material, { size: 1, unit: MEASURE_OF[unit] }, parameters) ?? null
}

/** What can stand in an address. */
const SAYABLE = /^[\p{L}\d][\p{L}\d .x+-]{0,20}$/u

/** A parameter's value as somebody types it into a form: "12", "12mm", "2 x 4". @returns nothing where it is none */
export function readParameterValue(
  { id, unit, values, find }: Parameter,
  typed: number | string,
): number | string | undefined {
  const text = String(typed).trim()
  const known = values?.find((each) => String(each) === text)
  if (known !== undefined) return known
  const writings = unit ? [`${text} ${symbolOf(unit)}`, text] : [text, `${text} ${id}`]
  for (const writing of writings) {
    const [found] = find(readWritten(writing))
    if (found) return found.value
  }
  // A class of pipes is read from "PN20" alone, which a field has no need of.
  if (values || !SAYABLE.test(text)) return undefined
  return Number.isFinite(Number(text)) ? Number(text) || undefined : text
}
