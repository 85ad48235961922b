import type { ListedEntry } from './listed-lines.ts'

type Move = { step: 1 | -1; isPage?: true; toEnd?: true }

const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: { step: 1 },
  ArrowUp: { step: -1 },
  PageDown: { step: 1, isPage: true },
  PageUp: { step: -1, isPage: true },
  Home: { step: 1, toEnd: true },
  End: { step: -1, toEnd: true },
}

/**
 * Where a key leads among the entries of a grid, past the sections. @param at what is active, or -1 @param page lines that a screen shows
 * @returns undefined for a key that leads nowhere
 */
export function movedTo(
  entries: readonly ListedEntry[],
  at: number,
  key: string,
  page: number,
): number | undefined {
  const move = MOVES[key]
  if (!move) return undefined
  const { step, isPage, toEnd } = move
  const beyond = step === 1 ? -1 : entries.length
  const from = toEnd || at < 0 ? beyond : at
  let found: number | undefined
  let left = isPage ? page : 1
  for (let next = from + step; left > 0; next += step) {
    const entry = entries[next]
    if (!entry) break
    if ('section' in entry) continue
    found = next
    left -= 1
  }
  return found
}
