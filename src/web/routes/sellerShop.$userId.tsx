import { createFileRoute } from '@tanstack/react-router'
import { MissingShop } from '#web/shop/missing-shop.tsx'
import { LoadingShop, ShopFrame } from '#web/shop/shop-frame.tsx'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { parseShopSearch, shopDeps } from './-shop-deps.ts'
import { shopHead } from './-shop-route.ts'
import { ShopView } from './-shop-view.tsx'

/** The address that every shop has; its canonical one is the short one, where it has that (docs/product.md 20.9). */
export const Route = createFileRoute('/sellerShop/$userId')({
  validateSearch: parseShopSearch,
  loaderDeps: shopDeps,
  loader: async ({ context, params: { userId }, deps, preload }) =>
    (await import('./-shop-page.ts')).loadShop(context, userId, deps, preload),
  head: ({ params: { userId }, match, loaderData }) => shopHead(match, `/sellerShop/${userId}`, loaderData),
  component: SellerShop,
  pendingComponent: LoadingShop,
  pendingMs: 150,
  errorComponent: (failure) => (
    <ShopFrame>
      <RouteFailure {...failure}>The shop did not arrive.</RouteFailure>
    </ShopFrame>
  ),
  notFoundComponent: MissingShop,
})

function SellerShop() {
  return <ShopView userId={Route.useParams().userId} deps={Route.useLoaderDeps()} />
}
