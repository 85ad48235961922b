import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ImportName } from '#domain/import/import-rules.ts'
import { homeKindOf } from '#domain/listings/home-kind.ts'
import { guessedPlace } from '#domain/offers/offer-place.ts'
import type { SaidValues } from '#server/db/schema/imports.ts'
import type { listings } from '#server/db/schema/listings.ts'
import type { products } from '#server/db/schema/products.ts'
import { readingColumns, saidOf } from '../product-columns.ts'

/** An offer by the names of its columns, whether a file says it or the database has it. */
export type OfferValues = Readonly<Record<string, unknown>>

/** What a file and a person change as one: columns that are right together only. */
export type ImportedField = {
  name: string
  label: string
  /** The fields of a file (`import-fields.ts`) that say it. */
  from: readonly string[]
  columns: readonly string[]
  /** Whether an offer says it; without this it does. */
  isSaid?: (values: OfferValues) => boolean
}

const field = (
  name: string,
  label: string,
  from: readonly string[] = [name],
  columns: readonly string[] = from,
): ImportedField => ({ name, label, from, columns })

/** When the price, or the home, was confirmed. */
export const CONFIRMED_AT = { products: 'priceConfirmedAt', listings: 'confirmedAt' } as const

/** No field of a file, but put back by an undo as one is. */
export const CONFIRMATION: Record<ImportName, ImportedField> = {
  products: field('confirmation', 'Confirmation', [], [CONFIRMED_AT.products]),
  listings: field('confirmation', 'Confirmation', [], [CONFIRMED_AT.listings]),
}

const IN_STOCK = field('inStock', 'In stock')
const AVAILABILITY = field('availability', 'Availability')

const PRODUCT_FIELDS = [
  field('name', 'Name'),
  field('description', 'Description'),
  field('categories', 'Category', ['categories', 'subCategories'], ['category', 'subCategories']),
  field('type', 'Type'),
  field('unit', 'Unit'),
  field('place', 'Place', ['location', 'lga']),
  field('storeAddress', 'Store address'),
  field('mobile', 'Mobile number'),
  field('price', 'Price', ['regularPrice', 'currency'], ['regularPrice']),
  field('discount', 'Discount', ['discount', 'discountPrice']),
  {
    ...field('pack', 'Pack', ['pack'], ['packKind', 'packSize', 'packUnit']),
    // Else it is what the reader makes of the name.
    isSaid: ({ readBy }: OfferValues) => readBy === 'seller',
  },
  field('minimumOrder', 'Minimum order'),
  field('priceBreaks', 'Price breaks'),
  field('delivery', 'Delivery', ['delivery'], ['delivery', 'deliveryWithin', 'deliveryPrice', 'deliveryPer']),
  IN_STOCK,
]

const LISTING_FIELDS = [
  field('name', 'Name'),
  field('description', 'Description'),
  field('place', 'Place', ['address', 'state', 'lga', 'area']),
  {
    ...field('kind', 'Kind of home', ['kind'], ['kind', 'kindGuessed']),
    // Else it is what the name says.
    isSaid: ({ kindGuessed }: OfferValues) => kindGuessed === false,
  },
  field(
    'price',
    'Price',
    ['type', 'rentPeriod', 'regularPrice', 'currency'],
    ['type', 'rentPeriod', 'regularPrice'],
  ),
  field('offer', 'Offer', ['offer', 'discountPrice']),
  field('bedrooms', 'Beds'),
  field('bathrooms', 'Baths'),
  field('parking', 'Parking spot'),
  field('furnished', 'Furnished'),
  field('agencyFee', 'Agency fee'),
  field('legalFee', 'Legal fee'),
  field('cautionFee', 'Caution'),
  field('serviceFee', 'Service charge'),
  field('minimumTerm', 'Minimum term'),
  field('rentIncludes', 'What the rent includes'),
  AVAILABILITY,
]

export const IMPORTED_FIELDS: Record<ImportName, readonly ImportedField[]> = {
  products: PRODUCT_FIELDS,
  listings: LISTING_FIELDS,
}

const pick = (values: OfferValues, { columns }: ImportedField) =>
  Object.fromEntries(columns.map((column) => [column, values[column] ?? null]))

/** A file has no lines within a cell: how a text is broken into lines is no difference. */
const comparable = (value: unknown) =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : (value ?? null)

/** Most fields of a list say the same in most rows. */
const digests = new LRUCache<string, string>({
  maxSize: 4_000_000,
  // Characters have two bytes.
  sizeCalculation: (known, said) => 2 * (said.length + known.length),
})

/** The same for equal values, and in practice for those alone. */
export function digest(values: OfferValues, { columns, isSaid }: ImportedField): string {
  const said = JSON.stringify(
    isSaid && !isSaid(values) ? [] : columns.map((column) => comparable(values[column])),
  )
  const known = digests.get(said) ?? hash('md5', said, 'base64url').slice(0, 11)
  digests.set(said, known)
  return known
}

/** What an offer says, field by field. */
export const saidBy = (name: ImportName, values: OfferValues): SaidValues =>
  Object.fromEntries(IMPORTED_FIELDS[name].map((each) => [each.name, digest(values, each)]))

/** What an offer becomes that its list has no more, where that is asked, and what once the list has it again. */
export const TAKEN_OUT: Record<ImportName, { field: ImportedField; out: OfferValues; back: OfferValues }> = {
  products: { field: IN_STOCK, out: { inStock: false }, back: { inStock: true } },
  listings: { field: AVAILABILITY, out: { availability: 'paused' }, back: { availability: 'available' } },
}

/** What of a list a taken-out offer has until the list has it again. */
export const GONE = 'gone'
/** Among what an offer said before: which list it was of, empty of none. */
export const LIST = 'list'

/** The fields that a file says, by its mapped columns. */
export const fieldsOfFile = (name: ImportName, mapped: Iterable<string>): readonly ImportedField[] => {
  const said = new Set(mapped)
  return IMPORTED_FIELDS[name].filter(({ from }) => from.some((each) => said.has(each)))
}

type Versions = {
  /** The offer as it is. */
  current: OfferValues
  /** What the last file said of it; nothing is known of a field that is absent. */
  base: SaidValues
  /** What this file says, of the fields that it has. */
  row: OfferValues
}

export type Merged = {
  /** Columns that become something else. */
  set: Record<string, unknown>
  /** The fields of these. */
  changed: readonly ImportedField[]
  /** What the file says now of the fields that it says otherwise than the last one did. */
  said: SaidValues
}

/**
 * Brings an offer up to date with a file: what the file says otherwise than the last one did becomes as it says; what it says as
 * before stays as it is, also where a person has changed it meanwhile (docs/product.md 20.5).
 */
export function mergeRow(
  name: ImportName,
  fields: readonly ImportedField[],
  { current, base, row }: Versions,
): Merged {
  const set: Record<string, unknown> = {}
  const changed: ImportedField[] = []
  const said: SaidValues = {}
  const become = (each: ImportedField, values: OfferValues) => {
    Object.assign(set, pick(values, each))
    changed.push(each)
  }
  for (const each of fields) {
    const now = digest(row, each)
    if (now === base[each.name]) continue
    said[each.name] = now
    if (now !== digest(current, each)) become(each, row)
  }
  // What was taken out because a list had it no more is back with it.
  const { field: taken, out, back } = TAKEN_OUT[name]
  if (
    base[GONE] !== undefined &&
    digest(current, taken) === digest(out, taken) &&
    said[taken.name] === undefined
  )
    become(taken, back)
  if (changed.length > 0) Object.assign(set, settled(name, { current, row, set, changed }))
  const isSame = ([column, value]: [string, unknown]) =>
    JSON.stringify(value ?? null) === JSON.stringify(current[column] ?? null)
  return { set: Object.fromEntries(Object.entries(set).filter((each) => !isSame(each))), changed, said }
}

type Settling = Pick<Versions, 'current' | 'row'> & Pick<Merged, 'set' | 'changed'>

/** What follows for other columns, so that all of them are right together. */
function settled(name: ImportName, { current, row, set, changed }: Settling): OfferValues {
  const isReduced = name === 'products' ? 'discount' : 'offer'
  const merged = { ...current, ...set }
  // A discount that the new price undercuts is none.
  const keepsDiscount = merged[isReduced] && Number(merged.discountPrice) < Number(merged.regularPrice)
  const prices = keepsDiscount ? {} : { [isReduced]: false, discountPrice: 0 }
  if (name === 'listings') return { ...prices, ...settledHome(merged as HomeValues, changed) }
  return { ...prices, ...settledProduct({ ...merged, ...prices } as ProductValues, row, changed) }
}

type HomeValues = typeof listings.$inferSelect

function settledHome(merged: HomeValues, changed: readonly ImportedField[]): OfferValues {
  const { state, area } = guessedPlace(merged)
  return {
    ...(merged.kindGuessed && { kind: homeKindOf(merged.name) }),
    ...(changed.some((each) => each.name === 'place') && { state, area }),
  }
}

type ProductValues = typeof products.$inferSelect

function settledProduct(
  merged: ProductValues,
  row: OfferValues,
  changed: readonly ImportedField[],
): OfferValues {
  const asked = merged.discount ? merged.discountPrice : merged.regularPrice
  const priceBreaks = merged.priceBreaks.filter(({ price }) => price < asked)
  const names = new Set(changed.map((each) => each.name))
  const isAnother = ['name', 'categories', 'type', 'unit'].some((each) => names.has(each))
  if (!isAnother && !names.has('description') && !names.has('pack')) return { priceBreaks }
  const { packKind: kind, packSize: size, packUnit: sizeUnit, materialId: id, parameters, brand } = merged
  const pack = kind && size && sizeUnit ? { kind, size, sizeUnit } : null
  const packReadBy = names.has('pack') ? (row.packReadBy as ProductValues['packReadBy']) : merged.packReadBy
  // Rows of the first release know of no halves.
  const { readBy, materialReadBy } = merged
  const material = isAnother || id === null ? undefined : { id, parameters, brand }
  return {
    priceBreaks,
    ...readingColumns(
      merged,
      saidOf({ pack, material, packReadBy: packReadBy ?? readBy, materialReadBy: materialReadBy ?? readBy }),
    ),
  }
}

/**
 * Takes back what an import changed, field by field; what has been changed since stays.
 * @param before the columns as they were, @param after what the import made the fields say
 */
export function restoreRow(
  name: ImportName,
  { current, before, after }: { current: OfferValues; before: OfferValues; after: SaidValues },
): { set: Record<string, unknown>; kept: readonly ImportedField[] } {
  const fields = [...IMPORTED_FIELDS[name], CONFIRMATION[name]]
  const touched = fields.filter(({ columns }) => columns.some((column) => column in before))
  const isUntouched = (each: ImportedField) => digest(current, each) === after[each.name]
  const set: Record<string, unknown> = {}
  for (const each of touched.filter(isUntouched)) Object.assign(set, pick({ ...current, ...before }, each))
  const kept = touched.filter((each) => !isUntouched(each) && each !== CONFIRMATION[name])
  const derived = Object.keys(before).filter(
    (column) => !fields.some(({ columns }) => columns.includes(column)),
  )
  // How a product is read follows from what it says: where some of that stays, it is read anew.
  if (kept.length === 0) for (const column of derived) set[column] = before[column]
  else if (derived.length > 0) set.readerVersion = 0
  return { set, kept }
}

/** What an offer says after columns were set, of the fields that these belong to: what an undo compares with. */
export const saidAfter = (name: ImportName, values: OfferValues, set: OfferValues): SaidValues =>
  Object.fromEntries(
    [...IMPORTED_FIELDS[name], CONFIRMATION[name]]
      .filter(({ columns }) => columns.some((column) => column in set))
      .map((each) => [each.name, digest(values, each)]),
  )
