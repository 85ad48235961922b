import type { ImportReason } from '#domain/import/import-schema.ts'
import type { Counts } from '#server/offers/import/import-rows.ts'
import type { FileReading } from '#server/offers/import/open-file.ts'

import type { Arguments } from './arguments.ts'

/** On a terminal one progress line is redrawn; elsewhere a line is printed every `ROWS_A_LINE` rows. */
const REDRAW_MS = 200
const ROWS_A_LINE = 10_000

const number = (count: number) => count.toLocaleString('en')
const NAMES = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const

/** Prints the course of an import. Progress goes to the standard error, so that the standard output has only the summary. */
export function createScreen({ dryRun, defaults }: Pick<Arguments, 'dryRun' | 'defaults'>) {
  const started = performance.now()
  const reasons = new Map<string, number>()
  const terminal = process.stderr.isTTY === true
  let drawnAt = terminal ? started : 0
  const seconds = () => (performance.now() - started) / 1000

  const progressLine = ({ read, inserted, rejected }: Counts) => {
    const speed = number(Math.round(read / seconds()))
    return `${number(read)} rows, ${number(inserted)} inserted, ${number(rejected)} rejected, ${speed} rows/s`
  }

  return {
    reading({ encoding, separator, headerLine, columns, unused }: FileReading) {
      console.log(`${encoding}, cells separated by ${NAMES[separator]}, header in line ${headerLine}`)
      console.log(`Columns: ${columns.map(({ field, header }) => `${field} ← ${header}`).join(', ')}`)
      if (!columns.some(({ field }) => field === 'currency') && defaults.currency === undefined) {
        console.log('No column names a currency: prices without a currency sign are taken as naira')
      }
      if (unused.length > 0) console.log(`Not used: ${unused.join(', ')}`)
    },

    rejection({ column, reason }: ImportReason) {
      const counted = column === '' ? reason : `${column}: ${reason}`
      reasons.set(counted, (reasons.get(counted) ?? 0) + 1)
    },

    progress(counts: Counts) {
      if (terminal && performance.now() - drawnAt > REDRAW_MS) {
        drawnAt = performance.now()
        process.stderr.write(`\r\x1b[K${progressLine(counts)}`)
      } else if (!terminal && counts.read - drawnAt >= ROWS_A_LINE) {
        drawnAt = counts.read
        process.stderr.write(`${progressLine(counts)}\n`)
      }
    },

    summary({ read, inserted, changed, existing, repeated, rejected }: Counts) {
      if (terminal) process.stderr.write('\r\x1b[K')
      const lines: [string, number][] = [
        ['rows read', read],
        [dryRun ? 'would be inserted' : 'inserted', inserted],
        [dryRun ? 'would be changed' : 'changed', changed],
        ['there already', existing],
        ['repeated in the file', repeated],
        ['rejected', rejected],
      ]
      for (const [what, count] of lines) console.log(`${number(count).padStart(12)}  ${what}`)
      const counted = [...reasons].toSorted(([, a], [, b]) => b - a)
      if (counted.length > 0) console.log('\nReasons (a row may have several):')
      for (const [reason, count] of counted) console.log(`${number(count).padStart(12)}  ${reason}`)
      console.log(`\n${seconds().toFixed(1)} s, ${number(Math.round(read / seconds()))} rows/s`)
    },
  }
}
