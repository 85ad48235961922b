import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import {
  createDirectoryAtomically,
  errorCode,
  exists,
  ignoreNotFound,
} from '#server/files/atomic-directory.ts'
import { type OsAccount, spawnGuarded } from './guarded-process.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'

/** A database cluster on disk: `<DATA_DIR>/postgres` with the data in `data` and the password beside it. */
export type Cluster = { dataDir: string; data: string; password: string }

/** What a running server says of itself in its lock file. */
export type ServerLock = { pid: number; port: string; state: string }

/**
 * How PostgreSQL is told where its data is. The account that it runs as need not be able to reach the folder by
 * its path (a private home, say): it starts inside and never leaves.
 */
export const dataArgument = (data: string) => ['-D', process.platform === 'linux' ? '/proc/self/cwd' : data]

/** The address of the server on this cluster, which listens on this machine alone. */
export const clusterUrl = (password: string, port: string | number) =>
  `postgres://adlm:${password}@127.0.0.1:${port}/adlm`

const clusterFolder = (dataDir: string) => join(dataDir, 'postgres')
export const dataFolder = (dataDir: string) => join(clusterFolder(dataDir), 'data')

/** PostgreSQL refuses to run as root; then it runs as the owner of its data, who at the start is `nobody`. */
export async function chooseAccount(dataDir: string): Promise<OsAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const data = dataFolder(dataDir)
  const owner = await stat(data).catch(ignoreNotFound)
  if (!owner) return { uid: await idOfNobody('-u'), gid: await idOfNobody('-g') }
  if (owner.uid === 0) {
    throw new Error(
      `${data} belongs to root, as whom PostgreSQL refuses to run: give it to nobody (chown -R).`,
    )
  }
  return { uid: owner.uid, gid: owner.gid }
}

async function idOfNobody(flag: '-u' | '-g'): Promise<number> {
  const { stdout } = await promisify(execFile)('id', [flag, 'nobody'])
  return Number(stdout)
}

/** The cluster of a data folder, created at the first start. Its errors are sentences for who started us. */
export async function openCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  account: OsAccount | undefined,
  log: (line: string) => void,
): Promise<Cluster> {
  const folder = clusterFolder(dataDir)
  const data = dataFolder(dataDir)
  try {
    await makeFolder(dataDir)
    await createDirectoryAtomically(folder, (draft) => {
      log(`Creating the database in ${dataDir}`)
      return createCluster(draft, binaries, account)
    })
    await assertUsable(dataDir, binaries.major)
    return { dataDir, data, password: await readPassword(dataDir) }
  } catch (cause) {
    const code = errorCode(cause)
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST'].includes(code)) throw cause
    const advice = 'change its permissions, or choose another DATA_DIR'
    throw new Error(`${dataDir} cannot be written (${code}): ${advice}.`, { cause })
  }
}

/** Node's own way of making a folder with those above it never ends where nothing can be made, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (await exists(folder)) return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  await mkdir(folder).catch((error) => {
    // Another process may have created it meanwhile.
    if (errorCode(error) !== 'EEXIST') throw error
  })
}

export const readPassword = (dataDir: string) => readFile(join(clusterFolder(dataDir), 'password'), 'utf8')

async function assertUsable(dataDir: string, major: string): Promise<void> {
  const me = process.getuid?.()
  if (me !== 0 && (await stat(clusterFolder(dataDir))).uid !== me) {
    throw new Error(
      `${dataDir} belongs to another user: start ADLM as that user, or choose another DATA_DIR.`,
    )
  }
  const version = (
    await readFile(join(dataFolder(dataDir), 'PG_VERSION'), 'utf8').catch(ignoreNotFound)
  )?.trim()
  if (version === major) return
  const content = version ? `a database of PostgreSQL ${version}` : 'no database'
  throw new Error(
    `${clusterFolder(dataDir)} holds ${content}, and this ADLM needs PostgreSQL ${major}: move it away, or choose another DATA_DIR.`,
  )
}

async function createCluster(
  folder: string,
  binaries: PostgresBinaries,
  account: OsAccount | undefined,
): Promise<void> {
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  await mkdir(data, { mode: 0o700 })
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flush: true })
  if (account) {
    await chown(data, account.uid, account.gid)
    await chown(passwordFile, account.uid, account.gid)
  }

  const password = await open(passwordFile)
  try {
    await runToEnd(binaries.initdb, [...dataArgument(data), ...initdbOptions], data, account, password.fd)
  } finally {
    await password.close()
  }
  const singleUser = ['--single', ...dataArgument(data), '-c', 'exit_on_error=on', 'postgres']
  await runToEnd(binaries.postgres, singleUser, data, account, 'create database adlm\n')
}

// The account may not reach the password file by its path, so initdb gets it opened.
const initdbOptions = [
  '--username=adlm',
  '--auth=scram-sha-256',
  '--pwfile=/dev/stdin',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--locale=C.UTF-8',
  '--data-checksums',
]

async function runToEnd(
  command: string,
  args: string[],
  cwd: string,
  account: OsAccount | undefined,
  input: number | string,
): Promise<void> {
  const program = await spawnGuarded(command, args, { cwd, account, input, log: () => {} })
  const code = await program.closed
  if (code !== 0) throw new Error(`The database could not be created:\n${program.lastLines.join('\n')}`)
}

/** Reads `postmaster.pid`, which a server writes when it starts and removes when it ends in order. */
export async function readServerLock(data: string): Promise<ServerLock | undefined> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(ignoreNotFound))?.split('\n')
  return lines && { pid: Number(lines[0]), port: lines[3]?.trim() ?? '', state: lines[7]?.trim() ?? '' }
}

/**
 * After a power cut the lock file may name a process id that something else has got since, and after a kill one
 * that nobody has collected yet; PostgreSQL would take either for a running server. Where Linux shows that the
 * process does not work in our folder, this environment makes PostgreSQL look past it, as pg_ctl does for its own
 * parent; all its other checks stay.
 */
export async function ignoringDeadServer(data: string): Promise<Record<string, string>> {
  const lock = process.platform === 'linux' && (await readServerLock(data))
  if (!lock) return {}
  const ours = await stat(data)
  try {
    const its = await stat(`/proc/${lock.pid}/cwd`).catch(ignoreNotFound)
    if (its?.ino === ours.ino && its.dev === ours.dev) return {}
  } catch {
    return {} // A process that we may not look at is left to PostgreSQL's judgement.
  }
  return { PG_GRANDPARENT_PID: String(lock.pid) }
}
