import { createFileRoute } from '@tanstack/react-router'
import { MissingShop } from '#web/shop/missing-shop.tsx'
import { FailedShop, LoadingShop } from '#web/shop/shop-frame.tsx'
import { ShopPart } from './-shop-part.tsx'
import { parseShopSearch, shopDeps, shopHead } from './-shop-route.ts'

/** The address that every shop has; its canonical one is the short one, where it has that (docs/product.md 20.9). */
export const Route = createFileRoute('/sellerShop/$userId')({
  validateSearch: parseShopSearch,
  loaderDeps: shopDeps,
  loader: async ({ context, params: { userId }, deps, preload }) => {
    const [, { loadShop }] = await Promise.all([
      import('./-shop-later.ts').then(({ shopPart }) => shopPart.fetchCode()),
      import('./-shop-page.ts'),
    ])
    return loadShop(context, userId, deps, preload)
  },
  head: ({ params: { userId }, match, loaderData }) => shopHead(match, `/sellerShop/${userId}`, loaderData),
  component: SellerShop,
  pendingComponent: LoadingShop,
  pendingMs: 150,
  errorComponent: FailedShop,
  notFoundComponent: MissingShop,
})

function SellerShop() {
  return <ShopPart userId={Route.useParams().userId} deps={Route.useLoaderDeps()} />
}
