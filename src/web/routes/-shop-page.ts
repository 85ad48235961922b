import { noop, type QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { PublicUser } from '#domain/accounts/account-schema.ts'
import { COMPANY } from '#domain/company.ts'
import { shopPageSize } from '#domain/pagination.ts'
import { hoursLines, WEEKDAYS } from '#domain/shops/opening-hours.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import type { Shop } from '#domain/shops/shop-schema.ts'
import type { BreadcrumbLink, JsonLd } from '#web/layout/structured-data.ts'
import { sellerHomesQuery } from '#web/listings/listing-api.ts'
import { loadList } from '#web/lists/load-list.ts'
import { asksForItself, sellerProductsQuery } from '#web/products/product-api.ts'
import { reviewsQuery } from '#web/reviews/review-api.ts'
import { loadPlace } from '#web/search/load-place.ts'
import { shopDetailsQuery, shopQuery, shownIn } from '#web/shop/shop-api.ts'
import { found } from './-found.ts'
import type { ShopDeps } from './-shop-route.ts'

/** What shops load. It is fetched with the first of them, and burdens no other page. */

type Context = { queryClient: QueryClient; baseUrl: string; visit: string | undefined }

/** @throws the 404 of the router where nobody has the id */
export async function loadShop(context: Context, userId: string, deps: ShopDeps, preload: boolean) {
  const { queryClient, baseUrl, visit } = context
  const [shop] = await Promise.all([
    found(queryClient, shopQuery(userId)),
    loadPlace(queryClient, deps.filters),
  ])
  // Its failure is its own affair: the shop is there without its hours.
  const loadingDetails = queryClient.query({ ...shopDetailsQuery(userId), staleTime: 'static' }).catch(noop)
  const { tab, show, ...list } = deps
  const loadOffers = () =>
    shownIn(shop, show) === 'homes'
      ? queryClient.query({ ...sellerHomesQuery(userId, { page: deps.page, visit }), staleTime: 'static' })
      : queryClient.query({
          ...sellerProductsQuery(userId, shopPageSize(shop.products.total), { ...list, visit }),
          staleTime: 'static',
        })
  // A failure is shown where the list stands, on the server's page, too.
  await loadList(preload || asksForItself(deps), () =>
    Promise.all([
      loadOffers().catch(noop),
      tab !== 'add-review' &&
        queryClient.infiniteQuery({ ...reviewsQuery(userId), staleTime: 'static' }).catch(noop),
    ]),
  )
  return { userId, head: headOf(baseUrl, shop.seller, (await loadingDetails) || undefined, deps) }
}

/**
 * A shop by its short address; from one that it had before to the one of now.
 * @throws the 404 of the router, and its redirect
 */
export async function loadNamedShop(context: Context, slug: string, deps: ShopDeps, preload: boolean) {
  const { queryClient } = context
  const shop = await found(queryClient, shopDetailsQuery(slug))
  if (!shop.slug) throw redirect({ to: '/sellerShop/$userId', params: { userId: shop._id }, search: true })
  if (shop.slug !== slug)
    throw redirect({ to: '/shop/$slug', params: { slug: shop.slug }, search: true, statusCode: 301 })
  queryClient.setQueryData(shopDetailsQuery(shop._id).queryKey, shop)
  return loadShop(context, shop._id, deps, preload)
}

function headOf(baseUrl: string, seller: PublicUser, details: Shop | undefined, { show, page }: ShopDeps) {
  const name = storeName(seller)
  const path = shopPath({ _id: seller._id, slug: details?.slug ?? null })
  const place = seller.storeAddress && `, ${seller.storeAddress}`
  const cover = details?.cover
  const query = new URLSearchParams({ ...(show && { show }), ...(page && { page: String(page) }) }).toString()
  return {
    title: page ? `${name}, page ${page}` : name,
    description: `${name} on the ${COMPANY.name} marketplace${place}. ${seller.bio}`
      .replace(/\s+/g, ' ')
      .slice(0, 160),
    path: query ? `${path}?${query}` : path,
    breadcrumbs: [['Marketplace', '/marketplace'] as const, [name, path] as const] satisfies BreadcrumbLink[],
    ...(cover && {
      shared: {
        path: `/shared/shop/${seller._id}.jpg`,
        text: cover.example ? `Example picture: ${name}` : `${name}, the shop`,
      },
    }),
    jsonLd: import.meta.env.SSR ? [shopJsonLd(baseUrl + path, baseUrl, seller, details)] : undefined,
  }
}

/** A shop as search engines read it (structured-data.ts), without its number, which is given one reader at a time. Midnight, when it closes, is the last minute of its day. */
function shopJsonLd(url: string, baseUrl: string, seller: PublicUser, details: Shop | undefined): JsonLd {
  const { hours = [], areas = [], cover } = details ?? {}
  const image = (!cover?.example && cover?.url) || seller.avatar
  return {
    '@type': 'Store',
    '@id': url,
    url,
    name: storeName(seller),
    ...(seller.bio && { description: seller.bio }),
    ...(image && { image: image.startsWith('/') ? baseUrl + image : image }),
    ...(seller.storeAddress && {
      address: { '@type': 'PostalAddress', streetAddress: seller.storeAddress, addressCountry: 'NG' },
    }),
    ...(hours.some(Boolean) && {
      openingHoursSpecification: hoursLines(hours).flatMap(({ hours: day, from, to }) =>
        day
          ? {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: WEEKDAYS.slice(from, to + 1),
              opens: day.opens,
              closes: day.closes === '24:00' ? '23:59' : day.closes,
            }
          : [],
      ),
    }),
    ...(areas.length > 0 && {
      areaServed: areas.map(({ state, lga }) => ({
        '@type': lga ? 'AdministrativeArea' : 'State',
        name: lga ? `${lga}, ${state}` : state,
      })),
    }),
  }
}
