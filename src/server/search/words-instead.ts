import type { Db } from '#server/db/client.ts'
import { findNearWords, type KnownWord, readWords, type SearchSource } from './catalogue-words.ts'
import { isEnglishWord } from './english-words.ts'

/** What stands for a word that the catalogue does not know. */
export type Instead = {
  /** What it begins. */
  begun: KnownWord[]
  /** The two words that it is made of, or else each that it may be a mistyping of. */
  meant: KnownWord[][]
}

/** From so many letters on an English word is whole: "cab" may become a cable, "carpet" is one. */
const WHOLE_FROM = 5

/**
 * What stands for unknown words: names that begin so, compounds in their parts, and what was mistyped (docs/product.md 17.3). A whole
 * English word stands for nothing but itself: boots are no bolts.
 */
export async function findInstead(
  db: Db,
  source: SearchSource,
  unknown: readonly string[],
  asOf: string,
): Promise<Map<string, Instead>> {
  const doubtful = unknown.filter((word) => word.length < WHOLE_FROM || !isEnglishWord(word))
  const near = await findNearWords(db, source, doubtful, asOf)
  const texts = [...near.values()].flatMap(({ begun, split, nearest }) => [
    ...begun,
    ...(split ?? []),
    ...nearest,
  ])
  const words = await readWords(db, source, texts, asOf)
  const read = (instead: readonly string[]) => instead.flatMap((word) => words.get(word) ?? [])
  return new Map(
    [...near].map(([typed, { begun, split, nearest }]) => {
      if (split) return [typed, { begun: read(begun), meant: [read(split)] }]
      const isMistyping = begun.length === 0 && !isEnglishWord(typed)
      return [typed, { begun: read(begun), meant: isMistyping ? read(nearest).map((word) => [word]) : [] }]
    }),
  )
}
