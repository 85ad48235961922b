import { parsePage } from '#domain/pagination.ts'

/** Nothing is the queue of reports. */
export type AdminView = (typeof VIEWS)[number] | undefined

const VIEWS = ['waiting', 'shops', 'hidden', 'log', 'searches'] as const

export function parseAdminSearch(search: Record<string, unknown>): {
  view?: AdminView
  page?: number | undefined
} {
  return {
    view: VIEWS.find((view) => view === search.view),
    ...parsePage(search),
  }
}
