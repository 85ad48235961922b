import { statfs } from 'node:fs/promises'
import type { Logger } from 'pino'
import { AppError } from '#domain/errors.ts'
import type { Env } from './env.ts'
import { errorCode } from './files/atomic-directory.ts'

const MEGABYTE = 1024 ** 2

/**
 * With less left nothing new is taken: PostgreSQL needs the rest for its log of what was acknowledged, and for recovering after a
 * crash. Taken again with a little more, so that one request does not decide it for the next.
 */
export const DISK_FLOOR_MB = 200
const RESUME_MB = 250

/** How old the last look at the disk may be: a fast writer fills some dozen megabytes in that time. */
const LOOK_EVERY_MS = 1_000

/** How long a write that failed for want of room speaks for all, in seconds. */
export const FULL_DISK_SECONDS = 30

export type DiskSpace = {
  /** Whether there is too little room to take anything new. */
  isFull(): Promise<boolean>
  /** @throws AppError unavailable while the disk is full */
  assertRoom(): Promise<void>
  /** Remembers that a write has just failed for want of room, here or at the database. */
  reportFull(): void
}

type Options = {
  /** Where the database is; absent where it is on another machine, which only reports tell of. */
  folder: string | undefined
  log: Logger
  freeBytes?: (folder: string) => Promise<number>
  /** In milliseconds. */
  now?: () => number
}

export function createDiskSpace({
  folder,
  log,
  freeBytes = bytesFree,
  now = () => performance.now(),
}: Options): DiskSpace {
  let isLow = false
  let lookedAt = Number.NEGATIVE_INFINITY
  let reportedAt = Number.NEGATIVE_INFINITY

  async function look(path: string): Promise<void> {
    if (now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = now()
    const freeMegabytes = Math.floor((await freeBytes(path)) / MEGABYTE)
    const wasLow = isLow
    isLow = freeMegabytes < (wasLow ? RESUME_MB : DISK_FLOOR_MB)
    if (isLow && !wasLow) log.error({ folder: path, freeMegabytes }, 'disk full: nothing new is taken')
    if (!isLow && wasLow) log.info({ folder: path, freeMegabytes }, 'disk has room again')
  }

  const isFull = async () => {
    if (folder !== undefined) await look(folder)
    return isLow || now() - reportedAt < FULL_DISK_SECONDS * 1_000
  }
  return {
    isFull,
    assertRoom: async () => {
      if (await isFull()) throw noRoom()
    },
    reportFull: () => {
      reportedAt = now()
    },
  }
}

export const noRoom = () =>
  new AppError(
    'unavailable',
    'We have no room to save anything for the moment. You can still read everything. Please try again later.',
    [],
    { retryAfter: FULL_DISK_SECONDS },
  )

async function bytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether an operation failed because a disk or a quota is full: ours (by its code) or PostgreSQL's (53100). */
export function isDiskFull(error: unknown): boolean {
  return (
    ['ENOSPC', 'EDQUOT', '53100'].includes(errorCode(error)) ||
    (error instanceof Error && (SAID_FULL.test(error.message) || isDiskFull(error.cause)))
  )
}

/** What a program that we started says of it. */
const SAID_FULL = /no space left on device|disk quota exceeded/i

/** For the person who started the product. */
export function fullDiskSentence({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>): string {
  const where = databaseUrl ? `${dataDir}, or of the server of DATABASE_URL,` : dataDir
  return `The disk of ${where} is full: make room, ${RESUME_MB} MB at least. Nothing that was saved is lost.`
}
