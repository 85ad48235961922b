import type { ContentSummary } from './content-kinds.ts'

export type ArticleSummary = ContentSummary<'article'> & { slug: string }

/** Every article without its body, the newest first. */
export const articles: readonly ArticleSummary[] = Object.entries(
  import.meta.glob<Omit<ArticleSummary, 'slug'>>('./articles/*.md', {
    eager: true,
    query: '?article&summary',
    import: 'default',
  }),
)
  .map(([path, article]) => ({ ...article, slug: path.replace(/^.*\/|\.md$/g, '') }))
  .sort((one, other) => other.date.localeCompare(one.date) || one.title.localeCompare(other.title))
