import { asc, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { materialNames } from '#domain/materials/registry.ts'
import {
  buildDictionary,
  type Dictionary,
  type DictionaryEntry,
  hasMeaning,
} from '#domain/search/dictionary.ts'
import { meantInPhrases, possiblyMeant } from '#domain/search/mistypings.ts'
import type { AddedWordInput, AddedWords } from '#domain/search/search-demand.ts'
import { plainWords } from '#domain/search/tokens.ts'
import { TRADE_WORDS } from '#domain/search/trade-words.ts'
import type { ActorContext, Context } from '#server/api/context.ts'
import { Dependencies, whileGathering } from '#server/api/depends-on.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { addedWords } from '#server/db/schema/search-demand.ts'
import { staleWhileRevalidateEach } from '#server/stale-while-revalidate.ts'
import { readWords, type SearchSource } from './catalogue-words.ts'
import { isEnglishWord } from './english-words.ts'

/** A word that is added works everywhere so soon. */
const REFRESHED_MS = 10_000

const dictionaries = staleWhileRevalidateEach(REFRESHED_MS, async (db) =>
  buildDictionary(await listDictionaryEntries(db)),
)

/** The trade's words, and those that admins have added. */
export const searchDictionary = (db: Db): Promise<Dictionary> =>
  // No answer is too old by it: where answers are kept it is forgotten as soon as a word is written.
  whileGathering(new Dependencies(), () => dictionaries.of(db))

/** Has them read anew, of whatever replica: words have been written. */
export const forgetDictionaries = dictionaries.forget

/**
 * The dictionary, with what the words of a typed text are mistypings of: words that are nowhere in the catalogue and, but beside words that
 * tell what is meant, none of English.
 */
export async function dictionaryFor(
  db: Db,
  source: SearchSource,
  typed: string,
  asOf: string,
): Promise<Dictionary> {
  const dictionary = await searchDictionary(db)
  const possible = [
    ...[...possiblyMeant(typed, dictionary)].filter(([word]) => !isEnglishWord(word)),
    ...meantInPhrases(typed, dictionary),
  ]
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

/** Whether nothing that was typed is taken for a mistyping: what is today may be a word tomorrow. */
export const meansWhatItSays = ({ meant }: Dictionary): boolean => meant === undefined || meant.size === 0

const TRADE = buildDictionary(TRADE_WORDS)

/**
 * What the registry of materials calls things that the trade's words know nothing of: each such name is one thing. Of the others a word is
 * known already, which finds more than the whole name would.
 */
const MATERIAL_WORDS: readonly DictionaryEntry[] = materialNames().flatMap(({ id, name, names, labour }) =>
  [...new Set([name, ...names].map(plainWords))]
    .filter((each) => /^[a-z]+(?: [a-z]+)+$/.test(each))
    .filter((each) => each.split(' ').every((word) => !hasMeaning(TRADE, word)))
    .map((phrase) => ({
      words: [phrase],
      source: `the registry of materials: ${id}`,
      ...(labour && { labour: true as const }),
    })),
)

/** All entries: the product's own, those of its materials, and those of admins. */
export async function listDictionaryEntries(db: Db): Promise<DictionaryEntry[]> {
  const added = await db.select({ word: addedWords.word, finds: addedWords.finds }).from(addedWords)
  return [
    ...TRADE_WORDS,
    ...MATERIAL_WORDS,
    ...added.map(({ word, finds }) => ({ words: [word], finds, source: 'searches in vain' })),
  ]
}

export async function listAddedWords({ db }: Context): Promise<AddedWords> {
  const rows = await db
    .select({
      id: addedWords.id,
      word: addedWords.word,
      finds: addedWords.finds,
      addedBy: users.name,
      createdAt: addedWords.createdAt,
    })
    .from(addedWords)
    .leftJoin(users, eq(users.id, addedWords.addedBy))
    .orderBy(asc(addedWords.word))
  return { words: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
}

/** Adds a word to the dictionary, or says anew what it finds. @throws AppError invalid where nothing of it is a word */
export async function addWord({ db, actor }: ActorContext, input: AddedWordInput): Promise<void> {
  const word = plainWords(input.word)
  const finds = [...new Set(input.finds.map(plainWords))].filter((each) => each !== '' && each !== word)
  if (word === '' || finds.length === 0) throw new AppError('invalid', 'Say what it finds besides itself')
  await db
    .insert(addedWords)
    .values({ word, finds, addedBy: actor.id })
    .onConflictDoUpdate({ target: addedWords.word, set: { finds, addedBy: actor.id } })
  forgetDictionaries()
}

/** @throws AppError not-found */
export async function removeWord({ db }: Context, id: string): Promise<void> {
  const removed = await db.delete(addedWords).where(eq(addedWords.id, id)).returning({ id: addedWords.id })
  if (removed.length === 0) throw new AppError('not-found', 'There is no such word.')
  forgetDictionaries()
}
