import { createFileRoute } from '@tanstack/react-router'
import { BillsLanding } from '#web/bills/bills-landing.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/bills/')({
  loader: async () => (await import('#web/bills/upload-later.ts')).uploadPart.fetchCode(),
  head: ({ match }) =>
    pageHead(match, {
      title: 'Check a bill of quantities',
      description:
        'Send your bill of quantities in Excel: see where it does not add up, cell by cell, and price it from today’s market. Free to check, without an account.',
      path: '/bills',
      breadcrumbs: [['Bills of quantities', '/bills']],
    }),
  component: BillsLanding,
})
