import { and, eq, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { importChanges } from '#server/db/schema/imports.ts'
import { BATCH, type WritingJob, writeOffers } from './import-job.ts'
import type { ImportResult } from './import-rows.ts'
import { digest, GONE, TAKEN_OUT } from './imported-fields.ts'
import { findOfList, isStillOffered } from './list-queries.ts'
import { IMPORTED } from './stored-offers.ts'

type Gone = WritingJob & { kind: ImportName; ownerId: string; listId: string } & Pick<
    ImportResult,
    'isInFile'
  >

/** Takes out of stock, or pauses, what a list has no more. @returns how many, with those that an interrupted run has taken out */
export async function takeOutGone(db: Db, job: Gone): Promise<number> {
  const { id, kind, ownerId, listId, isInFile } = job
  const ofList = await findOfList(db, { kind, listId })
  const gone = ofList.filter((offer) => offer.createdBy !== id && !isInFile(offer))
  for (let at = 0; at < gone.length; at += BATCH) {
    const ids = gone.slice(at, at + BATCH).map(({ offerId }) => offerId)
    await writeOffers(db, { ownerId, job }, (tx) => takeOut(tx, { kind, importId: id, ids }))
  }
  return await db.$count(
    importChanges,
    and(eq(importChanges.importId, id), eq(importChanges.action, 'taken-out')),
  )
}

async function takeOut(
  tx: Transaction,
  { kind, importId, ids }: { kind: ImportName; importId: string; ids: readonly string[] },
): Promise<void> {
  const { table, imported } = IMPORTED[kind]
  const { field, out } = TAKEN_OUT[kind]
  const [[name, value] = []] = Object.entries(out)
  if (name === undefined) return
  const column = sql.identifier(toSnakeCase(name))
  await tx.execute(sql`
    WITH was AS (
      SELECT id, ${column} AS before FROM ${table}
      WHERE id = ANY (${sql.param([...ids])}::uuid[]) AND ${isStillOffered[kind]} ORDER BY id FOR UPDATE
    ), gone AS (
      UPDATE ${table} SET ${column} = ${value}, version = version + 1, updated_at = now()
      FROM was WHERE ${table.id} = was.id RETURNING was.*
    ), marked AS (
      UPDATE ${imported} SET said = said || jsonb_build_object(${GONE}::text, '') FROM gone WHERE ${imported.offerId} = gone.id
    )
    INSERT INTO ${importChanges} (import_id, offer_id, action, before, said_after)
    SELECT ${importId}::uuid, id, 'taken-out', jsonb_build_object(${name}::text, before), ${JSON.stringify({ [field.name]: digest(out, field) })}::jsonb FROM gone`)
}
