import { createFileRoute } from '@tanstack/react-router'
import { WorkItemPage } from '#web/company/rates/work-item-page.tsx'
import { readWorkItemSearch, type WorkItemSearch } from '#web/company/rates/work-item-search.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { workItemQuery } from '#web/work-items.ts'
import { found } from './-found.ts'
import { described } from './-offer-head.ts'

export const Route = createFileRoute('/rate-gen/$workItem')({
  validateSearch: readWorkItemSearch,
  loaderDeps: ({ search: { state, options } }): WorkItemSearch => ({ state, options }),
  loader: async ({ context: { queryClient, baseUrl }, params: { workItem }, deps }) => {
    const rate = await found(queryClient, workItemQuery(workItem, deps))
    const { title, unit } = rate
    const where = rate.state ?? 'Nigeria'
    return {
      title: `${title}: rate for 1 ${unit} in ${where}`,
      description: described(
        `Rate for 1 ${unit} of ${title} in ${where} today`,
        'Materials with waste, gang and plant, each with its source, and the rate by state.',
      ),
      jsonLd: import.meta.env.SSR
        ? (await import('./-work-item-json-ld.ts')).workItemJsonLd(baseUrl, rate)
        : undefined,
    }
  },
  head: ({ match, params: { workItem }, loaderData }) =>
    pageHead(match, {
      ...loaderData,
      path: `/rate-gen/${workItem}`,
      breadcrumbs: [
        ['Rate generator', '/rate-gen'],
        [loaderData?.title ?? '', `/rate-gen/${workItem}`],
      ],
    }),
  component: OfWorkItem,
})

function OfWorkItem() {
  const { workItem } = Route.useParams()
  return <WorkItemPage key={workItem} item={workItem} search={Route.useLoaderDeps()} />
}
