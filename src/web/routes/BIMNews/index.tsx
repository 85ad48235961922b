import { createFileRoute } from '@tanstack/react-router'
import { News } from '#web/company/news.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/BIMNews/')({
  loader: async () => (await import('#content/article-list.ts')).articles,
  head: ({ match }) =>
    pageHead(match, {
      title: 'BIM News: measuring, pricing and building in Nigeria',
      description:
        'Articles on quantity takeoff to BESMM4R, unit rates, BIM in 4D, 5D and 6D, bar bending schedules and materials, with worked figures.',
      path: '/BIMNews',
      breadcrumbs: [['BIM News', '/BIMNews']],
      feed: 'BIM News',
    }),
  component: NewsRoute,
})

function NewsRoute() {
  return <News articles={Route.useLoaderData()} />
}
