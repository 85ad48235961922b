import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onConnection } from '#server/db/connection.ts'
import { memoryFolder } from '../../../tests/support/memory-folder.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const onLinux = process.platform === 'linux'
const inUse =
  /^\/.* is already in use by another ADLM \(PostgreSQL process \d+\): stop it, or choose another DATA_DIR\.$/

/** A data folder that has been started on once, and nothing written to. */
let created: string
let home: string
let dataDir: string
let servers: EmbeddedPostgres[]
let children: ChildProcess[]

beforeAll(async () => {
  created = await mkdtemp(join(await memoryFolder(), 'adlm-created-'))
  await (await startEmbeddedPostgres({ dataDir: created, log: () => {} })).stop()
})
afterAll(() => rm(created, { recursive: true }))

// Every test works at the hardest place: a path with spaces inside a folder that only its owner may enter.
beforeEach(async () => {
  home = await mkdtemp(join(await memoryFolder(), 'adlm private home '))
  await chmod(home, 0o700)
  dataDir = join(home, 'the project', '.data')
  servers = []
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const server of servers) await server.stop()
  await expect.poll(processesOnTheData).toEqual([])
  await rm(home, { recursive: true, maxRetries: 5 })
})

/** Where how it is created is not the subject: that takes longer than all the rest of a test. */
async function createdBefore(): Promise<void> {
  await mkdir(dirname(dataDir), { recursive: true })
  // With the owner, who is not root.
  await promisify(execFile)('cp', ['-a', created, dataDir])
}

const data = () => join(dataDir, 'postgres', 'data')
const lockFile = () => join(data(), 'postmaster.pid')

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
  servers.push(server)
  return server
}

/** Starts PostgreSQL from a process that the test can kill; resolves with the address or the error it prints. */
async function startElsewhere(): Promise<{ owner: ChildProcess; output: string }> {
  const owner = spawnOwner()
  const output = await firstLine(owner)
  return { owner, output }
}

function spawnOwner(): ChildProcess {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)})
    const options = { dataDir: process.argv[1], log: (line) => process.stderr.write(line + '\\n') }
    await startEmbeddedPostgres(options).then(({ url }) => console.log(url), (error) => console.log(error.message))
  `
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script, dataDir], { stdio: 'pipe' })
  children.push(owner)
  return owner
}

async function firstLine(child: ChildProcess, from: 'stdout' | 'stderr' = 'stdout'): Promise<string> {
  const stream = child[from]
  if (!stream) throw new Error('The child has no output')
  const [line] = await once(createInterface({ input: stream }), 'line')
  return String(line)
}

async function query(url: string, text: string): Promise<unknown[]> {
  const { rows } = await onConnection(url, (client) => client.query<unknown[]>({ text, rowMode: 'array' }))
  return rows.map(([cell]) => cell)
}

const writeBricks = (url: string) =>
  query(url, `create table brick (name) as values ('six inches'), ('nine inches')`)
const readBricks = (url: string) => query(url, 'select name from brick order by name desc')
const bricks = ['six inches', 'nine inches']

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(lockFile(), 'utf8'), 10)
}

/** Everything that lives in the data folder: the server, its children, its guardian. Known on Linux only. */
async function processesOnTheData(): Promise<number[]> {
  const folder = await stat(data()).catch(() => undefined)
  if (!folder || !onLinux) return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const cwd = await stat(`/proc/${pid}/cwd`).catch(() => undefined)
      return cwd?.ino === folder.ino && cwd.dev === folder.dev ? [Number(pid)] : []
    }),
  )
  return found.flat()
}

async function guardian(): Promise<number> {
  for (const pid of await processesOnTheData()) {
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('kill -INT $$')) return pid
  }
  throw new Error('No guardian')
}

describe('a start', () => {
  it('creates the database, keeps it for the next start, and leaves nothing running', async () => {
    const first = await start()
    expect(first.url).toMatch(/^postgres:\/\/adlm:\w{48}@127\.0\.0\.1:\d+\/adlm$/)
    await writeBricks(first.url)
    await first.stop()
    await first.stop()
    await expect.poll(processesOnTheData).toEqual([])

    const second = await start()
    expect(await readBricks(second.url)).toEqual(bricks)
    expect(await readdir(dataDir)).toEqual(['postgres'])
  })

  it('runs a durable server for this machine alone, as an ordinary account', async () => {
    const { url } = await start()
    const setting = async (name: string) => (await query(url, `show ${name}`))[0]
    expect(await setting('server_version_num')).toMatch(/^18/)
    expect(await setting('fsync')).toBe('on')
    expect(await setting('synchronous_commit')).toBe('on')
    expect(await setting('full_page_writes')).toBe('on')
    expect(await setting('data_checksums')).toBe('on')
    expect(await setting('listen_addresses')).toBe('127.0.0.1')
    expect(await setting('unix_socket_directories')).toBe('')
    const locale = `select datlocprovider::text || datlocale || pg_encoding_to_char(encoding) from pg_database`
    expect(await query(url, `${locale} where datname = 'adlm'`)).toEqual(['bC.UTF-8UTF8'])
    expect(await query(url, `select to_tsvector('simple', 'Ọjà ÌLÉ')::text`)).toEqual([`'ìlé':2 'ọjà':1`])

    const password = await stat(join(dataDir, 'postgres', 'password'))
    expect(password.mode & 0o777).toBe(0o600)
    await expect(query(url.replace(/:\w{48}@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
    if (onLinux) expect((await stat(`/proc/${await postmaster()}`)).uid).not.toBe(0)
  })

  it('takes settings', async () => {
    await createdBefore()
    const server = await startEmbeddedPostgres({ dataDir, log: () => {}, settings: { work_mem: '7MB' } })
    servers.push(server)
    expect(await query(server.url, 'show work_mem')).toEqual(['7MB'])
  })

  it('says what PostgreSQL said when it does not come up', async () => {
    await createdBefore()
    const settings = { shared_buffers: 'plenty' }
    const refused = startEmbeddedPostgres({ dataDir, log: () => {}, settings })
    await expect(refused).rejects.toThrow(/^PostgreSQL did not start:\n.*shared_buffers.*plenty/s)
  })
})

describe('a data folder', () => {
  it('in use is refused plainly, and its server goes on', async () => {
    await createdBefore()
    const { url } = await start()
    await expect(startEmbeddedPostgres({ dataDir, log: () => {} })).rejects.toThrow(inUse)
    expect(await query(url, 'select 1')).toEqual([1])
  })

  it('goes to one of two applications that both start on it first', async () => {
    const [one, other] = await Promise.all([startElsewhere(), startElsewhere()])
    const [started, refused] = one.output.startsWith('postgres:') ? [one, other] : [other, one]
    expect(await query(started.output, 'select 1')).toEqual([1])
    expect(refused.output).toMatch(inUse)
    expect(await readdir(dataDir)).toEqual(['postgres'])
  })

  it('is whole after a first start that was killed half-way', async () => {
    const owner = spawnOwner()
    await firstLine(owner, 'stderr')
    const begun = async () => {
      const [draft] = await readdir(dataDir)
      return draft && stat(join(dataDir, draft, 'data', 'PG_VERSION'))
    }
    await expect.poll(begun, { interval: 5 }).toBeTruthy()
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect(await readdir(dataDir)).toEqual([expect.stringMatching(/^postgres\.new-/)])

    const { url } = await start()
    expect(await query(url, 'select 1')).toEqual([1])
    expect(await readdir(dataDir)).toEqual(['postgres'])
  })

  it('of another PostgreSQL is left alone', async () => {
    await createdBefore()
    await (await start()).stop()
    await writeFile(join(data(), 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(
      /holds a database of PostgreSQL 17, and this ADLM needs PostgreSQL 18: move it away/,
    )
  })

  it('that cannot be made is named', async () => {
    await mkdir(join(home, 'the project'))
    await writeFile(dataDir, 'a file where the folder should be')
    await expect(start()).rejects.toThrow(
      /\.data cannot be written \(\w+\): change its permissions, or choose/,
    )
  })

  it.runIf(onLinux)('where nothing can be made is named, soon', async () => {
    dataDir = '/proc/adlm/data'
    await expect(start()).rejects.toThrow(
      '/proc/adlm/data cannot be written (ENOENT): change its permissions',
    )
  })

  it.skipIf(process.getuid?.() === 0)('that may not be written is named', async () => {
    await mkdir(dataDir, { recursive: true })
    await chmod(dataDir, 0o500)
    await expect(start()).rejects.toThrow(
      /\.data cannot be written \(EACCES\): change its permissions, or choose/,
    )
  })
})

describe('after kill -9', () => {
  it('of the application, the server ends and the next start has every acknowledged row', async () => {
    await createdBefore()
    const { owner, output: url } = await startElsewhere()
    await writeBricks(url)
    owner.kill('SIGKILL')
    const next = await start()
    expect(await readBricks(next.url)).toEqual(bricks)

    await next.stop()
    const { owner: another } = await startElsewhere()
    another.kill('SIGKILL')
    await expect.poll(processesOnTheData).toEqual([])
  })

  it('of PostgreSQL, it is restarted where it was, past queries that still run', async () => {
    await createdBefore()
    const lines: string[] = []
    const server = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) })
    servers.push(server)
    await writeBricks(server.url)
    const busy = new pg.Client(server.url)
    await busy.connect()
    const endless = busy
      .query('select count(*) from generate_series(1, 1000000000000)')
      .catch((error: unknown) => error)
    const running = `select 1 from pg_stat_activity where state = 'active' and query ~ '^select count'`
    await expect.poll(() => query(server.url, running)).toEqual([1])
    process.kill(await postmaster(), 'SIGKILL')

    const restarting = 'WARNING:  PostgreSQL has ended and is restarted: it was killed'
    await expect.poll(() => lines).toContain(restarting)
    // It cannot come up before the query has ended.
    await expect(readBricks(server.url)).rejects.toThrow('ECONNREFUSED')
    await busy.end()
    expect(await endless).toBeInstanceOf(Error)
    await expect.poll(() => readBricks(server.url)).toEqual(bricks)
  })

  it('of PostgreSQL whose data is damaged, it is given up with the reason after three restarts', async () => {
    await createdBefore()
    const { gaveUp } = await start()
    await rm(join(data(), 'global', 'pg_control'))
    process.kill(await postmaster(), 'SIGKILL')
    expect(await gaveUp).toMatch(
      /^PostgreSQL has ended again after 3 restarts within a minute: PostgreSQL did not start:\n.*pg_control/s,
    )
  })

  it('of both, the next start recovers', async () => {
    await createdBefore()
    const { owner, output: url } = await startElsewhere()
    await writeBricks(url)
    owner.kill('SIGKILL')
    process.kill(await postmaster(), 'SIGKILL')
    expect(await readBricks((await start()).url)).toEqual(bricks)
  })

  it.runIf(onLinux)(
    'of the guardian, the server ends rather than live unguarded, and gets another',
    async () => {
      await createdBefore()
      const { url } = await start()
      await writeBricks(url)
      const [unguarded, former] = [await postmaster(), await guardian()]
      process.kill(former, 'SIGKILL')
      await expect.poll(postmaster).not.toBe(unguarded)
      await expect.poll(() => readBricks(url)).toEqual(bricks)
      expect(await guardian()).not.toBe(former)
    },
  )

  it.runIf(onLinux)(
    'and a power cut, a process that has the old id now is not taken for the server',
    async () => {
      await createdBefore()
      const first = await start()
      await writeBricks(first.url)
      const account = await stat(data())
      const lock = await readFile(lockFile(), 'utf8')
      await first.stop()
      const stranger = spawn('sleep', ['60'], { cwd: '/', uid: account.uid, gid: account.gid })
      children.push(stranger)
      await once(stranger, 'spawn')
      await writeFile(lockFile(), lock.replace(/^\d+/, String(stranger.pid)))

      expect(await readBricks((await start()).url)).toEqual(bricks)
      expect(stranger.exitCode).toBeNull()
    },
  )
})
