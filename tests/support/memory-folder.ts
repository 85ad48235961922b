import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** A run needs a few hundred megabytes; containers have 64 MB there as a rule. */
const ROOM = 2 * 1024 ** 3

/**
 * Where databases of tests are made: in memory on a Linux that has room for them, else where other temporary files are. A disk that waits
 * for nothing is still slower by half.
 */
export async function memoryFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(IN_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize < ROOM ? tmpdir() : IN_MEMORY
}
