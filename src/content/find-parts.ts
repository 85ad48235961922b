import { plainBlock } from './plain-block.ts'
import { type ContentBlock, partStarts } from './prose.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** They ask, and say nothing of what is sought; nor do shorter ones ("a", "do"). */
const ASKING = new Set([
  'how',
  'what',
  'where',
  'when',
  'why',
  'who',
  'can',
  'does',
  'the',
  'and',
  'for',
  'with',
])
const WORD_MIN = 3

/**
 * Of groups of parts (`##`, `###`) those that answer best: with most of the sought words, or of their beginnings; one in a heading counts
 * twice. All where no word is sought.
 */
export function findParts(blocks: readonly ContentBlock[], sought: string): readonly ContentBlock[] {
  const words = wordsOf(sought).filter((word) => word.length >= WORD_MIN && !ASKING.has(word))
  if (words.length === 0) return blocks
  const hits = (text: string) => {
    const said = wordsOf(text)
    return words.filter((word) => said.some((each) => each.startsWith(word))).length
  }
  const groups = partStarts(blocks)
  const found = partStarts(blocks, 3).map((start) => {
    const after = blocks.slice(start + 1).findIndex((block) => 'heading' in block)
    const part = blocks.slice(start, after === -1 ? undefined : start + 1 + after)
    const [heading = '', ...said] = part.map(plainBlock)
    return {
      group: groups.findLast((each) => each < start) ?? 0,
      part,
      score: 2 * hits(heading) + hits(said.join(' ')),
    }
  })
  const most = Math.max(1, ...found.map(({ score }) => score))
  const best = found.filter(({ score }) => score === most)
  return best.flatMap(({ group, part }, index) =>
    group === best[index - 1]?.group ? part : [...blocks.slice(group, group + 1), ...part],
  )
}
