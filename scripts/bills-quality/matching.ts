import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BillUnit } from '#domain/bills/bill-schema.ts'
import { fullText, type Spoken } from '#domain/bills/full-text.ts'
import { matchLine } from '#domain/bills/matching/match-line.ts'

/** How well lines are matched: against labels that were written before the rules. */
export type MatchingFigures = {
  lines: number
  sure: number
  likely: number
  ask: number
  /** Of the sure ones. */
  right: number
  /** Lines that are some work item or material, and those of them that are found, sure or likely. */
  known: number
  found: number
  wrong: string[]
  missed: string[]
}

/** @param labels a file beside this one */
export function measureMatching(labels = 'matches.tsv'): MatchingFigures {
  const rows = readFileSync(path.join(import.meta.dirname, labels), 'utf8')
    .split('\n')
    .filter((row) => row && !row.startsWith('#'))
  const figures: MatchingFigures = {
    lines: 0,
    sure: 0,
    likely: 0,
    ask: 0,
    right: 0,
    known: 0,
    found: 0,
    wrong: [],
    missed: [],
  }
  let last: Spoken | undefined
  for (const row of rows) {
    const [label = '', unit = '', section = '', preamble = '', written = ''] = row.split('\t')
    // The first of the sets says in full what its lines leave out.
    last = /\bditto\b/i.test(written) ? fullText('', written, last) : { head: '', text: written }
    const { text } = last
    const match = matchLine({
      text,
      written,
      preamble,
      section: section ? section.split(' / ') : [],
      unit: { written: unit, known: unit as BillUnit },
      kind: unit === 'item' ? 'lump' : 'measured',
    })
    figures.lines++
    if (match.level !== 'own') figures[match.level]++
    const isRight = isLabel(match.as, label)
    if (match.level === 'sure') {
      if (isRight) figures.right++
      else figures.wrong.push(`${label} ← ${named(match.as)}: ${text}`)
    }
    if (label !== '-') {
      figures.known++
      if (isRight && match.level !== 'ask') figures.found++
      else if (match.level !== 'sure')
        figures.missed.push(
          `${label} ← ${match.level} ${named(match.as)}: ${unit} ${text} | ${match.why.join('; ')}`,
        )
    }
  }
  return figures
}

const named = (as: ReturnType<typeof matchLine>['as']) =>
  as?.kind === 'work' ? `${as.item}${JSON.stringify(as.choices)}` : (as?.resource ?? '-')

/** @param label a work item with its choices, or a material behind "=" */
function isLabel(as: ReturnType<typeof matchLine>['as'], label: string): boolean {
  if (as?.kind !== 'work') return as !== null && label === `=${as.resource}`
  const { item, choices } = as
  const [, id, wanted = ''] = label.match(/^([^{]+)(?:\{(.*)\})?$/) ?? []
  if (id !== item) return false
  return wanted
    .split(',')
    .filter(Boolean)
    .every((pair) => choices[pair.split('=')[0] ?? ''] === pair.split('=')[1])
}
