import { findCategory, findProductType } from '#domain/catalogue.ts'
import { parsePack } from '#domain/materials/read-pack.ts'
import { findPlacesInAddress } from '#domain/places/find-place.ts'
import { findState, type State } from '#domain/places.ts'
import { askedPrice } from '#domain/prices/price-for.ts'
import { ProductInput } from '#domain/products/product-input.ts'
import { readingAnswer } from '#server/products/sale-rows.ts'
import { readingColumns, saidOf } from '../product-columns.ts'
import {
  localGovernmentFrom,
  parseFlag,
  parseLeadingCount,
  parseStock,
  parseUnit,
  splitAddress,
} from './cell-values.ts'
import { checkRow, type ReadRow, type Reason, type RowPreview } from './file-row.ts'
import { nairaPrice } from './price-text.ts'
import { parseDelivery, parsePriceBreaks } from './sale-cells.ts'

/** Texts that cannot be converted are passed to the schema unchanged, and the schema reports what is wrong. */
export const readProductRow: ReadRow<ProductInput> = ({ cells, defaults, rates }) => {
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
  const nairaOf = (text: string): number | undefined => {
    const price = nairaPrice(text, texts.currency, rates)
    return 'naira' in price ? price.naira : undefined
  }
  const priceBreaks = (text: string) => parsePriceBreaks(text, nairaOf)
  const delivery = (text: string) => parseDelivery(text, nairaOf)
  const location = stateOf(texts.location ?? '') ?? stateOf(texts.lga ?? '')
  const pack = texts.pack ? parsePack(texts.pack) : undefined
  const regularPrice = naira('regularPrice')
  const discountPrice = naira('discountPrice')
  const values = {
    ...texts,
    categories: texts.categories && (findCategory(texts.categories)?.id ?? texts.categories),
    subCategories: texts.subCategories?.split(/[,;|]/),
    type: texts.type && (findProductType(texts.type) ?? texts.type),
    unit,
    location: location ?? texts.location,
    lga: localGovernmentFrom(location, [texts.lga, texts.location]) ?? null,
    regularPrice,
    discountPrice,
    // What is not understood of these is not said: such columns are in many files, and no row is refused for them.
    pack,
    packReadBy: pack && ('seller' as const),
    minimumOrder: texts.minimumOrder && parseLeadingCount(texts.minimumOrder),
    priceBreaks: texts.priceBreaks && priceBreaks(texts.priceBreaks),
    delivery: texts.delivery && delivery(texts.delivery),
    inStock: texts.inStock && parseStock(texts.inStock),
    discount: texts.discount ? (parseFlag(texts.discount) ?? texts.discount) : (discountPrice ?? 0) > 0,
  }
  return checkRow(ProductInput, values, found)
}

/** What a preview shows of the row of a product: what a form would say, and how it is read. */
export function previewProductRow({
  pack,
  material,
  packReadBy,
  materialReadBy,
  readBy: _readBy,
  priceBreaks: _breaks,
  delivery: _delivery,
  ...values
}: ProductInput): RowPreview {
  const columns = readingColumns(
    { ...values, category: values.categories },
    saidOf({ pack, material, packReadBy, materialReadBy }),
  )
  return { values, reading: readingAnswer({ ...columns, asked: askedPrice(values) }) }
}

/** A column of locations has states, addresses that end with one, or towns. */
function stateOf(text: string): State | undefined {
  return findState(text) ?? splitAddress(text)?.state ?? findPlacesInAddress(text).state
}
