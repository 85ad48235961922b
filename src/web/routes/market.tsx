import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { filtersOf } from '#domain/products/product-filters.ts'
import { marketTextsQuery } from '#web/company/company-api.ts'
import { HereToServe } from '#web/company/here-to-serve.tsx'
import { ResponsiveImage } from '#web/images/responsive-image.tsx'
import { Hero } from '#web/layout/hero.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { loadList } from '#web/lists/load-list.ts'
import { Explorer } from '#web/products/explorer.tsx'
import { asksForItself, loadExplorer, readProductSearch } from '#web/products/product-api.ts'
import { loadPlace } from '#web/search/load-place.ts'

export const Route = createFileRoute('/market')({
  validateSearch: readProductSearch,
  loaderDeps: ({ search }) => ({ filters: filtersOf(search), page: search.page }),
  loader: async ({ context: { queryClient, visit }, deps, preload }) => {
    await loadPlace(queryClient, deps.filters)
    await Promise.all([
      queryClient.query(marketTextsQuery),
      loadList(preload || asksForItself(deps), () => loadExplorer(queryClient, { ...deps, visit })),
    ])
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Construction materials and labour near your site',
      description:
        'Cement, blocks, rods, tiles and the people who work with them, with prices per unit from sellers in every state of Nigeria.',
      path: '/market',
    }),
  component: Market,
})

function Market() {
  const { market, services } = useSuspenseQuery(marketTextsQuery).data
  return (
    <>
      <Hero
        compact
        title="Construction materials, without the run-around"
        text="Compare prices per unit from sellers near your site, and reach them on WhatsApp in a minute."
        aside={
          <ResponsiveImage
            image={market.image}
            alt={market.imageText}
            sizes="37rem"
            loading="high"
            from="64rem"
            className="hidden rounded-card object-cover lg:block lg:aspect-[4/1]"
          />
        }
      >
        <p className="mt-1 text-sm text-on-ground-quiet">
          One long list. Page by page:{' '}
          <Link to="/marketplace" className="link">
            Marketplace
          </Link>
        </p>
      </Hero>
      <Explorer {...Route.useLoaderDeps()} />
      <HereToServe services={services} />
    </>
  )
}
