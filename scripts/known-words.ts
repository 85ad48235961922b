/**
 * Writes src/domain/bills/matching/known-words.ts: the words that lines of each work section say, of all lines that were labelled as work
 * of ours, and the words of whole bills so labelled that no line of another work in them says; but none that names one item alone and
 * that its lines alone say. What lines of one item alone say is known of that item, what those of several say of their section. Then it has good-words.ts
 * write those that go by them. Run after lines were labelled:
 * `node scripts/known-words.ts`.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inFull } from '#domain/bills/matching/abbreviations.ts'
import { lineWords, plain } from '#domain/bills/matching/line-words.ts'
import { spelled } from '#domain/bills/matching/spelling.ts'
import { itemWords } from '#domain/bills/matching/strange-words.ts'
import { wordStems } from '#domain/bills/matching/word-stems.ts'
import { MATERIALS } from '#domain/materials/registry.ts'
import {
  isWorkItem,
  listedItem,
  WORK_ITEM_IDS,
  WORK_SECTION_IDS,
  type WorkItemId,
  type WorkSectionId,
} from '#domain/rates/work-sections.ts'
import { labelledLines } from './bills-quality/blind.ts'

const known = new Map<WorkSectionId, Map<string, Set<WorkItemId>>>(
  WORK_SECTION_IDS.map((id) => [id, new Map()]),
)
function add(word: string, item: WorkItemId): void {
  const words = known.get(listedItem(item).section)
  words?.set(word, (words.get(word) ?? new Set()).add(item))
}
const labels = path.join(import.meta.dirname, 'bills-quality')
const files = readdirSync(labels).filter((name) => name.endsWith('.tsv'))
for (const file of files)
  for (const row of readFileSync(path.join(labels, file), 'utf8').split('\n')) {
    const [label = '', , , , text = ''] = row.split('\t')
    const id = label.replace(/\{.*/, '')
    if (row.startsWith('#') || !isWorkItem(id)) continue
    for (const word of wordStems(lineWords({ text, preamble: '', section: [] }).text)) add(word, id)
  }
const traps = new Set<string>()
const ours: [item: WorkItemId, words: string[]][] = []
for (const { text, right } of labelledLines()) {
  const words = wordStems(lineWords({ text: spelled(inFull(text)).text, preamble: '', section: [] }).text)
  if (right.length === 0) for (const word of words) traps.add(word)
  for (const id of right) if (isWorkItem(id)) ours.push([id, words])
}
for (const [item, words] of ours) for (const word of words) if (!traps.has(word)) add(word, item)

/** The items of a section that a word of their titles names. */
const named = Map.groupBy(
  WORK_ITEM_IDS.flatMap((id) =>
    [...new Set(wordStems(plain(listedItem(id).title)))].map((word) => ({ id, word })),
  ),
  ({ id, word }) => `${listedItem(id).section} ${word}`,
)
/** Whether a word tells one item from the others of its section: nobody says it of those. */
const isOwn = (section: WorkSectionId, word: string, items: ReadonlySet<WorkItemId>): boolean => {
  const [first, ...others] = named.get(`${section} ${word}`) ?? []
  return first !== undefined && others.length === 0 && items.size === 1 && items.has(first.id)
}
/** What names works and materials: of one item it says what another is. */
const NAMING = new Set([
  ...WORK_ITEM_IDS.flatMap((id) => [...itemWords(id)]),
  ...MATERIALS.flatMap(({ name, names }) => wordStems([name, ...names].join(' '))),
])
const bySection: string[] = []
const byItem = new Map<WorkItemId, string[]>()
for (const [section, words] of known) {
  const said = [...words].filter(([word, items]) => !isOwn(section, word, items))
  const common = said.filter(([word, items]) => items.size > 1 || !NAMING.has(word)).map(([word]) => word)
  bySection.push(`  ${section}: '${common.toSorted().join(' ')}',`)
  for (const [word, [item]] of said)
    if (item && !common.includes(word)) byItem.set(item, [...(byItem.get(item) ?? []), word])
}
const items = WORK_ITEM_IDS.flatMap((id) => {
  const words = byItem.get(id)?.toSorted().join(' ')
  return words ? [`  '${id}': '${words}',`] : []
})
writeFileSync(
  path.join(import.meta.dirname, '../src/domain/bills/matching/known-words.ts'),
  `/** Words that lines of several items of a section say of work as ours is: written by scripts/known-words.ts. */
export const KNOWN_WORDS = {
${bySection.join('\n')}
} as const

/** Words that lines of one item alone say of it. */
export const KNOWN_OF_ITEMS = {
${items.join('\n')}
} as const
`,
)
// A process of its own: this one has read the words as they were.
execFileSync(process.execPath, [path.join(import.meta.dirname, 'good-words.ts')], { stdio: 'inherit' })
