import { not, sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { ADDRESS_MAX } from '#domain/accounts/account-rules.ts'
import { CATEGORIES } from '#domain/catalogue.ts'
import { koboFromNaira } from '#domain/money.ts'
import { PRODUCT_IMAGES_MAX, PRODUCT_PRICE } from '#domain/products/product-rules.ts'
import { between, isMobileNumber } from './columns.ts'
import { category, productType, state, unit } from './enums.ts'
import { offerChecks, offerColumns, offerImages, unplacedOffers, waitingOffers } from './offer-columns.ts'
import {
  comparedProducts,
  confirmedProducts,
  readByVersion,
  saleChecks,
  saleColumns,
} from './sale-columns.ts'

const priceInKobo = { min: koboFromNaira(PRODUCT_PRICE.min), max: koboFromNaira(PRODUCT_PRICE.max) }

const subCategoriesBelongToCategory = `cardinality(sub_categories) > 0 AND CASE category ${CATEGORIES.map(
  ({ id, subCategories }) =>
    `WHEN '${id}' THEN sub_categories <@ ARRAY[${subCategories.map((name) => `'${name}'`).join(', ')}]`,
).join(' ')} END`

export const products = pgTable(
  'products',
  {
    ...offerColumns,
    category: category().notNull(),
    subCategories: text().array().notNull(),
    type: productType().notNull(),
    unit: unit().notNull(),
    location: state().notNull(),
    storeAddress: text().notNull(),
    mobile: text().notNull(),
    discount: boolean().notNull().default(false),
    ...saleColumns,
  },
  (product) => [
    // Lists scan these backwards, newest first; the columns after the id allow index-only scans for the totals.
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
    // The owner's own list includes hidden rows.
    index('products_owner').on(product.ownerId, product.createdAt, product.id, product.hidden),
    waitingOffers('products', product),
    unplacedOffers('products', product),
    readByVersion(product),
    ...comparedProducts(product),
    confirmedProducts(product),
    ...offerChecks('products', product, product.discount),
    ...saleChecks(product),
    check(
      'products_store_address_length',
      between(sql`char_length(${product.storeAddress})`, { min: 1, max: ADDRESS_MAX }),
    ),
    check('products_mobile_form', isMobileNumber(sql`${product.mobile}`)),
    check('products_regular_price', between(sql`${product.regularPrice}`, priceInKobo)),
    check('products_sub_categories', sql.raw(subCategoriesBelongToCategory)),
  ],
)

export const productImages = offerImages('product', () => products.id, PRODUCT_IMAGES_MAX)
