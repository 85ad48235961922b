import { ICON_SYMBOLS, takeSymbols } from './drawn-icon.ts'

/** What the icons of a page refer to; at its end, when the server has drawn all of them. */
export const IconSymbols = () => (
  <svg
    id={ICON_SYMBOLS}
    className="hidden"
    aria-hidden="true"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: Lucide's own drawings.
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? takeSymbols() : '' }}
  />
)
