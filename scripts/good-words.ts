/**
 * Writes src/domain/bills/matching/good-words.ts: the English words, without their endings, that are near to a word of the trade and are
 * no mistyping of it. Run after words were added to it: `node scripts/good-words.ts`; known-words.ts ends with it.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { nearTo } from '#domain/bills/matching/spelling.ts'
import { wordStems } from '#domain/bills/matching/word-stems.ts'
import { englishWords, isEnglishWord } from '#server/search/english-words.ts'

/** How a word is said in a sentence. */
const forms = (word: string): string[] => {
  const base = word.replace(/e$/, '')
  const plural = /y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
  return [word, plural, `${base}ed`, `${base}ing`].filter(isEnglishWord)
}

const good = new Set<string>()
for (const word of englishWords().keys())
  for (const form of forms(word)) if (nearTo(form)) for (const stem of wordStems(form)) good.add(stem)
writeFileSync(
  path.join(import.meta.dirname, '../src/domain/bills/matching/good-words.ts'),
  `/** English words near to those of the trade, without their endings: written by scripts/good-words.ts. */\nexport const GOOD_WORDS =\n  '${[...good].toSorted().join(' ')}'\n`,
)
