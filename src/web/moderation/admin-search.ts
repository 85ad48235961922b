import { parsePage } from '#domain/pagination.ts'

/** Nothing is the queue of reports. */
export type AdminView = (typeof VIEWS)[number] | undefined

const VIEWS = [
  'waiting',
  'shops',
  'checked',
  'people',
  'hidden',
  'log',
  'searches',
  'imports',
  'numbers',
  'index',
] as const

/** @returns the view, its page by number or by where the one before ended, and what is searched for in it */
export function parseAdminSearch(search: Record<string, unknown>): {
  view?: AdminView
  page?: number | undefined
  after?: string | undefined
  search?: string | undefined
} {
  return {
    view: VIEWS.find((view) => view === search.view),
    after: textOf(search.after),
    search: textOf(search.search),
    ...parsePage(search),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
