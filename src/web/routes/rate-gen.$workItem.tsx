import { createFileRoute } from '@tanstack/react-router'
import { WorkItemPage } from '#web/company/rates/work-item-page.tsx'
import { readWorkItemSearch } from '#web/company/rates/work-item-search.ts'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/rate-gen/$workItem')({
  validateSearch: readWorkItemSearch,
  loaderDeps: ({ search: { state, options } }) => ({ state, options }),
  loader: async ({ context, params: { workItem }, deps }) =>
    (await import('./-work-item-page.ts')).loadWorkItem(context, workItem, deps),
  head: ({ match, loaderData }) => pageHead(match, loaderData?.head ?? { path: '/rate-gen' }),
  component: OfWorkItem,
})

function OfWorkItem() {
  const { workItem } = Route.useParams()
  return <WorkItemPage key={workItem} item={workItem} search={Route.useLoaderDeps()} />
}
