import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { canEditUser } from '#domain/accounts/account-rules.ts'
import type { Actor } from '#domain/actor.ts'
import { csvLine } from '#domain/csv-text.ts'
import { AppError } from '#domain/errors.ts'
import { calledColumn } from '#domain/import/import-fields.ts'
import { IMPORT_UNDO_DAYS, REJECTIONS_SHOWN } from '#domain/import/import-rules.ts'
import type { ImportJob } from '#domain/import/import-schema.ts'
import { spoken } from '#domain/spoken.ts'
import type { ActorContext, Reader } from '#server/api/context.ts'
import { idParameter } from '#server/api/router.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import { importLists, importRejections, imports } from '#server/db/schema/imports.ts'
import { rejectedHeader } from './rejected-header.ts'

const NO_SUCH_IMPORT = 'We cannot find this import'

/** Ids are opaque: one of the wrong form is the id of no import. */
export const importId = (text: string): string => idParameter(text, NO_SUCH_IMPORT)

const undo = alias(imports, 'undo')

/** The state of an own import. @throws AppError not-found, forbidden */
export async function getImport({ actor, db }: Reader & { actor: Actor }, id: string): Promise<ImportJob> {
  const [job] = await db
    .select({
      ownerId: imports.ownerId,
      id: imports.id,
      kind: imports.kind,
      state: imports.state,
      message: imports.message,
      total: imports.total,
      counts: {
        read: imports.read,
        inserted: imports.inserted,
        changed: imports.changed,
        existing: imports.existing,
        repeated: imports.repeated,
        rejected: imports.rejected,
        waiting: imports.waiting,
        takenOut: imports.takenOut,
        removed: imports.removed,
        kept: imports.kept,
      },
      list: importLists.name,
      undoable: imports.undoable,
      undoes: imports.undoes,
      undoneBy: undo.id,
      createdAt: imports.createdAt,
      finishedAt: imports.finishedAt,
    })
    .from(imports)
    .leftJoin(importLists, eq(importLists.id, imports.listId))
    .leftJoin(undo, and(eq(undo.undoes, imports.id), ne(undo.state, 'failed')))
    .where(eq(imports.id, id))
  if (!job) throw new AppError('not-found', NO_SUCH_IMPORT)
  const { ownerId, undoable, ...answer } = job
  if (!canEditUser(actor, ownerId)) throw new AppError('forbidden', 'This is not your import')
  const rejections = await db
    .select({ line: importRejections.line, cells: importRejections.cells, errors: importRejections.reasons })
    .from(importRejections)
    .where(eq(importRejections.importId, id))
    .orderBy(asc(importRejections.line))
    .limit(REJECTIONS_SHOWN)
  const until = answer.createdAt.getTime() + IMPORT_UNDO_DAYS * 86_400_000
  return {
    ...answer,
    // Of an undo these are the offers that stayed.
    rejections: job.undoes ? [] : rejections.map(({ line, errors }) => ({ line, errors })),
    kept: job.undoes
      ? rejections.map(({ cells: [name = '', offerId = ''], errors }) => ({
          offerId,
          name,
          reason: errors.map(({ reason }) => reason).join('. '),
        }))
      : [],
    undoableUntil: undoable && Date.now() < until ? new Date(until).toISOString() : null,
    createdAt: answer.createdAt.toISOString(),
    finishedAt: answer.finishedAt?.toISOString() ?? null,
  }
}

/**
 * The rejected rows of an own import, as in the file, with line number and reasons appended: once corrected, this file can be
 * imported. @throws AppError not-found, forbidden
 */
export async function rejectedRowsFile(ctx: ActorContext, id: string): Promise<AsyncGenerator<string>> {
  await getImport(ctx, id)
  const [job] = await ctx.db.select({ header: imports.header }).from(imports).where(eq(imports.id, id))
  return rejectedLines(ctx, id, job?.header ?? [])
}

/** Rows that are read at one time. */
const REJECTIONS_AT_ONCE = 1_000

async function* rejectedLines(
  { db }: ActorContext,
  id: string,
  header: readonly string[],
): AsyncGenerator<string> {
  yield csvLine(rejectedHeader([...header]))
  for (let last = -1; ; ) {
    const rows = await db
      .select()
      .from(importRejections)
      .where(and(eq(importRejections.importId, id), gt(importRejections.line, last)))
      .orderBy(asc(importRejections.line))
      .limit(REJECTIONS_AT_ONCE)
    const lines = rows.map(({ line, cells, reasons }) => {
      const sentences = reasons.map(
        ({ column, reason }) => (column && `${calledColumn(column)}: `) + spoken(reason),
      )
      const padded = header.map((_, index) => cells[index] ?? '')
      return csvLine([...padded, String(line), sentences.join('. ')])
    })
    yield lines.join('')
    last = rows.at(-1)?.line ?? last
    if (rows.length < REJECTIONS_AT_ONCE) return
  }
}

/** @throws AppError invalid where no account has this id or e-mail address */
export async function findSeller(db: Db, idOrEmail: string): Promise<{ id: string; username: string }> {
  const isSeller = isRowId(idOrEmail) ? eq(users.id, idOrEmail) : eq(users.email, idOrEmail.toLowerCase())
  const [seller] = await db.select({ id: users.id, username: users.name }).from(users).where(isSeller)
  if (!seller) throw new AppError('invalid', `No account has the id or e-mail address “${idOrEmail}”.`)
  return seller
}
