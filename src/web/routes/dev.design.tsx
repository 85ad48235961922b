import { createFileRoute, notFound } from '@tanstack/react-router'
import { DesignPage } from '#web/design/design-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

/** In the demonstration alone, which is what has examples for its company. */
export const Route = createFileRoute('/dev/design')({
  loader: ({ context: { company } }) => {
    if (company.testimonials !== 'examples') throw notFound()
  },
  head: ({ match }) => pageHead(match, { title: 'Design', path: '/dev/design', isEmpty: true }),
  component: DesignPage,
})
