/** How much of real lists comes in: `npm run import-quality -- [FOLDER]`. Nothing is stored (docs/import.md). */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#domain/errors.ts'
import { type Measured, measure, shareOf } from './import-quality/measure.ts'

const DEFAULT_FOLDER = new URL('../tests/support/lists/', import.meta.url).pathname

const folder = process.argv[2] ?? DEFAULT_FOLDER
const files = (await readdir(folder)).filter((name) => /\.(csv|tsv|txt|xlsx?|html?)$/i.test(name)).toSorted()
console.log(
  '| file | rows | name a thing and a price | as it is | questions answered | share | rejected | why |',
)
console.log('|---|---|---|---|---|---|---|---|')
for (const name of files) console.log(`| ${name} | ${await cellsOf(join(folder, name))} |`)

async function cellsOf(path: string): Promise<string> {
  try {
    return cells(await measure(path)).join(' | ')
  } catch (refused) {
    if (!(refused instanceof AppError)) throw refused
    return `- | - | - | - | - | - | ${refused.message}`
  }
}

function cells(measured: Measured): (string | number)[] {
  const { rows, named, asItIs, answered, questions, reasons } = measured
  const why = reasons.map(([reason, count]) => `${count} × ${reason}`).join('; ')
  const share = `${Math.floor(shareOf(measured) * 100)} %`
  return [rows, named, asItIs, `${answered} (${questions})`, share, rows - answered, why]
}
