import type * as z from 'zod/mini'
import {
  type ImportField,
  LISTING_IMPORT_FIELDS,
  PRODUCT_IMPORT_FIELDS,
} from '#domain/import/import-fields.ts'
import { homeKindOf } from '#domain/listings/home-kind.ts'
import { ListingInput } from '#domain/listings/listing-input.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { koboFromNaira } from '#domain/money.ts'
import { guessedPlace, listingPlace, productPlace } from '#domain/offers/offer-place.ts'
import { localGovernmentOf, type WrittenPlace } from '#domain/places/local-government.ts'
import { ProductInput } from '#domain/products/product-input.ts'
import type { Product } from '#domain/products/product-schema.ts'
import type { Context, Reader } from '#server/api/context.ts'
import type { Transaction } from '#server/db/client.ts'
import type { OfferTable } from '#server/db/offer-rows.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import type { OfferImages } from '#server/db/schema/offer-columns.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import { costColumns } from '#server/listings/home-rows.ts'
import { getListing, listingId, listOwnListings } from '#server/listings/listing-queries.ts'
import { getProduct, listOwnProducts, productId } from '#server/products/product-queries.ts'
import type { ReadRow, RowPreview } from './import/file-row.ts'
import { previewListingRow, readListingRow } from './import/listing-rows.ts'
import { previewProductRow, readProductRow } from './import/product-rows.ts'
import { settlePlaces } from './offer-quota.ts'
import { readingColumns, saidOf, saleTermColumns } from './product-columns.ts'

/** What a form says, as the columns of its table. It always names the type, for which a home's column has a default. */
export type OfferColumns =
  | Omit<typeof products.$inferInsert, 'ownerId'>
  | (Omit<typeof listings.$inferInsert, 'ownerId'> & Pick<ListingInput, 'type'>)

/** An offer as its owner sees it, hidden or not, and the version that it is in. */
export type Versioned<Offer> = { offer: Offer; version: number }

/** A page of the seller's own offers, as of a moment. */
type OwnOffers = Reading & { ownerId: string; offset: number; limit: number }

/** What differs between the kinds of offers. `Offer` is what the API answers, `Input` what a form says, images apart. */
export type OfferDefinition<Offer extends object, Input extends object> = {
  noun: 'product' | 'listing'
  table: OfferTable
  images: OfferImages
  /** The rules of a whole offer, images apart. */
  Input: z.ZodMiniType<Input>
  columns(input: Input): OfferColumns
  /** As its owner wrote it. */
  withoutGuesses(offer: Offer): object
  /** With what follows from the rest where its owner does not say it. */
  completed(input: Input): Input
  /** Where it says that it is. */
  place(said: Offer | Input): WrittenPlace
  /** After a change: what others have gives its place to what waits, and takes one when it is back. */
  settle?(
    tx: Transaction,
    change: { ownerId: string; id: string; before: Offer; after: Input },
  ): Promise<void>
  /** Ids are opaque: one of the wrong form is the id of nothing. @throws AppError not-found */
  idOf(text: string): string
  /** @throws AppError not-found */
  get(ctx: Reader, id: string): Promise<Versioned<Offer>>
  listOwn(ctx: Context, list: OwnOffers): Promise<{ offers: Offer[]; counted: number }>
  importFields: readonly ImportField[]
  readRow: ReadRow<Input>
  rowPreview(input: Input): RowPreview
}

const placed = (place: WrittenPlace) => ({ lga: localGovernmentOf(place), placed: true })

export const productOffers: OfferDefinition<Product, ProductInput> = {
  noun: 'product',
  table: products,
  images: productImages,
  Input: ProductInput,
  columns: ({ categories, pack, material, packReadBy, materialReadBy, delivery, ...input }) => ({
    ...input,
    ...placed(productPlace(input)),
    ...readingColumns(
      { ...input, category: categories },
      saidOf({ pack, material, packReadBy, materialReadBy }),
    ),
    ...saleTermColumns({ ...input, delivery }),
    category: categories,
    regularPrice: koboFromNaira(input.regularPrice),
    discountPrice: input.discount ? koboFromNaira(input.discountPrice) : 0,
  }),
  withoutGuesses: (product) => product,
  completed: (input) => input,
  place: productPlace,
  idOf: productId,
  get: async (ctx, id) => {
    const { product, version } = await getProduct(ctx, id, { hiddenToo: true })
    return { offer: product, version }
  },
  listOwn: async (ctx, list) => {
    const { products, counted } = await listOwnProducts(ctx, list)
    return { offers: products, counted }
  },
  importFields: PRODUCT_IMPORT_FIELDS,
  readRow: readProductRow,
  rowPreview: previewProductRow,
}

export const listingOffers: OfferDefinition<Listing, ListingInput> = {
  noun: 'listing',
  table: listings,
  images: listingImages,
  Input: ListingInput,
  columns: ({ fees, minimumTerm, rentIncludes, ...input }) => ({
    ...input,
    ...placed(listingPlace(input)),
    kind: input.kind ?? homeKindOf(input.name),
    kindGuessed: input.kind === null,
    ...costColumns({ ...input, fees, minimumTerm, rentIncludes }),
    // Whoever fills in the form says what is so today.
    confirmedAt: new Date(),
    regularPrice: koboFromNaira(input.regularPrice),
    discountPrice: input.offer ? koboFromNaira(input.discountPrice) : 0,
  }),
  withoutGuesses: (home) => (home.kindGuessed ? { ...home, kind: null } : home),
  completed: guessedPlace,
  place: listingPlace,
  settle: (tx, { ownerId, id, before, after }) =>
    settlePlaces(tx, ownerId, [{ id, before: before.availability, after: after.availability }]),
  idOf: listingId,
  get: async (ctx, id) => {
    const { listing, version } = await getListing(ctx, id, { hiddenToo: true })
    return { offer: listing, version }
  },
  listOwn: async (ctx, { ownerId, ...page }) => {
    const { listings, counted } = await listOwnListings(ctx, ownerId, page)
    return { offers: listings, counted }
  },
  importFields: LISTING_IMPORT_FIELDS,
  readRow: readListingRow,
  rowPreview: previewListingRow,
}
