import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '#web/company/article-page.tsx'
import { articleThing } from '#web/company/company-things.ts'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/BIMNews/$article')({
  loader: async ({ context: { baseUrl }, params }) => {
    const { findArticle } = await import('#web/company/find-article.ts')
    const reading = await findArticle(params.article)
    if (!reading) throw notFound()
    const path = `/BIMNews/${params.article}`
    return {
      ...reading,
      things: import.meta.env.SSR ? [articleThing(baseUrl, path, reading.article)] : undefined,
    }
  },
  head: ({ match, loaderData, params }) => {
    const { title, description, picture, pictureText } = loaderData?.article ?? {}
    const path = `/BIMNews/${params.article}`
    return pageHead(match, {
      title,
      description,
      picture,
      pictureText,
      path,
      kind: 'article',
      trail: [
        ['BIM News', '/BIMNews'],
        [title ?? 'Article', path],
      ],
      things: loaderData?.things,
    })
  },
  component: ArticleRoute,
})

function ArticleRoute() {
  return <ArticlePage reading={Route.useLoaderData()} />
}
