/**
 * Writes src/domain/bills/matching/known-words.ts: the words that lines of each work section say, of all lines that were labelled as work
 * of ours, and the words of whole bills so labelled that no line of another work in them says. Run after lines were labelled:
 * `node scripts/known-words.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inFull } from '#domain/bills/matching/abbreviations.ts'
import { lineWords } from '#domain/bills/matching/line-words.ts'
import { spelled } from '#domain/bills/matching/spelling.ts'
import { wordStems } from '#domain/bills/matching/word-stems.ts'
import { isWorkItem, listedItem, WORK_SECTION_IDS, type WorkSectionId } from '#domain/rates/work-sections.ts'
import { labelledLines } from './bills-quality/blind.ts'

const known = new Map<WorkSectionId, Set<string>>(WORK_SECTION_IDS.map((id) => [id, new Set()]))
const labels = path.join(import.meta.dirname, 'bills-quality')
const files = readdirSync(labels).filter((name) => name.endsWith('.tsv'))
for (const file of files)
  for (const row of readFileSync(path.join(labels, file), 'utf8').split('\n')) {
    const [label = '', , , , text = ''] = row.split('\t')
    const id = label.replace(/\{.*/, '')
    if (row.startsWith('#') || !isWorkItem(id)) continue
    for (const word of wordStems(lineWords({ text, preamble: '', section: [] }).text))
      known.get(listedItem(id).section)?.add(word)
  }
const traps = new Set<string>()
const ours: [section: WorkSectionId, words: string[]][] = []
for (const { text, right } of labelledLines()) {
  const words = wordStems(lineWords({ text: spelled(inFull(text)).text, preamble: '', section: [] }).text)
  const sections = new Set(right.flatMap((id) => (isWorkItem(id) ? [listedItem(id).section] : [])))
  if (right.length === 0) for (const word of words) traps.add(word)
  for (const section of sections) ours.push([section, words])
}
for (const [section, words] of ours)
  for (const word of words) if (!traps.has(word)) known.get(section)?.add(word)
const lines = [...known].map(([section, words]) => `  ${section}: '${[...words].toSorted().join(' ')}',`)
writeFileSync(
  path.join(import.meta.dirname, '../src/domain/bills/matching/known-words.ts'),
  `/** Words that lines of each section say of work as ours is: written by scripts/known-words.ts. */\nexport const KNOWN_WORDS = {\n${lines.join('\n')}\n} as const\n`,
)
