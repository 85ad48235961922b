import { findProductType, type ProductType, type Unit } from '#domain/catalogue.ts'
import type { Pack } from '#domain/materials/pack.ts'
import { readOffer } from '#domain/materials/read-offer.ts'
import { parsePack } from '#domain/materials/read-pack.ts'
import type { State } from '#domain/places.ts'
import { askedPrice } from '#domain/prices/price-for.ts'
import { discountNote } from '#domain/prices/quantity-in-text.ts'
import { ProductInput } from '#domain/products/product-input.ts'
import { readingAnswer } from '#server/products/sale-rows.ts'
import { readingColumns, saidOf } from '../product-columns.ts'
import { type Placement, placementText } from './category-words.ts'
import { localGovernmentFrom, parseFlag, parseLeadingCount, parseStock } from './cell-values.ts'
import {
  checkRow,
  type FileRow,
  type Findings,
  noFindings,
  type ReadRow,
  type RowPreview,
  type RowTexts,
} from './file-row.ts'
import { firstPhone, fitTexts } from './offer-texts.ts'
import { readState } from './place-words.ts'
import { nairaPrice } from './price-text.ts'
import { readLocation, readPlacement, readUnitOf } from './product-words.ts'
import { parseDelivery, parsePriceBreaks } from './sale-cells.ts'
import { readUnit } from './unit-words.ts'

/** Texts that cannot be converted are passed to the schema unchanged, and the schema reports what is wrong. */
export const readProductRow: ReadRow<ProductInput> = (row) => {
  const { cells, defaults, rates } = row
  const texts = { ...defaults, ...cells }
  const found = noFindings()
  const name = nameOf(texts)
  const type = readType(row, name)
  const price = readPrice('regularPrice', row, found)
  const { unit, pack: unitPack } = readUnitOf(row, { name, type, per: price?.per }, found)
  const discountPrice = readPrice('discountPrice', row, found)?.naira
  if (texts.unit && price?.per && readUnit(price.per)?.unit !== unit)
    found.reasons.push({ field: 'regularPrice', message: 'The price is for another unit than the row names' })
  const nairaOf = (text: string): number | undefined => {
    const read = nairaPrice(text, texts.currency, rates)
    return 'naira' in read ? read.naira : undefined
  }
  const location = readLocation(row, found)
  const pack = (texts.pack ? parsePack(texts.pack) : undefined) ?? saidPack(unitPack, name, unit)
  const placement = readPlacement(row, name, found)
  const {
    name: fitted,
    description,
    notes,
  } = fitTexts({ name, description: describedBy(texts, price?.of) }, factsOf(texts, placement))
  found.notes.push(...notes)
  const values = {
    ...texts,
    name: fitted || undefined,
    description: description || undefined,
    categories: placement?.category ?? texts.categories,
    subCategories: placement ? [placement.subCategory] : texts.subCategories?.split(/[,;|]/),
    type,
    unit: unit ?? texts.unit,
    location: location ?? texts.location,
    lga: localGovernmentFrom(location, [texts.lga, texts.location, texts.storeAddress]) ?? null,
    storeAddress: readAddress(row, location),
    mobile: texts.mobile && firstPhone(texts.mobile),
    regularPrice: price?.naira,
    discountPrice,
    // What is not understood of these is not said: such columns are in many files, and no row is refused for them.
    pack,
    packReadBy: pack && ('seller' as const),
    minimumOrder: texts.minimumOrder && parseLeadingCount(texts.minimumOrder),
    priceBreaks: texts.priceBreaks && parsePriceBreaks(texts.priceBreaks, nairaOf),
    delivery: texts.delivery && parseDelivery(texts.delivery, nairaOf),
    inStock: texts.inStock && parseStock(texts.inStock),
    discount: (texts.discount ? parseFlag(texts.discount) : undefined) ?? (discountPrice ?? 0) > 0,
  }
  const note = discountNote({ name: fitted, description, discount: values.discount })
  if (note) found.notes.push(note)
  // What names nothing, such as the total of a list, has no words that anybody has to explain.
  return checkRow(ProductInput, values, name === '' ? { ...found, words: [] } : found)
}

/** A word alone ("roll") says less than a name that has the size of the roll. */
function saidPack(pack: Pack | undefined, name: string, unit: Unit | undefined): Pack | undefined {
  const isWord = pack?.size === 1 && pack.sizeUnit === 'nr'
  return isWord && unit && readOffer({ name, unit }).pack ? undefined : pack
}

/** Maker, thing and size, each once. A list that has descriptions alone names its things there. */
function nameOf({ name, description, brand, size }: RowTexts): string {
  const thing = name ?? description?.split(/[\n.;]/, 1)[0]?.trim() ?? ''
  const has = (part: string) => thing.toLowerCase().includes(part.toLowerCase())
  return [brand && !has(brand) ? brand : '', thing, size && !has(size) ? size : '']
    .filter((part) => part !== '')
    .join(' ')
}

const describedBy = ({ name, description }: RowTexts, priceAsWritten: string | undefined) => {
  const said = name === undefined ? undefined : description
  return priceAsWritten && said ? `${said}\nPrice as written: ${priceAsWritten}` : said
}

/** What else the row says of the thing, for a name that is too short and a description that is missing. */
const factsOf = (texts: RowTexts, placement: Placement | undefined): string[] =>
  [
    texts.pack ?? (texts.unit && `per ${texts.unit.replace(/^per\s+/i, '')}`),
    placement && placementText(placement).replace(' / ', ': '),
    texts.location,
  ].map((fact) => fact ?? '')

function readType({ cells, defaults }: FileRow, name: string): ProductType | string {
  const text = cells.type ?? ''
  const written =
    findProductType(text) ??
    (/^(labor|labou?rs?|services?|workmanship|artisans?)$/i.test(text) ? 'Labour' : undefined)
  return (
    written ??
    (defaults.type && (findProductType(defaults.type) ?? defaults.type)) ??
    readOffer({ name, unit: 'nr' }).material?.type ??
    (/\b(labour|labor|workmanship|installation|service)\b/i.test(name) ? 'Labour' : 'Material')
  )
}

type ReadPrice = { naira: number; per: string | undefined; of?: string }

function readPrice(
  field: 'regularPrice' | 'discountPrice',
  { cells, defaults, rates, priceHeader }: FileRow,
  found: Findings,
): ReadPrice | undefined {
  const texts = { ...defaults, ...cells }
  const text = texts[field]
  if (text === undefined) return undefined
  const price = nairaPrice(text, texts.currency, rates)
  if ('problem' in price) {
    found.reasons.push({ field, message: price.problem })
    return undefined
  }
  if (price.of) found.notes.push('Several prices are written: the first is taken')
  const inHeader = priceHeader && /\bper\s+(.+?)\W*$/i.exec(priceHeader)?.[1]
  return {
    ...price,
    per: price.per ?? (inHeader && readUnit(inHeader) && !/^unit$/i.test(inHeader) ? inHeader : undefined),
  }
}

/** That of the row; else the shop's own, unless the row is of another state, where all that is known is the town; else the state. */
function readAddress({ cells, defaults }: FileRow, location: State | undefined): string | undefined {
  const place = placeText(cells)
  const own = defaults.storeAddress
  const isElsewhere = place !== undefined && readState(own ?? '')?.state !== location
  return cells.storeAddress ?? (isElsewhere ? place : (own ?? place ?? location))
}

const placeText = ({ lga, location }: RowTexts) =>
  lga && location ? `${lga}, ${location}` : (lga ?? (location && location.length > 1 ? location : undefined))

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
