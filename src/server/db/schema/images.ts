import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { IMAGE_BYTES_MAX } from '#domain/images/image-rules.ts'
import { users } from './accounts.ts'
import { between, id, timestamps } from './columns.ts'
import { imagePurpose } from './enums.ts'

/** An encoded image: only its public sizes are listed, named by their owner and their content. */
export const images = pgTable(
  'images',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: imagePurpose().notNull(),
    /** The largest size as WebP; the others are in the same folder (`domain/images/image-sizes.ts`). */
    url: text().notNull().unique(),
    /** Pixels of the largest size. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** A data URL of a few dozen bytes, shown until the image has loaded. */
    placeholder: text().notNull(),
    /** The widths in pixels that exist, each as AVIF and WebP. */
    widths: integer().array().notNull(),
    ...timestamps,
  },
  (image) => [
    index('images_owner').on(image.ownerId),
    index('images_age').on(image.updatedAt),
    check('images_size', sql`${image.width} > 0 AND ${image.height} > 0`),
  ],
)

/**
 * A file that its owner may upload, has uploaded, or that is encoded. Kept for a day: until the signature expires the file can be
 * uploaded again, and the cleanup needs this row to delete it.
 */
export const uploads = pgTable(
  'uploads',
  {
    /** The file's key in storage. */
    key: text().primaryKey(),
    /** Null once the account is deleted. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    purpose: imagePurpose().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    /** The encoded image, once there is one. */
    imageId: uuid().references(() => images.id, { onDelete: 'set null' }),
    createdAt: timestamps.createdAt,
  },
  (upload) => [
    index('uploads_owner').on(upload.ownerId),
    index('uploads_image').on(upload.imageId),
    index('uploads_age').on(upload.createdAt),
    check('uploads_size', between(sql`${upload.size}`, { min: 1, max: IMAGE_BYTES_MAX })),
  ],
)
