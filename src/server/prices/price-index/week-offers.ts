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

/** Of a million offers each column is a million texts to be made: what is not kept as it comes is in one, with tabs between its values. */
type Row = {
  product: string
  /** Seller, price, compared quantity and the moment of the confirmation in milliseconds, then a `Common`. */
  said: string
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
  const judge = offerJudge(sellers, cutOff)
  const offers: EligibleOffer[] = []
  const leftOut = new Map<string, Record<LeftOut, number>>()
  const since = new Date(cutOff.getTime() - ELIGIBLE_DAYS * DAY)
  const known = new Map<string, Common>()
  const commonOf = (text: string): Common => {
    const common = known.get(text) ?? parseCommon(text)
    known.set(text, common)
    return common
  }
  const sellerOf = eachOnce()
  const take = ({ product, said }: Row) => {
    const [afterSeller, afterPrice, afterQuantity, afterMoment] = tabsOf(said)
    const {
      isVisible,
      conversion,
      material,
      specification: own,
      state,
      inStock,
    } = commonOf(said.slice(afterMoment + 1))
    const judged = judge(
      {
        conversion,
        material,
        specification: own,
        state,
        inStock,
        product,
        seller: sellerOf(said.slice(0, afterSeller)),
        price: Number(said.slice(afterSeller + 1, afterPrice)),
        comparableQuantity: Number(said.slice(afterPrice + 1, afterQuantity)),
        confirmedAt: Math.trunc(Number(said.slice(afterQuantity + 1, afterMoment))),
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
        SELECT last.product_id AS product,
          concat_ws(E'\\t', last.seller_key, last.price, last.comparable_quantity, (extract(epoch FROM last.confirmed_at) * 1000)::float8, coalesce(last.conversion, ''), coalesce(last.material_id, ''), last.specification, last.state, last.in_stock,
            CASE WHEN last.kind IN ('offered', 'restored') OR hidden.product_id IS NULL THEN true WHEN last.kind IN ('hidden', 'withdrawn') THEN false
              ELSE coalesce((
                SELECT former.kind IN ('offered', 'restored') FROM price_events AS former
                WHERE former.product_id = last.product_id AND former.id < last.id AND former.kind IN ('offered', 'restored', 'hidden', 'withdrawn')
                ORDER BY former.id DESC LIMIT 1), true) END) AS said
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

/** Where the first four tabs are. */
function tabsOf(text: string): [number, number, number, number] {
  const first = text.indexOf('\t')
  const second = text.indexOf('\t', first + 1)
  const third = text.indexOf('\t', second + 1)
  return [first, second, third, text.indexOf('\t', third + 1)]
}

function parseCommon(text: string): Common {
  const [conversion, material, specification, state, inStock, isVisible] = text.split('\t')
  return {
    conversion: (conversion || null) as Common['conversion'],
    material: material || null,
    specification: specification ?? null,
    state: state as Common['state'],
    inStock: inStock === 't',
    isVisible: isVisible === 't',
  }
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
