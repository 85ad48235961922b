import { createFileRoute } from '@tanstack/react-router'
import { marketCountsQuery } from '#web/company/company-api.ts'
import { ConcreteRate, concreteRateQuery } from '#web/company/concrete-rate.tsx'
import { ContentPage } from '#web/company/content-page.tsx'
import { MarketToday } from '#web/company/market-today.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/about')({
  loader: async ({ context: { queryClient } }) => {
    const [page] = await Promise.all([
      import('#content/about.md?page'),
      queryClient.prefetchQuery(marketCountsQuery),
      queryClient.prefetchQuery(concreteRateQuery),
    ])
    return page.default
  },
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/about' }),
  component: About,
})

function About() {
  return (
    <ContentPage page={Route.useLoaderData()} shown={<ConcreteRate />}>
      <MarketToday />
    </ContentPage>
  )
}
