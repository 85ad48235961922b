import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { ProductCreation, ProductUpdate } from '#domain/products/product-input.ts'
import { Product } from '#domain/products/product-schema.ts'
import { guarded, sendVersion, wantedVersion } from '#server/api/cache-headers.ts'
import type { ActorContext } from '#server/api/context.ts'
import { createOnce, repeatable } from '#server/api/idempotency.ts'
import { signedIn } from '#server/api/identity.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { body, createRouter, Done, documented, done } from '#server/api/router.ts'
import { createProduct, deleteProduct, getOwnProduct, updateProduct } from './product-commands.ts'
import { productId } from './product-queries.ts'

const TAG = 'Products'

/** By hand nobody is so quick; more at once come by a file. */
const CREATED: RateLimit = { name: 'product-create', tries: 300, seconds: 3600 }

const OwnProduct = z.object({ success: z.literal(true), product: Product })
const WrittenProduct = z.extend(Product, { message: z.string() })

/** Whose product it is comes before what is said of it. */
const byOwner = createMiddleware<{ Variables: { ctx: ActorContext } }>(async (c, next) => {
  await getOwnProduct(c.var.ctx, productId(c.req.param('id') ?? ''))
  await next()
})

export const productWriteRoutes = createRouter()
  .get(
    '/edit/:id',
    documented(TAG, 'One product, for its owner to edit', OwnProduct),
    signedIn,
    async (c) => {
      const { product, version } = await getOwnProduct(c.var.ctx, productId(c.req.param('id')))
      sendVersion(c, version, product)
      return c.json({ success: true as const, product })
    },
  )
  .post(
    '/create-product',
    documented(TAG, 'Put up a product', WrittenProduct, 'In the own name.', 201),
    repeatable,
    signedIn,
    body(ProductCreation),
    async (c) => {
      const { actor, limits } = c.var.ctx
      await limits.count(CREATED, actor.id)
      const input = c.req.valid('json')
      const product = await createOnce(c, input, (tx) => createProduct({ actor, tx }, input))
      sendVersion(c, 1, product)
      return c.json({ ...product, message: 'Product created' }, 201)
    },
  )
  .put(
    '/update/:id',
    documented(TAG, 'Change an own product', WrittenProduct, 'What is absent stays as it is.'),
    guarded,
    signedIn,
    byOwner,
    body(ProductUpdate),
    async (c) => {
      const id = productId(c.req.param('id'))
      const { product, version } = await updateProduct(c.var.ctx, id, c.req.valid('json'), wantedVersion(c))
      sendVersion(c, version, product)
      return c.json({ ...product, message: 'Product updated' })
    },
  )
  .delete('/delete/:id', documented(TAG, 'Take down an own product', Done), signedIn, async (c) => {
    await deleteProduct(c.var.ctx, productId(c.req.param('id')))
    return c.json(done('Product deleted'))
  })
