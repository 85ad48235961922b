import type { QueryClient } from '@tanstack/react-query'
import type { WorkItemSearch } from '#web/company/rates/work-item-search.ts'
import type { LoadedHead } from '#web/layout/page-head.ts'
import { workItemQuery } from '#web/work-items.ts'
import { found } from './-found.ts'

type Loading = { queryClient: QueryClient; baseUrl: string }

/** What the page of a work item loads, with its head. It is fetched with the first of them, and burdens no other page. */
export async function loadWorkItem(
  { queryClient, baseUrl }: Loading,
  workItem: string,
  search: WorkItemSearch,
) {
  const rate = await found(queryClient, workItemQuery(workItem, search))
  const { title, unit } = rate
  const where = rate.state ?? 'Nigeria'
  const path = `/rate-gen/${workItem}`
  const named = `${title}, rate for 1 ${unit} in ${where}`
  const head: LoadedHead & { path: string } = {
    path,
    title: named,
    description: `Rate for 1 ${unit} of ${title} in ${where} today: materials with waste, gang and plant, each with its source, and the rate by state.`,
    breadcrumbs: [
      ['Rate generator', '/rate-gen'],
      [named, path],
    ],
    jsonLd: import.meta.env.SSR
      ? (await import('./-work-item-json-ld.ts')).workItemJsonLd(baseUrl, rate)
      : [],
  }
  return { head }
}
