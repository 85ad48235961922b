import { boolean, doublePrecision, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PricedAs } from '#domain/bills/matching/match-schema.ts'
import type { BillPricing, LineDecision, PricedBillLine } from '#domain/bills/pricing/pricing-schema.ts'
import { users } from './accounts.ts'
import { bills } from './bills.ts'
import { time } from './columns.ts'

const billId = () =>
  uuid()
    .notNull()
    .references(() => bills.id, { onDelete: 'cascade' })

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a bill came to when it was last priced. */
export const billPricings = pgTable('bill_pricings', {
  billId: billId().primaryKey(),
  pricing: jsonb().$type<BillPricing>().notNull(),
})

/** What each of its lines was taken for then, and cost. */
export const billLinePrices = pgTable(
  'bill_line_prices',
  { billId: billId(), key: text().notNull(), priced: jsonb().$type<PricedBillLine>().notNull() },
  (line) => [primaryKey({ columns: [line.billId, line.key] })],
)

/** What the owner of a bill has said of its lines. */
export const billDecisions = pgTable(
  'bill_decisions',
  { billId: billId(), key: text().notNull(), decision: jsonb().$type<LineDecision>().notNull() },
  (line) => [primaryKey({ columns: [line.billId, line.key] })],
)

/**
 * What a person has taken a line for, for their next bill that says the same. `phrase` is a hash of its trade words alone, without
 * digits and names: what three people or more agree on is suggested to others. Nothing that a bill says is kept.
 */
export const matchMemories = pgTable(
  'match_memories',
  {
    ownerId: ownerId(),
    fingerprint: text().notNull(),
    phrase: text(),
    /** The work item or the material, as others are told of it. */
    subject: text().notNull(),
    pricedAs: jsonb().$type<PricedAs>().notNull(),
    usedAt: time().notNull().defaultNow(),
  },
  (memory) => [
    primaryKey({ columns: [memory.ownerId, memory.fingerprint] }),
    index('match_memories_phrase').on(memory.phrase, memory.subject, memory.ownerId),
  ],
)

/** A person's own prices of resources and rates of work items, in naira for one unit. */
export const ownPrices = pgTable(
  'own_prices',
  {
    ownerId: ownerId(),
    /** Whether `subject` is a work item; else a resource. */
    isRate: boolean().notNull(),
    subject: text().notNull(),
    naira: doublePrecision().notNull(),
    updatedAt: time().notNull().defaultNow(),
  },
  (price) => [primaryKey({ columns: [price.ownerId, price.isRate, price.subject] })],
)
