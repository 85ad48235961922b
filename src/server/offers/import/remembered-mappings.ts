import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ImportOptions, RememberedOptions } from '#domain/import/import-options.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { importMappings } from '#server/db/schema/import-mappings.ts'
import { valueKey } from './file-row.ts'
import { openFile } from './open-file.ts'
import type { Table } from './open-table.ts'

type Owner = { ownerId: string; kind: ImportName }

/** Of what hangs together by its headers alone, whatever their order and spelling. */
const fingerprint = (header: readonly string[]): string =>
  createHash('sha256').update(header.map(valueKey).toSorted().join('\u001f')).digest('base64url')

/** The words that hold in all files. */
const WORDS = ''

/** What the seller has said of files with these headers, and of the words in any. */
async function findRemembered(
  db: Db | Transaction,
  { ownerId, kind }: Owner,
  header: readonly string[],
): Promise<RememberedOptions | undefined> {
  const stored = await db
    .select({ options: importMappings.options })
    .from(importMappings)
    .where(
      and(
        eq(importMappings.ownerId, ownerId),
        eq(importMappings.kind, kind),
        inArray(importMappings.fingerprint, [fingerprint(header), WORDS]),
      ),
    )
  return stored.length === 0 ? undefined : Object.assign({}, ...stored.map(({ options }) => options))
}

/** More words than that are no words. */
const WORDS_MAX = 500

/** Keeps what was said of a file that is imported. */
export async function remember(
  tx: Transaction,
  { ownerId, kind }: Owner,
  header: readonly string[],
  { map, defaults, key, values = {} }: ImportOptions,
): Promise<void> {
  const before = (await findRemembered(tx, { ownerId, kind }, []))?.values ?? {}
  const merged = Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(values)])].map((field) => {
      const words = { ...before[field], ...values[field] }
      // Rows that say nothing are those of one file, not of the next.
      const { '': _, ...said } = words
      return [field, Object.fromEntries(Object.entries(said).slice(-WORDS_MAX))]
    }),
  )
  const ofRows = Object.entries(values).flatMap(([field, { '': answer }]) =>
    answer ? [[field, answer]] : [],
  )
  const rows = [
    { fingerprint: fingerprint(header), options: { map, defaults, key, rows: Object.fromEntries(ofRows) } },
    { fingerprint: WORDS, options: { values: merged } },
  ]
  await tx
    .insert(importMappings)
    .values(rows.map((row) => ({ ...row, ownerId, kind })))
    .onConflictDoUpdate({
      target: [importMappings.ownerId, importMappings.kind, importMappings.fingerprint],
      set: { options: sql`excluded.options`, usedAt: sql`now()` },
    })
}

/** Options that say nothing of the file: then what was said before holds. */
const saysNothing = ({ map, defaults, key, values = {} }: ImportOptions): boolean =>
  key === undefined && [map, defaults, values].every((said) => Object.keys(said).length === 0)

/**
 * The options of an import, with what the seller has said of such a file before where they say nothing now. What was remembered and no
 * longer fits the file is left out.
 * @throws AppError invalid, as the import would
 */
export async function optionsFor(
  db: Db | Transaction,
  owner: Owner,
  table: Table,
  given: ImportOptions,
): Promise<ImportOptions> {
  if (!saysNothing(given)) return given
  const { header } = openFile(owner.kind, table, given).reading
  const remembered = await findRemembered(db, owner, header)
  if (!remembered) return given
  const { map = {}, defaults = {}, key, values = {}, rows = {} } = remembered
  const has = (column: string) => header.some((each) => valueKey(each) === valueKey(column))
  const ofRows = Object.entries(rows).map(([field, answer]) => [field, { ...values[field], '': answer }])
  return {
    ...given,
    map: Object.fromEntries(Object.entries(map).filter(([, column]) => column === '' || has(column))),
    defaults,
    key: key !== undefined && has(key) ? key : undefined,
    values: { ...values, ...Object.fromEntries(ofRows) },
  }
}

/** What the seller's own page says where a row does not. */
export async function shopDefaults(
  db: Db | Transaction,
  { ownerId, kind }: Owner,
): Promise<Record<string, string>> {
  if (kind === 'listings') return {}
  const [seller] = await db
    .select({ mobile: users.mobileNumber, storeAddress: users.storeAddress })
    .from(users)
    .where(eq(users.id, ownerId))
  return Object.fromEntries(
    Object.entries(seller ?? {}).flatMap(([field, text]) => (text ? [[field, text]] : [])),
  )
}
