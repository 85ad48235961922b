import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { Rejection } from '#server/import/import-rows.ts'

export type Report = { add(rejection: Rejection): Promise<void>; close(): Promise<void> }

/** A CSV file with one line for each reason of each rejected row. */
export async function createReport(path: string): Promise<Report> {
  const file = createWriteStream(path)
  await once(file, 'open')
  const write = async (cells: string[]) => {
    if (!file.write(`${cells.map(quoted).join(',')}\r\n`)) await once(file, 'drain')
  }
  // By the byte order mark spreadsheets know that ₦ is one character.
  file.write('\ufeff')
  await write(['line', 'column', 'value', 'reason'])
  return {
    add: ({ line, column, value, reason }) => write([String(line), column, value, reason]),
    close: async () => {
      file.end()
      await once(file, 'close')
    },
  }
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
