import { createFileRoute } from '@tanstack/react-router'
import { marketCountsQuery } from '#web/company/company-api.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { Later } from '#web/ui/later.tsx'
import { aboutPart } from './-about-later.ts'

export const Route = createFileRoute('/about')({
  loader: async ({ context: { queryClient } }) => {
    const [page] = await Promise.all([
      import('#content/about.md?page'),
      queryClient.prefetchQuery(marketCountsQuery),
      // With this page alone.
      import('#web/company/concrete-rate-query.ts').then(({ concreteRateQuery }) =>
        queryClient.prefetchQuery(concreteRateQuery),
      ),
      import('./-about-later.ts').then(({ aboutPart }) => aboutPart.fetchCode()),
    ])
    return page.default
  },
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/about' }),
  component: About,
})

function About() {
  return <Later part={aboutPart} props={{ page: Route.useLoaderData() }} until="moved" />
}
