import { setImmediate } from 'node:timers/promises'
import { HELD_SHOWN, IMPORT_ROWS_MAX, PREVIEW_ROWS, REASONS_SHOWN } from '#domain/import/import-rules.ts'
import type { ImportPreview } from '#domain/import/import-schema.ts'
import { nairaFromKobo } from '#domain/money.ts'
import type { ActorContext } from '#server/api/context.ts'
import type { FileToRead } from './compare-list.ts'
import { createPriceDoubts } from './implausible-prices.ts'
import { type GoodRow, openFile } from './open-file.ts'
import { readSafely } from './read-rows.ts'
import { optionsFor, shopDefaults } from './remembered-mappings.ts'
import { WordCounts } from './word-counts.ts'

/** Rows that are read before other requests get a turn. */
const ROWS_AT_ONCE = 300

/** A file as it would be read; nothing is stored. @throws AppError invalid, as the import would */
export async function previewImport(
  { actor, db, log }: ActorContext,
  { kind, table, importOptions }: FileToRead,
): Promise<ImportPreview> {
  const owner = { ownerId: actor.id, kind }
  const options = await optionsFor(db, owner, table, importOptions)
  const defaults = { ...(await shopDefaults(db, owner)), ...options.defaults }
  const file = openFile(kind, table, { ...options, defaults })
  const { header, columns, missing, unused, sheets, sheet } = file.reading
  const rows: ImportPreview['rows'] = []
  const words = new WordCounts()
  const stayOut = new Map<string, number>()
  const goodRows: GoodRow[] = []
  const onUnexpected = (error: unknown, line: number) =>
    log.error({ err: error, line }, 'a row that was looked at could not be read')
  let total = 0
  for await (const block of file.records) {
    for (const record of block) {
      total += 1
      if (total % ROWS_AT_ONCE === 0) await setImmediate()
      const read = readSafely(file, record, undefined, onUnexpected)
      words.add(read.words ?? [])
      if (!('reasons' in read)) goodRows.push(read)
      else {
        const reason = read.reasons[0]?.reason ?? ''
        stayOut.set(reason, (stayOut.get(reason) ?? 0) + 1)
      }
      if (rows.length === PREVIEW_ROWS) continue
      const { line, cells } = read
      rows.push(
        'reasons' in read
          ? { line, cells, values: null, reading: null, errors: read.reasons, notes: [] }
          : { line, cells, ...read.preview(), errors: [], notes: read.notes },
      )
    }
    if (total > IMPORT_ROWS_MAX) break
  }
  const held = await createPriceDoubts(db, { ownerId: actor.id, sure: options.sure })(goodRows)
  return {
    ...{ header, columns, missing, unused, sheets, sheet, total, rows },
    good: goodRows.length - held.length,
    stayOut: [...stayOut]
      .map(([reason, rows]) => ({ reason, rows }))
      .toSorted((one, other) => other.rows - one.rows)
      .slice(0, REASONS_SHOWN),
    words: words.list(),
    held: held.slice(0, HELD_SHOWN).map(({ row: { line, columns }, reason }) => ({
      line,
      name: columns.name,
      price: nairaFromKobo(columns.regularPrice),
      reason,
    })),
    options: {
      map: options.map,
      defaults: options.defaults,
      key: options.key ?? null,
      values: options.values ?? {},
    },
  }
}
