import { CATEGORIES } from '#domain/catalogue.ts'
import type { Candidate } from './suggest.ts'
import type { Suggestible } from './suggestion-index.ts'
import { SEARCH_PAGES } from './suggestion-rules.ts'

/** Stands in several categories, and says nothing without one. */
const NAMELESS = 'Others'

/** The categories and sub-categories of products. */
export const SUGGESTED_CATEGORIES: readonly Suggestible<Candidate>[] = CATEGORIES.flatMap(
  ({ category, subCategories }) => [
    { names: [category], entry: candidate('category', category, { category }) },
    ...subCategories
      .filter((name) => name !== NAMELESS)
      .map((subCategory) => ({
        names: [subCategory],
        entry: candidate('sub-category', subCategory, { category, subCategory }),
      })),
  ],
)

function candidate(
  kind: 'category' | 'sub-category',
  text: string,
  search: Record<string, string>,
): Candidate {
  return { kind, text, path: SEARCH_PAGES.products.path, search, frequency: 0 }
}
