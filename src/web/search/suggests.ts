import type { SuggestedFor } from '#domain/search/suggestion-schema.ts'

/** What a box looks for, as the call for suggestions has it: of a seller, what is in their shop. */
export type Suggested = { for: SuggestedFor; seller?: string }

/**
 * Makes a text field a search box that suggests (docs/product.md 17.9). It remains the browser's own field, which is typed into, sent
 * with its form and kept as ever; `Suggestions` opens the list below it. The form's `action` is where a choice is searched for.
 */
export const suggests = (suggested: Suggested) => ({
  'data-suggest': new URLSearchParams(suggested).toString(),
  role: 'combobox' as const,
  'aria-expanded': false,
  'aria-autocomplete': 'list' as const,
  autoComplete: 'off',
})
