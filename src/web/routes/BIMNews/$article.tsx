import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '#web/company/article-page.tsx'
import { articleJsonLd } from '#web/company/company-json-ld.ts'
import { type LoadedHead, pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/BIMNews/$article')({
  loader: async ({ context: { baseUrl }, params }) => {
    const { findArticle } = await import('#web/company/find-article.ts')
    const reading = await findArticle(params.article)
    if (!reading) throw notFound()
    const { title, description, image, imageText } = reading.article
    const path = `/BIMNews/${params.article}`
    const head: LoadedHead = {
      title,
      description,
      image,
      imageText,
      breadcrumbs: [
        ['BIM News', '/BIMNews'],
        [title, path],
      ],
      jsonLd: import.meta.env.SSR ? [articleJsonLd(baseUrl, path, reading.article)] : [],
    }
    return { reading, head }
  },
  head: ({ match, loaderData, params }) =>
    pageHead(match, { ...loaderData?.head, path: `/BIMNews/${params.article}`, kind: 'article' }),
  component: ArticleRoute,
})

function ArticleRoute() {
  return <ArticlePage reading={Route.useLoaderData().reading} />
}
