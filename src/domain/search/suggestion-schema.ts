import * as z from 'zod/mini'

export const SUGGESTION_KINDS = [
  'material',
  'labour',
  'category',
  'sub-category',
  'home',
  'place',
  'seller',
  'work',
] as const
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]

/** What a box may look for (docs/product.md 17.9). */
export const SUGGESTED_FOR = ['products', 'homes'] as const
export type SuggestedFor = (typeof SUGGESTED_FOR)[number]

export const Suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  text: z.string(),
  /** What it is also called, where it was found by that name. */
  by: z.optional(z.string()),
  /** How many offers there are, counted up to SUGGESTION_COUNT_MAX; null where that is not counted. */
  count: z.nullable(z.number()),
  /** The page that shows it: a path of this site. */
  href: z.string(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const Suggestions = z.object({ suggestions: z.array(Suggestion) })
