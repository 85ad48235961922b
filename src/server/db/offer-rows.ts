import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Image } from '#domain/images/image-schema.ts'
import { nairaFromKobo } from '#domain/money.ts'
import type { WAITING_REASONS } from '#domain/offers/offer-quota.ts'
import { sellerTag, shows } from '#server/api/depends-on.ts'
import type { SelectDb } from './client.ts'
import { hotRead } from './hot-read.ts'
import { type PreparedSelect, prepareRows } from './prepared-rows.ts'
import { users } from './schema/accounts.ts'
import { images } from './schema/images.ts'
import type { listings } from './schema/listings.ts'
import type { OfferImages } from './schema/offer-columns.ts'
import type { products } from './schema/products.ts'
import { type SellerRow, sellerColumns, sellerRef } from './seller.ts'

export type OfferTable = typeof products | typeof listings

/**
 * Whether an offer is hidden, itself, while it waits, or with its owner, who has to be joined. The column `hidden`, which lists are filtered by, is
 * written later where an owner has many offers (`unsettled-owners.ts`).
 */
export const isHidden = (table: OfferTable) =>
  sql<boolean>`(${table.hiddenReason} IS NOT NULL OR ${table.waitingFor} IS NOT NULL OR ${users.hidden})`

/** What is selected of an offer of any kind, joined with its seller. */
export const offerSelection = (table: OfferTable, link: OfferImages) => ({
  id: table.id,
  name: table.name,
  lga: table.lga,
  description: table.description,
  regularPrice: table.regularPrice,
  discountPrice: table.discountPrice,
  hidden: isHidden(table),
  waitingFor: table.waitingFor,
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
  images: imagesOf(link, table),
  seller: sellerColumns,
})

/**
 * The images of an offer, in their order, as the contract's `images`: a subselect, so that a list stays one query. What its seller has not
 * uploaded is an example (docs/product.md 11.14).
 */
export function imagesOf(link: OfferImages, offer: OfferTable): SQL<Image[]> {
  return sql<Image[]>`(
    SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
      'url', ${images.url}, 'width', ${images.width}, 'height', ${images.height},
      'placeholder', ${images.placeholder}, 'widths', ${images.widths},
      'example', CASE WHEN ${images.ownerId} <> ${offer.ownerId} THEN true END
    )) ORDER BY ${link.position}), '[]')
    FROM ${link} JOIN ${images} ON ${images.id} = ${link.imageId} WHERE ${link.offerId} = ${offer.id})`
}

/** Offers by their ids, in the order of these: what lists are made of that are found without their rows. */
export const offersOf = <Row>(
  name: string,
  id: AnyColumn,
  select: (db: SelectDb) => { where(condition: SQL): { orderBy(order: SQL): PreparedSelect<Row> } },
) =>
  hotRead((db) => {
    const ids = sql`${sql.placeholder('ids')}::uuid[]`
    const rows = select(db).where(sql`${id} = ANY (${ids})`).orderBy(sql`array_position(${ids}, ${id})`)
    return prepareRows(db, name, rows)
  })

type OfferRow = {
  id: string
  name: string
  lga: string | null
  description: string
  regularPrice: number
  discountPrice: number
  hidden: boolean
  waitingFor: (typeof WAITING_REASONS)[number] | null
  createdAt: Date
  updatedAt: Date
  images: Image[]
  seller: SellerRow
}

/**
 * What the API answers of an offer of any kind: prices in naira, times in ISO 8601, whose it is. Field by field, here and for each kind: copying
 * what is left of a row takes several times as long.
 * @param own the kind's own fields
 */
export function offerAnswer<Own extends object>(row: OfferRow, own: Own) {
  const { hidden, waitingFor } = row
  shows(sellerTag(row.seller.id))
  return {
    _id: row.id,
    name: row.name,
    lga: row.lga,
    description: row.description,
    regularPrice: nairaFromKobo(row.regularPrice),
    discountPrice: nairaFromKobo(row.discountPrice),
    images: row.images,
    ...own,
    imageUrls: row.images.map(({ url }) => url),
    userRef: sellerRef(row.seller),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(hidden && { hidden }),
    // Of the reasons an offer has only these two: the third is a review's.
    ...(waitingFor && waitingFor !== 'moderation' && { waitingFor }),
  }
}
