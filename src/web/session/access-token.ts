/** Where the answer of a refresh is kept (docs/product.md 8). */
const KEY = 'access_token'

/** For a browser that stores nothing. */
let remembered: string | null = null

/** The access token of the last refresh, by this tab or another. */
export const accessToken = {
  read(): string | null {
    try {
      return localStorage.getItem(KEY)
    } catch {
      return remembered
    }
  },
  write(token: string): void {
    remembered = token
    try {
      localStorage.setItem(KEY, token)
    } catch {
      // Storage full or forbidden: this tab keeps the value in memory.
    }
  },
  clear(): void {
    remembered = null
    try {
      localStorage.removeItem(KEY)
    } catch {
      // It has none either.
    }
  },
}
