import { createFileRoute } from '@tanstack/react-router'
import { MissingShop } from '#web/shop/missing-shop.tsx'
import { LoadingShop, ShopFrame } from '#web/shop/shop-frame.tsx'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { parseShopSearch, shopDeps } from './-shop-deps.ts'
import { shopHead } from './-shop-route.ts'
import { ShopView } from './-shop-view.tsx'

/** The short address of a shop (docs/product.md 20.9). */
export const Route = createFileRoute('/shop/$slug')({
  validateSearch: parseShopSearch,
  loaderDeps: shopDeps,
  loader: async ({ context, params: { slug }, deps, preload }) =>
    (await import('./-shop-page.ts')).loadNamedShop(context, slug, deps, preload),
  head: ({ params: { slug }, match, loaderData }) => shopHead(match, `/shop/${slug}`, loaderData),
  component: NamedShop,
  pendingComponent: LoadingShop,
  pendingMs: 150,
  errorComponent: (failure) => (
    <ShopFrame>
      <RouteFailure {...failure}>The shop did not arrive.</RouteFailure>
    </ShopFrame>
  ),
  notFoundComponent: MissingShop,
})

function NamedShop() {
  return <ShopView userId={Route.useLoaderData().userId} deps={Route.useLoaderDeps()} />
}
