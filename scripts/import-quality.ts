/** How much of real lists comes in: `npm run import-quality -- [FOLDER]`. Nothing is stored (docs/import.md). */
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
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

type Outcome = {
  rows: number
  loaded: number
  reasons: Map<string, number>
  values: NonNullable<ImportOptions['values']>
  questions: number
  columns: number
}

const DEFAULT_FOLDER = new URL('../tests/support/lists/', import.meta.url).pathname

const folder = process.argv[2] ?? DEFAULT_FOLDER
const files = (await readdir(folder)).filter((name) => /\.(csv|tsv|txt|xlsx?|html?)$/i.test(name)).toSorted()
console.log('| file | kind | rows | as it is | with the questions answered | why the others stay out |')
console.log('|---|---|---|---|---|---|')
for (const name of files) console.log(await line(join(folder, name)))

async function line(path: string): Promise<string> {
  const tried = await Promise.all(
    IMPORT_NAMES.map(async (kind) => ({ kind, ...(await tryKind(kind, path)) })),
  )
  const [best] = tried.toSorted((one, other) => (other.plain?.columns ?? 0) - (one.plain?.columns ?? 0))
  if (!best?.plain || !best.answered) return `| ${basename(path)} | - | - | - | - | ${best?.problem ?? ''} |`
  const { kind, plain, answered } = best
  const why = [...answered.reasons]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([reason, count]) => `${count} × ${reason}`)
  const share = (loaded: number) => `${loaded} (${Math.round((loaded / Math.max(1, plain.rows)) * 100)} %)`
  const questions = plain.questions === 1 ? '1 question' : `${plain.questions} questions`
  return `| ${basename(path)} | ${kind} | ${plain.rows} | ${share(plain.loaded)} | ${share(answered.loaded)}, ${questions} | ${why.join('; ')} |`
}

async function tryKind(kind: ImportName, path: string) {
  try {
    const shop = kind === 'products' ? SHOP : {}
    const plain = await read(kind, path, { map: {}, defaults: shop, rates: {} })
    const isOfRents = /rent/i.test(basename(path)) && plain.values.type
    const values = isOfRents
      ? { ...plain.values, type: { '': 'rent' }, rentPeriod: { '': 'year' } }
      : plain.values
    const answered = await read(kind, path, { map: {}, defaults: shop, values, rates: RATES })
    return { plain, answered }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { problem: error.message }
  }
}

async function read(kind: ImportName, path: string, options: ImportOptions): Promise<Outcome> {
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
