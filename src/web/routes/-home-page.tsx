import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { landingQuery } from '#web/company/company-api.ts'
import { Landing } from '#web/company/landing.tsx'
import { PriceStrip } from '#web/price-index/price-strip.tsx'
import { Explorer } from '#web/products/explorer.tsx'

const route = getRouteApi('/')

export function HomePage() {
  const landing = useSuspenseQuery(landingQuery).data
  return (
    <Landing
      landing={landing}
      market={
        <>
          <PriceStrip pictures={landing.prices} />
          <Explorer {...route.useLoaderDeps()} />
        </>
      }
    />
  )
}
