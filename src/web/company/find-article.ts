import { type ArticleSummary, articles } from '#content/article-list.ts'
import type { Written } from '#content/content-kinds.ts'
import { loadArticle } from '#content/load-article.ts'

type Article = Written<'article'>

export type ArticleWithNeighbours = { article: Article; newer?: ArticleSummary; older?: ArticleSummary }

/** An article with its neighbours in time, or undefined. */
export async function findArticle(slug: string): Promise<ArticleWithNeighbours | undefined> {
  const at = articles.findIndex((each) => each.slug === slug)
  const article = await loadArticle(slug)
  if (!article) return undefined
  const [newer, older] = [articles[at - 1], articles[at + 1]]
  return { article, ...(newer && { newer }), ...(older && { older }) }
}
