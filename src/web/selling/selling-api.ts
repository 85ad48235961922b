import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ListingCreation, ListingUpdate } from '#domain/listings/listing-input.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import type { ProductCreation, ProductUpdate } from '#domain/products/product-input.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { answerOf, api } from '#web/api-client.ts'

/** For a create the key of its draft, for an update the version that it is based on. */
export type Sending = { key: string; etag: string | undefined }

const once = ({ key }: Sending) => ({ headers: { 'Idempotency-Key': key } })
const ifUnchanged = ({ etag }: Sending) => ({ headers: etag === undefined ? {} : { 'If-Match': etag } })

export async function createProduct(json: ProductCreation, sending: Sending): Promise<Product> {
  return (await answerOf(api().product['create-product'].$post({ json }, once(sending)))).json()
}

export async function updateProduct(id: string, json: ProductUpdate, sending: Sending): Promise<Product> {
  const call = { param: { id }, json }
  return (await answerOf(api().product.update[':id'].$put(call, ifUnchanged(sending)))).json()
}

export async function createListing(json: ListingCreation, sending: Sending): Promise<Listing> {
  return (await answerOf(api().listing.create.$post({ json }, once(sending)))).json()
}

export async function updateListing(id: string, json: ListingUpdate, sending: Sending): Promise<Listing> {
  return (
    await answerOf(api().listing.update[':id'].$put({ param: { id }, json }, ifUnchanged(sending)))
  ).json()
}

/** What is edited begins with what the server has now, and stays so however long it takes. */
const anew = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const

/** An own product with its version. @throws AppError forbidden for somebody else's */
export const editedProductQuery = (id: string) =>
  queryOptions({
    queryKey: ['own', 'product', id],
    queryFn: async () => {
      const answer = await answerOf(api().product.edit[':id'].$get({ param: { id } }))
      const { product } = await answer.json()
      return { product, etag: answer.headers.get('ETag') ?? undefined }
    },
    ...anew,
  })

/** A listing with its version, whoever's it is. */
export const editedListingQuery = (id: string) =>
  queryOptions({
    queryKey: ['own', 'listing', id],
    queryFn: async () => {
      const answer = await answerOf(api().listing.get[':id'].$get({ param: { id } }))
      return { listing: await answer.json(), etag: answer.headers.get('ETag') ?? undefined }
    },
    ...anew,
  })

type Place = { startIndex: number; asOf?: string }
type Page<Offer> = { offers: Offer[]; total: number; asOf: string | undefined }
type Call = { param: { userId: string }; query: { startIndex: string; asOf?: string } }

/** The own things of a kind, 50 at a time, as of the moment the first were read. */
const ownOffersQuery = <Offer extends { _id: string }>(
  kind: 'products' | 'listings',
  userId: string,
  ask: (call: Call, signal: AbortSignal) => Promise<{ offers: Offer[]; headers: Headers }>,
) =>
  infiniteQueryOptions({
    queryKey: ['own', kind, userId],
    queryFn: async ({ pageParam: { startIndex, asOf }, signal }): Promise<Page<Offer>> => {
      const query = { startIndex: String(startIndex), ...(asOf && { asOf }) }
      const { offers, headers } = await ask({ param: { userId }, query }, signal)
      const total = Number(headers.get('X-Total-Count'))
      return { offers, total, asOf: asOf ?? headers.get('X-As-Of') ?? undefined }
    },
    initialPageParam: { startIndex: 0 } as Place,
    // What was deleted meanwhile has left these pages, and what follows has moved up.
    getNextPageParam: ({ total, asOf }, pages): Place | undefined => {
      const startIndex = pages.reduce((sum, { offers }) => sum + offers.length, 0)
      return startIndex < total ? { startIndex, ...(asOf && { asOf }) } : undefined
    },
    staleTime: 0,
  })

export type OwnOffersQuery<Offer extends { _id: string }> = ReturnType<typeof ownOffersQuery<Offer>>

export const ownProductsQuery = (userId: string) =>
  ownOffersQuery<Product>('products', userId, async (call, signal) => {
    const answer = await answerOf(api().user.products[':userId'].$get(call, { init: { signal } }))
    return { offers: await answer.json(), headers: answer.headers }
  })

export const ownListingsQuery = (userId: string) =>
  ownOffersQuery<Listing>('listings', userId, async (call, signal) => {
    const answer = await answerOf(api().user.listings[':userId'].$get(call, { init: { signal } }))
    return { offers: await answer.json(), headers: answer.headers }
  })

/** @param keepalive for a call that outlives its page */
export async function deleteProduct(id: string, keepalive: boolean): Promise<void> {
  await answerOf(api().product.delete[':id'].$delete({ param: { id } }, { init: { keepalive } }))
}

export async function deleteListing(id: string, keepalive: boolean): Promise<void> {
  await answerOf(api().listing.delete[':id'].$delete({ param: { id } }, { init: { keepalive } }))
}
