import type { WorkItemId } from '#domain/rates/work-sections.ts'
import { type LineWords, millimetres, thicknessOf } from '../line-words.ts'
import type { Read, Rule } from '../rule.ts'

const block =
  (item: WorkItemId, other: WorkItemId) =>
  ({ text, above }: LineWords): Read => {
    const thickness = thicknessOf(text) ?? thicknessOf(above)
    if (thickness === 225) return { item }
    return thickness === 150 ? { item: other } : { missing: ['225 or 150 mm'] }
  }

const BLOCKWORK = /\bblock\s?(?:work|wall|walling|s)?\b|\bblockwall|\bwalling\b/

export const MASONRY_RULES: readonly Rule[] = [
  {
    item: 'dpc',
    says: /damp.?(?:proof )?c(?:ou?rse|oarse)|\bdpc\b|\bd\.p\.c/,
    not: /\b(?:above|below|under|up ?to|to|from|beneath|over) (?:the )?(?:damp|dpc|d\.p\.c)/,
    read: ({ text }) => {
      const width = millimetres(text)[0] ?? thicknessOf(text) ?? Number(text.match(/\b(150|225)\b/)?.[1])
      return width === 225 || width === 150
        ? { choices: { width: `w${width}` } }
        : { missing: ['225 or 150 mm wide'] }
    },
  },
  {
    item: 'block-225-filled',
    says: new RegExp(`${BLOCKWORK.source}|cavit(?:y|ies) filled|\\bhollow\\b.*cores`),
    with: /\bfill(?:ed|ing)?\b|concreted/,
    not: /unfilled|\bm3\b|fence|kerb|paving|(?:filled|flush) joints?/,
    read: block('block-225-filled', 'block-150-filled'),
  },
  {
    item: 'block-225-solid',
    says: /\bsolid\b/,
    with: BLOCKWORK,
    not: /\bfill(?:ed|ing)?\b|fence|paving/,
    read: block('block-225-solid', 'block-150-solid'),
  },
  {
    item: 'block-screen',
    says: /screen|ventilat|fancy|honey\s?comb|decorative/,
    with: BLOCKWORK,
    not: /toilet block/,
  },
  {
    item: 'block-225',
    says: /block|walls?|partition|\bhollow\b/,
    with: BLOCKWORK,
    not: /solid|\bfill(?:ed|ing)?\b|screen|decorative|vent|paving|kerb|interlock|concrete wall|form|render|plaster|paint|til|classroom block|damp|lintel/,
    notAbove: /(?<!(?:&|and) )finish|render|plaster|paint|concrete works?$|formwork/,
    read: (words) => {
      const read = block('block-225', 'block-150')(words)
      return {
        ...read,
        missing: [
          ...(read.missing ?? []),
          ...(/hollow|sandcrete/.test(words.all) ? [] : ['hollow or solid']),
        ],
      }
    },
  },
  {
    item: 'brick-wall',
    says: /half.?brick/,
    with: /masonry|wall|brick/,
    not: /\bone brick|facing|face\s?work|fly ash/,
  },
]
