import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import { CATEGORIES } from '#domain/catalogue.ts'
import type { Db } from '#server/db/client.ts'
import { staleWhileRevalidateEach } from '#server/stale-while-revalidate.ts'
import { neededWords } from './needed-words.ts'
import type { Word } from './tsquery.ts'
import { wordShares } from './word-shares.ts'

/** What is searched: `searchable_products.words`, or the words of a home. */
export type SearchSource = 'products' | 'listings'

/** A word, and whether the catalogue has it: anywhere, and in a name or a category (of a home: in a name or a place). */
export type KnownWord = Word & { known: boolean; named: boolean }

/** The words of each text, as what is searched has them. */
export async function readWords(
  db: Db,
  source: SearchSource,
  texts: readonly string[],
  asOf: string,
): Promise<Map<string, KnownWord[]>> {
  const distinct = [...new Set(texts)]
  if (distinct.length === 0) return new Map()
  const { rows } = await db.execute<KnownWord & { text_number: string }>(
    sql`SELECT * FROM read_words(${source}, ${sql.param(distinct)}::text[], ${asOf}::timestamptz)`,
  )
  const read = new Map(distinct.map((text) => [text, [] as KnownWord[]]))
  for (const { text_number, word, stem, known, named } of rows)
    read.get(distinct[Number(text_number) - 1] ?? '')?.push({ word, stem, known, named })
  return read
}

/** They are the same as long as this release runs. */
const FILED_MS = 24 * 60 * 60_000

/** The words of all that a product can be filed under, as its row has them (`filed_words`). */
export const readFiledWords = staleWhileRevalidateEach(FILED_MS, listFiledWords).of

async function listFiledWords(db: Db): Promise<ReadonlySet<string>> {
  const names = CATEGORIES.flatMap(({ id, subCategories }) => [id, ...subCategories])
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT DISTINCT word FROM unnest(${sql.param(names)}::text[]) AS name, unnest(tsvector_to_array(measured_vector(name))) AS word`)
  return new Set(rows.map(({ word }) => word))
}

/** What may stand for a word that the catalogue does not know. */
type NearWords = {
  /** Words that begin with it. */
  begun: string[]
  /** The two words that it is made of. */
  split: [string, string] | null
  /** What it is a mistyping of. */
  nearest: string[]
}

async function findNearWords(
  db: Db,
  source: SearchSource,
  words: readonly string[],
  asOf: string,
): Promise<Map<string, NearWords>> {
  if (words.length === 0) return new Map()
  const { rows } = await db.execute<NearWords & { typed_word: string }>(
    sql`SELECT * FROM words_near(${source}, ${sql.param(words)}::text[], ${asOf}::timestamptz)`,
  )
  return new Map(rows.map(({ typed_word, ...near }) => [typed_word, near]))
}

/** How words are looked up. */
export type WordLookup = { read: typeof readWords; near: typeof findNearWords }

/** Looks nothing up twice. For one search, or for many of one source at one moment. */
export function rememberedWords(): WordLookup {
  const read = new Map<string, KnownWord[]>()
  const near = new Map<string, NearWords>()
  return {
    read: (db, source, texts, asOf) => once(read, texts, (unknown) => readWords(db, source, unknown, asOf)),
    near: (db, source, words, asOf) =>
      once(near, words, (unknown) => findNearWords(db, source, unknown, asOf)),
  }
}

async function once<Answer>(
  known: Map<string, Answer>,
  asked: readonly string[],
  lookUp: (unknown: readonly string[]) => Promise<Map<string, Answer>>,
): Promise<Map<string, Answer>> {
  for (const [text, answer] of await lookUp(asked.filter((each) => !known.has(each)))) known.set(text, answer)
  const answers = new Map<string, Answer>()
  for (const text of asked) {
    const answer = known.get(text)
    if (answer !== undefined) answers.set(text, answer)
  }
  return answers
}

/** The place of the first of these queries that any row meets. */
export async function findFirstMatch(
  db: Db,
  source: SearchSource,
  queries: readonly string[],
  asOf: string,
): Promise<number | undefined> {
  if (queries.length === 0) return undefined
  const shareOf = await wordShares(db)
  // Of queries for which it has to find the same, the index is asked once.
  const alike: { before: number; needed: string[]; queries: string[] }[] = []
  for (const [before, query] of queries.entries()) {
    const needed = neededWords(query, shareOf)
    const last = alike.at(-1)
    if (last && isDeepStrictEqual(last.needed, needed)) last.queries.push(query)
    else alike.push({ before, needed, queries: [query] })
  }
  const firsts = alike.map(
    (each) =>
      sql`${each.before}::int + first_met(${source}, ${tsqueries(each.queries)}, ${tsqueries(each.needed)}, ${asOf}::timestamptz)`,
  )
  const { rows } = await db.execute<{ first: number | null }>(
    sql`SELECT coalesce(${sql.join(firsts, sql`, `)}) - 1 AS first`,
  )
  return rows[0]?.first ?? undefined
}

/** About how many rows meet each query, to compare them. */
export async function countAbout(
  db: Db,
  source: SearchSource,
  queries: readonly string[],
): Promise<number[]> {
  if (queries.length === 0) return []
  const shareOf = await wordShares(db)
  const counts = queries.map(
    (query) => sql`rows_about(${source}, ${query}::tsquery, ${tsqueries(neededWords(query, shareOf))})`,
  )
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`SELECT ARRAY[${sql.join(counts, sql`, `)}] AS counts`,
  )
  return rows[0]?.counts ?? []
}

const tsqueries = (queries: readonly string[]): SQL => sql`${sql.param(queries)}::text[]::tsquery[]`
