import { createFileRoute } from '@tanstack/react-router'
import { MissingShop } from '#web/shop/missing-shop.tsx'
import { FailedShop, LoadingShop } from '#web/shop/shop-frame.tsx'
import { ShopPart } from './-shop-part.tsx'
import { parseShopSearch, shopDeps, shopHead } from './-shop-route.ts'

/** The short address of a shop (docs/product.md 20.9). */
export const Route = createFileRoute('/shop/$slug')({
  validateSearch: parseShopSearch,
  loaderDeps: shopDeps,
  loader: async ({ context, params: { slug }, deps, preload }) => {
    const [, { loadNamedShop }] = await Promise.all([
      import('./-shop-later.ts').then(({ shopPart }) => shopPart.fetchCode()),
      import('./-shop-page.ts'),
    ])
    return loadNamedShop(context, slug, deps, preload)
  },
  head: ({ params: { slug }, match, loaderData }) => shopHead(match, `/shop/${slug}`, loaderData),
  component: NamedShop,
  pendingComponent: LoadingShop,
  pendingMs: 150,
  errorComponent: FailedShop,
  notFoundComponent: MissingShop,
})

function NamedShop() {
  return <ShopPart userId={Route.useLoaderData().userId} deps={Route.useLoaderDeps()} />
}
