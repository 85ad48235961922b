import { createHmac } from 'node:crypto'
import { and, count, countDistinct, desc, eq, gte, lt, max, sql } from 'drizzle-orm'
import type { SearchedKind } from '#domain/alerts/alert-rules.ts'
import { MISSED_DAYS, MISSED_SHOWN_FROM, type MissedSearches } from '#domain/search/search-demand.ts'
import { plainWords } from '#domain/search/tokens.ts'
import type { Understood } from '#domain/search/understanding.ts'
import { withoutPart } from '#domain/search/without-part.ts'
import type { Call } from '#server/api/call.ts'
import { clientAddress, networkOf } from '#server/api/client-address.ts'
import type { Context } from '#server/api/context.ts'
import type { Db } from '#server/db/client.ts'
import { saltOf } from '#server/db/daily-salt.ts'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import { dailySalts, missedSearches } from '#server/db/schema/search-demand.ts'

/** More of one device in a day is no demand. */
const MISSED_A_DEVICE = 50
const WORDS_MAX = 60
/** Rows shown at most. */
const SHOWN = 100

const today = sql<string>`current_date`

type Missed = {
  kind: SearchedKind
  typed: string
  understood: readonly Understood[]
  /** The state that was chosen, where one was; else the one that was understood. */
  place: string | undefined
}

/** What is kept of a text: what was left of it as words, without numbers, which may be somebody's. */
const missedWords = ({ typed, understood }: Pick<Missed, 'typed' | 'understood'>): string =>
  plainWords(
    understood
      .filter(({ filter }) => Object.keys(filter).length > 0)
      .reduce((words, { text }) => withoutPart(words, text), typed)
      .replace(/\p{N}+/gu, ' '),
  )
    .slice(0, WORDS_MAX)
    .trim()

/**
 * Counts a search that found nothing, once for each device and day. Nobody waits for it, and where it cannot be kept the log says so.
 * A page that renders on the server asks for nobody: no device, nothing counted.
 */
export function countMissed(c: Call, { kind, place, ...search }: Missed): void {
  const { ctx } = c.var
  const words = missedWords(search)
  const address = clientAddress(c)
  // An address of a mail is somebody's.
  if (words === '' || search.typed.includes('@') || address === 'unknown') return
  const understoodPlace = search.understood.find((part) => part.kind === 'place')?.filter
  const missed = { kind, words, place: place ?? understoodPlace?.location ?? understoodPlace?.state ?? '' }
  keep(ctx.primary, missed, networkOf(address)).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'a search in vain was not counted'),
  )
}

async function keep(
  db: Db,
  missed: { kind: SearchedKind; words: string; place: string },
  device: string,
): Promise<void> {
  const hashed = createHmac('sha256', await saltOf(db, today))
    .update(device)
    .digest('base64url')
    .slice(0, 22)
  const ofDevice = await db.$count(
    missedSearches,
    and(eq(missedSearches.day, today), eq(missedSearches.device, hashed)),
  )
  if (ofDevice >= MISSED_A_DEVICE) return
  await db
    .insert(missedSearches)
    .values({ ...missed, day: today, device: hashed })
    .onConflictDoNothing()
}

/** What is searched in vain most, by how many devices; nothing that fewer than three days or devices have in common. */
export async function listMissed({ db }: Context): Promise<MissedSearches> {
  const { kind, words, place, day } = missedSearches
  const devices = count()
  const rows = await db
    .select({ kind, words, place, count: devices, days: countDistinct(day), lastDay: max(day) })
    .from(missedSearches)
    .where(gte(day, sql`current_date - ${MISSED_DAYS}::int`))
    .groupBy(kind, words, place)
    .having(gte(devices, MISSED_SHOWN_FROM))
    .orderBy(desc(devices), desc(max(day)), words)
    .limit(SHOWN)
  return {
    missed: rows.map((row) => ({ ...row, place: row.place || null, lastDay: row.lastDay ?? '' })),
  }
}

/** Forgets the salts of other days, and searches of long ago. */
export async function removeOldMissed(db: Db): Promise<void> {
  await db.delete(dailySalts).where(lt(dailySalts.day, today))
  await deleteInBatches(db, missedSearches, lt(missedSearches.day, sql`current_date - ${MISSED_DAYS}::int`))
}
