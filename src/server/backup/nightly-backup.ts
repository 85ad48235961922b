import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '#server/env.ts'
import { rowsOf, writeBackup } from './write-backup.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const NAME = /^adlm-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.zst(\.encrypted)?$/

type Source = Parameters<typeof writeBackup>[1]

/** Writes a backup into the folder of the configuration, and removes the oldest of those that are too many. */
export async function nightlyBackup(
  { folder, keep, key }: NonNullable<Env['nightlyBackup']> & { key: string | undefined },
  source: Source,
  { log, signal, now = new Date() }: { log: Logger; signal?: AbortSignal; now?: Date },
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const moment = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
  const name = `adlm-${moment}.tar.zst${key ? '.encrypted' : ''}`
  const manifest = await writeBackup(join(folder, name), source, { key, ...(signal && { signal }) })
  const { files, missing } = manifest
  log.info({ file: name, rows: rowsOf(manifest), files: files.count, missing: missing.length }, 'backup made')
  await removeHalfWritten(folder, now)
  const backups = (await readdir(folder)).filter((each) => NAME.test(each)).toSorted()
  for (const old of backups.slice(0, -keep)) await rm(join(folder, old))
}

/** What a process that died has left. */
async function removeHalfWritten(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^adlm-.*\.new-\d+-[0-9a-f]{8}$/.test(name)) continue
    const draft = join(folder, name)
    const { mtimeMs } = await stat(draft)
    if (now.getTime() - mtimeMs > DAY_MS) await rm(draft)
  }
}
