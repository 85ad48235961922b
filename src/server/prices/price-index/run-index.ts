import { and, desc, eq, gte, lte, min, sql } from 'drizzle-orm'
import { WITHHELD_WEEKS } from '#domain/prices/index-method/method.ts'
import { type IndexMethod, linksOfYear, METHODS, YEAR_WEEKS } from '#domain/prices/index-method/methods.ts'
import { compare, type Review } from '#domain/prices/index-method/week.ts'
import { cutOffs, weeksBefore } from '#domain/prices/index-method/weeks.ts'
import type { Db } from '#server/db/client.ts'
import { priceEvents } from '#server/db/schema/price-events.ts'
import { indexReviews, indexRuns } from '#server/db/schema/price-index.ts'
import { type ComputedWeek, computeWeek, type IndexValue } from './compute-week.ts'
import { readSellerEvents, readWeekOffers, type Sources, type WeekOffers } from './week-offers.ts'

/** Computes weeks one after the other, in their order, by each method: what one has read serves the next. */
export async function* computeWeeks(
  db: Db,
  weeks: readonly Date[],
  sources: Sources,
  methodsOf: (cutOff: Date) => readonly IndexMethod[] = () => METHODS,
): AsyncGenerator<ComputedWeek> {
  const sellers = await readSellerEvents(db)
  const known = new Map<number, Promise<WeekOffers>>()
  // PostgreSQL puts the next offers in order while these are judged: one of them at a time.
  let sorted: Promise<unknown> = Promise.resolve()
  const offersAt = (cutOff: Date) => {
    const there = known.get(cutOff.getTime())
    if (there) return there
    let onSorted = () => {}
    const isSorted = new Promise<void>((resolve) => {
      onSorted = resolve
    })
    const offers = sorted.then(() => readWeekOffers(db, sellers, cutOff, sources, onSorted))
    sorted = Promise.race([isSorted, offers]).catch(() => undefined)
    known.set(cutOff.getTime(), offers)
    return offers
  }
  for (const cutOff of weeks) {
    const reviews = await readReviews(db, cutOff)
    for (const method of methodsOf(cutOff)) {
      const [week, before, ...links] = await Promise.all([
        offersAt(cutOff),
        offersAt(weeksBefore(cutOff, 1)),
        ...linksOfYear(method).map((weeks) => offersAt(weeksBefore(cutOff, weeks))),
      ])
      yield await computeWeek({ method, cutOff, week, before, links, reviews })
    }
    const yearAgo = weeksBefore(cutOff, YEAR_WEEKS)
    // A year's offers stay for a demonstration alone, which is small; elsewhere a run is of one week or two.
    for (const at of known.keys())
      if (at < yearAgo.getTime() || (!sources.isExample && at < cutOff.getTime())) known.delete(at)
  }
}

/** What moderators have decided last about each value of a week, or of those shortly before it, in the order of values. */
async function readReviews(db: Db, cutOff: Date): Promise<Review[]> {
  const { specification, region } = indexReviews
  const rows = await db
    .selectDistinctOn([specification, region])
    .from(indexReviews)
    .where(
      and(gte(indexReviews.cutOff, weeksBefore(cutOff, WITHHELD_WEEKS)), lte(indexReviews.cutOff, cutOff)),
    )
    .orderBy(specification, region, desc(indexReviews.cutOff), desc(indexReviews.id))
  return rows
    .flatMap((row): Review[] => {
      const named = { specification: row.specification, region: row.region }
      if (row.cutOff.getTime() === cutOff.getTime())
        return [{ ...named, decision: row.isPublished ? 'published' : 'withheld' }]
      return row.isPublished ? [] : [{ ...named, decision: 'withheld before' }]
    })
    .sort(compare)
}

/**
 * Stores a week as a new run, unless the last run of this week had the same inputs and outputs.
 * @returns whether it was stored
 */
export async function storeWeek(db: Db, week: ComputedWeek, { isExample }: Sources): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = '10min'`)
    // One after the other, so that the last run is the last that was computed.
    await tx.execute(sql`LOCK TABLE ${indexRuns} IN SHARE ROW EXCLUSIVE MODE`)
    const [last] = await tx
      .select()
      .from(indexRuns)
      .where(
        and(
          eq(indexRuns.method, week.method),
          eq(indexRuns.isExample, isExample),
          eq(indexRuns.cutOff, week.cutOff),
        ),
      )
      .orderBy(desc(indexRuns.id))
      .limit(1)
    const { cutOff, inputsHash, outputsHash } = week
    if (last?.inputsHash === inputsHash && last.outputsHash === outputsHash) return false
    const [run] = await tx
      .insert(indexRuns)
      .values({ method: week.method, cutOff, inputsHash, outputsHash, isExample })
      .returning({ id: indexRuns.id })
    if (!run) throw new Error('The run has no id')
    await tx.execute(sql`
      INSERT INTO index_values (run_id, specification, region, status, level, p25, p75, low, high, controllers, dropped, oldest, newest,
        change, basis, matched, is_decided_by_one, year_change, away, unverified, nominal)
      SELECT ${run.id}, value.* FROM jsonb_to_recordset(${JSON.stringify(week.values)}::jsonb) AS value (${COLUMNS})`)
    return true
  })
}

/** As they stand in `IndexValue`. */
const COLUMNS = sql.raw(
  Object.entries({
    specification: 'text',
    region: 'text',
    status: 'text',
    level: 'bigint',
    p25: 'bigint',
    p75: 'bigint',
    low: 'bigint',
    high: 'bigint',
    controllers: 'int',
    dropped: 'int',
    oldest: 'timestamptz',
    newest: 'timestamptz',
    change: 'float8',
    basis: 'text',
    matched: 'int',
    isDecidedByOne: 'boolean',
    yearChange: 'float8',
    away: 'int',
    unverified: 'int',
    nominal: 'int',
  } satisfies Record<keyof IndexValue, string>)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', '),
)

/** The weeks since the first price of this market of which there is no run by one of the methods yet, and by which there is none. */
async function missingWeeks(
  db: Db,
  now: Date,
  { isExample }: Sources,
  methods: readonly IndexMethod[],
): Promise<Map<number, IndexMethod[]>> {
  const [first] = await db
    .select({ at: min(priceEvents.at) })
    .from(priceEvents)
    .where(isExample ? undefined : sql`${priceEvents.way} <> 'demo'`)
  if (!first?.at) return new Map()
  const stored = await db
    .selectDistinct({ method: indexRuns.method, cutOff: indexRuns.cutOff })
    .from(indexRuns)
    .where(eq(indexRuns.isExample, isExample))
  const keyOf = (method: number, cutOff: Date) => `${method} ${cutOff.getTime()}`
  const known = new Set(stored.map(({ method, cutOff }) => keyOf(method, cutOff)))
  return new Map(
    cutOffs(first.at, now)
      .map((cutOff): [number, IndexMethod[]] => [
        cutOff.getTime(),
        methods.filter(({ version }) => !known.has(keyOf(version, cutOff))),
      ])
      .filter(([, missing]) => missing.length > 0),
  )
}

/** Computes and stores the weeks that are missing. */
export async function runMissingWeeks(
  db: Db,
  sources: Sources,
  {
    signal,
    now = new Date(),
    methods = METHODS,
  }: { signal?: AbortSignal; now?: Date; methods?: readonly IndexMethod[] } = {},
): Promise<number> {
  let stored = 0
  const missing = await missingWeeks(db, now, sources, methods)
  const weeks = [...missing.keys()].map((at) => new Date(at))
  const methodsOf = (cutOff: Date) => missing.get(cutOff.getTime()) ?? []
  for await (const week of computeWeeks(db, weeks, sources, methodsOf)) {
    if (signal?.aborted) return stored
    if (await storeWeek(db, week, sources)) stored += 1
  }
  return stored
}

/** Computes a week once more, after a moderator's decision, say. */
export async function runWeek(db: Db, cutOff: Date, sources: Sources): Promise<void> {
  for await (const week of computeWeeks(db, [cutOff], sources)) await storeWeek(db, week, sources)
}
