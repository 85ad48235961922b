import { createMiddleware } from 'hono/factory'
import { ListingCreation, ListingUpdate } from '#domain/listings/listing-input.ts'
import { Listing } from '#domain/listings/listing-schema.ts'
import { guarded, sendVersion, wantedVersion } from '#server/api/cache-headers.ts'
import type { ActorContext } from '#server/api/context.ts'
import { createOnce, repeatable } from '#server/api/idempotency.ts'
import { signedIn } from '#server/api/identity.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { body, createRouter, Done, documented, done } from '#server/api/router.ts'
import { createListing, deleteListing, getOwnListing, updateListing } from './listing-commands.ts'
import { listingId } from './listing-queries.ts'

const TAG = 'Listings'

/** As of products. */
const CREATED: RateLimit = { name: 'listing-create', tries: 300, seconds: 3600 }

/** Whose listing it is comes before what is said of it. */
const byOwner = createMiddleware<{ Variables: { ctx: ActorContext } }>(async (c, next) => {
  await getOwnListing(c.var.ctx, listingId(c.req.param('id') ?? ''))
  await next()
})

export const listingWriteRoutes = createRouter()
  .post(
    '/create',
    documented(TAG, 'Put up a home', Listing, 'In the own name.', 201),
    repeatable,
    signedIn,
    body(ListingCreation),
    async (c) => {
      const { actor, limits } = c.var.ctx
      await limits.count(CREATED, actor.id)
      const input = c.req.valid('json')
      const listing = await createOnce(c, input, (tx) => createListing({ actor, tx }, input))
      sendVersion(c, 1, listing)
      return c.json(listing, 201)
    },
  )
  .put(
    '/update/:id',
    documented(TAG, 'Change an own listing', Listing, 'What is absent stays as it is.'),
    guarded,
    signedIn,
    byOwner,
    body(ListingUpdate),
    async (c) => {
      const id = listingId(c.req.param('id'))
      const { listing, version } = await updateListing(c.var.ctx, id, c.req.valid('json'), wantedVersion(c))
      sendVersion(c, version, listing)
      return c.json(listing)
    },
  )
  .delete('/delete/:id', documented(TAG, 'Take down an own listing', Done), signedIn, async (c) => {
    await deleteListing(c.var.ctx, listingId(c.req.param('id')))
    return c.json(done('Listing deleted'))
  })
