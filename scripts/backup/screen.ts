import type { Manifest } from '#server/backup/backup-format.ts'
import { rowsOf } from '#server/backup/write-backup.ts'

export const say = (line: string): void =>
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}`)

export function sayContent(manifest: Manifest): void {
  const { tables, files, missing } = manifest
  const rows = rowsOf(manifest).toLocaleString('en')
  say(`${rows} rows of ${Object.keys(tables).length} tables, ${files.count.toLocaleString('en')} files`)
  if (missing.length === 0) return
  say(`${missing.length} files that the database names were not there:`)
  for (const key of missing) console.log(`          ${key}`)
}

/** Runs a command; what goes wrong is a sentence, and exit code 1. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
