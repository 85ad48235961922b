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

/** So many rows are judged at a time, while PostgreSQL finds the next. */
const ROWS_AT_ONCE = 5_000

/** Generated prices are of a demonstration alone. `specification`: of this one only. */
export type Sources = { isExample: boolean; specification?: string }

/** What many offers have in common. */
type Common = Pick<OfferEvent, 'conversion' | 'material' | 'specification' | 'state' | 'inStock'> & {
  isVisible: boolean
}

type Row = {
  product: string
  seller: string
  price: string
  comparableQuantity: number
  confirmedAt: number
  /** A `Common` as JSON. */
  common: string
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
  const known = new Map<string, Common>()
  const commonOf = (text: string): Common => {
    const common = known.get(text) ?? (JSON.parse(text) as Common)
    known.set(text, common)
    return common
  }
  const sellerOf = eachOnce()
  const take = ({ product, seller, price, comparableQuantity, confirmedAt, common }: Row) => {
    const { isVisible, ...of } = commonOf(common)
    const judged = judge(
      {
        ...of,
        product,
        seller: sellerOf(seller),
        price: Number(price),
        comparableQuantity,
        confirmedAt: Math.trunc(confirmedAt),
      },
      isVisible,
    )
    if (!judged) return
    if (!('why' in judged)) offers.push(judged)
    else
      for (const region of [judged.state, 'Nigeria'] as const) {
        const key = pollKey(judged.specification, region)
        const counted = leftOut.get(key) ?? { away: 0, unverified: 0, nominal: 0 }
        counted[judged.why] += 1
        leftOut.set(key, counted)
      }
  }
  const inTime = sql`at >= ${since.toISOString()}::timestamptz AND at < ${cutOff.toISOString()}::timestamptz ${isExample ? sql`` : sql`AND way <> 'demo'`}`
  await db.transaction(
    async (tx) => {
      // A million offers are put in order once, mostly in memory.
      await tx.execute(
        sql`SELECT set_config('statement_timeout', '10min', true), set_config('work_mem', '256MB', true), set_config('jit', 'off', true)`,
      )
      // An offer that was confirmed in these days has an event in them: it is what the confirmation wrote. What was never hidden is visible.
      await tx.execute(sql`
        DECLARE week_offers NO SCROLL CURSOR FOR
        SELECT last.product_id AS product, last.seller_key AS seller, last.price, last.comparable_quantity AS "comparableQuantity",
          (extract(epoch FROM last.confirmed_at) * 1000)::float8 AS "confirmedAt",
          json_build_object('conversion', last.conversion, 'material', last.material_id, 'specification', last.specification, 'state', last.state,
            'inStock', last.in_stock, 'isVisible',
            CASE WHEN last.kind IN ('offered', 'restored') OR hidden.product_id IS NULL THEN true WHEN last.kind IN ('hidden', 'withdrawn') THEN false
              ELSE coalesce((
                SELECT former.kind IN ('offered', 'restored') FROM price_events AS former
                WHERE former.product_id = last.product_id AND former.id < last.id AND former.kind IN ('offered', 'restored', 'hidden', 'withdrawn')
                ORDER BY former.id DESC LIMIT 1), true) END)::text AS common
        FROM (
          SELECT DISTINCT ON (product_id) id, kind, seller_key, product_id, price, comparable_quantity, conversion, material_id, specification, state,
            in_stock, confirmed_at
          FROM price_events WHERE ${inTime} ${
            specification === undefined
              ? sql``
              : sql`AND product_id IN (SELECT product_id FROM price_events WHERE ${inTime} AND specification = ${specification})`
          }
          ORDER BY product_id, id DESC
        ) AS last
          LEFT JOIN (SELECT DISTINCT product_id FROM price_events WHERE kind IN ('hidden', 'withdrawn')) AS hidden ON hidden.product_id = last.product_id
        WHERE last.comparable_quantity > 0
          AND ${specification === undefined ? sql`last.specification IS NOT NULL` : sql`last.specification = ${specification}`}
        ORDER BY last.product_id`)
      const fetch = () => tx.execute<Row>(sql`FETCH ${sql.raw(String(ROWS_AT_ONCE))} FROM week_offers`)
      for (let next = fetch(); ; ) {
        const { rows } = await next
        if (rows.length === 0) return
        next = fetch()
        for (const row of rows) take(row)
      }
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )
  return { offers, leftOut }
}

/** Texts that are the same are one in memory: of a million offers few have a seller of their own. */
function eachOnce() {
  const known = new Map<string, string>()
  return (text: string): string => {
    const same = known.get(text)
    if (same !== undefined) return same
    known.set(text, text)
    return text
  }
}
