import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const longestBuildMs = 10 * 60_000

/**
 * Builds a directory, unless it exists, under a temporary name beside it and renames it into place: it is complete or does not exist,
 * whenever the process is killed. Of several builders the first one wins and the others' work is removed.
 */
export async function createDirectoryAtomically(
  target: string,
  build: (draft: string) => Promise<void>,
): Promise<void> {
  await removeLeftovers(dirname(target))
  if (await exists(target)) return
  const draft = `${target}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  await mkdir(draft, { mode: 0o700 })
  try {
    await build(draft)
    await rename(draft, target)
  } catch (error) {
    await removeFolder(draft)
    if (!(await exists(target))) throw error
  }
  await syncFolder(dirname(target))
}

export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(ignoreNotFound)) !== undefined
}

/** For `.catch`: turns "there is no such file" into undefined, and passes every other failure on. */
export function ignoreNotFound(error: unknown): undefined {
  if (!['ENOENT', 'ENOTDIR'].includes(errorCode(error))) throw error
}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

const DRAFT = /\.new-(\d+)-[0-9a-f]{8}$/

/**
 * A draft is left over when its builder is gone, or when it is older than any build (process ids come back); also that of
 * another target, which nobody may ever build again.
 */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, builder] = DRAFT.exec(name) ?? []
    if (!builder) continue
    const draft = join(folder, name)
    const since = (await stat(draft).catch(ignoreNotFound))?.mtimeMs ?? 0
    if (!isRunning(Number(builder)) || Date.now() - since > longestBuildMs) await removeFolder(draft)
  }
}

// With retries, because a process that has just lost its builder may still be writing there.
function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
