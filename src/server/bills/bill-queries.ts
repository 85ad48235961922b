import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gt, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import { CHECKS_SHOWN, ROWS_PAGE } from '#domain/bills/bill-rules.ts'
import type {
  Bill,
  BillCheck,
  BillComparison,
  BillLine,
  BillLinePage,
  BillOverview,
  BillRowPage,
} from '#domain/bills/bill-schema.ts'
import { checkList } from '#domain/bills/checks/check-words.ts'
import { compareBills } from '#domain/bills/compare-bills.ts'
import { AppError } from '#domain/errors.ts'
import { idParameter } from '#server/api/router.ts'
import type { Db, SelectDb } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { billProjects, projectBills } from '#server/db/schema/bill-projects.ts'
import { billLines, billRows, billShares, bills } from '#server/db/schema/bills.ts'
import type { BillCaller, BillContext } from './bill-caller.ts'

/** Said of a bill that is not there and of one that is somebody else's: nobody learns which. */
export const NO_SUCH_BILL = 'We cannot find this bill. It may have been deleted.'

type StoredBill = typeof bills.$inferSelect

/** Bills that have not run out. */
const isKept = or(sql`${bills.expiresAt} IS NULL`, gt(bills.expiresAt, sql`now()`))

/** A caller's own bills: the account's, or without one the browser's. */
const isOwn = ({ actor, visitorId }: BillCaller): SQL | undefined =>
  actor === undefined && visitorId === undefined
    ? sql`false`
    : or(
        actor && eq(bills.ownerId, actor.id),
        visitorId === undefined ? undefined : eq(bills.visitorId, visitorId),
      )

export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** An own bill. @throws AppError not-found */
export async function getOwnBill(
  { caller, db }: Pick<BillContext, 'caller' | 'db'>,
  written: string,
): Promise<StoredBill> {
  const id = idParameter(written, NO_SUCH_BILL)
  const [bill] = await db
    .select()
    .from(bills)
    .where(and(eq(bills.id, id), isOwn(caller), isKept))
  if (!bill) throw new AppError('not-found', NO_SUCH_BILL)
  return bill
}

/** A bill that the caller may look at: an own one, or one that somebody has given a link to. @throws AppError not-found */
export async function getSeenBill(
  ctx: Pick<BillContext, 'caller' | 'db'>,
  written: string,
): Promise<StoredBill> {
  const { caller, db } = ctx
  if (caller.share === undefined) return getOwnBill(ctx, written)
  const id = idParameter(written, NO_SUCH_BILL)
  const [found] = await db
    .select({ bill: bills })
    .from(billShares)
    .innerJoin(bills, eq(bills.id, billShares.billId))
    .leftJoin(users, eq(users.id, bills.ownerId))
    .where(
      and(
        eq(billShares.tokenHash, hashOfLink(caller.share)),
        eq(bills.id, id),
        gt(billShares.expiresAt, sql`now()`),
        isNull(users.suspendedReason),
        isKept,
      ),
    )
  if (!found) throw new AppError('not-found', NO_SUCH_BILL)
  return found.bill
}

/** A bill as its owner is answered; to others it is in no project. */
export async function answerBill(db: SelectDb, bill: StoredBill, project?: Bill['project']): Promise<Bill> {
  const {
    checks,
    createdAt,
    expiresAt,
    fileName,
    id,
    message,
    name,
    sheets,
    size,
    state,
    totals,
    versionOf,
  } = bill
  return {
    ...{ id, name, fileName, state, message, versionOf, sheets, size, totals },
    project: project === undefined ? await projectOf(db, id) : project,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    checks: checks.slice(0, CHECKS_SHOWN),
    checkCounts: countChecks(checks),
  }
}

async function projectOf(db: SelectDb, billId: string): Promise<Bill['project']> {
  const { id, name, state, floorArea } = billProjects
  const [project] = await db
    .select({ id, name, state, floorArea })
    .from(projectBills)
    .innerJoin(billProjects, eq(billProjects.id, projectBills.projectId))
    .where(eq(projectBills.billId, billId))
  return project ?? null
}

/** A bill that the caller may look at. @throws AppError not-found */
export async function showBill(ctx: BillContext, written: string): Promise<Bill> {
  const bill = await getSeenBill(ctx, written)
  return answerBill(ctx.db, bill, ctx.caller.share === undefined ? undefined : null)
}

function countChecks(checks: readonly BillCheck[]): Bill['checkCounts'] {
  const counts: Bill['checkCounts'] = {}
  for (const { kind } of checks) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** What lists show of a bill. */
export const OVERVIEW = {
  id: bills.id,
  name: bills.name,
  fileName: bills.fileName,
  state: bills.state,
  message: bills.message,
  expiresAt: bills.expiresAt,
  createdAt: bills.createdAt,
  versionOf: bills.versionOf,
  totals: bills.totals,
}

/** Own bills, the newest first. */
export async function listOwnBills({ caller, db }: BillContext): Promise<BillOverview[]> {
  const rows = await db
    .select(OVERVIEW)
    .from(bills)
    .where(and(isOwn(caller), isKept))
    .orderBy(desc(bills.createdAt))
    .limit(200)
  return rows.map(({ createdAt, expiresAt, ...bill }) => ({
    ...bill,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }))
}

/** All lines of a bill that the caller may look at. */
export async function linesOf(db: Db, billId: string): Promise<BillLine[]> {
  const rows = await db
    .select({ line: billLines.line })
    .from(billLines)
    .where(eq(billLines.billId, billId))
    .orderBy(asc(billLines.position))
  return rows.map(({ line }) => line)
}

/** What an own bill says otherwise than another. @throws AppError not-found */
export async function compareOwnBills(
  ctx: BillContext,
  written: string,
  other: string,
): Promise<BillComparison> {
  const [after, before] = [await getOwnBill(ctx, written), await getOwnBill(ctx, other)]
  return compareBills(await linesOf(ctx.db, before.id), await linesOf(ctx.db, after.id))
}

/** What does not add up, a line each. @throws AppError not-found */
export async function checksAsText(ctx: BillContext, written: string): Promise<string> {
  const { checks, name } = await getSeenBill(ctx, written)
  return `${name}\n\n${checkList(checks)}`
}

type LineQuery = { sheet?: string | undefined; after?: number | undefined; limit: number }

/** Lines in their order, from after a place on. @throws AppError not-found */
export async function listLines(
  ctx: BillContext,
  written: string,
  { sheet, after, limit }: LineQuery,
): Promise<Omit<BillLinePage, 'priced'>> {
  const { id } = await getSeenBill(ctx, written)
  const ofBill = and(eq(billLines.billId, id), sheet === undefined ? undefined : eq(billLines.sheet, sheet))
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ position: billLines.position, line: billLines.line })
      .from(billLines)
      .where(and(ofBill, after === undefined ? undefined : gt(billLines.position, after)))
      .orderBy(asc(billLines.position))
      .limit(limit + 1),
    ctx.db.$count(billLines, ofBill),
  ])
  const shown = rows.slice(0, limit)
  return {
    lines: shown.map(({ line }) => line),
    next: rows.length > limit ? (shown.at(-1)?.position ?? null) : null,
    total,
  }
}

type RowQuery = { sheet: string; from: number }

/** The rows of a sheet as they stand in the file, from one on. @throws AppError not-found */
export async function listRows(
  ctx: BillContext,
  written: string,
  { sheet, from }: RowQuery,
): Promise<BillRowPage> {
  const { id } = await getSeenBill(ctx, written)
  const blocks = await ctx.db
    .select({ rows: billRows.rows })
    .from(billRows)
    .where(and(eq(billRows.billId, id), eq(billRows.sheet, sheet), gte(billRows.lastRow, from)))
    .orderBy(asc(billRows.lastRow))
    .limit(2)
  const rows = blocks.flatMap((block) => block.rows).filter(({ row }) => row >= from)
  const shown = rows.slice(0, ROWS_PAGE)
  return { rows: shown, next: rows[ROWS_PAGE]?.row ?? null }
}
