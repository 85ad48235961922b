import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bookCells } from '#domain/bills/book-cells.ts'
import { workingsOf } from '#domain/bills/values.ts'
import { cellAddress } from '#domain/bills/workbook-grid.ts'
import { readWorkbook } from '#server/bills/workbook-reader.ts'

type Program = {
  name: string
  command: string
  convert(input: string, output: string, folder: string): string[]
}

/** They open a workbook, compute all of it anew, and save it. */
const PROGRAMS: readonly Program[] = [
  {
    name: 'LibreOffice',
    command: 'soffice',
    convert: (input, output, folder) => [
      `-env:UserInstallation=file://${folder}/profile`,
      ...['--headless', '--convert-to', 'xlsx', '--outdir', path.dirname(output), input],
    ],
  },
  { name: 'Gnumeric', command: 'ssconvert', convert: (input, output) => ['--recalc', input, output] },
]

const TIMEOUT_MS = 180_000
/** Programs add up in other orders. */
const TOLERANCE = 1e-9

export type Recalculated = { program: string; formulas: number; errors: string[]; isMissing: boolean }

/** Whether other programs show the figures beside our formulas, without a warning. */
export function recalculated(bytes: Uint8Array): Recalculated[] {
  return PROGRAMS.map((program) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bill-'))
    try {
      const input = path.join(folder, 'bill.xlsx')
      const output = path.join(folder, 'out', 'bill.xlsx')
      writeFileSync(input, bytes)
      spawnSync('mkdir', ['-p', path.dirname(output)])
      const run = spawnSync(program.command, program.convert(input, output, folder), {
        encoding: 'utf8',
        timeout: TIMEOUT_MS,
      })
      const answer = { program: program.name, formulas: 0, errors: [], isMissing: false }
      if (run.error && 'code' in run.error && run.error.code === 'ENOENT')
        return { ...answer, isMissing: true }
      const said = [run.stderr, run.stdout]
        .join('\n')
        .split('\n')
        .filter((line) => /warn|error|corrupt|repair/i.test(line))
      if (!existsSync(output)) return { ...answer, errors: ['did not open it', ...said] }
      return { ...answer, ...compare(bytes, readFileSync(output), said) }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

function compare(
  ours: Uint8Array,
  theirs: Uint8Array,
  said: string[],
): { formulas: number; errors: string[] } {
  const [one, other] = [readWorkbook(ours), readWorkbook(theirs)]
  const [mine, their] = [workingsOf(bookCells(one)), workingsOf(bookCells(other))]
  const errors = [...said]
  let formulas = 0
  for (const [place, sheet] of one.sheets.entries())
    for (const { cells, number } of sheet.rows)
      for (const [column, { formula }] of cells) {
        if (formula === undefined) continue
        const key = `${place}!${cellAddress(column, number)}` as const
        const [shown, computed] = [mine.shownValue(key), their.shownValue(key)]
        formulas++
        if (typeof shown === 'number' && typeof computed === 'number') {
          if (Math.abs(shown - computed) > TOLERANCE * Math.max(1, Math.abs(shown)))
            errors.push(`${sheet.name}!${cellAddress(column, number)}: ${computed} instead of ${shown}`)
        } else if (typeof shown === 'number')
          errors.push(
            `${sheet.name}!${cellAddress(column, number)}: ${JSON.stringify(computed)} instead of ${shown}`,
          )
      }
  return { formulas, errors }
}
