import { MATERIALS } from '#domain/materials/registry.ts'
import { workItem } from '#domain/rates/work-items.ts'
import { WORK_ITEM_IDS } from '#domain/rates/work-sections.ts'
import type { BillLine } from '../bill-schema.ts'
import { plain } from './line-words.ts'

/** What others are told of a decision is known by trade words alone: no digit, no name of a person, a place or a project. */
const wordsOf = (text: string) => plain(text).match(/[a-z]{3,}/g) ?? []

const TRADE_WORDS: ReadonlySet<string> = new Set([
  ...WORK_ITEM_IDS.flatMap((id) => {
    const { title, description, choices } = workItem(id)
    const labels = Object.values(choices).flatMap(({ options }) =>
      Object.values(options).map(({ label }) => label),
    )
    return wordsOf([title, description, ...labels].join(' '))
  }),
  ...MATERIALS.flatMap(({ name, names }) => wordsOf([name, ...names].join(' '))),
])

/** Too few words say the same of too many things. */
const WORDS_MIN = 3

/** @returns undefined where the trade words of a line are too few to know it by */
export function tradePhrase({ text, unit }: Pick<BillLine, 'text' | 'unit'>): string | undefined {
  const words = [...new Set(wordsOf(text).filter((word) => TRADE_WORDS.has(word)))].toSorted()
  return words.length < WORDS_MIN ? undefined : [...words, unit.known ?? ''].join(' ')
}
