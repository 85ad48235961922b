import { and, DrizzleQueryError, desc, eq, sql } from 'drizzle-orm'
import type { SheetColumns } from '#domain/bills/bill-schema.ts'
import type { Context } from '#server/api/context.ts'
import type { Db } from '#server/db/client.ts'
import { billLines, billMappings, billRows, bills } from '#server/db/schema/bills.ts'
import { ELABORATE, readInProcess } from './run-workbook-job.ts'
import type { ReadResult } from './workbook-jobs.ts'

type Work = Pick<Context, 'db' | 'storage' | 'log'>

const LOST = 'Only part of the file arrived. Please send it again.'

/** Headings that a person has mapped, of late. */
const REMEMBERED = 500

async function rememberedBy(db: Db, ownerId: string | null): Promise<Map<string, SheetColumns>> {
  if (ownerId === null) return new Map()
  const rows = await db
    .select({ fingerprint: billMappings.fingerprint, columns: billMappings.columns })
    .from(billMappings)
    .where(eq(billMappings.ownerId, ownerId))
    .orderBy(desc(billMappings.usedAt))
    .limit(REMEMBERED)
  return new Map(rows.map(({ fingerprint, columns }) => [fingerprint, columns]))
}

/** A job: reads a bill and stores what it says. One that was asked for since, or that is gone, is left alone. */
export async function readBillJob(
  { db, log, storage }: Work,
  { billId, reading }: { billId: string; reading: number },
): Promise<void> {
  const isThis = and(eq(bills.id, billId), eq(bills.reading, reading), eq(bills.state, 'reading'))
  const [bill] = await db.select().from(bills).where(isThis)
  if (!bill) return
  const bytes = await storage.find(bill.key)
  const result = bytes
    ? await readInProcess({
        bytes,
        format: bill.format,
        said: bill.mapping ?? [],
        remembered: await rememberedBy(db, bill.ownerId),
      })
    : { refusal: LOST }
  if ('refusal' in result) {
    await db.update(bills).set({ state: 'failed', message: result.refusal }).where(isThis)
    return
  }
  const { sheets, checks, totals, isDoubtful } = result
  try {
    await db.transaction(async (tx) => {
      const [stored] = await tx
        .update(bills)
        .set({ state: isDoubtful ? 'mapping' : 'read', sheets, checks, totals })
        .where(isThis)
        .returning({ id: bills.id })
      if (stored) await storeReading(tx, billId, result)
    })
  } catch (error) {
    if (!isOfTheData(error)) throw error
    log.error({ err: error, bill: billId }, 'what a bill says cannot be stored')
    await db.update(bills).set({ state: 'failed', message: ELABORATE }).where(isThis)
  }
}

/** What the database does not take from this file it takes never: SQLSTATE classes 22 and 23. */
function isOfTheData(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && 'code' in cause && /^2[23]\w{3}$/.test(String(cause.code))
}

/** Its JSON goes to the database as it came: this process, which answers pages, does not read it. */
async function storeReading(
  tx: Pick<Db, 'delete' | 'execute'>,
  billId: string,
  { lines, rows }: ReadResult,
): Promise<void> {
  await tx.delete(billLines).where(eq(billLines.billId, billId))
  await tx.delete(billRows).where(eq(billRows.billId, billId))
  let position = 0
  for (const { count, json } of lines) {
    await tx.execute(sql`
      INSERT INTO bill_lines (bill_id, position, key, sheet, line)
      SELECT ${billId}, ${position} + place, line ->> 'key', line ->> 'sheet', line
      FROM jsonb_array_elements(${json}::jsonb) WITH ORDINALITY AS lines (line, place)`)
    position += count
  }
  for (const { sheet, firstRow, lastRow, json } of rows)
    await tx.execute(sql`
      INSERT INTO bill_rows (bill_id, sheet, first_row, last_row, rows)
      VALUES (${billId}, ${sheet}, ${firstRow}, ${lastRow}, ${json}::jsonb)`)
}

/** A job: a product that ended between the row and its file leaves the row alone, and a storage that took its time the file. */
export async function settleBill(
  { db, storage }: Work,
  { billId, key }: { billId: string; key: string },
): Promise<void> {
  if ((await db.$count(bills, eq(bills.key, key))) === 0) await storage.delete(key)
  else if ((await storage.findSize(key)) === undefined)
    await db
      .update(bills)
      .set({ state: 'failed', message: LOST })
      .where(and(eq(bills.id, billId), eq(bills.state, 'reading')))
}
