/**
 * Writes what bills are read by beyond the words of the trade, to src/domain/bills/matching: `node scripts/bill-words.ts`, after lines were
 * labelled or words were added to it.
 *
 * - good-words.ts: the English words, without their endings, that are near to a word of the trade and are no mistyping of it.
 * - known-words.ts: the words that lines of each work section say, once their spelling is mended, of all lines that were labelled as work of
 *   ours, and the words of whole bills so labelled that next to no line of another work in them says; but none that names one item alone
 *   and that its lines alone say. What lines of one item alone say is known of that item, what those of several say of their section.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inFull } from '#domain/bills/matching/abbreviations.ts'
import { lineWords, plain } from '#domain/bills/matching/line-words.ts'
import { isMaybeMeant, nearTo, spelledBeside } from '#domain/bills/matching/spelling.ts'
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
import { englishWords, isEnglishWord } from '#server/search/english-words.ts'
import { labelledLines } from './bills-quality/blind.ts'

const MATCHING = path.join(import.meta.dirname, '../src/domain/bills/matching')

/** How a word is said in a sentence. */
const forms = (word: string): string[] => {
  const base = word.replace(/e$/, '')
  const plural = /y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
  return [word, plural, `${base}ed`, `${base}ing`].filter(isEnglishWord)
}

const good = new Set<string>()
for (const word of englishWords().keys())
  for (const form of forms(word)) if (nearTo(form)) for (const stem of wordStems(form)) good.add(stem)

/** By the words of the trade and of the language alone: what was learned before may be misspelt. */
const mended = spelledBeside(good)
const wordsIn = (said: string): string[] =>
  lineWords({ text: mended(inFull(said)).text, preamble: '', section: [] }).text.match(/[a-z]{3,}/g) ?? []

const LABELS = path.join(import.meta.dirname, 'bills-quality')
const ofShapes = readdirSync(LABELS)
  .filter((name) => name.endsWith('.tsv'))
  .flatMap((file) =>
    readFileSync(path.join(LABELS, file), 'utf8')
      .split('\n')
      .filter((row) => !row.startsWith('#'))
      .map((row) => {
        const [label = '', , , , text = ''] = row.split('\t')
        return { bill: file, words: wordsIn(text), items: [label.replace(/\{.*/, '')].filter(isWorkItem) }
      }),
  )
const ofBills = labelledLines().map(({ bill, text, right }) => ({
  bill,
  words: wordsIn(text),
  items: right.filter(isWorkItem),
  isOther: right.length === 0,
}))

const billsThatSay = new Map<string, Set<string>>()
for (const { bill, words } of [...ofShapes, ...ofBills])
  for (const word of words) billsThatSay.set(word, (billsThatSay.get(word) ?? new Set()).add(bill))
/** What may be a slip and one bill alone says is no word of its own. */
const isMisspelt = (word: string) =>
  !isEnglishWord(word) && isMaybeMeant(word) && (billsThatSay.get(word)?.size ?? 0) < 2

const known = new Map<WorkSectionId, Map<string, Set<WorkItemId>>>(
  WORK_SECTION_IDS.map((id) => [id, new Map()]),
)
function add(word: string, item: WorkItemId): void {
  const words = known.get(listedItem(item).section)
  for (const stem of wordStems(word)) words?.set(stem, (words.get(stem) ?? new Set()).add(item))
}

/** How many lines say each stem: of another work, and of ours by section. */
const saidElsewhere = new Map<string, number>()
const saidOfOurs = new Map<string, number>()
const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
for (const { isOther, items, words } of ofBills)
  for (const stem of new Set(words.flatMap(wordStems))) {
    if (isOther) count(saidElsewhere, stem)
    for (const item of items) count(saidOfOurs, `${listedItem(item).section} ${stem}`)
  }
/** What lines of another work say is no word of ours, unless more than so many times as many of ours do. */
const TRAP_TIMES = 4
const isTrap = (word: string, item: WorkItemId) =>
  wordStems(word).some((stem) => {
    const elsewhere = saidElsewhere.get(stem) ?? 0
    const ours = saidOfOurs.get(`${listedItem(item).section} ${stem}`) ?? 0
    return elsewhere > 0 && ours <= TRAP_TIMES * elsewhere
  })

for (const { items, words } of ofShapes)
  for (const item of items) for (const word of words) if (!isMisspelt(word)) add(word, item)
for (const { items, words } of ofBills)
  for (const item of items)
    for (const word of words) if (!isMisspelt(word) && !isTrap(word, item)) add(word, item)

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
  path.join(MATCHING, 'good-words.ts'),
  `/** English words near to those of the trade, without their endings: written by scripts/bill-words.ts. */
export const GOOD_WORDS =
  '${[...good].toSorted().join(' ')}'
`,
)
writeFileSync(
  path.join(MATCHING, 'known-words.ts'),
  `/** Words that lines of several items of a section say of work as ours is: written by scripts/bill-words.ts. */
export const KNOWN_WORDS = {
${bySection.join('\n')}
} as const

/** Words that lines of one item alone say of it. */
export const KNOWN_OF_ITEMS = {
${items.join('\n')}
} as const
`,
)
