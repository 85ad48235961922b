import type { Dictionary } from '#domain/search/dictionary.ts'
import { possiblyMeant } from '#domain/search/mistypings.ts'
import type { Db } from '#server/db/client.ts'
import { readWords, type SearchSource } from './catalogue-words.ts'
import { isEnglishWord } from './english-words.ts'
import { searchDictionary } from './search-dictionary.ts'

/** The dictionary, with what the words of a typed text are mistypings of: words that are neither English nor anywhere in the catalogue. */
export async function dictionaryFor(
  db: Db,
  source: SearchSource,
  typed: string,
  asOf: string,
): Promise<Dictionary> {
  const dictionary = await searchDictionary(db)
  const possible = [...possiblyMeant(typed, dictionary)].filter(([word]) => !isEnglishWord(word))
  if (possible.length === 0) return dictionary
  const words = await readWords(
    db,
    source,
    possible.map(([word]) => word),
    asOf,
  )
  return {
    ...dictionary,
    meant: new Map(possible.filter(([word]) => !words.get(word)?.some(({ known }) => known))),
  }
}
