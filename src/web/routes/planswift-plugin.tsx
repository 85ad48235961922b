import { createFileRoute } from '@tanstack/react-router'
import { PluginPage } from '#web/company/plugin-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/planswift-plugin')({
  loader: async () => (await import('#content/planswift-plugin.md?software')).default,
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/planswift-plugin' }),
  component: Plugin,
})

function Plugin() {
  return <PluginPage software={Route.useLoaderData()} />
}
