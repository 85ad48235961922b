import { open, realpath, rename, rm, stat } from 'node:fs/promises'
import { BYTE_ORDER_MARK, csvLine } from '#domain/csv-text.ts'
import { AppError } from '#domain/errors.ts'
import type { ImportReason } from '#domain/import/import-schema.ts'
import { errorCode, ignoreNotFound } from '#server/files/atomic-directory.ts'

export type RejectionReport = {
  add(rejection: ImportReason & { line: number }): Promise<void>
  close(): Promise<void>
  /** For a failed import: the previous file at the path stays unchanged. */
  discard(): Promise<void>
}

/** In characters. */
const CHUNK = 64 * 1024

/** @throws AppError invalid where the report would overwrite the imported file, by its name or by a link */
export async function assertApart(file: string, report: string): Promise<void> {
  const [read, written] = await Promise.all([stat(file), stat(report).catch(ignoreNotFound)])
  if (read.ino === written?.ino && read.dev === written.dev)
    throw new AppError('invalid', `The report ${report} is the file itself: give it another name.`)
}

/** A CSV file with one line for each reason of each rejected row. It is written whole or not at all. */
export async function createReport(path: string): Promise<RejectionReport> {
  const before = await stat(path).catch(ignoreNotFound)
  // Anything but a regular file, such as a terminal, is written to directly.
  const isDirect = before !== undefined && !before.isFile()
  const target = before?.isFile() ? await realpath(path) : path
  const written = isDirect ? path : `${target}.new-${process.pid}`
  const file = await open(written, 'w').catch((cause) => {
    const reason = before?.isDirectory() ? 'it is a folder' : errorCode(cause)
    throw new AppError('invalid', `The report ${path} cannot be written: ${reason}.`)
  })
  let unwritten = BYTE_ORDER_MARK + csvLine(['line', 'column', 'value', 'reason'])
  const write = async () => {
    const text = unwritten
    unwritten = ''
    await file.appendFile(text)
  }
  const discard = async () => {
    await file.close()
    if (!isDirect) await rm(written, { force: true })
  }
  return {
    add: async ({ line, column, value, reason }) => {
      unwritten += csvLine([String(line), column, value, reason])
      if (unwritten.length > CHUNK) await write()
    },
    close: async () => {
      try {
        await write()
      } catch (error) {
        await discard()
        throw error
      }
      await file.close()
      if (!isDirect) await rename(written, target)
    },
    discard,
  }
}
