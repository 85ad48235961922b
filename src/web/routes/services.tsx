import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '#web/company/services-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/services')({
  loader: async () => (await import('#web/company/training.ts')).training,
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData?.training, path: '/services' }),
  component: Services,
})

function Services() {
  return <ServicesPage {...Route.useLoaderData()} />
}
