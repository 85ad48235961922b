import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { ListingCreation, ListingUpdate } from '#domain/listings/listing-input.ts'
import { Listing } from '#domain/listings/listing-schema.ts'
import { discountNote } from '#domain/prices/quantity-in-text.ts'
import { ProductCreation, ProductUpdate, saidBySeller } from '#domain/products/product-input.ts'
import { Product } from '#domain/products/product-schema.ts'
import { guarded, requestedVersions, setVersionHeader } from '#server/api/cache-headers.ts'
import type { Call } from '#server/api/call.ts'
import type { ActorContext } from '#server/api/context.ts'
import { createOnce, repeatable } from '#server/api/idempotency.ts'
import { confirmed, signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import { createRouter, Done, documented, done } from '#server/api/router.ts'
import {
  createOffer,
  deleteOffer,
  getOwnOffer,
  type NewOffer,
  type OfferChanges,
  type Owned,
  updateOffer,
} from './offer-commands.ts'
import { listingOffers, type OfferDefinition, productOffers } from './offer-kinds.ts'

/** Calls of one person in an hour. By hand nobody is so quick; more at once come by a file. */
const CREATED = { tries: 300, seconds: 3600 }

type OwnCall = Call & { req: { path: string }; var: { ctx: ActorContext } }

/** Whose offer it is comes before what is said of it. */
const byOwner = <Offer extends Owned, Input extends object>(kind: OfferDefinition<Offer, Input>) =>
  createMiddleware<{ Variables: { ctx: ActorContext } }>(async (c, next) => {
    await getOwnOffer(c.var.ctx, { kind, id: kind.idOf(c.req.param('id') ?? '') })
    await next()
  })

async function create<Offer extends Owned, Input extends object>(
  c: OwnCall,
  kind: OfferDefinition<Offer, Input>,
  input: NewOffer<Input>,
): Promise<Offer> {
  const { actor, limits } = c.var.ctx
  await limits.consume({ name: `${kind.noun}-create`, ...CREATED }, actor.id)
  const offer = await createOnce(c, input, (ctx) => createOffer(ctx, { kind, input }))
  setVersionHeader(c, 1, offer)
  return offer
}

async function update<Offer extends Owned, Input extends object>(
  c: OwnCall,
  kind: OfferDefinition<Offer, Input>,
  change: { id: string; changes: OfferChanges },
): Promise<Offer> {
  const { offer, version } = await updateOffer(c.var.ctx, { kind, versions: requestedVersions(c), ...change })
  setVersionHeader(c, version, offer)
  return offer
}

const OwnProduct = z.object({ success: z.literal(true), product: Product })
const WrittenProduct = z.extend(Product, {
  message: z.string(),
  /** What its seller may want to look at again. */
  notes: z.array(z.string()),
})
const written = (product: Product, message: string): z.infer<typeof WrittenProduct> => {
  const note = discountNote(product)
  return { ...product, message, notes: note ? [note] : [] }
}

export const productWriteRoutes = createRouter()
  .get(
    '/edit/:id',
    documented('Products', 'One product, for its owner to edit', OwnProduct),
    signedIn,
    async (c) => {
      const id = productOffers.idOf(c.req.param('id'))
      const { offer: product, version } = await getOwnOffer(c.var.ctx, { kind: productOffers, id })
      setVersionHeader(c, version, product)
      return c.json({ success: true as const, product })
    },
  )
  .post(
    '/create-product',
    documented('Products', 'Put up a product', WrittenProduct, 'In the own name.', 201),
    repeatable,
    signedIn,
    confirmed,
    body(ProductCreation),
    async (c) => {
      const product = await create(c, productOffers, saidBySeller(c.req.valid('json')))
      return c.json(written(product, 'Product created'), 201)
    },
  )
  .put(
    '/update/:id',
    documented('Products', 'Change an own product', WrittenProduct, 'What is absent stays as it is.'),
    guarded,
    signedIn,
    byOwner(productOffers),
    body(ProductUpdate),
    async (c) => {
      const id = productOffers.idOf(c.req.param('id'))
      const product = await update(c, productOffers, { id, changes: saidBySeller(c.req.valid('json')) })
      return c.json(written(product, 'Product updated'))
    },
  )
  .delete('/delete/:id', documented('Products', 'Take down an own product', Done), signedIn, async (c) => {
    await deleteOffer(c.var.ctx, { kind: productOffers, id: productOffers.idOf(c.req.param('id')) })
    return c.json(done('Product deleted'))
  })

export const listingWriteRoutes = createRouter()
  .post(
    '/create',
    documented('Listings', 'Put up a home', Listing, 'In the own name.', 201),
    repeatable,
    signedIn,
    confirmed,
    body(ListingCreation),
    async (c) => c.json(await create(c, listingOffers, c.req.valid('json')), 201),
  )
  .put(
    '/update/:id',
    documented('Listings', 'Change an own listing', Listing, 'What is absent stays as it is.'),
    guarded,
    signedIn,
    byOwner(listingOffers),
    body(ListingUpdate),
    async (c) => {
      const id = listingOffers.idOf(c.req.param('id'))
      return c.json(await update(c, listingOffers, { id, changes: c.req.valid('json') }))
    },
  )
  .delete('/delete/:id', documented('Listings', 'Take down an own listing', Done), signedIn, async (c) => {
    await deleteOffer(c.var.ctx, { kind: listingOffers, id: listingOffers.idOf(c.req.param('id')) })
    return c.json(done('Listing deleted'))
  })
