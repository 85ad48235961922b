import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '#web/company/article-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/BIMNews/$article')({
  loader: async ({ params }) => {
    const { findArticle } = await import('#web/company/find-article.ts')
    const reading = await findArticle(params.article)
    if (!reading) throw notFound()
    return reading
  },
  head: ({ loaderData, params }) => pageHead({ ...loaderData?.article, path: `/BIMNews/${params.article}` }),
  component: ArticleRoute,
})

function ArticleRoute() {
  return <ArticlePage reading={Route.useLoaderData()} />
}
