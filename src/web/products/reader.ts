import { capital } from '#domain/capital.ts'
import { categoryName, findCategory, type Unit } from '#domain/catalogue.ts'
import type { Comparable } from '#domain/materials/amounts.ts'
import type { Material } from '#domain/materials/material.ts'
import type { Pack, PackSizeUnit } from '#domain/materials/pack.ts'
import type { OfferedText } from '#domain/materials/read-offer.ts'
import { findMaterialById, MATERIALS } from '#domain/materials/registry.ts'
import { readParameterValue, settleReading } from '#domain/materials/settle-reading.ts'
import { nameInside, specificationOf } from '#domain/materials/specification.ts'
import { symbolOf } from '#domain/search/units.ts'
import { type MaterialText, unitOfPack } from './sale-text.ts'

/** The reader as the form of a product needs it. It brings the registry with it, so it is loaded by itself (load-reader.ts). */

/** A value that tells two offers of a material apart, with its unit. */
export type ParameterField = { id: string; label: string; isRequired: boolean }

export type SaleReading = {
  pack: Pack | null
  material: { id: string; parameters: Readonly<Record<string, number | string>>; brand: string | null } | null
  /** What it is in words: "Dangote cement", "12 mm reinforcement bar"; nothing where it is not known. */
  name: string | null
  fields: readonly ParameterField[]
  comparable: Comparable | null
  /** Why it cannot be compared. */
  why: string | null
  /** What only its seller can say of the pack, and what the answer is in. */
  question: { asks: string; sizeUnit: PackSizeUnit } | null
}

/** What of it its seller has corrected. */
export type SaleInput = { pack?: Pack | null; material?: MaterialText }

export function readSale(offer: OfferedText, { pack, material }: SaleInput = {}): SaleReading {
  const said = material && saidMaterial(material)
  const isCorrected = pack !== undefined || said !== undefined
  const reading = settleReading(
    offer,
    isCorrected
      ? { ...(pack !== undefined && { pack }), ...(said !== undefined && { material: said }) }
      : undefined,
  )
  const { material: known, parameters, brand } = reading
  return {
    pack: reading.pack,
    material: known && { id: known.id, parameters, brand },
    name:
      known &&
      [brand, specificationOf(known, parameters)?.name ?? nameInside(known)].filter(Boolean).join(' '),
    fields: known ? known.parameters.map(fieldOf) : [],
    comparable: reading.comparable,
    why: reading.notComparable,
    question: known && questionOf(known.id, reading.pack?.kind),
  }
}

/** Of a material that this release does not know nothing is said. */
function saidMaterial({ id, parameters: typed, brand }: MaterialText) {
  if (id === '') return null
  const material = findMaterialById(id)
  if (!material) return undefined
  const read = material.parameters.flatMap((parameter) => {
    const text = typed[parameter.id]?.trim()
    const value = text ? readParameterValue(parameter, text) : undefined
    return value === undefined ? [] : [[parameter.id, value] as const]
  })
  return { id, parameters: Object.fromEntries(read), brand: brand.trim() || null }
}

const fieldOf = ({ id, name, unit, required }: Material['parameters'][number]): ParameterField => ({
  id,
  label: `${capital(name)}${unit ? ` (${symbolOf(unit)})` : ''}`,
  isRequired: required === true,
})

/** What only the seller of such a pack can say. */
export function questionOf(
  materialId: string | undefined,
  kind: string | undefined,
): SaleReading['question'] {
  const material = materialId === undefined ? undefined : findMaterialById(materialId)
  const rule = material?.conversions.find((each) => each.class === 'seller' && each.from === kind)
  if (!material || rule?.class !== 'seller') return null
  const { compared } = material
  const isCounted = !/metres|kilograms|large/.test(rule.asks)
  if (isCounted || compared === 'point' || compared === 'visit' || compared === 'day')
    return { asks: rule.asks, sizeUnit: 'nr' }
  return { asks: rule.asks, sizeUnit: compared }
}

/** Why a typed value is none; nothing where it is one, or empty. */
export function wrongValue(materialId: string, parameterId: string, typed: string): string | undefined {
  const parameter = findMaterialById(materialId)?.parameters.find(({ id }) => id === parameterId)
  if (!parameter || typed.trim() === '' || readParameterValue(parameter, typed) !== undefined)
    return undefined
  return `We do not know ${typed} as its ${parameter.name}`
}

/** What is sold in a category, by name. */
export const materialsIn = (
  category: string,
  type: string,
): readonly (readonly [id: string, name: string])[] =>
  MATERIALS.filter(
    (each) => each.category === findCategory(category)?.id && (type === '' || each.type === type),
  )
    .map(({ id, name }) => [id, name] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other))

/** Where what is described stands in the catalogue, as the form says it, with the unit of a pack that is said; nothing where it is not known what it is. */
export function shelfOf(text: { name: string; description: string }) {
  const { material, pack } = settleReading(
    offeredText({ ...text, unit: '', type: '', categories: '', subCategories: [] }),
  )
  return (
    material && {
      type: material.type,
      categories: categoryName(material.category),
      subCategories: [material.subCategory],
      unit: pack ? unitOfPack(pack.kind) : '',
    }
  )
}

export const materialName = (id: string): string | undefined => findMaterialById(id)?.name

/** What is in a form, as the server reads it. An offer whose unit is not chosen yet is read as pieces. */
export function offeredText(text: {
  name: string
  description: string
  unit: string
  type: string
  categories: string
  subCategories: readonly string[]
}): OfferedText {
  const category = findCategory(text.categories)?.id
  const [subCategory] = text.subCategories
  return {
    name: text.name,
    description: text.description,
    unit: (text.unit || 'nr') as Unit,
    ...(text.type !== '' && { type: text.type as 'Material' | 'Labour' }),
    ...(category && { category }),
    ...(subCategory !== undefined && { subCategory }),
  }
}
