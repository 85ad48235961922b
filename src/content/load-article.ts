import type { Written } from './content-kinds.ts'

const bodies = import.meta.glob<Written<'article'>>('./articles/*.md', {
  query: '?article',
  import: 'default',
})

/** An article with its body, or undefined. @param slug the name of its file */
export const loadArticle = async (slug: string) => bodies[`./articles/${slug}.md`]?.()
