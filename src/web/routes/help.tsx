import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '#web/company/help-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/help')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === 'string' && q.trim() ? { q: q.trim().slice(0, 100) } : {},
  loader: async () => {
    const [help, questions] = await Promise.all([
      import('#content/help.md?page'),
      import('#content/faq.md?page'),
    ])
    return { help: help.default, questions: questions.default }
  },
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData?.help, path: '/help' }),
  component: Help,
})

function Help() {
  const { q = '' } = Route.useSearch()
  return <HelpPage {...Route.useLoaderData()} sought={q} />
}
