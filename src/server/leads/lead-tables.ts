import { type SQL, sql } from 'drizzle-orm'
import { OFFER_KINDS, type OfferKind } from '#domain/leads/lead-schema.ts'
import { listingLeads, productLeads } from '#server/db/schema/leads.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'

/** Where the offers of a kind are, and their leads, whose column `offer` has the offer's id. `place` is the state that an offer is in. */
const TABLES = {
  product: {
    offers: products,
    counts: productLeads,
    offer: sql.raw('product_id'),
    place: sql.raw('location'),
  },
  listing: { offers: listings, counts: listingLeads, offer: sql.raw('listing_id'), place: sql.raw('state') },
}

export type LeadTables = { kind: OfferKind } & (typeof TABLES)[OfferKind]

/** The same SQL for each kind of offer, joined by what stands between them. */
export const ofEachKind = (part: (tables: LeadTables) => SQL, between: SQL): SQL =>
  sql.join(
    OFFER_KINDS.map((kind) => part({ kind, ...TABLES[kind] })),
    between,
  )
