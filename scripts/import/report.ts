import { open } from 'node:fs/promises'
import type { Rejection } from '#server/import/import-rows.ts'

export type Report = { add(rejection: Rejection): Promise<void>; close(): Promise<void> }

/** So many characters are written at once. */
const CHUNK = 64 * 1024

/** A CSV file with one line for each reason of each rejected row. */
export async function createReport(path: string): Promise<Report> {
  const file = await open(path, 'w')
  // By the byte order mark spreadsheets know that ₦ is one character.
  let unwritten = `\ufeff${csvLine(['line', 'column', 'value', 'reason'])}`
  const write = async () => {
    const text = unwritten
    unwritten = ''
    await file.appendFile(text)
  }
  return {
    add: async ({ line, column, value, reason }) => {
      unwritten += csvLine([String(line), column, value, reason])
      if (unwritten.length > CHUNK) await write()
    },
    close: () => write().finally(() => file.close()),
  }
}

const csvLine = (cells: string[]) => `${cells.map(cellText).join(',')}\r\n`

/**
 * What stands in a cell is a stranger's, and a spreadsheet would run what looks like a formula: an apostrophe makes it text. Where
 * cells are parted by semicolons, one could begin behind any of them.
 */
function cellText(cell: string): string {
  const harmless = cell.replace(/(^|;)(?=[=+\-@\t\r])/g, "$1'")
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
