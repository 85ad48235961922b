import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { ImportJob } from '#domain/import/import-schema.ts'
import type { TransactionContext } from '#server/api/context.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { importLists, imports } from '#server/db/schema/imports.ts'
import { assertComplete } from './columns.ts'
import { UNFINISHED } from './import-job.ts'
import { getImport } from './import-queries.ts'
import { openFile } from './open-file.ts'
import type { Table } from './open-table.ts'
import { remember, shopDefaults } from './remembered-mappings.ts'

/** The columns of a file that can be imported. @throws AppError invalid, as the import itself would, before any row */
export async function readHeader(
  db: Db,
  owner: { ownerId: string; kind: ImportName },
  table: Table,
  importOptions: ImportOptions,
): Promise<string[]> {
  const defaults = { ...(await shopDefaults(db, owner)), ...importOptions.defaults }
  const { reading } = openFile(owner.kind, table, { ...importOptions, defaults })
  assertComplete(reading)
  return reading.header
}

type NewImport = {
  kind: ImportName
  importOptions: ImportOptions
  file: Uint8Array
  header: string[]
  /** The list that the file is the present state of; without one nothing is gone. */
  list: string | undefined
  takesOut: boolean
}

/** Keeps a file and queues its import, both or neither. @throws AppError conflict while another one of theirs is not finished */
export async function startImport(
  ctx: TransactionContext,
  { list, ...request }: NewImport,
): Promise<ImportJob> {
  const { actor, db: tx, queue } = ctx
  const owner = { ownerId: actor.id, kind: request.kind }
  const { importOptions, header } = request
  const defaults = { ...(await shopDefaults(tx, owner)), ...importOptions.defaults }
  const listId = list === undefined ? null : await keepList(tx, { ...owner, name: list })
  const [job] = await tx
    .insert(imports)
    .values({
      ...request,
      importOptions: { ...importOptions, defaults },
      listId,
      undoable: true,
      ownerId: actor.id,
    })
    .onConflictDoNothing()
    .returning({ id: imports.id })
  if (!job) throw new AppError('conflict', UNFINISHED)
  await remember(tx, owner, header, importOptions)
  await queue.send('import-list', { importId: job.id }, { tx })
  return await getImport(ctx, job.id)
}

async function keepList(tx: Transaction, list: typeof importLists.$inferInsert): Promise<string> {
  await tx.insert(importLists).values(list).onConflictDoNothing()
  const isList = sql`lower(${importLists.name}) = lower(${list.name})`
  const [kept] = await tx
    .update(importLists)
    .set({ sentAt: new Date() })
    .where(and(eq(importLists.ownerId, list.ownerId), eq(importLists.kind, list.kind), isList))
    .returning({ id: importLists.id })
  if (!kept) throw new Error('The list was not kept')
  return kept.id
}
