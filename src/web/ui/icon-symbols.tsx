import { ICON_SYMBOLS, takeSymbols } from './drawn-icon.ts'

/** Always the same object: React writes another one into the page, even where it says the same, and takes out what icons have added since. */
const AS_IT_IS = { __html: '' }

/** What the icons of a page refer to; at its end, when the server has drawn all of them. */
export const IconSymbols = () => (
  <svg
    id={ICON_SYMBOLS}
    className="hidden"
    aria-hidden="true"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: Lucide's own drawings.
    dangerouslySetInnerHTML={import.meta.env.SSR ? { __html: takeSymbols() } : AS_IT_IS}
  />
)
