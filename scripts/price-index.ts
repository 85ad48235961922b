/** Prints the price index as canonical bytes, the same on every machine: docs/price-index.md. */
import { parseArgs } from 'node:util'
import { METHODS, publishedMethod } from '#domain/prices/index-method/methods.ts'
import { cutOffBefore, cutOffOf, weekName } from '#domain/prices/index-method/weeks.ts'
import { computeWeeks, storeWeek } from '#server/prices/price-index/run-index.ts'
import { withDatabase } from './with-database.ts'

const USAGE =
  'npm run index -- [--until 2026-11-16, a Monday] [--from a Monday] [--method 2, say; without it the published one] [--store]'

const { values } = parseArgs({
  options: {
    until: { type: 'string' },
    from: { type: 'string' },
    store: { type: 'boolean' },
    method: { type: 'string' },
  },
})
const until = values.until === undefined ? cutOffBefore(new Date()) : cutOffOf(values.until)
const from = values.from === undefined ? until : cutOffOf(values.from)

const methods = METHODS.filter(({ version }) => String(version) === values.method)
const methodsOf = (cutOff: Date) =>
  values.method === undefined ? [publishedMethod(weekName(cutOff))] : methods

if (
  (values.method !== undefined && methods.length === 0) ||
  !until ||
  !from ||
  from > until ||
  until > new Date()
) {
  console.error(`How to call it: ${USAGE}`)
  process.exitCode = 2
} else
  await withDatabase(async (db, { demo }) => {
    const sources = { isExample: demo }
    for await (const week of computeWeeks(db, weeksBetween(from, until), sources, methodsOf)) {
      if (values.store) console.error((await storeWeek(db, week, sources)) ? 'stored' : 'nothing has changed')
      const { cutOff, inputsHash, outputsHash, lines } = week
      const head = [weekName(cutOff), demo ? 'example data' : '', inputsHash, outputsHash]
      process.stdout.write(`${[JSON.stringify(head), ...lines].join('\n')}\n`)
    }
  })

function weeksBetween(first: Date, last: Date): Date[] {
  const weeks: Date[] = []
  for (let at = first; at <= last; at = new Date(at.getTime() + 7 * 86_400_000)) weeks.push(at)
  return weeks
}
