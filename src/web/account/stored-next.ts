import type { ParsedLocation } from '@tanstack/react-router'
import { nextPath } from '#domain/accounts/next-path.ts'

const KEY = 'next'

/**
 * Keeps where somebody who signs up, or has forgotten the password, was going, because the link of the mail opens another tab:
 * `next`, else the page that the modal was opened over. @returns it
 */
export function storeNext(
  next: string | undefined,
  { href, pathname, state }: Pick<ParsedLocation, 'href' | 'pathname' | 'state'>,
): string | undefined {
  const wanted = next ?? (state.authOpened || pathname !== '/' ? nextPath(href) : undefined)
  try {
    if (wanted) localStorage.setItem(KEY, wanted)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage full or forbidden: the link leads to where it leads everybody.
  }
  return wanted
}

/** @returns what was stored, once */
export function takeStoredNext(): string | undefined {
  try {
    const stored = nextPath(localStorage.getItem(KEY))
    localStorage.removeItem(KEY)
    return stored
  } catch {
    return undefined
  }
}
