import type { BillLine } from '#domain/bills/bill-schema.ts'
import { isUnpriced } from '#domain/bills/unpriced.ts'

/** What of a bill is listed. */
export const SHOWN = ['all', 'unpriced', 'flagged'] as const
export type Shown = (typeof SHOWN)[number]

const IS_SHOWN: Record<Shown, (line: BillLine) => boolean> = {
  all: () => true,
  unpriced: isUnpriced,
  flagged: ({ flags }) => flags.length > 0,
}

export const countShown = (lines: readonly BillLine[]): Record<Shown, number> => ({
  all: lines.length,
  unpriced: lines.filter(IS_SHOWN.unpriced).length,
  flagged: lines.filter(IS_SHOWN.flagged).length,
})

/** A line, or the section that those below it stand in. */
export type ListedEntry = { section: string } | { line: BillLine }

/** What is left of the lines, each section above its own. @param find words that a line has to have, in its text or around it */
export function listLines(
  lines: readonly BillLine[],
  { shown, find }: { shown: Shown; find: string },
): ListedEntry[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean)
  const entries: ListedEntry[] = []
  let section: string | undefined
  for (const line of lines) {
    if (!IS_SHOWN[shown](line) || !hasWords(line, words)) continue
    const path = sectionOf(line)
    if (path !== section) entries.push({ section: path })
    section = path
    entries.push({ line })
  }
  return entries
}

/** `2 Bungalow › SUBSTRUCTURE › Masonry` */
export const sectionOf = ({ sheet, section }: BillLine) => [sheet, ...section].join(' › ')

function hasWords({ reference, text, preamble, section }: BillLine, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const all = [reference, text, preamble, ...section].join(' ').toLowerCase()
  return words.every((word) => all.includes(word))
}
