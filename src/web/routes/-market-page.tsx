import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { marketTextsQuery } from '#web/company/company-api.ts'
import { HereToServe } from '#web/company/here-to-serve.tsx'
import { ResponsiveImage } from '#web/images/responsive-image.tsx'
import { Hero } from '#web/layout/hero.tsx'
import { Explorer } from '#web/products/explorer.tsx'

const route = getRouteApi('/market')

export function MarketPage() {
  const { market, services } = useSuspenseQuery(marketTextsQuery).data
  return (
    <>
      <Hero
        compact
        title="Construction materials, without the run-around"
        text="Compare honest prices per unit from sellers near your site, and reach them on WhatsApp in a minute."
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
          Here in one growing list; page by page:{' '}
          <Link to="/marketplace" className="link">
            Marketplace
          </Link>
        </p>
      </Hero>
      <Explorer {...route.useLoaderDeps()} />
      <HereToServe services={services} />
    </>
  )
}
