import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing } from '#domain/errors.ts'
import { answerOf, api } from './api-client.ts'
import { ErrorPage, NotFoundPage } from './layout/failure-pages.tsx'
import { browserHead, type LoadedHead } from './layout/page-head.ts'
import { history } from './layout/visit.ts'
import { sayOffline } from './offline/say-offline.ts'
import { readPageData } from './page-data.tsx'
import { routeTree } from './routeTree.gen.ts'
import { keepCurrentUser } from './session/current-user.ts'

/** Once more in the browser, where the network may have failed; not for what is not there, nor while a page renders. */
const shouldRetryQuery = (failures: number, error: Error) =>
  !import.meta.env.SSR && failures < 1 && !isMissing(error)

/** What only the server's configuration knows: the public address of the site, whole for search engines and shared links, and the company. */
const readSite = async () => (await answerOf(api().site.$get())).json()

type Site = Awaited<ReturnType<typeof readSite>>

const withQueries =
  (queryClient: QueryClient) =>
  ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )

export async function getRouter() {
  // A query that cannot reach the network fails and says so, instead of waiting in silence.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: shouldRetryQuery, networkMode: 'always' } },
  })
  if (!import.meta.env.SSR) {
    keepCurrentUser(queryClient)
  }
  // The browser has it from the server's page, so that both say the same of it.
  const site = import.meta.env.SSR ? await readSite() : ({} as Site)
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient, ...site },
    Wrap: withQueries(queryClient),
    dehydrate: () => {
      for (const { loaderData } of router.state.matches) {
        const loaded = loaderData as { head?: LoadedHead } | undefined
        if (loaded?.head) loaded.head = browserHead(loaded.head)
      }
      return site
    },
    // Marks the scripts that are rendered on purpose; the server takes the marks out again (pages/page-renderer.ts).
    ...(import.meta.env.SSR && { ssr: { nonce: crypto.randomUUID() } }),
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
    // A mouse that rests on a link means it; a finger that scrolls over one does not, and its data is dear.
    defaultPreload: !import.meta.env.SSR && window.matchMedia('(hover: hover)').matches ? 'intent' : false,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  router.options.hydrate = (page) => {
    router.update({ context: { queryClient, ...page } })
    readPageData(queryClient)
  }
  // React hydrates at once what an event happens in. A page that is left before React reaches it would be drawn anew (github.com/TanStack/router/issues/8306).
  if (!import.meta.env.SSR) {
    const unsubscribe = router.subscribe('onBeforeNavigate', () => {
      document.querySelector('#content > *')?.dispatchEvent(new Event('keyup', { bubbles: true }))
      unsubscribe()
    })
  }
  // Whoever has left by then has not looked. Until it can be loaded nothing is counted, and nothing kept.
  if (!import.meta.env.SSR) {
    const begin = () =>
      import('./after-load.ts').then(
        (afterLoad) => afterLoad.begin(router),
        () => window.addEventListener('online', begin, { once: true }),
      )
    setTimeout(begin, 3_000)
    sayOffline()
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
