import { csvLine } from '#domain/csv-text.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { CHANGES_SHOWN, IMPORT_ROWS_MAX, type ImportName } from '#domain/import/import-rules.ts'
import type { ImportComparison } from '#domain/import/import-schema.ts'
import { formatAmount, nairaFromKobo } from '#domain/money.ts'
import type { ActorContext } from '#server/api/context.ts'
import { importRows } from './import-rows.ts'
import type { ImportedField, OfferValues } from './imported-fields.ts'
import { findListId, findOfList } from './list-queries.ts'
import type { Table } from './open-table.ts'
import { optionsFor, shopDefaults } from './remembered-mappings.ts'

/** A file that was sent, as what of which list, with what is said of it. */
export type FileToRead = {
  kind: ImportName
  table: Table
  importOptions: ImportOptions
  list: string | undefined
}

/** Offers that are read at one time. */
const AT_ONCE = 2_000

/** What a whole file would change in the shop of the caller; nothing is stored. @throws AppError invalid, as the import would */
async function compare(
  { db, actor, log }: ActorContext,
  { kind, table, importOptions: given, list }: FileToRead,
) {
  const owner = { ownerId: actor.id, kind }
  const importOptions = await optionsFor(db, owner, table, given)
  const defaults = { ...(await shopDefaults(db, owner)), ...importOptions.defaults }
  const changes: ImportComparison['changes'] = []
  const added: { line: number; name: string }[] = []
  const { isInFile, counts } = await importRows(kind, {
    ...importOptions,
    defaults,
    db,
    ownerId: actor.id,
    dryRun: true,
    batchSize: AT_ONCE,
    table,
    count: { max: IMPORT_ROWS_MAX, onTotal: async () => undefined },
    onUnexpected: (error, line) =>
      log.error({ err: error, line }, 'a row that was looked at could not be read'),
    onCompared: (rows) => {
      for (const { row } of rows.added) added.push({ line: row.line, name: row.columns.name })
      for (const { matched, current, merged } of rows.merged) {
        const becomes = { ...current, ...merged.set }
        const fields = merged.changed.map((each) => ({
          field: each.label,
          before: fieldText(each, current),
          after: fieldText(each, becomes),
        }))
        changes.push({ line: matched.row.line, name: String(current.name), fields })
      }
    },
  })
  const listId =
    list === undefined ? undefined : await findListId(db, { ownerId: actor.id, kind, name: list })
  const ofList = listId === undefined ? [] : await findOfList(db, { kind, listId })
  return { counts, changes, added, gone: ofList.filter((offer) => !isInFile(offer)) }
}

/** Prices as on a page, the rest as it is stored. */
function fieldText({ columns }: ImportedField, values: OfferValues): string {
  const text = (column: string): string => {
    const value = values[column]
    if (value === null || value === undefined || value === '') return ''
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (/price$/i.test(column)) return formatAmount(nairaFromKobo(Number(value)))
    if (column === 'priceBreaks')
      return (value as { from: number; price: number }[])
        .map(({ from, price }) => `${from}: ${formatAmount(nairaFromKobo(price))}`)
        .join('; ')
    return Array.isArray(value) ? value.join(', ') : String(value)
  }
  return columns
    .map(text)
    .filter((each) => each !== '')
    .join(', ')
}

/** How many rows of a file are new, changed, unchanged and gone, with the first of them. @throws AppError invalid, as the import would */
export async function compareFile(ctx: ActorContext, compared: FileToRead): Promise<ImportComparison> {
  const { counts, changes, gone } = await compare(ctx, compared)
  const { inserted, changed, existing, repeated, rejected } = counts
  return {
    counts: { new: inserted, changed, unchanged: existing, repeated, rejected, gone: gone.length },
    changes: changes.slice(0, CHANGES_SHOWN),
    gone: gone.slice(0, CHANGES_SHOWN).map(({ name }) => name),
  }
}

/** The same, all of it, as the lines of a CSV file. @throws AppError invalid, as the import would */
export async function changesFile(ctx: ActorContext, compared: FileToRead): Promise<string> {
  const { changes, added, gone } = await compare(ctx, compared)
  const lines = [
    ...changes.flatMap(({ line, name, fields }) =>
      fields.map(({ field, before, after }) => ['changed', String(line), name, field, before, after]),
    ),
    ...added.map(({ line, name }) => ['new', String(line), name, '', '', '']),
    ...gone.map(({ name }) => ['gone', '', name, '', '', '']),
  ]
  return [['what', 'line', 'name', 'field', 'before', 'after'], ...lines].map(csvLine).join('')
}
