import { findCategory, findProductType } from '#domain/catalogue.ts'
import { PRODUCT_IMPORT_FIELDS } from '#domain/import/import-fields.ts'
import { findState } from '#domain/places.ts'
import { ProductInput } from '#domain/products/product-input.ts'
import { productValues } from '#server/db/product-values.ts'
import { products } from '#server/db/schema/products.ts'
import { parseFlag, parseUnit, splitAddress } from './cell-values.ts'
import { nairaPrice } from './price-text.ts'
import { type FileRow, joinReasons, type Reason, type RowKind } from './row-kind.ts'

export const productRows: RowKind<ProductInput> = {
  fields: PRODUCT_IMPORT_FIELDS,
  readRow,
  table: products,
  insert: (db, rows) =>
    db
      .insert(products)
      .values(rows.map(({ ownerId, importKey, ...row }) => ({ ...productValues(row), ownerId, importKey })))
      .onConflictDoNothing(),
}

/** What we cannot make a value of goes to the schema as it stands, and the schema says what is wrong with it. */
function readRow({ cells, defaults, rates }: FileRow): { row: ProductInput } | { reasons: Reason[] } {
  const texts = { ...defaults, ...cells }
  const unit = texts.unit && (parseUnit(texts.unit) ?? texts.unit)
  const found: Reason[] = []
  const naira = (field: 'regularPrice' | 'discountPrice'): number | undefined => {
    const text = texts[field]
    if (text === undefined) return undefined
    const price = nairaPrice(text, texts.currency, rates)
    if ('naira' in price) {
      if (price.per === undefined || parseUnit(price.per) === unit) return price.naira
      found.push({ field, message: 'The price is for another unit than the row names' })
    } else found.push({ field, message: price.problem })
    return undefined
  }
  const regularPrice = naira('regularPrice')
  const discountPrice = naira('discountPrice')
  const parsed = ProductInput.safeParse({
    ...texts,
    categories: texts.categories && (findCategory(texts.categories)?.id ?? texts.categories),
    subCategories: texts.subCategories?.split(/[,;|]/),
    type: texts.type && (findProductType(texts.type) ?? texts.type),
    unit,
    location: texts.location && stateOf(texts.location),
    regularPrice,
    discountPrice,
    discount: texts.discount ? (parseFlag(texts.discount) ?? texts.discount) : (discountPrice ?? 0) > 0,
  })
  if (!parsed.success || found.length > 0) {
    return { reasons: joinReasons(found, parsed.error?.issues ?? []) }
  }
  return { row: parsed.data }
}

/** A column of locations has states, or addresses that end with one. */
function stateOf(text: string): string {
  return findState(text) ?? splitAddress(text)?.state ?? text
}
