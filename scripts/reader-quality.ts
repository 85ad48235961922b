/**
 * How well offers are read (docs/product.md 18.2): `npm run reader-quality [-- --held-out] [--labels DIR --data DIR]`.
 * `--labels` reads files `*.jsonl` of `{"file", "row", "reading", "name"?, "unit"?}` against the CSV files of `--data`:
 * `file` is a name there, `row` its record from 1, `name` the column of the name, `reading` a label.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CATEGORIES, findUnit } from '#domain/catalogue.ts'
import { type OfferedText, readOffer } from '#domain/materials/read-offer.ts'
import { materialNames } from '#domain/materials/registry.ts'
import { type Label, parseLabels } from './reader-quality/labels.ts'
import { type Judged, judge, precisionOf, recallOf, type Score, scoresOf } from './reader-quality/measure.ts'
import { readRecords } from './reader-quality/records.ts'

const PRECISION_MIN = 0.98
const RECALL_MIN = 0.9
const DATA = path.join(import.meta.dirname, 'reader-quality')

const { values: options } = parseArgs({
  options: { 'held-out': { type: 'boolean' }, labels: { type: 'string' }, data: { type: 'string' } },
})
if (!options.labels !== !options.data) {
  console.error(
    'Labels of other files are read with both: --labels DIR (the labels) and --data DIR (the CSV files that they name).',
  )
  process.exit(2)
}

type Case = { offer: OfferedText; label: Label }

const cases =
  options.labels && options.data
    ? externalCases(options.labels, options.data)
    : [
        ...casesOf(options['held-out'] ? 'demonstration-held-out.txt' : 'demonstration.txt', demonstrated()),
        ...(options['held-out']
          ? [
              'lists-held-out.txt',
              'lists-invoices.txt',
              'lists-requisitions.txt',
              'lists-depots.txt',
              'lists-merchants.txt',
              'lists-classifieds.txt',
            ]
          : [
              'lists.txt',
              'lists-everyday.txt',
              'lists-careful.txt',
              'lists-markets.txt',
              'lists-counters.txt',
              'lists-exports.txt',
              'lists-portals.txt',
              'lists-notices.txt',
              'lists-forwarded.txt',
            ]
        ).flatMap((file) => casesOf(file, new Map())),
      ]

const readings = cases.map(({ offer, label }) => ({ offer, label, reading: readOffer(offer) }))
const judged = readings.map(({ offer, label, reading }) => ({ offer, ...judge(label, reading) }))
for (const { offer, errors } of judged) {
  if (errors.length > 0) console.log(`  ${offer.name} [${offer.unit}]: ${errors.join('; ')}`)
}
console.log(`\n${'material'.padEnd(26)}right said known | comparable: right said known`)
for (const [material, all] of Map.groupBy(judged, (each: Judged) => each.material)) {
  const { material: one, comparable } = scoresOf(all)
  if (all.some(({ errors }) => errors.length > 0))
    console.log(`${material.padEnd(26)}${figures(one)}  | ${figures(comparable)}`)
}
const scores = scoresOf(judged)
const read = started(cases)
const registered = materialNames()
const named = registered.reduce((sum, { names }) => sum + names.length, 0)
console.log(`\n${registered.length} materials and trades with ${named} other names`)
console.log(`${cases.length} names read, ${read.toFixed(3)} ms each`)
const unknown = readings.filter(({ reading }) => reading.material === null || reading.comparable === null)
console.log(`${unknown.length} names say "don't know":`)
const reasons = Map.groupBy(unknown, ({ reading }) => reading.why ?? 'No reason is given.')
for (const [why, all] of [...reasons].toSorted(([, one], [, other]) => other.length - one.length))
  console.log(`${String(all.length).padStart(5)} ${why}`)
const ok = [report('materials', scores.material), report('comparable', scores.comparable)].every(Boolean)
process.exitCode = ok ? 0 : 1

function figures({ right, said, known }: Score) {
  return [right, said, known].map((each) => String(each).padStart(5)).join('')
}

function report(what: string, score: Score): boolean {
  const [precision, recall] = [precisionOf(score), recallOf(score)]
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  console.log(
    `${what}: precision ${percent(precision)} (${score.right} of ${score.said}), recall ${percent(recall)} (${score.right} of ${score.known})`,
  )
  return precision >= PRECISION_MIN && recall >= RECALL_MIN
}

function started(all: readonly Case[]): number {
  const begin = performance.now()
  for (const { offer } of all) readOffer(offer)
  return (performance.now() - begin) / Math.max(1, all.length)
}

function casesOf(file: string, known: ReadonlyMap<string, Partial<OfferedText>>): Case[] {
  return parseLabels(readFileSync(path.join(DATA, file), 'utf8')).map(({ name, unit, label }) => ({
    offer: { ...known.get(name), name, unit },
    label,
  }))
}

/** What the demonstration says besides the name. */
function demonstrated(): Map<string, Partial<OfferedText>> {
  const folder = path.join(import.meta.dirname, '..', 'demo', 'products')
  return new Map(
    CATEGORIES.flatMap(({ id, category }) => {
      const groups = JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8')) as {
        subCategory: string
        offers: { name: string; description: string }[]
      }[]
      return groups.flatMap(({ subCategory, offers }) =>
        offers.map(({ name, description }) => [name, { category, subCategory, description }] as const),
      )
    }),
  )
}

function externalCases(labels: string, data: string): Case[] {
  const files = new Map<string, Record<string, string>[]>()
  return readdirSync(labels)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(path.join(labels, file), 'utf8').split('\n'))
    .filter((line) => line.trim())
    .map((line) => {
      const { file, row, reading, name = 'name', unit = 'nr' } = JSON.parse(line)
      const records = files.get(file) ?? readRecords(readFileSync(path.join(data, file), 'utf8'))
      files.set(file, records)
      const record = records[row - 1]
      if (!record?.[name]) throw new Error(`${file} has no ${name} in row ${row}`)
      return { offer: { name: record[name], unit: findUnit(unit) ?? 'nr' }, label: reading as Label }
    })
}
