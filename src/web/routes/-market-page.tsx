import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { servicesQuery } from '#web/company/company-api.ts'
import { HereToServe } from '#web/company/here-to-serve.tsx'
import { Hero } from '#web/layout/hero.tsx'
import { Explorer } from '#web/products/explorer.tsx'

const route = getRouteApi('/market')

export function MarketPage() {
  return (
    <>
      <Hero
        compact
        plain
        title="Construction materials, without the run-around"
        text="Compare prices per unit from sellers near your site, and reach them on WhatsApp in a minute."
      />
      <Explorer {...route.useLoaderDeps()} tiled />
      <HereToServe services={useSuspenseQuery(servicesQuery).data} />
    </>
  )
}
