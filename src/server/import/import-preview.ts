import { type ImportName, PREVIEW_ROWS } from '#domain/import/import-rules.ts'
import type { ImportPreview } from '#domain/import/import-schema.ts'
import type { ImportWishes } from '#domain/import/import-wishes.ts'
import { listingRows } from './listing-rows.ts'
import { openFile } from './open-file.ts'
import { piecesOf } from './pieces.ts'
import { productRows } from './product-rows.ts'
import type { RowKind } from './row-kind.ts'

type Values = NonNullable<ImportPreview['rows'][number]['values']>

/** The first rows of a file as they would be read; nothing is stored. @throws AppError invalid, as the import would */
export function previewImport(
  name: ImportName,
  file: Uint8Array,
  wishes: ImportWishes,
): Promise<ImportPreview> {
  return name === 'products' ? preview(productRows, file, wishes) : preview(listingRows, file, wishes)
}

async function preview<Row extends Values>(
  kind: RowKind<Row>,
  bytes: Uint8Array,
  wishes: ImportWishes,
): Promise<ImportPreview> {
  const file = await openFile(kind, piecesOf(bytes), wishes)
  const { header, columns, missing, unused } = file.reading
  const rows: ImportPreview['rows'] = []
  for await (const block of file.records) {
    for (const record of block.slice(0, PREVIEW_ROWS - rows.length)) {
      const read = file.read(record)
      const { line, cells } = read
      rows.push(
        'reasons' in read
          ? { line, cells, values: null, errors: read.reasons }
          : { line, cells, values: read.row, errors: [] },
      )
    }
    if (rows.length === PREVIEW_ROWS) break
  }
  return { header, columns, missing, unused, rows }
}
