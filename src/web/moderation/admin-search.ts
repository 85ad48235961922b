import { parsePage } from '#domain/pagination.ts'

/** Nothing is the queue of reports. */
export type AdminView = 'waiting' | 'hidden' | 'log' | undefined

export function parseAdminSearch(search: Record<string, unknown>): {
  view?: AdminView
  page?: number | undefined
} {
  const { view } = search
  return {
    view: view === 'waiting' || view === 'hidden' || view === 'log' ? view : undefined,
    ...parsePage(search),
  }
}
