/// <reference types="vite/client" />
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CompanySettings } from '#domain/company/company-schema.ts'
import { COMPANY } from '#domain/company.ts'
import { AuthModal } from '#web/account/auth-modal.tsx'
import naira from '#web/fonts/archivo-naira.woff2?url'
import { NOT_FOUND_TITLE } from '#web/layout/failure-pages.tsx'
import { Footer } from '#web/layout/footer.tsx'
import { Header } from '#web/layout/header.tsx'
import { Overlay } from '#web/layout/overlay.tsx'
import { PageAnnouncer } from '#web/layout/page-announcer.tsx'
import { savesDataScript } from '#web/layout/saves-data.ts'
import { visitOf } from '#web/layout/visit.ts'
import { PageData } from '#web/page-data.tsx'
import { savedScript } from '#web/saved/saved-marks.ts'
import { Suggestions } from '#web/search/suggestions.tsx'
import { parseAuthSearch } from '#web/session/auth-search.ts'
import { signedInScript } from '#web/session/signed-in-mark.ts'
import styles from '#web/styles.css?url'
import { IconSymbols } from '#web/ui/icon-symbols.tsx'
import { Toasts } from '#web/ui/toasts.tsx'
import { redirectMoved } from './-moved-pages.ts'

export const Route = createRootRouteWithContext<{
  queryClient: QueryClient
  baseUrl: string
  company: CompanySettings
}>()({
  validateSearch: parseAuthSearch,
  beforeLoad: ({ location }) => {
    // Who follows an old address asks the server for it.
    if (import.meta.env.SSR) redirectMoved(location.pathname)
    return { visit: visitOf(location.state) }
  },
  // Asked for while the page is still on its way: the styles, and the font of every price, which would lay the page out anew later.
  headers: () => ({
    Link: `<${styles}>; rel=preload; as=style, <${naira}>; rel=preload; as=font; type=font/woff2; crossorigin`,
  }),
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      // Nothing but the document answers to an address that is not there.
      { title: matches.length > 1 ? COMPANY.name : `${NOT_FOUND_TITLE} | ${COMPANY.name}` },
      { name: 'description', content: `${COMPANY.tagLine}.` },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon-32.png', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
    scripts: [{ children: `${signedInScript};${savedScript};${savesDataScript}` }],
  }),
  shellComponent: Document,
  component: Root,
})

function Root() {
  return (
    <>
      <Outlet />
      <AuthModal />
      <Toasts />
      <Suggestions />
    </>
  )
}

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1a2a" />
        <HeadContent />
      </head>
      <body>
        <a
          href="#content"
          className="button button-action absolute start-4 top-2 z-50 -translate-y-20 focus:translate-y-0"
        >
          Skip to the content
        </a>
        <Overlay />
        <PageAnnouncer />
        <Header />
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer />
        <IconSymbols />
        <PageData />
        <Scripts />
      </body>
    </html>
  )
}
