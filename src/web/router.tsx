import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { ErrorPage, NotFoundPage } from './layout/failure-pages.tsx'
import { routeTree } from './routeTree.gen.ts'

export function getRouter() {
  // A query that cannot reach the network fails and says so, instead of waiting in silence.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: 1, networkMode: 'always' } },
  })
  const router = createRouter({
    routeTree,
    context: { queryClient },
    // Filters in the URL are plain strings: ?name=16 is the text 16, and nothing is quoted.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(
        Object.entries(search).flatMap(([key, value]) =>
          value === undefined || value === '' ? [] : [[key, String(value)]],
        ),
      ).toString()
      return text && `?${text}`
    },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
