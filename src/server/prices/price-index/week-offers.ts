import { sql } from 'drizzle-orm'
import {
  type EligibleOffer,
  type LeftOut,
  type OfferEvent,
  offerJudge,
  type SellerEvent,
} from '#domain/prices/index-method/eligible-offers.ts'
import { ELIGIBLE_DAYS } from '#domain/prices/index-method/method.ts'
import { pollKey } from '#domain/prices/index-method/votes.ts'
import type { Db } from '#server/db/client.ts'
import { sellerEvents } from '#server/db/schema/price-events.ts'

/** Offers of a cut-off: those with a vote, by product, and how many have none and why, by specification and region. */
export type WeekOffers = {
  offers: EligibleOffer[]
  leftOut: ReadonlyMap<string, Readonly<Record<LeftOut, number>>>
}

const DAY = 24 * 3_600_000

/** So many rows are in memory at a time, beside the offers themselves. */
const ROWS_AT_ONCE = 10_000

/** Generated prices are of a demonstration alone. `specification`: of this one only. */
export type Sources = { isExample: boolean; specification?: string }

type Row = Omit<OfferEvent, 'id' | 'at' | 'confirmedAt' | 'price' | 'kind'> & {
  price: string
  confirmedAt: number
  isVisible: boolean
}

/** What has happened to sellers until now: it is little beside what happens to prices, so all of it is read. */
export async function readSellerEvents(db: Db): Promise<SellerEvent[]> {
  return db
    .select({
      id: sellerEvents.id,
      at: sellerEvents.at,
      seller: sellerEvents.sellerKey,
      kind: sellerEvents.kind,
      proof: sellerEvents.proof,
      into: sellerEvents.intoKey,
    })
    .from(sellerEvents)
    .orderBy(sellerEvents.id)
}

/** The offers of a cut-off, from what had happened before it alone. */
export async function readWeekOffers(
  db: Db,
  sellers: readonly SellerEvent[],
  cutOff: Date,
  { isExample, specification }: Sources,
): Promise<WeekOffers> {
  const judge = offerJudge(sellers, cutOff)
  const offers: EligibleOffer[] = []
  const leftOut = new Map<string, Record<LeftOut, number>>()
  const since = new Date(cutOff.getTime() - ELIGIBLE_DAYS * DAY)
  const once = eachOnce()
  const ofThisMarket = isExample ? sql`true` : sql`way <> 'demo'`
  await db.transaction(
    async (tx) => {
      // A million offers are found, and none of them is sorted on disk.
      await tx.execute(
        sql`SELECT set_config('statement_timeout', '10min', true), set_config('work_mem', '256MB', true), set_config('jit', 'off', true)`,
      )
      // An offer that was confirmed in these days has an event in them: it is what the confirmation wrote. What was never hidden is visible.
      await tx.execute(sql`
        DECLARE week_offers NO SCROLL CURSOR FOR
        SELECT last.seller_key AS seller, last.product_id AS product, last.price, last.comparable_quantity AS "comparableQuantity", last.conversion,
          last.material_id AS material, last.specification, last.state, last.in_stock AS "inStock",
          (extract(epoch FROM last.confirmed_at) * 1000)::float8 AS "confirmedAt",
          CASE WHEN last.kind IN ('offered', 'restored') OR hidden.product_id IS NULL THEN true WHEN last.kind IN ('hidden', 'withdrawn') THEN false
            ELSE coalesce((
              SELECT former.kind IN ('offered', 'restored') FROM price_events AS former
              WHERE former.product_id = last.product_id AND former.id < last.id AND former.kind IN ('offered', 'restored', 'hidden', 'withdrawn')
              ORDER BY former.id DESC LIMIT 1), true) END AS "isVisible"
        FROM (
          SELECT max(id) AS id FROM price_events
          WHERE at >= ${since.toISOString()}::timestamptz AND at < ${cutOff.toISOString()}::timestamptz AND ${ofThisMarket}
          GROUP BY product_id
        ) AS newest JOIN price_events AS last ON last.id = newest.id
          LEFT JOIN (SELECT DISTINCT product_id FROM price_events WHERE kind IN ('hidden', 'withdrawn')) AS hidden ON hidden.product_id = last.product_id
        WHERE last.at >= ${since.toISOString()}::timestamptz AND last.at < ${cutOff.toISOString()}::timestamptz AND last.comparable_quantity > 0
          AND ${specification === undefined ? sql`last.specification IS NOT NULL` : sql`last.specification = ${specification}`}`)
      for (;;) {
        const { rows } = await tx.execute<Row>(sql`FETCH ${sql.raw(String(ROWS_AT_ONCE))} FROM week_offers`)
        if (rows.length === 0) return
        for (const { isVisible, ...row } of rows) {
          const judged = judge(
            {
              ...row,
              seller: once(row.seller),
              specification: row.specification && once(row.specification),
              state: once(row.state),
              price: Number(row.price),
              confirmedAt: new Date(row.confirmedAt),
            },
            isVisible,
          )
          if (!judged) continue
          if (!('why' in judged)) offers.push(judged)
          else
            for (const region of [judged.state, 'Nigeria'] as const) {
              const key = pollKey(judged.specification, region)
              const counted = leftOut.get(key) ?? { away: 0, unverified: 0, nominal: 0 }
              counted[judged.why] += 1
              leftOut.set(key, counted)
            }
        }
      }
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )
  return { offers: offers.sort((one, other) => (one.product < other.product ? -1 : 1)), leftOut }
}

/** Texts that are the same are one in memory: of a million offers few have a seller, specification or state of their own. */
function eachOnce() {
  const known = new Map<string, string>()
  return <Text extends string>(text: Text): Text => {
    const same = known.get(text)
    if (same !== undefined) return same as Text
    known.set(text, text)
    return text
  }
}
