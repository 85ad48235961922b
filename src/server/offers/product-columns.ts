import { validationError } from '#domain/errors.ts'
import type { Parameters } from '#domain/materials/material.ts'
import type { GivenMaterial } from '#domain/materials/material-schema.ts'
import type { OfferedText } from '#domain/materials/read-offer.ts'
import { READER_VERSION } from '#domain/materials/read-offer.ts'
import { findMaterialById } from '#domain/materials/registry.ts'
import { readParameterValue, type SellerInput, settleReading } from '#domain/materials/settle-reading.ts'
import { koboFromNaira } from '#domain/money.ts'
import type { ProductInput } from '#domain/products/product-input.ts'
import type { products } from '#server/db/schema/products.ts'

type Columns = Partial<typeof products.$inferInsert>

/** The texts of a product that are read. */
export type ReadText = Pick<ProductInput, 'name' | 'unit' | 'type' | 'description'> & {
  category: string
  subCategories: readonly string[]
}

/** What the reader reads of a product. */
const offeredText = ({ category, subCategories, ...text }: ReadText): OfferedText => ({
  ...text,
  category,
  ...(subCategories[0] !== undefined && { subCategory: subCategories[0] }),
})

type Said = Pick<ProductInput, 'pack' | 'material' | 'packReadBy' | 'materialReadBy'>

/** What a form says that a product is. @throws AppError invalid for a material or a value of it that there is none of */
export const saidOf = ({ pack, material, packReadBy, materialReadBy }: Said): SellerInput => ({
  ...(packReadBy === 'seller' && { pack }),
  ...(materialReadBy === 'seller' && { material: material && assertMaterial(material) }),
})

/** What a product is and what it is compared by, as columns. @param said by its seller, where the reader does not decide */
export function readingColumns(text: ReadText, said: SellerInput) {
  const reading = settleReading(offeredText(text), said)
  return {
    packKind: reading.pack?.kind ?? null,
    packSize: reading.pack?.size ?? null,
    packUnit: reading.pack?.sizeUnit ?? null,
    materialId: reading.material?.id ?? null,
    parameters: reading.parameters,
    brand: reading.brand,
    specification: reading.specification,
    comparableQuantity: reading.comparable?.quantity ?? null,
    comparableUnit: reading.comparable?.unit ?? null,
    conversion: reading.comparable?.conversion ?? null,
    notComparable: reading.notComparable,
    readBy: reading.readBy,
    packReadBy: 'pack' in said ? 'seller' : 'reader',
    materialReadBy: 'material' in said ? 'seller' : 'reader',
    readerVersion: READER_VERSION,
  } satisfies Columns
}

/** How a product is sold, as columns. */
export function saleTermColumns({
  minimumOrder,
  priceBreaks,
  delivery,
  inStock,
}: Pick<ProductInput, 'minimumOrder' | 'priceBreaks' | 'delivery' | 'inStock'>) {
  const charged = delivery?.kind === 'charged' ? delivery : undefined
  return {
    minimumOrder,
    priceBreaks: priceBreaks.map(({ from, price }) => ({ from, price: koboFromNaira(price) })),
    delivery: delivery?.kind ?? null,
    deliveryWithin: delivery?.kind === 'included' ? delivery.within : null,
    deliveryPrice: charged ? koboFromNaira(charged.price) : null,
    deliveryPer: charged?.per ?? null,
    inStock,
  } satisfies Columns
}

/** One of the registry, with values as the registry writes them. */
function assertMaterial({ id, parameters: typed, brand }: GivenMaterial) {
  const material = findMaterialById(id)
  if (!material) throw refused('There is no such material')
  const parameters: Record<string, number | string> = {}
  for (const [name, value] of Object.entries(typed)) {
    const parameter = material.parameters.find((each) => each.id === name)
    if (!parameter) throw refused(`${material.name} has no ${name}`)
    const read = readParameterValue(parameter, value)
    if (read === undefined) throw refused(`${value} is no ${parameter.name} of ${material.name}`)
    parameters[name] = read
  }
  return { id, parameters: parameters as Parameters, brand }
}

const refused = (message: string) => validationError([{ path: ['material'], message }])
