import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Image } from '#domain/images/image-schema.ts'
import { images } from './schema/images.ts'

/** The pictures of one row, in their order, as the contract's `images`: a subselect, so that a list stays one query. */
export function picturesOf(
  link: PgTable & { imageId: AnyColumn; position: AnyColumn },
  owner: AnyColumn,
  row: AnyColumn,
): SQL<Image[]> {
  return sql<Image[]>`(
    SELECT coalesce(json_agg(json_build_object(
      'url', ${images.url}, 'width', ${images.width}, 'height', ${images.height},
      'placeholder', ${images.placeholder}, 'widths', ${images.widths}
    ) ORDER BY ${link.position}), '[]')
    FROM ${link} JOIN ${images} ON ${images.id} = ${link.imageId} WHERE ${owner} = ${row})`
}
