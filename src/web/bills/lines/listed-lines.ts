import type { BillLine } from '#domain/bills/bill-schema.ts'
import type { MATCH_LEVELS } from '#domain/bills/matching/match-schema.ts'
import { isUnpriced } from '#domain/bills/unpriced.ts'
import type { PricedLine } from '../bill-api.ts'
import { SHOWN, type Shown } from '../bill-search.ts'
import type { NameOf } from '../names.ts'

export type MatchLevel = (typeof MATCH_LEVELS)[number]

/** Whether somebody can say what a line is: sums and percentages are taken as they are. */
export const isMatched = ({ line: { kind } }: PricedLine) => kind === 'measured' || kind === 'rate-only'

/** Whether somebody can say what it costs, or that it is there already. */
export const isDecided = ({ line: { kind } }: PricedLine) => kind !== 'rate-only' && kind !== 'percentage'

const isLevel = (level: MatchLevel) => (each: PricedLine) =>
  isMatched(each) && each.priced.match.level === level

export const isWithoutPrice = ({ line, priced }: PricedLine) => !priced.price && isUnpriced(line)

const IS_SHOWN: Record<Shown, (line: PricedLine) => boolean> = {
  all: () => true,
  own: isLevel('own'),
  sure: isLevel('sure'),
  likely: isLevel('likely'),
  ask: isLevel('ask'),
  unpriced: isWithoutPrice,
  flagged: ({ line }) => line.flags.length > 0,
}

export const countShown = (lines: readonly PricedLine[]): Record<Shown, number> =>
  Object.fromEntries(SHOWN.map((shown) => [shown, lines.filter(IS_SHOWN[shown]).length])) as Record<
    Shown,
    number
  >

/** A line, or the section that those below it stand in. */
export type ListedEntry = { section: string } | PricedLine

type Wanted = { shown: Shown; find: string; nameOf: NameOf }

/** What is left of the lines, each section above its own. @param find words that a line has to have, in its text, around it or in what it is taken for */
export function listLines(lines: readonly PricedLine[], { shown, find, nameOf }: Wanted): ListedEntry[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean)
  const entries: ListedEntry[] = []
  let section: string | undefined
  for (const each of lines) {
    if (!IS_SHOWN[shown](each) || !hasWords(each, words, nameOf)) continue
    const path = sectionOf(each.line)
    if (path !== section) entries.push({ section: path })
    section = path
    entries.push(each)
  }
  return entries
}

/** `2 Bungalow › SUBSTRUCTURE › Masonry` */
export const sectionOf = ({ sheet, section }: BillLine) => [sheet, ...section].join(' › ')

function hasWords({ line, priced }: PricedLine, words: readonly string[], nameOf: NameOf): boolean {
  if (words.length === 0) return true
  const { reference, text, preamble, section } = line
  const { as } = priced.match
  const all = [reference, text, preamble, ...section, as ? nameOf(as) : ''].join(' ').toLowerCase()
  return words.every((word) => all.includes(word))
}
