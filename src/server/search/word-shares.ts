import { getTableName, sql } from 'drizzle-orm'
import { Dependencies, whileGathering } from '#server/api/depends-on.ts'
import type { Db } from '#server/db/client.ts'
import { searchableProducts } from '#server/db/schema/searchable-products.ts'
import { staleWhileRevalidateEach } from '#server/stale-while-revalidate.ts'
import type { ShareOf } from './needed-words.ts'

/** What is frequent stays so. */
const REFRESHED_MS = 60 * 60_000

/** The part of all products that has a word which is none of the frequent ones. */
const RARE = 0.0005

const shares = staleWhileRevalidateEach(REFRESHED_MS, readShares)

/** How frequent the words of products are, as PostgreSQL's statistics have it, once it has them. What is found does not depend on it, only how. */
export const wordShares = (db: Db): Promise<ShareOf | undefined> =>
  whileGathering(new Dependencies(), () => shares.of(db))

async function readShares(db: Db): Promise<ShareOf | undefined> {
  const { table, name } = searchableProducts.words
  const { rows } = await db.execute<{ words: string[] | null; shares: number[] | null }>(sql`
    SELECT most_common_elems::text::text[] AS words, most_common_elem_freqs AS shares FROM pg_stats
    WHERE schemaname = current_schema() AND tablename = ${getTableName(table)} AND attname = ${name}`)
  const [{ words, shares: known } = { words: null, shares: null }] = rows
  if (!words) return undefined
  const frequent = new Map(words.map((word, index) => [word, known?.[index] ?? RARE]))
  return (word) => frequent.get(word) ?? RARE
}
