import { type ArticleSummary, articles } from '#content/article-list.ts'
import type { Written } from '#content/content-kinds.ts'

export type Article = Written<'article'>

export type Reading = { article: Article; newer?: ArticleSummary; older?: ArticleSummary }

const bodies = import.meta.glob<Article>('#content/articles/*.md', {
  query: '?article',
  import: 'default',
})

/** An article with its neighbours in time, or undefined. */
export async function findArticle(slug: string): Promise<Reading | undefined> {
  const at = articles.findIndex((each) => each.slug === slug)
  const article = await bodies[`../../content/articles/${slug}.md`]?.()
  if (!article) return undefined
  const [newer, older] = [articles[at - 1], articles[at + 1]]
  return { article, ...(newer && { newer }), ...(older && { older }) }
}
