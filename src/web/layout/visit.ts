import { createBrowserHistory, type ParsedLocation, useRouteContext } from '@tanstack/react-router'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The name of the visit, once something of it is kept in its history entry. */
    visit?: string
  }
}

/** The browser's own; the server has none. */
export const history = import.meta.env.SSR ? undefined : createBrowserHistory()

type Entry = ParsedLocation['state']

const nameOf = ({ visit, __TSR_key }: Entry) => visit ?? __TSR_key

const opened = history && nameOf(history.location.state)

/**
 * What tells one visit to a page from another. Back, Forward and a reload return to a visit; whatever else leads to the
 * page begins one. The visit that opened the document has no name: the server, which renders it, knows no history.
 */
export function visitOf(state: Entry): string | undefined {
  const name = nameOf(state)
  return import.meta.env.SSR || name === opened ? undefined : name
}

/** For a navigation that keeps something in the history entry and remains the same visit. */
export const sameVisit = (state: Entry) => {
  const visit = nameOf(state)
  return { ...state, ...(visit && { visit }) }
}

/** The visit of the page around: it changes together with the page, not as soon as a link is followed. */
export function useVisit(): string | undefined {
  return useRouteContext({ strict: false, select: ({ visit }) => visit })
}
