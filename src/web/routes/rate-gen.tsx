import { createFileRoute } from '@tanstack/react-router'
import { RatePage } from '#web/company/rates/rate-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/rate-gen')({
  loader: async () => {
    const [software, starting] = await Promise.all([
      import('../../content/rate-gen.md?software'),
      import('../../content/rate-prices.md?prices'),
    ])
    return { software: software.default, starting: starting.default }
  },
  head: ({ loaderData }) => pageHead({ ...loaderData?.software, path: '/rate-gen' }),
  component: RateGen,
})

function RateGen() {
  return <RatePage {...Route.useLoaderData()} />
}
