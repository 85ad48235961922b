import { type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Availability } from '#domain/listings/availability.ts'
import type { Transaction } from '#server/db/client.ts'
import type { OfferTable } from '#server/db/offer-rows.ts'
import type { Rehomed } from '#server/offers/offer-quota.ts'
import type { OfferValues } from './imported-fields.ts'

/** Writes columns of several offers in one statement. @param isChange whether these are other versions of them now */
export async function setColumns(
  tx: Transaction,
  table: OfferTable,
  rows: readonly { id: string; current: OfferValues; set: OfferValues }[],
  { isChange = true } = {},
): Promise<void> {
  const columns = [...new Set(rows.flatMap(({ set }) => Object.keys(set)))]
  if (columns.length === 0) return
  const values = rows.map(({ id, current, set }) =>
    Object.fromEntries([
      ['id', id],
      ...columns.map((column) => [toSnakeCase(column), (column in set ? set : current)[column]]),
    ]),
  )
  const assigned = columns.map((column): SQL => {
    const written = sql.identifier(toSnakeCase(column))
    return sql`${written} = becomes.${written}`
  })
  if (isChange) assigned.push(sql`version = ${table.version} + 1`, sql`updated_at = now()`)
  await tx.execute(sql`
    UPDATE ${table} SET ${sql.join(assigned, sql`, `)}
    FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(values)}::jsonb) AS becomes
    WHERE ${table.id} = becomes.id`)
}

/** Of a home whose availability is set: what it was and is. */
export const rehomed = ({
  id,
  current,
  set,
}: {
  id: string
  current: OfferValues
  set: OfferValues
}): Rehomed[] =>
  set.availability === undefined
    ? []
    : [{ id, before: current.availability as Availability, after: set.availability as Availability }]
