import * as z from 'zod/mini'
import { Listing } from '#domain/listings/listing-schema.ts'
import { Product } from '#domain/products/product-schema.ts'
import { SAVED_MAX } from '#domain/saved/saved-rules.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { createRouter, documented } from '#server/api/router.ts'
import { listingsOf } from '#server/listings/listing-queries.ts'
import { productsOf } from '#server/products/product-queries.ts'

const ids = (name: string) => parameters.ids('Ids, with commas between them', { name, max: SAVED_MAX })

const NamedOffers = z.object({ products: z.array(Product), listings: z.array(Listing) })

/** Which offers a visitor has saved is known to their device: it asks for them by name. */
export const namedOfferRoutes = createRouter().get(
  '/',
  documented(
    'Search',
    'The products and homes with these ids, in their order',
    NamedOffers,
    'What is gone, or hidden, is left out. A product that nobody has confirmed for long is there, with `freshness: asleep`.',
  ),
  parameters.query(z.object({ products: ids('products'), listings: ids('listings') })),
  async (c) => {
    const { products = [], listings = [] } = c.req.valid('query')
    const [foundProducts, foundListings] = await Promise.all([
      productsOf(c.var.ctx, products),
      listingsOf(c.var.ctx, listings),
    ])
    return c.json({
      products: foundProducts.filter(({ hidden }) => !hidden),
      listings: foundListings.filter(({ hidden }) => !hidden),
    })
  },
)
