import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { AppError } from '#domain/errors.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { IMPORT_NAMES, type ImportName } from '#domain/import/import-rules.ts'
import { openFile } from '#server/offers/import/open-file.ts'
import { openTable } from '#server/offers/import/open-table.ts'

/** What a shop's own page says, which every import has. */
const SHOP = { mobile: '0803 123 4567', storeAddress: '12 Allen Avenue, Ikeja, Lagos' }
/** What somebody answers where nothing can be guessed. */
const ANSWERS: Record<string, string> = {
  type: 'sale',
  rentPeriod: 'year',
  bedrooms: '1',
  bathrooms: '1',
  categories: 'Finishes / Wall',
  location: 'Lagos',
  state: 'Lagos',
  unit: 'nr',
}
const RATES = { USD: 1_550, GBP: 2_000, EUR: 1_700 }

/** Rows that stay out because they name nothing that is offered here, or no price. */
const NOT_OFFERED = /^Listings are homes only|^A short let is neither/
const NO_PRICE = /[pP]rice is required$|^It has no price/

/** How much of a list comes in. */
export type Measured = {
  kind: ImportName
  rows: number
  /** Rows that name a thing that is offered here, and a price. */
  named: number
  /** Of all rows, those that come in as the list is, and once its questions are answered. */
  asItIs: number
  answered: number
  questions: number
  /** Why the others stay out, the most frequent reason first. */
  reasons: [reason: string, rows: number][]
}

/** Of the rows that name a thing and a price, those that come in, from 0 to 1. */
export const shareOf = ({ answered, named }: Measured): number => answered / Math.max(1, named)

/** @throws AppError invalid where it has no columns of either kind */
export async function measure(path: string): Promise<Measured> {
  const tried = await Promise.all(IMPORT_NAMES.map((kind) => tryKind(kind, path)))
  const readable = tried.flatMap((each) => ('plain' in each ? [each] : []))
  const [best] = readable.toSorted((one, other) => other.plain.columns - one.plain.columns)
  if (!best) throw tried.flatMap((each) => ('refused' in each ? [each.refused] : []))[0]
  const { kind, plain, answered } = best
  const reasons = [...answered.reasons].toSorted(([, one], [, other]) => other - one)
  const unnamed = reasons.filter(([reason]) => NOT_OFFERED.test(reason) || NO_PRICE.test(reason))
  return {
    kind,
    rows: plain.rows,
    named: plain.rows - unnamed.reduce((sum, [, rows]) => sum + rows, 0),
    asItIs: plain.loaded,
    answered: answered.loaded,
    questions: plain.questions,
    reasons,
  }
}

type Outcome = Awaited<ReturnType<typeof read>>
type Tried = { kind: ImportName; plain: Outcome; answered: Outcome } | { refused: AppError }

async function tryKind(kind: ImportName, path: string): Promise<Tried> {
  try {
    const shop = kind === 'products' ? SHOP : {}
    const plain = await read(kind, path, { map: {}, defaults: shop, rates: {} })
    const isOfRents = /rent/i.test(basename(path)) && plain.values.type
    const values = isOfRents
      ? { ...plain.values, type: { '': 'rent' }, rentPeriod: { '': 'year' } }
      : plain.values
    const answered = await read(kind, path, { map: {}, defaults: shop, values, rates: RATES })
    return { kind, plain, answered }
  } catch (refused) {
    if (!(refused instanceof AppError)) throw refused
    return { refused }
  }
}

async function read(kind: ImportName, path: string, options: ImportOptions) {
  const file = openFile(kind, await openTable(createReadStream(path)), options)
  if (file.reading.missing.length > 0)
    throw new AppError('invalid', `no column for ${file.reading.missing.join(', ')}`)
  const reasons = new Map<string, number>()
  const values: Record<string, Record<string, string>> = {}
  let rows = 0
  let loaded = 0
  for await (const block of file.records)
    for (const record of block) {
      rows += 1
      const row = file.read(record, undefined)
      if (!('reasons' in row)) {
        loaded += 1
        continue
      }
      const first = row.reasons[0]?.reason ?? ''
      reasons.set(first, (reasons.get(first) ?? 0) + 1)
      for (const { field, value, meaning, sure } of row.words ?? []) {
        const answer = sure ? undefined : (meaning ?? ANSWERS[field])
        if (answer) values[field] = { ...values[field], [value]: answer }
      }
    }
  const questions = Object.values(values).flatMap(Object.keys).length
  const columns = file.reading.columns.length
  return { rows, loaded, reasons, questions, columns, values }
}
