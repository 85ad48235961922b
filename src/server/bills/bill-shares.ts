import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { SHARES_MAX } from '#domain/bills/bill-rules.ts'
import type { BillShare, CreatedShare } from '#domain/bills/bill-schema.ts'
import { AppError } from '#domain/errors.ts'
import { idParameter } from '#server/api/router.ts'
import { billShares, bills } from '#server/db/schema/bills.ts'
import type { BillContext } from './bill-caller.ts'
import { getOwnBill, hashOfLink } from './bill-queries.ts'

const DAY_MS = 24 * 3_600_000
const NO_SUCH_LINK = 'This link has ended.'

/** Makes a link by which others see an own bill and change nothing. Its secret is told once. @throws AppError not-found, conflict */
export async function shareBill(ctx: BillContext, written: string, days: number): Promise<CreatedShare> {
  const bill = await getOwnBill(ctx, written)
  const isOpen = and(eq(billShares.billId, bill.id), gt(billShares.expiresAt, sql`now()`))
  const token = randomBytes(24).toString('base64url')
  const wanted = new Date(Date.now() + days * DAY_MS)
  // A link outlives no bill.
  const expiresAt = bill.expiresAt && bill.expiresAt < wanted ? bill.expiresAt : wanted
  const [share] = await ctx.db.transaction(async (tx) => {
    // One after the other, so that together they are no more than may be.
    await tx.select({ id: bills.id }).from(bills).where(eq(bills.id, bill.id)).for('update')
    if ((await tx.$count(billShares, isOpen)) >= SHARES_MAX)
      throw new AppError('conflict', `This bill has ${SHARES_MAX} links already. End one first.`)
    return tx
      .insert(billShares)
      .values({ billId: bill.id, tokenHash: hashOfLink(token), expiresAt })
      .returning({ id: billShares.id, createdAt: billShares.createdAt })
  })
  if (!share) throw new Error('The link was not stored')
  return { id: share.id, token, createdAt: share.createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

/** The links to an own bill that have not ended. @throws AppError not-found */
export async function listShares(ctx: BillContext, written: string): Promise<BillShare[]> {
  const { id } = await getOwnBill(ctx, written)
  const rows = await ctx.db
    .select({ id: billShares.id, createdAt: billShares.createdAt, expiresAt: billShares.expiresAt })
    .from(billShares)
    .where(and(eq(billShares.billId, id), gt(billShares.expiresAt, sql`now()`)))
    .orderBy(desc(billShares.createdAt))
  return rows.map((share) => ({
    id: share.id,
    createdAt: share.createdAt.toISOString(),
    expiresAt: share.expiresAt.toISOString(),
  }))
}

/** Ends a link at once. @throws AppError not-found */
export async function endShare(ctx: BillContext, written: string, share: string): Promise<void> {
  const { id } = await getOwnBill(ctx, written)
  const gone = await ctx.db
    .delete(billShares)
    .where(and(eq(billShares.billId, id), eq(billShares.id, idParameter(share, NO_SUCH_LINK))))
    .returning({ id: billShares.id })
  if (gone.length === 0) throw new AppError('not-found', NO_SUCH_LINK)
}
