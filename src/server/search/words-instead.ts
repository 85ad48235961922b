import type { Db } from '#server/db/client.ts'
import type { KnownWord, SearchSource, WordLookup } from './catalogue-words.ts'
import { isEnglishWord } from './english-words.ts'

/** What stands for a word that the catalogue does not know. */
export type Instead = {
  /** What it begins. */
  begun: KnownWord[]
  /** The two words that it is made of, or else each that it may be a mistyping of. */
  meant: KnownWord[][]
}

/** From so many letters on an English word is whole: "cab" may become a cable, but a "carpet" is one. */
const WHOLE_FROM = 5
/** A whole word only becomes its other forms: "burglar" is burglary. */
const ENDING_MAX = 2

/**
 * What stands for unknown words: names that begin so, compounds in their parts, and what was mistyped (docs/product.md 17.3). A whole
 * English word stands for nothing but itself: boots are no bolts.
 */
export async function findInstead(
  db: Db,
  source: SearchSource,
  unknown: readonly string[],
  asOf: string,
  lookup: WordLookup,
): Promise<Map<string, Instead>> {
  const near = await lookup.near(db, source, unknown, asOf)
  const texts = [...near.values()].flatMap(({ begun, split, nearest }) => [
    ...begun,
    ...(split ?? []),
    ...nearest,
  ])
  const words = await lookup.read(db, source, texts, asOf)
  const read = (instead: readonly string[]) => instead.flatMap((word) => words.get(word) ?? [])
  return new Map(
    [...near].map(([typed, { begun, split, nearest }]): [string, Instead] => {
      const isEnglish = isEnglishWord(typed)
      const longest =
        isEnglish && typed.length >= WHOLE_FROM ? typed.length + ENDING_MAX : Number.POSITIVE_INFINITY
      const completed = read(begun.filter((word) => word.length <= longest))
      if (isEnglish) return [typed, { begun: completed, meant: [] }]
      if (split) return [typed, { begun: completed, meant: [read(split)] }]
      return [
        typed,
        { begun: completed, meant: completed.length > 0 ? [] : read(nearest).map((word) => [word]) },
      ]
    }),
  )
}
