import { findCategory, findProductType } from '#domain/catalogue.ts'
import { koboFromNaira } from '#domain/money.ts'
import { findState } from '#domain/places.ts'
import { ProductInput } from '#domain/products/product-input.ts'
import { products } from '#server/db/schema/products.ts'
import { parseFlag, parseUnit, splitAddress } from './cell-values.ts'
import { type FileRow, type ImportField, type ImportKind, joinReasons, type Reason } from './import-kind.ts'
import { nairaPrice } from './price-text.ts'

type ProductRow = Omit<typeof products.$inferInsert, 'ownerId' | 'importKey'>

const fields: readonly ImportField[] = [
  { name: 'name', headers: ['name', 'product name', 'title', 'item', 'item name'], required: true },
  {
    name: 'description',
    headers: ['description', 'long description', 'product description', 'details', 'about', 'about product'],
    required: true,
  },
  { name: 'categories', headers: ['category', 'categories', 'category name'], required: true },
  { name: 'subCategories', headers: ['sub category', 'sub categories'], required: true },
  { name: 'type', headers: ['type', 'product type'], required: true },
  { name: 'unit', headers: ['unit', 'uom', 'unit of measure'], required: true },
  { name: 'location', headers: ['state', 'location'], required: true },
  {
    name: 'storeAddress',
    headers: ['store address', 'address', 'seller address', 'shop address'],
    required: true,
  },
  {
    name: 'mobile',
    headers: ['mobile', 'mobile number', 'phone', 'phone number', 'tel', 'telephone', 'whatsapp'],
    required: true,
  },
  {
    name: 'regularPrice',
    headers: ['regular price', 'price', 'unit price', 'price naira', 'price ngn', 'amount'],
    required: true,
  },
  { name: 'discount', headers: ['discount', 'on offer'] },
  { name: 'discountPrice', headers: ['discount price', 'discounted price', 'sale price', 'offer price'] },
  { name: 'currency', headers: ['currency', 'currency code'] },
]

export const productRows: ImportKind<ProductRow> = {
  fields,
  readRow,
  table: products,
  insert: (db, rows) => db.insert(products).values(rows).onConflictDoNothing(),
}

/** What we cannot make a value of goes to the schema as it stands, and the schema says what is wrong with it. */
function readRow({ cells, defaults, rates }: FileRow): { row: ProductRow } | { reasons: Reason[] } {
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
  const { categories, ...product } = parsed.data
  return {
    row: {
      ...product,
      category: categories,
      regularPrice: koboFromNaira(product.regularPrice),
      discountPrice: product.discount ? koboFromNaira(product.discountPrice) : 0,
    },
  }
}

/** A column of locations has states, or addresses that end with one. */
function stateOf(text: string): string {
  return findState(text) ?? splitAddress(text)?.state ?? text
}
