import { not, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ADDRESS_MAX } from '#domain/accounts/account-rules.ts'
import { CATEGORIES } from '#domain/catalogue.ts'
import { koboFromNaira } from '#domain/money.ts'
import {
  DESCRIPTION_MAX,
  PRODUCT_IMAGES_MAX,
  PRODUCT_NAME_LENGTH,
  PRODUCT_PRICE,
} from '#domain/products/product-rules.ts'
import { users } from './accounts.ts'
import { between, concealment, id, isMobileNumber, kobo, timestamps, tsvector } from './columns.ts'
import { category, productType, state, unit } from './enums.ts'
import { images } from './images.ts'

const priceInKobo = { min: koboFromNaira(PRODUCT_PRICE.min), max: koboFromNaira(PRODUCT_PRICE.max) }

const subCategoriesBelongToCategory = `cardinality(sub_categories) > 0 AND CASE category ${CATEGORIES.map(
  ({ id, subCategories }) =>
    `WHEN '${id}' THEN sub_categories <@ ARRAY[${subCategories.map((name) => `'${name}'`).join(', ')}]`,
).join(' ')} END`

export const products = pgTable(
  'products',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull(),
    category: category().notNull(),
    subCategories: text().array().notNull(),
    type: productType().notNull(),
    unit: unit().notNull(),
    location: state().notNull(),
    storeAddress: text().notNull(),
    mobile: text().notNull(),
    regularPrice: kobo().notNull(),
    discount: boolean().notNull().default(false),
    discountPrice: kobo().notNull().default(0),
    /** Where an imported row came from: the same row imported again is the same product. */
    importKey: text(),
    ...concealment,
    version: integer().notNull().default(1),
    ...timestamps,
    search: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_vector(${products.name})`),
  },
  (product) => [
    // Lists walk these from their newest end; what follows the id lets their counts be read from the index alone.
    index('products_newest').on(product.createdAt, product.id, product.type).where(not(product.hidden)),
    index('products_category')
      .on(
        product.category,
        product.createdAt,
        product.id,
        product.location,
        product.type,
        product.subCategories,
      )
      .where(not(product.hidden)),
    index('products_location')
      .on(product.location, product.createdAt, product.id, product.type)
      .where(not(product.hidden)),
    // The owner's own list has what is hidden, too.
    index('products_owner').on(product.ownerId, product.createdAt, product.id, product.hidden),
    index('products_search').using('gin', product.search),
    uniqueIndex('products_import_key').on(product.ownerId, product.importKey),
    check('products_name_length', between(sql`char_length(${product.name})`, PRODUCT_NAME_LENGTH)),
    check(
      'products_description_length',
      between(sql`char_length(${product.description})`, { min: 1, max: DESCRIPTION_MAX }),
    ),
    check(
      'products_store_address_length',
      between(sql`char_length(${product.storeAddress})`, { min: 1, max: ADDRESS_MAX }),
    ),
    check('products_mobile_form', isMobileNumber(sql`${product.mobile}`)),
    check('products_regular_price', between(sql`${product.regularPrice}`, priceInKobo)),
    check(
      'products_discount_price',
      sql`CASE WHEN ${product.discount} THEN ${product.discountPrice} >= ${sql.raw(String(priceInKobo.min))} AND ${product.discountPrice} < ${product.regularPrice} ELSE ${product.discountPrice} = 0 END`,
    ),
    check('products_sub_categories', sql.raw(subCategoriesBelongToCategory)),
  ],
)

/** A product's pictures in their order; the first is the cover. */
export const productImages = pgTable(
  'product_images',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    imageId: uuid()
      .notNull()
      .references(() => images.id),
  },
  (picture) => [
    primaryKey({ columns: [picture.productId, picture.position] }),
    index('product_images_image').on(picture.imageId),
    check(
      'product_images_position',
      between(sql`${picture.position}`, { min: 0, max: PRODUCT_IMAGES_MAX - 1 }),
    ),
  ],
)
