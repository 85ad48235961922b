import { sql } from 'drizzle-orm'
import {
  type EligibleOffer,
  judgeOffer,
  type LeftOut,
  type OfferEvent,
  type OfferKind,
  offerKind,
  type SellerEvent,
  standings,
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

/** Each text by itself: to look up a part of a longer one takes several times as long. */
type Row = {
  product: string
  seller: string
  /** What `parseKind` reads, with tabs between. */
  kind: string
  price: string
  quantity: number
  /** Of the confirmation, in milliseconds. */
  confirmed: string
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

/**
 * The offers of a cut-off, from what had happened before it alone.
 * @param onSorted called once PostgreSQL has put them in order and has little left to do
 */
export async function readWeekOffers(
  db: Db,
  sellers: readonly SellerEvent[],
  cutOff: Date,
  { isExample, specification }: Sources,
  onSorted?: () => void,
): Promise<WeekOffers> {
  const offers: EligibleOffer[] = []
  const leftOut = new Map<string, Record<LeftOut, number>>()
  const since = new Date(cutOff.getTime() - ELIGIBLE_DAYS * DAY)
  const kindOf = eachOnce(parseKind)
  const standingOf = eachOnce(standings(sellers, cutOff))
  const take = ({ product, seller, kind: text, price, quantity, confirmed }: Row) => {
    const kind = kindOf(text)
    const own = {
      product,
      price: Number(price),
      comparableQuantity: quantity,
      confirmedAt: Number(confirmed),
    }
    const judged = kind && judgeOffer(kind, standingOf(seller), own, cutOff)
    if (!judged) return
    if (typeof judged === 'object') offers.push(judged)
    else
      for (const region of [kind.state, 'Nigeria'] as const) {
        const key = pollKey(kind.specification, region)
        const counted = leftOut.get(key) ?? { away: 0, unverified: 0, nominal: 0 }
        counted[judged] += 1
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
        SELECT last.product_id AS product, last.seller_key AS seller, last.price, last.comparable_quantity AS quantity,
          round(date_part('epoch', last.confirmed_at) * 1e6)::bigint / 1000 AS confirmed,
          concat_ws(E'\\t', coalesce(last.conversion, ''), coalesce(last.material_id, ''), last.specification, last.state, last.in_stock,
            CASE WHEN last.kind IN ('offered', 'restored') OR hidden.product_id IS NULL THEN true WHEN last.kind IN ('hidden', 'withdrawn') THEN false
              ELSE coalesce((
                SELECT former.kind IN ('offered', 'restored') FROM price_events AS former
                WHERE former.product_id = last.product_id AND former.id < last.id AND former.kind IN ('offered', 'restored', 'hidden', 'withdrawn')
                ORDER BY former.id DESC LIMIT 1), true) END) AS kind
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
        onSorted?.()
        if (rows.length === 0) return
        next = fetch()
        for (const row of rows) take(row)
      }
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )
  return { offers, leftOut }
}

function parseKind(text: string): OfferKind | undefined {
  const [conversion, material, specification, state, inStock, isVisible] = text.split('\t')
  return offerKind(
    {
      conversion: (conversion || null) as OfferEvent['conversion'],
      material: material || null,
      specification: specification ?? null,
      state: state as OfferEvent['state'],
      inStock: inStock === 't',
    },
    isVisible === 't',
  )
}

/** What a text says is asked once: of a million offers few have a seller or a kind of their own. */
function eachOnce<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const there = known.get(text)
    if (there !== undefined || known.has(text)) return there as Answer
    const answer = ask(text)
    known.set(text, answer)
    return answer
  }
}
