import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/layout/page-head.ts'
import { CachedPages } from '#web/offline/cached-list.tsx'

/** What the service worker shows where the page that is asked for is not kept. */
export const Route = createFileRoute('/offline')({
  head: ({ match }) => pageHead(match, { title: 'Without a connection', path: '/offline', isEmpty: true }),
  component: CachedPages,
})
