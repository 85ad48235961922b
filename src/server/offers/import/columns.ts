import { findCategory, findSubCategory } from '#domain/catalogue.ts'
import { AppError } from '#domain/errors.ts'
import type { ImportField } from '#domain/import/import-fields.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { parsePhone } from '#domain/phone.ts'
import { findState } from '#domain/places.ts'
import { parseUnit, plainText } from './cell-values.ts'
import { valueKey } from './file-row.ts'
import { parsePrice } from './price-text.ts'
import { repairPrice } from './repaired-text.ts'

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
  return (header) => known.has(plain(header)) || LOOSE.some(([, words]) => words.test(header.trim()))
}

/**
 * Import options can name a field by our name or a usual header ("price" for regularPrice).
 * @throws AppError invalid for a name that is neither
 */
export function inOurNames<Options extends ColumnOptions>(
  fields: readonly ImportField[],
  options: Options,
): Options {
  const { map, defaults, values } = options
  const rename = (importOptions: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(importOptions).map(([name, option]) => [
        findField(fields, name).name,
        plainText(option),
      ]),
    )
  const answers = Object.entries(values ?? {}).map(([name, words]) => [
    findField(fields, name).name,
    Object.fromEntries(Object.entries(words).map(([word, ours]) => [valueKey(word), ours])),
  ])
  return { ...options, map: rename(map), defaults: rename(defaults), values: Object.fromEntries(answers) }
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

/** Headers that say more than their name: "Price per bag (₦)", "Phone No. 1", "Rent/annum". Only for a column that is nothing else. */
const LOOSE: readonly (readonly [field: string, words: RegExp])[] = [
  [
    'regularPrice',
    /^((unit|selling|retail|current|our|asking|regular|listing|market)\s+)?(prices?|rates?|rent|amount)\b(?!\s*(per|\/)?\s*(sq|m2|m²))(?!.*\b(old|previous|cost|date|usd|\$|id|type|period|unit)\b)/i,
  ],
  ['mobile', /^(phone|mobile|tel(ephone)?|whats ?app|gsm)\b/i],
  ['name', /^(product|item|material|property|listing)s?\s+(name|title|description)\b/i],
  ['bedrooms', /\bbed\s?rooms?\b/i],
  ['bathrooms', /\bbath\s?rooms?\b/i],
  ['unit', /^(unit|uom|measure)\b(?!.*(price|cost|rate))/i],
]

const isPhone = (text: string) => parsePhone(text.split(/[,;/]/)[0] ?? '') !== undefined
const isPrice = (text: string) => {
  const price = parsePrice(repairPrice(text))
  return price !== undefined && price.amount >= 10
}
const isSignedPrice = (text: string) =>
  isPrice(text) && /[₦$£€#]|\bNGN\b|^N\s*\d|naira|,\d{3}\b/i.test(repairPrice(text))
const isThing = (text: string) =>
  /\p{L}{3}/u.test(text) && text.length >= 4 && !/^https?:|@/.test(text) && !isPrice(text)

/** What cells look like in a column whose header says nothing, the surest first. */
const CONTENT: readonly (readonly [field: string, test: (text: string) => boolean])[] = [
  ['mobile', isPhone],
  ['regularPrice', isSignedPrice],
  ['regularPrice', isPrice],
  ['location', (text) => findState(text) !== undefined],
  ['state', (text) => findState(text) !== undefined],
  ['unit', (text) => parseUnit(text) !== undefined],
  ['categories', (text) => findCategory(text) !== undefined || findSubCategory(text) !== undefined],
  ['name', isThing],
]

/** So many of the filled cells of a column have to look alike. */
const MOST = 0.6

/**
 * Which column is which field: what was said, what the header says, and last what its cells look like.
 * @param sample the first rows
 * @throws AppError invalid for names that are neither ours nor the file's
 */
export function mapColumns(
  fields: readonly ImportField[],
  header: readonly string[],
  { map, defaults, key }: ColumnOptions,
  sample: readonly (readonly string[])[] = [],
): MappedColumns {
  const indexOf = (requested: string) => header.findIndex((each) => plain(each) === plain(requested))
  const named = (requested: string) => {
    const index = indexOf(requested)
    if (index !== -1) return index
    throw new AppError('invalid', `The file has no column “${requested}”. Its columns: ${header.join(', ')}.`)
  }
  const recognised = (field: ImportField) =>
    [field.name, ...field.headers].map(indexOf).find((index) => index !== -1)
  const found = new Map<string, number>()
  for (const field of fields) {
    const option = map[field.name]
    const index = option === undefined ? recognised(field) : option === '' ? undefined : named(option)
    if (index !== undefined) found.set(field.name, index)
  }
  const taken = new Set(found.values())
  const isOpen = (name: string) =>
    !found.has(name) && map[name] === undefined && fields.some((field) => field.name === name)
  const take = (name: string, test: (index: number) => boolean) => {
    if (!isOpen(name)) return
    const index = header.findIndex((_, at) => !taken.has(at) && test(at))
    if (index === -1) return
    found.set(name, index)
    taken.add(index)
  }
  for (const [name, words] of LOOSE) take(name, (at) => words.test(header[at]?.trim() ?? ''))
  for (const [name, test] of CONTENT) {
    const isAsked = name === 'name' || name === 'regularPrice' || defaults[name] === undefined
    if (isAsked) take(name, (at) => looksLike(sample, at, test))
  }
  const mapped = fields.flatMap(({ name }) => {
    const index = found.get(name)
    return index === undefined ? [] : [{ field: name, header: header[index] ?? '', index }]
  })
  const comes = (name: string) => defaults[name] !== undefined || found.has(name)
  const missing = fields.filter(
    ({ name, required, orFrom = [] }) => required && !comes(name) && !orFrom.some(comes),
  )
  const keyIndex = key === undefined ? undefined : named(key)
  const used = new Set([...found.values(), keyIndex])
  const unused = header.filter((each, index) => each.trim() !== '' && !used.has(index))
  return { mapped, keyIndex, missing: missing.map(({ name }) => name), unused }
}

function looksLike(
  sample: readonly (readonly string[])[],
  column: number,
  test: (text: string) => boolean,
): boolean {
  const filled = sample.map((cells) => (cells[column] ?? '').trim()).filter((cell) => cell !== '')
  return filled.length > 0 && filled.filter(test).length >= MOST * filled.length
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
