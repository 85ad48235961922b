import type { SyntheticEvent } from 'react'
import type { SuggestedFor } from '#domain/search/suggestion-schema.ts'

/** What a box looks for, as the call for suggestions has it: of a seller, what is in their shop. */
export type Suggested = { for: SuggestedFor; seller?: string }

/** What a box sends up when it is focused or typed in. */
export const SUGGEST = 'suggest'

/**
 * React calls this for a box that it has taken over, and for no other: a list that came to stand beside a box before that would have React
 * make the box anew.
 */
const askForSuggestions = ({ currentTarget: box }: SyntheticEvent<HTMLInputElement>): void => {
  box.dispatchEvent(new CustomEvent(SUGGEST, { bubbles: true }))
}

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
  onFocusCapture: askForSuggestions,
  onInputCapture: askForSuggestions,
})
