import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '#web/company/article-page.tsx'
import { articleJsonLd } from '#web/company/company-json-ld.ts'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/BIMNews/$article')({
  loader: async ({ context: { baseUrl }, params }) => {
    const { findArticle } = await import('#web/company/find-article.ts')
    const reading = await findArticle(params.article)
    if (!reading) throw notFound()
    const path = `/BIMNews/${params.article}`
    return {
      ...reading,
      jsonLd: import.meta.env.SSR ? [articleJsonLd(baseUrl, path, reading.article)] : undefined,
    }
  },
  head: ({ match, loaderData, params }) => {
    const { title, description, image, imageText } = loaderData?.article ?? {}
    const path = `/BIMNews/${params.article}`
    return pageHead(match, {
      title,
      description,
      image,
      imageText,
      path,
      kind: 'article',
      breadcrumbs: [
        ['BIM News', '/BIMNews'],
        [title ?? 'Article', path],
      ],
      jsonLd: loaderData?.jsonLd,
    })
  },
  component: ArticleRoute,
})

function ArticleRoute() {
  return <ArticlePage reading={Route.useLoaderData()} />
}
