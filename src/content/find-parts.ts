import { type ContentBlock, partStarts, plainBlock } from './prose.ts'

/** They ask, and say nothing of what is sought; nor do shorter ones ("a", "do"). */
const ASKING = new Set(
  'how what where when why who which can does the and for with you your not are able was will want need have has get from about there this that'.split(
    ' ',
  ),
)
const WORD_MIN = 3

/** What the help says for what is sought, as stems. */
const SYNONYMS: Readonly<Record<string, string>> = {
  api: 'developer',
  cost: 'pric',
  fraud: 'trick',
  imag: 'pictur',
  log: 'password',
  login: 'password',
  mobil: 'phon',
  pay: 'money',
  photo: 'pictur',
  photograph: 'pictur',
  scam: 'trick',
  train: 'cours',
}

/** What a word has in common with its other forms: "pay" of "payments". */
const stemOf = (word: string) =>
  word.replace(/ies$/, 'y').replace(/(?:(?<=.{3})(?:ments?|ings?|ed)|(?<=.{4})es?|(?<=.{3})s)$/, '')

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length >= WORD_MIN && !ASKING.has(word))
    .map(stemOf)

/**
 * Of groups of parts (`##`, `###`) those that answer best: with most of the sought words, or of their beginnings; one in a heading counts
 * three times, one in the heading of the group twice. Undefined where no word is sought.
 */
export function findParts(
  blocks: readonly ContentBlock[],
  sought: string,
): readonly ContentBlock[] | undefined {
  const words = wordsOf(sought).map((word) => [word, SYNONYMS[word] ?? word])
  if (words.length === 0) return undefined
  const groups = partStarts(blocks)
  const found = partStarts(blocks, 3).map((start) => {
    const group = groups.findLast((each) => each < start) ?? 0
    const after = blocks.slice(start + 1).findIndex((block) => 'heading' in block)
    const part = blocks.slice(start, after === -1 ? undefined : start + 1 + after)
    // From what counts least.
    const said = [part.slice(1), blocks.slice(group, group + 1), part.slice(0, 1)].map((each) =>
      each.flatMap((block) => wordsOf(plainBlock(block))),
    )
    const scores = words.map(
      (forms) =>
        said.findLastIndex((stems) => stems.some((stem) => forms.some((form) => stem.startsWith(form)))) + 1,
    )
    return { group, part, score: scores.reduce((sum, score) => sum + score, 0) }
  })
  const most = Math.max(1, ...found.map(({ score }) => score))
  const best = found.filter(({ score }) => score === most)
  return best.flatMap(({ group, part }, index) =>
    group === best[index - 1]?.group ? part : [...blocks.slice(group, group + 1), ...part],
  )
}
