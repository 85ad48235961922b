/** The calls whose answers are the same for everybody and depend on what is stored alone: these are cached, and no others. */
export const CACHEABLE_CALLS = [
  '/api/product/getCategories',
  '/api/product/getCat',
  '/api/product/market-search',
  '/api/product/facets',
  '/api/product/get/:id',
  '/api/product/getProduct/category/:id',
  '/api/product/seller-products/:userId',
  '/api/product/user/:userId',
  '/api/product/price-history/:id',
  '/api/product/comparison/:id',
  '/api/materials',
  '/api/materials/:material',
  '/api/materials/:material/:values',
  '/api/work-items',
  '/api/work-items/:item',
  '/api/listing/get',
  '/api/listing/search',
  '/api/listing/facets',
  '/api/listing/user/:userId',
  '/api/listing/get/:id',
  '/api/listing/similar/:id',
  '/api/shop/:address',
  '/api/review/get-reviews/:userId',
  '/api/prices/median',
  '/api/prices/index',
  '/api/prices/index.csv',
  '/api/prices/week',
  '/api/prices/methods',
  '/api/prices/methods.csv',
  '/api/prices/runs',
  '/api/prices/runs/:runId',
  '/api/prices/weeks',
  '/api/prices/feed.xml',
  '/api/search/suggest',
  '/api/site',
  '/api/site/counts',
  '/api/site/example-shop',
] as const

/** The same of pages. */
export const CACHEABLE_PAGES = [
  '/',
  '/market',
  '/marketplace',
  '/search',
  '/materials',
  '/materials/:materialId',
  '/materials/:materialId/:slug',
  '/product/:productId',
  '/listing/:listingId',
  '/shop/:slug',
  '/sellerShop/:userId',
  '/prices',
  '/prices/methods',
  '/prices/material/:',
  '/prices/state/:state',
  '/sell',
  '/rate-gen',
  '/rate-gen/:workItem',
  '/bills',
  '/about',
  '/why-adlm',
  '/services',
  '/pricing',
  '/help',
  '/faq',
  '/BIMNews',
  '/BIMNews/:article',
  '/bim-course',
  '/bim-course-mep',
  '/ms-project-course',
  '/planswift-plugin',
  '/privacy-policy',
  '/terms-of-service',
] as const

/** A parameter without a name is all that is left of the address. */
const exact = new Map<string, string>()
const patterns: { route: string; form: RegExp }[] = []
for (const route of [...CACHEABLE_CALLS, ...CACHEABLE_PAGES])
  if (route.includes(':'))
    patterns.push({ route, form: new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replace(/:$/, '.+')}$`) })
  else exact.set(route, route)

/** The pattern of the route of an address whose answers are cached. An exact one comes before one with parameters. */
export function cacheableRoute(pathname: string): string | undefined {
  return exact.get(pathname) ?? patterns.find(({ form }) => form.test(pathname))?.route
}
