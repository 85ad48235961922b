import type { Context } from '#server/api/context.ts'
import { createImages, createSeller, type Seller } from './factories.ts'
import { signInAs } from './test-app.ts'

/** The pictures of a `signedInSeller`. */
export const PRODUCT_IMAGES = ['/p/1.webp', '/p/2.webp', '/p/3.webp']
export const LISTING_IMAGES = ['/l/1.webp', '/l/2.webp', '/l/3.webp']

/** What somebody sends to put up a product, and a home. */
export const NEW_PRODUCT = {
  name: 'Dangote cement 42.5R',
  description: 'Fresh from the plant.',
  categories: 'concrete',
  subCategories: ['Cement'],
  location: 'Lagos',
  storeAddress: '12 Allen Avenue, Ikeja',
  type: 'Material',
  unit: 'bags',
  regularPrice: 10_500,
  mobile: '08031234567',
  imageUrls: PRODUCT_IMAGES.slice(0, 1),
}
export const NEW_LISTING = {
  name: 'Two bedroom flat, Yaba',
  description: 'Tiled.',
  address: '4 Herbert Macaulay Way',
  regularPrice: 250_000,
  imageUrls: LISTING_IMAGES.slice(0, 1),
}

/** Somebody who may put these up, and what their calls carry. */
export async function signedInSeller(
  ctx: Context,
  overrides: Parameters<typeof createSeller>[1] = {},
): Promise<{ seller: Seller; own: Record<string, string> }> {
  const seller = await createSeller(ctx.db, overrides)
  await createImages(ctx.db, seller.id, 'product', PRODUCT_IMAGES)
  await createImages(ctx.db, seller.id, 'listing', LISTING_IMAGES)
  return { seller, own: await signInAs(ctx, seller) }
}
