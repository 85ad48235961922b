import { nextPath } from '#domain/accounts/next-path.ts'

const KEY = 'next'

/** Keeps where somebody who signs up was going, because the link of the mail opens another tab. */
export function storeNext(next: string | undefined): void {
  try {
    if (next) localStorage.setItem(KEY, next)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage full or forbidden: the link leads to the personal details.
  }
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
