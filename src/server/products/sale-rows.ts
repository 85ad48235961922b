import { getTableColumns } from 'drizzle-orm'
import { drawingOf } from '#domain/materials/material-drawing.ts'
import type { ReadBy } from '#domain/materials/material-schema.ts'
import { findMaterialById } from '#domain/materials/registry.ts'
import { koboFromNaira, nairaFromKobo } from '#domain/money.ts'
import { freshnessOf } from '#domain/prices/freshness.ts'
import type { Delivery } from '#domain/prices/terms-of-sale.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { tellsAgeOf } from '#server/api/depends-on.ts'
import { products } from '#server/db/schema/products.ts'
import { saleColumns } from '#server/db/schema/sale-columns.ts'

/** What nobody is told. */
const INTERNAL = ['priceReminders', 'readerVersion'] as const

type SaleColumn = Exclude<keyof typeof saleColumns, (typeof INTERNAL)[number]>
type SaleColumns = Pick<ReturnType<typeof getTableColumns<typeof products>>, SaleColumn>

/** The columns of how a product is sold. */
export const saleSelection: SaleColumns = Object.fromEntries(
  Object.entries(getTableColumns(products)).filter(
    ([name]) => name in saleColumns && !INTERNAL.some((each) => each === name),
  ),
) as SaleColumns

type SaleRow = Pick<typeof products.$inferSelect, SaleColumn>
type SaleAnswer = Pick<
  Product,
  | 'pack'
  | 'minimumOrder'
  | 'priceBreaks'
  | 'delivery'
  | 'inStock'
  | 'readBy'
  | 'packReadBy'
  | 'materialReadBy'
  | 'priceConfirmedAt'
  | 'freshness'
  | 'material'
  | 'comparable'
  | 'notComparable'
>

/** What the API answers of it. @param asked naira for one pack */
export function saleAnswer(row: SaleRow, asked: number): SaleAnswer {
  tellsAgeOf(row.priceConfirmedAt)
  return {
    ...readingAnswer({ ...row, asked }),
    minimumOrder: row.minimumOrder,
    priceBreaks: row.priceBreaks.map(({ from, price }) => ({ from, price: nairaFromKobo(price) })),
    delivery: deliveryOf(row),
    inStock: row.inStock,
    priceConfirmedAt: row.priceConfirmedAt.toISOString(),
    freshness: freshnessOf(row.priceConfirmedAt, new Date(), row.asleep),
  }
}

/** Who says which half. What another release has written last says it of both. */
export const halvesReadBy = ({
  readBy,
  packReadBy,
  materialReadBy,
}: Pick<SaleRow, 'readBy' | 'packReadBy' | 'materialReadBy'>): Record<
  'packReadBy' | 'materialReadBy',
  ReadBy
> =>
  readBy === 'reader'
    ? { packReadBy: 'reader', materialReadBy: 'reader' }
    : { packReadBy: packReadBy ?? readBy, materialReadBy: materialReadBy ?? readBy }

type ReadingRow = Pick<
  SaleRow,
  | 'packKind'
  | 'packSize'
  | 'packUnit'
  | 'materialId'
  | 'parameters'
  | 'brand'
  | 'specification'
  | 'comparableQuantity'
  | 'comparableUnit'
  | 'conversion'
  | 'notComparable'
  | 'readBy'
  | 'packReadBy'
  | 'materialReadBy'
>

/** What it is, what one price buys and what it is compared by; `asked` is naira for one pack. */
export function readingAnswer(
  row: ReadingRow & { asked: number },
): Pick<
  SaleAnswer,
  'pack' | 'readBy' | 'packReadBy' | 'materialReadBy' | 'material' | 'comparable' | 'notComparable'
> {
  const { packKind, packSize, packUnit, comparableQuantity, comparableUnit, conversion } = row
  const material = row.materialId === null ? undefined : findMaterialById(row.materialId)
  const halves = halvesReadBy(row)
  const isComparable = comparableQuantity !== null && comparableUnit !== null && conversion !== null
  return {
    pack:
      packKind !== null && packSize !== null && packUnit !== null
        ? { kind: packKind, size: packSize, sizeUnit: packUnit }
        : null,
    readBy: row.readBy,
    ...halves,
    material: material
      ? {
          id: material.id,
          name: material.name,
          category: material.category,
          subCategory: material.subCategory,
          drawing: drawingOf(material),
          parameters: row.parameters,
          brand: row.brand,
          readBy: halves.materialReadBy,
          specification: row.specification,
        }
      : null,
    comparable: isComparable
      ? {
          price: nairaFromKobo(Math.round(koboFromNaira(row.asked) / comparableQuantity)),
          quantity: comparableQuantity,
          unit: comparableUnit,
          conversion,
        }
      : null,
    notComparable: row.notComparable,
  }
}

function deliveryOf({ delivery, deliveryWithin, deliveryPrice, deliveryPer }: SaleRow): Delivery | null {
  if (delivery === 'included') return deliveryWithin && { kind: delivery, within: deliveryWithin }
  if (delivery === 'charged')
    return deliveryPrice !== null && deliveryPer
      ? { kind: delivery, price: nairaFromKobo(deliveryPrice), per: deliveryPer }
      : null
  return delivery && { kind: delivery }
}
