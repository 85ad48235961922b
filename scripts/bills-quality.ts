/**
 * How well bills are read, checked and given back: `npm run bills-quality [-- --data DIR] [--programs off]`. DIR has folders of
 * workbooks: `synthetic` with `expected.json`, and `india-pwd`, whose rows people have labelled (tests/bills/labels).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readBill } from '#domain/bills/read-bill.ts'
import { readWorkbook } from '#server/bills/workbook-reader.ts'
import { BLIND_GROUPS, type BlindFigures, measureBlind, sumOf } from './bills-quality/blind.ts'
import { checkSynthetic, koboOfItems, plantedRows, readExpected } from './bills-quality/check-synthetic.ts'
import { type ItemScore, judgeItems, type RowLabel } from './bills-quality/judge-items.ts'
import { judgeShapes } from './bills-quality/judge-shapes.ts'
import { measureMatching } from './bills-quality/matching.ts'
import { recalculated } from './bills-quality/other-programs.ts'
import { roundTrip } from './bills-quality/round-trip.ts'

const SHARE_MIN = 0.99
const LABELS = path.join(import.meta.dirname, '../tests/bills/labels')

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: path.join(import.meta.dirname, '../tests/bills') },
    programs: { type: 'string', default: 'on' },
    verbose: { type: 'boolean', default: false },
  },
})

let failures = 0
const say = (is: boolean, text: string) => {
  if (!is) failures++
  console.log(`${is ? '  ok  ' : ' WRONG'} ${text}`)
}
const list = (errors: readonly string[]) => {
  for (const error of errors.slice(0, options.verbose ? 1_000 : 12)) console.log(`         ${error}`)
}

const folderOf = (name: string) => path.join(options.data, name)
const workbooksIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.xlsx'))
        .sort()
    : []
const open = (file: string) => {
  const bytes = new Uint8Array(readFileSync(file))
  return { bytes, reading: readBill(readWorkbook(bytes)) }
}

const synthetic = folderOf('synthetic')
console.log(`\nMade bills (${synthetic})`)
const expected = existsSync(path.join(synthetic, 'expected.json')) ? readExpected(synthetic) : {}
for (const [name, bill] of Object.entries(expected)) {
  const { reading } = open(path.join(synthetic, name))
  const errors = checkSynthetic(reading, bill)
  say(errors.length === 0, `${name}: ${reading.lines.length} items, read as they were made`)
  list(errors)
  const planted = plantedRows(bill)
  const found = reading.checks
    .filter(({ kind }) => kind === 'not-in-total')
    .map(({ cell }) => Number(/\d+$/.exec(cell)?.[0]))
  if (planted.length > 0)
    say(
      String(planted) === String(found.sort((a, b) => a - b)),
      `${name}: rows ${planted} are in no total, and are named (${found})`,
    )
  else say(found.length === 0, `${name}: nothing is said to be in no total`)
  if (bill.total_cell) {
    const total = totalIn(path.join(synthetic, name), bill.total_cell)
    say(
      total === koboOfItems(reading),
      `${name}: items come to the file's own total to the kobo (${koboOfItems(reading) / 100})`,
    )
  }
}

function totalIn(file: string, cell: string): number {
  const { reading } = open(file)
  const row = reading.rows[0]?.find(({ row: number }) => cell.replace(/^[A-Z]+/, '') === String(number))
  return Math.round(Number(row?.cells[/^[A-Z]+/.exec(cell)?.[0] ?? '']) * 100)
}

console.log('\nLabelled rows')
const labelFile = path.join(LABELS, 'india-pwd.jsonl')
const labels: RowLabel[] = readFileSync(labelFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const scores: ItemScore[] = []
for (const [name, rows] of Map.groupBy(labels, ({ file }) => file)) {
  const file = path.join(folderOf('india-pwd'), name)
  if (!existsSync(file)) {
    console.log(`       ${name} is not here: its ${rows.length} labels are left out`)
    continue
  }
  const { reading } = open(file)
  const score = judgeItems(reading, rows)
  scores.push(score)
  console.log(`       ${name}: ${score.rows} rows, ${score.items} items, ${score.found} found`)
  list(score.errors)
}
const sum = (of: (score: ItemScore) => number) => scores.reduce((all, score) => all + of(score), 0)
if (scores.length > 0) {
  const [recall, precision] = [
    sum(({ found }) => found) / sum(({ items }) => items),
    sum(({ right }) => right) / sum(({ taken }) => taken),
  ]
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`
  say(
    recall >= SHARE_MIN,
    `recall of items ${percent(recall)} (${sum(({ found }) => found)} of ${sum(({ items }) => items)})`,
  )
  say(
    precision >= SHARE_MIN,
    `precision of items ${percent(precision)} (${sum(({ right }) => right)} of ${sum(({ taken }) => taken)})`,
  )
  say(
    sum(({ closingTaken }) => closingTaken) === 0,
    `${sum(({ closingTaken }) => closingTaken)} closing rows taken for items`,
  )
}

console.log('\nMade bills of many shapes (tests/bills/shapes)')
const shapes = judgeShapes()
for (const { errors, found, items, name, taken } of shapes) {
  say(errors.length === 0, `${name}: ${found} of ${items} items, ${taken - found} that are none`)
  list(errors)
}
const inShapes = (of: 'items' | 'found' | 'taken') => shapes.reduce((all, shape) => all + shape[of], 0)
console.log(
  `       ${inShapes('found')} of ${inShapes('items')} items found, ${inShapes('found')} of ${inShapes('taken')} right`,
)

console.log('\nGiven back')
const missing = new Set<string>()
for (const folder of ['synthetic', 'india-pwd'].map(folderOf))
  for (const name of workbooksIn(folder)) {
    const { bytes, reading } = open(path.join(folder, name))
    const { edits, errors, identical, parts, written } = roundTrip(bytes, reading)
    const left =
      written.refused.length === 0 ? '' : `, ${written.refused.length} left alone (formulas or locked)`
    say(
      errors.length === 0,
      `${name}: ${written.written} of ${edits.length} rates written${left}; ${identical} of ${parts} parts byte for byte; ${written.stale.length} formulas not renewed`,
    )
    list(errors)
    if (options.programs === 'off') continue
    const before = new Map(
      recalculated(bytes).map((each) => [each.program, new Set(each.errors.map(placeOf))]),
    )
    for (const { errors: others, formulas, isMissing, program } of recalculated(written.bytes)) {
      if (isMissing) missing.add(program)
      if (isMissing) continue
      // What differs in the file as it was sent is not of our making.
      const fresh = others.filter((error) => !before.get(program)?.has(placeOf(error)))
      say(
        fresh.length === 0,
        `${name}: ${program} opens it and shows our figures beside ${formulas} formulas${others.length > fresh.length ? `, ${others.length - fresh.length} complaints of the file as it was sent` : ''}`,
      )
      list(fresh)
    }
  }
console.log('\nLines of the shapes of Nigerian bills, labelled before the rules (bills-quality/matches.tsv)')
const matching = measureMatching()
const ofLines = (count: number) => `${count} (${Math.round((count / matching.lines) * 100)} %)`
console.log(
  `       ${matching.lines} lines: sure ${ofLines(matching.sure)}, likely ${ofLines(matching.likely)}, ask ${ofLines(matching.ask)}; ${matching.found} of ${matching.known} work items found`,
)
say(matching.right >= SHARE_MIN * matching.sure, `${matching.right} of ${matching.sure} sure ones are right`)
list(matching.wrong)
if (options.verbose) list(matching.missed)

console.log('\nWhole bills, labelled by somebody who had not seen the rules (tests/bills/blind)')
const blind = measureBlind()
for (const [group, name] of BLIND_GROUPS) {
  const part = blind.filter((bill) => bill.group === group)
  if (part.length === 0) continue
  for (const bill of part) {
    console.log(`       ${bill.name}: ${inWords(bill)}`)
    list(bill.wrong)
    if (options.verbose) list(bill.missed)
  }
  const all = sumOf(part)
  say(all.right >= SHARE_MIN * all.sure, `${name}: ${inWords(all)}`)
  if (group === 'fresh') {
    const { lines, likely, right, sure } = all
    console.log(
      `       for tests/bills/blind/first-scores.json and FIRST_SEEN: ${JSON.stringify({ lines, sure, right, likely })}`,
    )
  }
}

function inWords({ ask, found, known, likely, lines, right, sure }: BlindFigures): string {
  return `${lines} lines: sure ${sure}, likely ${likely}, ask ${ask}; ${right} of ${sure} sure ones are right, ${found} of ${known} work items found`
}

for (const program of missing)
  console.log(`       ${program} is not installed: what it shows was not compared`)

console.log(failures === 0 ? '\nAll of it holds.' : `\n${failures} do not hold.`)
process.exitCode = failures === 0 ? 0 : 1

/** What is wrong, without figures and times that differ from run to run. */
function placeOf(error: string): string {
  return / instead of /.test(error) ? (error.split(':')[0] ?? '') : error.replace(/\d+/g, '#')
}
