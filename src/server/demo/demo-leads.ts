import { inArray, sql } from 'drizzle-orm'
import { dayInNigeria } from '#domain/dates.ts'
import { LEADS, type LeadCounts } from '#domain/leads/lead-schema.ts'
import type { State } from '#domain/places.ts'
import type { Db } from '#server/db/client.ts'
import { listingLeads, productLeads } from '#server/db/schema/leads.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { missedSearches } from '#server/db/schema/search-demand.ts'
import { demoChance, demoId } from './demo-ids.ts'

const DAY_MS = 86_400_000

/** So far back the demonstration's sellers have been looked at. */
const DAYS = 60

/** Nobody else's leads are to be seen: these are the sellers that one can be signed in as. */
const SELLERS = ['adeshokan-cement', 'zumaview-estates']

/** How visitors of an offer spread: those who have chosen no state, the offer's own, or one beside it. */
const SPREAD: readonly { of: number; state: (own: State | null) => State | null }[] = [
  { of: 0.55, state: () => null },
  { of: 0.3, state: (own) => own },
  { of: 0.15, state: (own) => (own === 'FCT' ? 'Niger' : 'Ogun') },
]

/** What is searched in vain where they sell. */
const SEARCHED = [
  { kind: 'products', place: 'Lagos', words: ['slag cement', 'cement silo', 'pozzolana'] },
  { kind: 'listings', place: 'FCT', words: ['mini flat with borehole', 'duplex with cinema'] },
] as const

type Row = LeadCounts & { id: string; day: string; state: State | null }

/**
 * After the seed, at every start and every hour: the demonstration's sellers have been looked at until now, the same way in every one of
 * them. What real visits have counted beyond that stays.
 */
export async function fillDemoLeads(db: Db, now = new Date()): Promise<void> {
  const owners = SELLERS.map((handle) => demoId('user', handle))
  const [sold, homes] = await Promise.all([
    db
      .select({ id: products.id, state: products.location })
      .from(products)
      .where(inArray(products.ownerId, owners)),
    db
      .select({ id: listings.id, state: listings.state })
      .from(listings)
      .where(inArray(listings.ownerId, owners)),
  ])
  await raise(db, 'product', rowsOf(sold, now))
  await raise(db, 'listing', rowsOf(homes, now, true))
  await db.insert(missedSearches).values(searchesUntil(now)).onConflictDoNothing()
}

const daysUntil = (now: Date): Date[] =>
  Array.from({ length: DAYS }, (_, ago) => new Date(now.getTime() - ago * DAY_MS))

function rowsOf(offers: readonly { id: string; state: State | null }[], now: Date, isHome = false): Row[] {
  return offers.flatMap(({ id, state: own }) =>
    daysUntil(now).flatMap((moment, ago) => {
      const day = dayInNigeria(moment)
      const passed = ago === 0 ? passedOf(day, now) : 1
      return SPREAD.map(({ of, state }, at) => ({
        id,
        day,
        state: state(own),
        ...countsOf([id, day, String(at)], of * passed * interestIn(id, day), isHome),
      }))
    }),
  )
}

/** The share of a day in Nigeria that has passed. */
const passedOf = (day: string, now: Date): number =>
  Math.min(1, (now.getTime() - Date.parse(`${day}T00:00:00+01:00`)) / DAY_MS)

/** How often an offer is shown on a day: each in a measure of its own, less on Sundays. */
function interestIn(id: string, day: string): number {
  const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === 0
  const usual = 25 + 110 * demoChance('interest', id)
  return usual * (isSunday ? 0.5 : 1) * (0.7 + 0.6 * demoChance('interest', id, day))
}

function countsOf(name: string[], interest: number, isHome: boolean): LeadCounts {
  const some = (lead: string, expected: number) => Math.floor(expected + demoChance(lead, ...name))
  const opened = interest * (0.06 + 0.1 * demoChance('opens', ...name))
  return {
    shown: Math.round(interest),
    opened: Math.min(some('opened', opened), Math.round(interest)),
    whatsapp: some('whatsapp', opened * 0.12),
    number: some('number', opened * 0.05),
    email: isHome ? some('email', opened * 0.03) : 0,
    saved: 0,
  }
}

async function raise(db: Db, kind: 'product' | 'listing', rows: readonly Row[]): Promise<void> {
  const column = <Value>(value: (row: Row) => Value) => sql.param(rows.map(value))
  const names = sql.raw(LEADS.join(', '))
  const higher = sql.raw(
    LEADS.map((lead) => `${lead} = greatest(leads.${lead}, excluded.${lead})`).join(', '),
  )
  const isHigher = sql.raw(LEADS.map((lead) => `excluded.${lead} > leads.${lead}`).join(' OR '))
  const counts = LEADS.map((lead) => sql`${column((row) => row[lead])}::int[]`)
  const id = sql.raw(`${kind}_id`)
  await db.execute(sql`
    INSERT INTO ${kind === 'product' ? productLeads : listingLeads} AS leads (${id}, day, state, ${names})
    SELECT * FROM unnest(${column(({ id }) => id)}::uuid[], ${column(({ day }) => day)}::date[],
      ${column(({ state }) => state)}::state[], ${sql.join(counts, sql`, `)})
      AS demo (id, day, state, ${names}) ORDER BY id, day, state
    ON CONFLICT (${id}, day, state) DO UPDATE SET ${higher} WHERE ${isHigher}`)
}

/** A device now and then; its name is no hash, because it is nobody. */
const searchesUntil = (now: Date) =>
  SEARCHED.flatMap(({ kind, place, words }) =>
    words.flatMap((each) =>
      daysUntil(now).flatMap((moment) => {
        const day = dayInNigeria(moment)
        return demoChance('searched', each, day) < 0.15
          ? [{ kind, place, words: each, day, device: 'demo' }]
          : []
      }),
    ),
  )
