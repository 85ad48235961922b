import { and, eq } from 'drizzle-orm'
import type { PricedAs } from '#domain/bills/matching/match-schema.ts'
import type { LineDecision, PricedBillLine } from '#domain/bills/pricing/pricing-schema.ts'
import { AppError } from '#domain/errors.ts'
import { workItem } from '#domain/rates/work-items.ts'
import { billDecisions } from '#server/db/schema/bill-prices.ts'
import { billLines } from '#server/db/schema/bills.ts'
import type { BillContext } from './bill-caller.ts'
import { pricedOf } from './bill-pricing.ts'
import { getOwnBill } from './bill-queries.ts'
import { forget, remember } from './match-memory.ts'

/**
 * Says what a line of an own bill is, or what it costs; null takes that back. Of an account it is remembered. Prices change when the
 * bill is priced again.
 * @throws AppError not-found, invalid
 */
export async function decideLine(
  ctx: BillContext,
  written: string,
  key: string,
  decision: LineDecision | null,
): Promise<PricedBillLine> {
  const { db } = ctx
  const bill = await getOwnBill(ctx, written)
  const [row] = await db
    .select({ line: billLines.line })
    .from(billLines)
    .where(and(eq(billLines.billId, bill.id), eq(billLines.key, key)))
  if (!row) throw new AppError('not-found', 'This line is no longer in the bill.')
  if (decision?.as) assertKnown(decision.as)
  await db.transaction(async (tx) => {
    const ofLine = and(eq(billDecisions.billId, bill.id), eq(billDecisions.key, key))
    if (decision)
      await tx
        .insert(billDecisions)
        .values({ billId: bill.id, key, decision })
        .onConflictDoUpdate({ target: [billDecisions.billId, billDecisions.key], set: { decision } })
    else await tx.delete(billDecisions).where(ofLine)
    if (bill.ownerId !== null && decision?.as) await remember(tx, bill.ownerId, row.line, decision.as)
    if (bill.ownerId !== null && !decision) await forget(tx, bill.ownerId, row.line)
  })
  const [priced] = await pricedOf(ctx, bill, [row.line])
  if (!priced) throw new Error('The line was not matched')
  return priced
}

/** @throws AppError invalid where a work item has no such choice or factor */
function assertKnown(as: PricedAs): void {
  if (as.kind === 'material') return
  const { choices, factors } = workItem(as.item)
  for (const [id, option] of Object.entries(as.choices))
    if (!Object.hasOwn(choices, id) || !Object.hasOwn(choices[id]?.options ?? {}, option))
      throw new AppError('invalid', `${workItem(as.item).title} has no choice ${id}: ${option}`)
  for (const id of Object.keys(as.factors))
    if (!Object.hasOwn(factors, id))
      throw new AppError('invalid', `${workItem(as.item).title} has no factor ${id}`)
}
