import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ClientResponse } from 'hono/client'
import type * as z from 'zod/mini'
import type { SellerRef } from '#domain/accounts/account-schema.ts'
import type { Image } from '#domain/images/image-schema.ts'
import { answerOf, type JsonResponse } from '#web/api-client.ts'
import { totalIn } from '#web/lists/total.ts'
import type { WaitingCall } from '#web/offline/waiting.ts'
import type { OfferText } from './typed-form.ts'

/** What every offer has, a product or a home. */
export type Offer = {
  _id: string
  name: string
  images: readonly Image[]
  imageUrls: readonly string[]
  userRef: Pick<SellerRef, '_id'>
  hidden?: true | undefined
  waitingFor?: 'confirmation' | 'quota' | undefined
}

/** An offer with its version. */
export type Edited<Saved> = { offer: Saved; etag: string | undefined }

type CallOptions = { headers?: Record<string, string>; init?: RequestInit }
type OwnPage = { param: { userId: string }; query: { startIndex: string; asOf?: string } }

export type OfferLimits = {
  /** What it is called by the API, in drafts and in sentences. */
  noun: 'product' | 'listing'
  /** How many it may have, and what is said of one too many. */
  images: { max: number; tooMany: string }
}

/** As much of a kind as a list of own offers needs. */
export type OwnKind<Saved extends Offer> = Pick<OfferLimits, 'noun'> & {
  remove: (id: string, options: CallOptions) => Promise<ClientResponse<unknown>>
  listOwn: (page: OwnPage, options: CallOptions) => Promise<JsonResponse<Saved[]>>
}

/** What differs between products and homes for whoever puts them up. The calls are those of the API, typed by its contract. */
export type OfferFormKind<Saved extends Offer, Text extends OfferText, Creation, Update> = OfferLimits &
  OwnKind<Saved> & {
    /** What is said where there is none. */
    missing: string
    textOf: (offer: Saved) => Text
    /** What is typed, checked as the API checks it. */
    creation: z.ZodMiniType<Creation, Text>
    /** @param withoutImages whether it may stay without any */
    change: (withoutImages: boolean) => z.ZodMiniType<Update, Text>
    /** Where it is sent once there is a line again, and the page of its form. @param id without one it is put up */
    later: (id: string | undefined) => Pick<WaitingCall, 'method' | 'path'> & { page: string }
    /** @throws AppError forbidden for somebody else's, where the API says so */
    read: (id: string) => Promise<{ offer: Saved; headers: Headers }>
    create: (json: Creation, options: CallOptions) => Promise<JsonResponse<Saved>>
    update: (id: string, json: Update, options: CallOptions) => Promise<JsonResponse<Saved>>
  }

type Readable<Saved extends Offer> = Pick<OfferFormKind<Saved, OfferText, unknown, unknown>, 'noun' | 'read'>

/** What is edited begins with what the server has now, and stays so however long it takes. */
export const editedOfferQuery = <Saved extends Offer>({ noun, read }: Readable<Saved>, id: string) =>
  queryOptions({
    queryKey: ['own', noun, id],
    queryFn: async (): Promise<Edited<Saved>> => {
      const { offer, headers } = await read(id)
      return { offer, etag: headers.get('ETag') ?? undefined }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Rows to skip: what is deleted leaves the pages that are shown, so they need not be full. */
type OwnOffersPageParam = { offset: number; asOf?: string }
type OwnOffersPage<Saved> = { offers: Saved[]; total: number; totalCapped: boolean; asOf: string | undefined }

/** The own offers of a kind, 50 at a time, as of the moment the first were read. */
export const ownOffersQuery = <Saved extends Offer>({ noun, listOwn }: OwnKind<Saved>, userId: string) =>
  infiniteQueryOptions({
    queryKey: ['own', `${noun}s`, userId],
    queryFn: async ({ pageParam: { offset, asOf }, signal }): Promise<OwnOffersPage<Saved>> => {
      const query = { startIndex: String(offset), ...(asOf && { asOf }) }
      const answer = await answerOf(listOwn({ param: { userId }, query }, { init: { signal } }))
      return {
        offers: await answer.json(),
        ...totalIn(answer),
        asOf: asOf ?? answer.headers.get('X-As-Of') ?? undefined,
      }
    },
    initialPageParam: { offset: 0 } as OwnOffersPageParam,
    // What was deleted meanwhile has left these pages, and what follows has moved up.
    getNextPageParam: ({ offers: last, total, totalCapped, asOf }, pages): OwnOffersPageParam | undefined => {
      const offset = pages.reduce((sum, { offers }) => sum + offers.length, 0)
      const isMore = offset < total || (totalCapped && last.length > 0)
      return isMore ? { offset, ...(asOf && { asOf }) } : undefined
    },
    staleTime: 0,
  })
