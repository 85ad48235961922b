import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Image } from '#domain/images/image-schema.ts'
import { images } from './schema/images.ts'
import type { OfferImages } from './schema/offer-columns.ts'

/** The images of an offer, in their order, as the contract's `images`: a subselect, so that a list stays one query. */
export function imagesOf(link: OfferImages, offerId: AnyColumn): SQL<Image[]> {
  return sql<Image[]>`(
    SELECT coalesce(json_agg(json_build_object(
      'url', ${images.url}, 'width', ${images.width}, 'height', ${images.height},
      'placeholder', ${images.placeholder}, 'widths', ${images.widths}
    ) ORDER BY ${link.position}), '[]')
    FROM ${link} JOIN ${images} ON ${images.id} = ${link.imageId} WHERE ${link.offerId} = ${offerId})`
}
