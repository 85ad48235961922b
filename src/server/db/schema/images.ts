import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, timestamps } from './columns.ts'
import { imagePurpose } from './enums.ts'

/** A prepared picture: only its public sizes are listed, each named by its content. */
export const images = pgTable(
  'images',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: imagePurpose().notNull(),
    url: text().notNull().unique(),
    /** Pixels of the largest size. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** A data URL of a few dozen bytes, shown until the picture is there. */
    placeholder: text().notNull(),
    /** Widths in pixels that exist in each modern format. */
    widths: integer().array().notNull(),
    ...timestamps,
  },
  (image) => [
    index('images_owner').on(image.ownerId),
    check('images_size', sql`${image.width} > 0 AND ${image.height} > 0`),
  ],
)
