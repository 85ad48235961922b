import { noop } from '@tanstack/react-query'
import { history } from '#web/layout/visit.ts'

/** What a list shows. It belongs to a visit: another visit to the same URL asks anew, and Back finds what was there. */
export type ListRequest<Filters> = {
  filters: Filters
  page?: number | undefined
  visit?: string | undefined
}

/** A page of a list that grows, from 1: it goes on after the last row before it, as of the moment of the first page. */
export type PageParam = { page: number; after?: string; asOf?: string }

type ListPage = { pagination: { page: number; next?: string | null }; asOf?: string | undefined }

/** How a list grows: each page begins where the one before ended. */
export const pagesFrom = (firstPage: number) => ({
  initialPageParam: { page: firstPage } as PageParam,
  getNextPageParam: ({ pagination: { page, next }, asOf }: ListPage): PageParam | undefined =>
    next ? { page: page + 1, after: next, ...(asOf && { asOf }) } : undefined,
})

/** As of which moment a page of such a list was read. */
export const momentOf = ({ asOf }: PageParam, { headers }: { headers: Headers }): string | undefined =>
  asOf ?? headers.get('X-As-Of') ?? undefined

/** The same as the query of the API. */
export const queryOfPage = ({ page, after, asOf }: PageParam) => ({
  page: String(page),
  ...(after && { after }),
  ...(asOf && { asOf }),
})

/**
 * Loads the list of a page, for its loader. The server waits for it, so that its HTML has the cards; a failure fails the page. The
 * browser asks and renders at once: the previous list stays on the screen meanwhile, and a failure is shown where the list stands. A
 * link that is only pointed at asks nothing: the list belongs to a visit, which begins when the link is followed.
 */
export async function loadList(preload: boolean, load: () => Promise<unknown>): Promise<void> {
  if (preload) return
  const loaded = load()
  if (import.meta.env.SSR) await loaded
  else loaded.catch(noop)
}

/** Whether more pages of a list that grows were shown, in the visit that the browser comes back to, than the server's page has. */
export const hadMorePages = (): boolean => (history?.location.state.pages ?? 1) > 1
