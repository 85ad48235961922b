import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { RatePage } from '#web/company/rates/rate-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { medianPricesQuery } from '#web/median-prices.ts'

export const Route = createFileRoute('/rate-gen/')({
  // Somebody comes from the page of a work item to change its figures. Which there are, every page would have to know.
  validateSearch: ({ item }: Record<string, unknown>): { item?: string | undefined } => ({
    item: typeof item === 'string' ? item : undefined,
  }),
  loader: async ({ context: { queryClient } }) => {
    const [software, own] = await Promise.all([
      import('#content/rate-gen.md?software'),
      import('#domain/rates/starting-prices.ts'),
      // In the browser the calculator asks for itself; without today's prices it has its own.
      import.meta.env.SSR && queryClient.query(medianPricesQuery('')).catch(noop),
    ])
    return { software: software.default, own: own.STARTING_PRICES }
  },
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData?.software, path: '/rate-gen' }),
  component: RateGen,
})

function RateGen() {
  const { item } = Route.useSearch()
  return <RatePage key={item} {...Route.useLoaderData()} item={item} />
}
