import { AppError } from '#domain/errors.ts'
import type { ImportField } from '#domain/import/import-fields.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { plainText } from './cell-values.ts'

export type ColumnOptions = Omit<ImportOptions, 'rates'>

export type MappedColumns = {
  /** The column index of each of our fields. */
  mapped: { field: string; header: string; index: number }[]
  keyIndex: number | undefined
  /** Required fields that come neither from a column nor from a default. */
  missing: string[]
  unused: string[]
}

/** Case, blanks and punctuation do not count in a header. */
const plain = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Whether a header is one of ours or one that was named. */
export function headerTest(
  fields: readonly ImportField[],
  { map, key }: ColumnOptions,
): (header: string) => boolean {
  const known = new Set([
    ...fields.flatMap(({ name, headers }) => [plain(name), ...headers.map(plain)]),
    ...Object.values(map).map(plain),
    ...(key === undefined ? [] : [plain(key)]),
  ])
  // A field without a column has none that is called nothing.
  known.delete('')
  return (header) => known.has(plain(header))
}

/**
 * Import options can name a field by our name or a usual header ("price" for regularPrice).
 * @throws AppError invalid for a name that is neither
 */
export function inOurNames(
  fields: readonly ImportField[],
  { map, defaults, key }: ColumnOptions,
): ColumnOptions {
  const rename = (importOptions: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(importOptions).map(([name, option]) => [
        findField(fields, name).name,
        plainText(option),
      ]),
    )
  return { map: rename(map), defaults: rename(defaults), key }
}

function findField(fields: readonly ImportField[], name: string): ImportField {
  const requested = plain(name)
  const found =
    fields.find((field) => plain(field.name) === requested) ??
    fields.find(({ headers }) => headers.some((header) => plain(header) === requested))
  if (found) return found
  const names = fields.map((field) => field.name).join(', ')
  throw new AppError('invalid', `There is no field “${name}”. The fields: ${names}.`)
}

/** @throws AppError invalid for names that are neither ours nor the file's */
export function mapColumns(
  fields: readonly ImportField[],
  header: readonly string[],
  { map, defaults, key }: ColumnOptions,
): MappedColumns {
  const indexOf = (requested: string) => header.findIndex((each) => plain(each) === plain(requested))
  const named = (requested: string) => {
    const index = indexOf(requested)
    if (index !== -1) return index
    throw new AppError('invalid', `The file has no column “${requested}”. Its columns: ${header.join(', ')}.`)
  }
  const recognised = (field: ImportField) =>
    [field.name, ...field.headers].map(indexOf).find((index) => index !== -1)
  const mapped = fields.flatMap((field) => {
    const option = map[field.name]
    if (option === '') return []
    const index = option === undefined ? recognised(field) : named(option)
    return index === undefined ? [] : [{ field: field.name, header: header[index] ?? '', index }]
  })
  const missing = fields.filter(
    ({ name, required }) =>
      required && defaults[name] === undefined && !mapped.some(({ field }) => field === name),
  )
  const keyIndex = key === undefined ? undefined : named(key)
  const used = new Set([...mapped.map(({ index }) => index), keyIndex])
  const unused = header.filter((each, index) => each.trim() !== '' && !used.has(index))
  return { mapped, keyIndex, missing: missing.map(({ name }) => name), unused }
}

/** @throws AppError invalid where required fields come from nowhere: no row could go in */
export function assertComplete({ header, missing }: { header: readonly string[]; missing: string[] }): void {
  if (missing.length === 0) return
  throw new AppError(
    'invalid',
    `The file has no column for ${missing.join(', ')}: name one of its columns, or give a default. Its columns: ${header.join(', ')}.`,
    missing.map((path) => ({ path, message: 'There is neither a column nor a default' })),
  )
}
