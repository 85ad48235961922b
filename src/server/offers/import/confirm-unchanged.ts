import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { Db } from '#server/db/client.ts'
import { importChanges } from '#server/db/schema/imports.ts'
import type { WritingJob } from './import-job.ts'
import { CONFIRMATION, CONFIRMED_AT, digest } from './imported-fields.ts'
import { IMPORTED } from './stored-offers.ts'

/**
 * Who sends an offer again says that it is still the price, or that the home is still there: it counts once a day, as everywhere, and is no
 * change of the offer (docs/product.md 20.5).
 */
export async function confirmUnchanged(
  db: Pick<Db, 'execute'>,
  name: ImportName,
  ids: readonly string[],
  job: Pick<WritingJob, 'id'> | undefined,
): Promise<void> {
  if (ids.length === 0) return
  const now = new Date()
  const { table } = IMPORTED[name]
  const property = CONFIRMED_AT[name]
  const column = sql.identifier(toSnakeCase(property))
  const confirmed = sql`${table}.${column}`
  const said = { [CONFIRMATION[name].name]: digest({ [property]: now }, CONFIRMATION[name]) }
  const at = now.toISOString()
  const outdated = sql`
    SELECT id, ${confirmed} AS before FROM ${table}
    WHERE id = ANY (${sql.param([...ids])}::uuid[]) AND lagos_day(${confirmed}) < lagos_day(${at}::timestamptz)
    ORDER BY id FOR UPDATE`
  const confirm = sql`
    UPDATE ${table} SET ${column} = ${at}::timestamptz FROM outdated WHERE ${table.id} = outdated.id`
  await db.execute(
    job
      ? sql`
        WITH outdated AS (${outdated}), confirmed AS (${confirm})
        INSERT INTO ${importChanges} (import_id, offer_id, action, before, said_after)
        SELECT ${job.id}::uuid, id, 'confirmed', jsonb_build_object(${property}::text, before), ${JSON.stringify(said)}::jsonb
        FROM outdated ON CONFLICT DO NOTHING`
      : sql`WITH outdated AS (${outdated}) ${confirm}`,
  )
}
