import { parseArgs } from 'node:util'
import { AppError } from '#domain/errors.ts'
import { type ImportOptions, parseMapping, parseOption, parseRate } from '#domain/import/import-options.ts'
import { IMPORT_NAMES, type ImportName } from '#domain/import/import-rules.ts'
import { BATCH_SIZE } from '#server/offers/import/import-rows.ts'

export const USAGE = `npm run import -- products FILE.csv --seller ID-OR-E-MAIL [options]
npm run import -- listings FILE.csv --seller ID-OR-E-MAIL [options]

  --seller ID-OR-E-MAIL       whose products or listings these are: an existing account
  --map "FIELD=THEIR HEADER"  a column that is not recognised by its header, FIELD= for one
                              that is recognised and is not meant; repeatable
  --default FIELD=VALUE       for a missing column and for empty cells; repeatable
  --key "THEIR HEADER"        the column that names a row; without it a row is known by its content
  --rate CODE=NAIRA           a foreign currency's rate, such as USD=1550; repeatable
  --dry-run                   does everything but insert
  --report REPORT.csv         every rejected row with line, column, value and reason
  --batch ${BATCH_SIZE.usual}                 rows a transaction, ${BATCH_SIZE.min} to ${BATCH_SIZE.max}

More in docs/import.md.`

export type Arguments = ImportOptions & {
  name: ImportName
  file: string
  seller: string
  dryRun: boolean
  report: string | undefined
  batchSize: number
}

/** @throws AppError invalid with a message that says what to write instead */
export function readArguments(args: string[]): Arguments | 'help' {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  const [name, file, ...others] = positionals
  const known = IMPORT_NAMES.find((each) => each === name)
  if (!known) throw wrong('Say first what is in the file: products or listings.')
  if (!file) throw wrong('Name the CSV file after it.')
  if (others.length > 0)
    throw wrong(`One file at a time: what is “${others.join(' ')}”? (A value with blanks needs quotes.)`)
  if (!values.seller)
    throw wrong('Say whose rows these are: --seller with the id or e-mail address of an account.')
  return {
    name: known,
    file,
    seller: values.seller,
    map: read('--map "field=their header"', values.map, parseMapping),
    defaults: read('--default field=value', values.default, parseOption),
    key: values.key,
    rates: read('--rate USD=1550', values.rate, parseRate),
    dryRun: values['dry-run'] ?? false,
    report: values.report,
    batchSize: readBatchSize(values.batch),
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        seller: { type: 'string' },
        map: { type: 'string', multiple: true },
        default: { type: 'string', multiple: true },
        key: { type: 'string' },
        rate: { type: 'string', multiple: true },
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
        batch: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error))
  }
}

const wrong = (message: string) => new AppError('invalid', message)

function read<Option>(
  form: string,
  texts: string[] = [],
  parseOne: (text: string) => [string, Option] | undefined,
): Record<string, Option> {
  const entries = texts.map((text) => {
    const option = parseOne(text)
    if (!option) throw wrong(`${form} is the form, not “${text}”.`)
    return option
  })
  return Object.fromEntries(entries)
}

function readBatchSize(text: string | undefined): number {
  const { min, usual, max } = BATCH_SIZE
  const size = text === undefined ? usual : Number(text)
  if (!Number.isInteger(size) || size < min || size > max)
    throw wrong(`--batch is a number from ${min} to ${max}.`)
  return size
}
