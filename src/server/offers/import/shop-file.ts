import { and, asc, eq, gt } from 'drizzle-orm'
import { categoryName } from '#domain/catalogue.ts'
import { csvLine } from '#domain/csv-text.ts'
import { LISTING_IMPORT_FIELDS, PRODUCT_IMPORT_FIELDS } from '#domain/import/import-fields.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import { AVAILABILITY_WORDS } from '#domain/listings/availability.ts'
import { HOME_KIND_NAMES } from '#domain/listings/home-kind-names.ts'
import { termWords } from '#domain/listings/move-in.ts'
import { nairaFromKobo } from '#domain/money.ts'
import type { ActorContext } from '#server/api/context.ts'
import type { StoredFee } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { OWN_KEY_HEADER } from './row-identity.ts'

type Text = string | number | boolean | null | undefined

const AREA_WORDS = { lga: 'LGA', state: 'state', country: 'country' } as const

const naira = (kobo: number) => nairaFromKobo(kobo)

type ProductRow = typeof products.$inferSelect
type ListingRow = typeof listings.$inferSelect

const PRODUCT_TEXTS: Record<string, (product: ProductRow) => Text> = {
  categories: ({ category }) => categoryName(category),
  subCategories: ({ subCategories }) => subCategories.join(' | '),
  regularPrice: ({ regularPrice }) => naira(regularPrice),
  discountPrice: ({ discount, discountPrice }) => (discount ? naira(discountPrice) : ''),
  // What the reader makes of the name is not said by the seller.
  pack: ({ readBy, packKind, packSize, packUnit }) =>
    readBy === 'seller' && packKind ? `${packKind} of ${packSize} ${packUnit}` : '',
  priceBreaks: ({ priceBreaks }) =>
    priceBreaks.map(({ from, price }) => `${from}: ${naira(price)}`).join('; '),
  delivery: ({ delivery, deliveryWithin, deliveryPrice, deliveryPer }) => {
    if (delivery === 'included') return `free within ${AREA_WORDS[deliveryWithin ?? 'lga']}`
    return delivery === 'charged' ? `${naira(deliveryPrice ?? 0)} per ${deliveryPer}` : delivery
  },
  currency: () => 'NGN',
}

const feeText = (fee: StoredFee | null) => fee && ('percent' in fee ? `${fee.percent}%` : naira(fee.amount))

const LISTING_TEXTS: Record<string, (home: ListingRow) => Text> = {
  regularPrice: ({ regularPrice }) => naira(regularPrice),
  discountPrice: ({ offer, discountPrice }) => (offer ? naira(discountPrice) : ''),
  // What the name says is not said by the seller.
  kind: ({ kind, kindGuessed }) => (kind && !kindGuessed ? HOME_KIND_NAMES[kind] : ''),
  rentPeriod: ({ type, rentPeriod }) => (type === 'rent' ? rentPeriod : ''),
  agencyFee: ({ agencyFee }) => feeText(agencyFee),
  legalFee: ({ legalFee }) => feeText(legalFee),
  cautionFee: ({ cautionFee }) => feeText(cautionFee),
  serviceFee: ({ serviceFee }) => feeText(serviceFee),
  minimumTerm: ({ minimumTerm }) => (minimumTerm === null ? '' : termWords(minimumTerm)),
  rentIncludes: ({ rentIncludes }) => rentIncludes.join(', '),
  availability: ({ availability }) => AVAILABILITY_WORDS[availability],
  currency: () => 'NGN',
}

const written = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

/** Offers that are read at one time. */
const AT_ONCE = 1_000

/**
 * The caller's offers as the lines of a file of the form that is imported, with a column of their ids: whoever changes it in a spreadsheet and
 * sends it again changes these offers.
 */
export async function* shopFile({ db, actor }: ActorContext, name: ImportName): AsyncGenerator<string> {
  const fields = name === 'products' ? PRODUCT_IMPORT_FIELDS : LISTING_IMPORT_FIELDS
  yield csvLine([OWN_KEY_HEADER, ...fields.map(({ headers, name }) => headers[0] ?? name)])
  const table = name === 'products' ? products : listings
  for (let last: string | undefined; ; ) {
    const rows: (Record<string, unknown> & { id: string })[] = await db
      .select()
      .from(table)
      .where(and(eq(table.ownerId, actor.id), last === undefined ? undefined : gt(table.id, last)))
      .orderBy(asc(table.id))
      .limit(AT_ONCE)
    const lines = rows.map((row) => {
      const texts = name === 'products' ? PRODUCT_TEXTS : LISTING_TEXTS
      const text = (field: string) => texts[field]?.(row as ProductRow & ListingRow) ?? row[field]
      return csvLine([row.id, ...fields.map((field) => written(text(field.name)))])
    })
    yield lines.join('')
    last = rows.at(-1)?.id
    if (rows.length < AT_ONCE) return
  }
}
