import { createHash, randomBytes } from 'node:crypto'
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { BillNameInput, MappingInput } from '#domain/bills/bill-input.ts'
import { BILL_NAME_MAX } from '#domain/bills/bill-input.ts'
import { BILL_HOURS, BILLS_MAX, KEPT_BILL_DAYS } from '#domain/bills/bill-rules.ts'
import type { Bill, BillSheet } from '#domain/bills/bill-schema.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/api/context.ts'
import { sentWithAnotherBody } from '#server/api/idempotency.ts'
import { withExistingOwner } from '#server/api/ownership.ts'
import type { Transaction } from '#server/db/client.ts'
import { projectBills } from '#server/db/schema/bill-projects.ts'
import { billMappings, billShares, bills } from '#server/db/schema/bills.ts'
import type { BillContext } from './bill-caller.ts'
import { answerBill, getOwnBill } from './bill-queries.ts'
import type { BillFormat } from './workbook-jobs.ts'

const HOUR_MS = 3_600_000
const BATCH = 200

/** By then a file has arrived, or never will. */
const SETTLED_MS = 10 * 60_000

type SentFile = {
  sender: { ownerId: string } | { visitorId: string }
  requestKey: string | undefined
  fileName: string
  bytes: Uint8Array<ArrayBuffer>
  versionOf: string | undefined
}

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b]
const PDF = [0x25, 0x50, 0x44, 0x46]
const begins = (bytes: Uint8Array, with_: readonly number[]) =>
  with_.every((byte, index) => bytes[index] === byte)

/** What a file is, its first bytes say, not its name. @throws AppError unsupported-type */
function formatOf(bytes: Uint8Array): BillFormat {
  if (begins(bytes, OLD_EXCEL))
    throw new AppError(
      'unsupported-type',
      'This is an old Excel file (.xls), or one with a password. Open it in Excel, choose Save As, “Excel Workbook (.xlsx)”, without a password, and send that.',
    )
  if (begins(bytes, PDF))
    throw new AppError(
      'unsupported-type',
      'This is a PDF, which has no cells to read or to write rates into. Ask whoever made it for the Excel workbook (.xlsx), and send that.',
    )
  if (begins(bytes, ZIP)) return 'xlsx'
  if (bytes.subarray(0, 4).includes(0) && bytes[0] !== 0xff)
    throw new AppError('unsupported-type', 'This is not a workbook or a list. Send an .xlsx or a .csv file.')
  return 'table'
}

/** Letters, digits and a few signs: a name goes into a header, and onto somebody's disk. */
const cleanName = (written: string, format: BillFormat): string => {
  const name = written
    .replace(/^.*[/\\]/, '')
    .replace(/[^\p{L}\p{N} ._()&-]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-100)
    .trim()
  const ending = format === 'xlsx' ? '.xlsx' : '.csv'
  return name === '' ? `bill${ending}` : /\.(xlsx|xlsm|csv|tsv|txt)$/i.test(name) ? name : `${name}${ending}`
}

/** Stores a bill to be read, once for each key that it is sent with. @throws AppError unsupported-type, conflict, invalid, unavailable */
export async function sendBill(ctx: BillContext, file: SentFile): Promise<{ id: string }> {
  const { db, queue, storage } = ctx
  const { bytes, requestKey, sender } = file
  const format = formatOf(bytes)
  const fileName = cleanName(file.fileName, format)
  const digest = createHash('sha256').update(bytes).digest('base64url')
  const key = `bills/${randomBytes(16).toString('hex')}`
  const isVisitor = 'visitorId' in sender
  const ofSender = isVisitor ? eq(bills.visitorId, sender.visitorId) : eq(bills.ownerId, sender.ownerId)
  const versionOf = file.versionOf === undefined ? null : (await getOwnBill(ctx, file.versionOf)).id
  const { id, isNew } = await withExistingOwner(() =>
    db.transaction(async (tx) => {
      await lockSender(tx, isVisitor ? sender.visitorId : sender.ownerId)
      if (requestKey !== undefined) {
        const [before] = await tx
          .select({ id: bills.id, digest: bills.digest })
          .from(bills)
          .where(and(ofSender, eq(bills.requestKey, requestKey)))
        if (before && before.digest !== digest) throw sentWithAnotherBody()
        if (before) return { id: before.id, isNew: false }
      }
      await assertRoom(tx, ofSender, isVisitor ? BILLS_MAX.visitor : BILLS_MAX.account)
      const [bill] = await tx
        .insert(bills)
        .values({
          ...sender,
          ...{ requestKey: requestKey ?? null, fileName, format, digest, key, versionOf },
          name: fileName.replace(/\.\w+$/, '').slice(0, BILL_NAME_MAX) || 'Bill',
          size: bytes.length,
          expiresAt: isVisitor ? new Date(Date.now() + BILL_HOURS * HOUR_MS) : null,
        })
        .returning({ id: bills.id })
      if (!bill) throw new Error('The bill was not stored')
      // A version is in the project of the one before.
      if (versionOf !== null && !isVisitor)
        await tx.execute(sql`
          INSERT INTO ${projectBills} (bill_id, project_id)
          SELECT ${bill.id}, project_id FROM ${projectBills} WHERE bill_id = ${versionOf}`)
      await queue.send(
        'settle-bill',
        { billId: bill.id, key },
        { tx, from: new Date(Date.now() + SETTLED_MS) },
      )
      return { id: bill.id, isNew: true }
    }),
  )
  if (!isNew) return { id }
  try {
    await storage.put(key, bytes, 'application/octet-stream')
    await queue.send('read-bill', { billId: id, reading: 1 })
  } catch (error) {
    await db.delete(bills).where(eq(bills.id, id))
    throw error
  }
  return { id }
}

/** Until the end of the transaction the same person sends nothing else. */
async function lockSender(tx: Transaction, sender: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`bills of ${sender}`}, 0))`)
}

/** To be asked while `lockSender` is held. @throws AppError conflict */
async function assertRoom(tx: Transaction, ofSender: SQL, max: number): Promise<void> {
  if ((await tx.$count(bills, ofSender)) >= max)
    throw new AppError('conflict', `You have ${max} bills already. Delete one first.`)
}

/** Says which column is what; the bill is read again, and the next one with these headings without asking. @throws AppError not-found */
export async function setMapping(ctx: BillContext, written: string, input: MappingInput): Promise<Bill> {
  const { caller, db, queue } = ctx
  const before = await getOwnBill(ctx, written)
  const said = new Map(
    [...(before.mapping ?? []), ...input.sheets].map((mapping) => [mapping.sheet, mapping]),
  )
  const unknown = input.sheets.find(({ sheet }) => !before.sheets.some(({ name }) => name === sheet))
  if (unknown) throw new AppError('invalid', `There is no sheet “${unknown.sheet}” in this bill`)
  return db.transaction(async (tx) => {
    const [bill] = await tx
      .update(bills)
      .set({
        mapping: [...said.values()],
        state: 'reading',
        message: null,
        reading: sql`${bills.reading} + 1`,
      })
      .where(eq(bills.id, before.id))
      .returning()
    if (!bill) throw new AppError('not-found', 'We cannot find this bill. It may have been deleted.')
    for (const { columns, fingerprint } of caller.actor ? headingsSaid(before.sheets, input) : []) {
      if (!fingerprint || !caller.actor) continue
      await tx
        .insert(billMappings)
        .values({ ownerId: caller.actor.id, fingerprint, columns })
        .onConflictDoUpdate({
          target: [billMappings.ownerId, billMappings.fingerprint],
          set: { columns, usedAt: sql`now()` },
        })
    }
    await queue.send('read-bill', { billId: bill.id, reading: bill.reading }, { tx })
    return answerBill(tx, bill)
  })
}

/** The headings of the tables that somebody has mapped, with what was said of their columns. */
const headingsSaid = (sheets: readonly BillSheet[], { sheets: said }: MappingInput) =>
  said.flatMap(({ columns, lower = [], sheet }) => {
    const found = sheets.find(({ name }) => name === sheet)
    return [
      { columns, fingerprint: found?.fingerprint },
      ...lower.map((table) => ({
        columns: table.columns,
        fingerprint: found?.lower?.find(({ beside, from }) => from === table.from && beside === table.beside)
          ?.fingerprint,
      })),
    ]
  })

/** @throws AppError not-found */
export async function renameBill(ctx: BillContext, written: string, { name }: BillNameInput): Promise<Bill> {
  const { id } = await getOwnBill(ctx, written)
  const [bill] = await ctx.db.update(bills).set({ name }).where(eq(bills.id, id)).returning()
  if (!bill) throw new AppError('not-found', 'We cannot find this bill. It may have been deleted.')
  return answerBill(ctx.db, bill)
}

/** Keeps a bill beyond the hour: an account's for good, a visitor's for some weeks. @throws AppError not-found, conflict */
export async function keepBill(ctx: BillContext, written: string): Promise<Bill> {
  const { id } = await getOwnBill(ctx, written)
  const { actor } = ctx.caller
  const kept = actor
    ? { ownerId: actor.id, visitorId: null, requestKey: null, expiresAt: null }
    : { expiresAt: new Date(Date.now() + KEPT_BILL_DAYS * 24 * HOUR_MS) }
  const [bill] = await withExistingOwner(() =>
    ctx.db.transaction(async (tx) => {
      if (actor) {
        const ofSender = eq(bills.ownerId, actor.id)
        await lockSender(tx, actor.id)
        const isKept = (await tx.$count(bills, and(eq(bills.id, id), ofSender))) > 0
        if (!isKept) await assertRoom(tx, ofSender, BILLS_MAX.account)
      }
      return tx.update(bills).set(kept).where(eq(bills.id, id)).returning()
    }),
  )
  if (!bill) throw new AppError('not-found', 'We cannot find this bill. It may have been deleted.')
  return answerBill(ctx.db, bill)
}

/** @throws AppError not-found */
export async function deleteBill(ctx: BillContext, written: string): Promise<void> {
  const { id, key } = await getOwnBill(ctx, written)
  await ctx.db.transaction(async (tx) => {
    await tx.delete(bills).where(eq(bills.id, id))
    await ctx.queue.send('remove-files', { keys: [key] }, { tx })
  })
}

/** A job: bills go when their time is over, and links. */
export async function removeOldBills({ db, queue }: Pick<Context, 'db' | 'queue'>): Promise<void> {
  const remove = () =>
    db.transaction(async (tx) => {
      const old = tx.select({ id: bills.id }).from(bills).where(lt(bills.expiresAt, sql`now()`)).limit(BATCH)
      const gone = await tx.delete(bills).where(inArray(bills.id, old)).returning({ key: bills.key })
      if (gone.length > 0) await queue.send('remove-files', { keys: gone.map(({ key }) => key) }, { tx })
      return gone.length
    })
  while ((await remove()) === BATCH);
  await db.delete(billShares).where(lt(billShares.expiresAt, sql`now()`))
}
