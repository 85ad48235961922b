/**
 * Proves that the last release works on the schema of this one, and this one on the data of the last. Both are built and run as they
 * are in production, each on copies of one data folder.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migrateDatabase } from '#server/db/migrate.ts'
import { findRunningPostgres } from '#server/embedded-postgres/running-postgres.ts'
import { findLastRelease, NOT_HERE } from './last-release.ts'
import { changedOnPurpose, newSteps } from './new-in-this-release.ts'
import { type Site, walk, walkPages } from './walk.ts'
import {
  differences,
  everRefused,
  inCommonWords,
  leftOut,
  routesOf,
  type WalkedCall,
} from './walked-calls.ts'

const root = join(import.meta.dirname, '../..')
const say = (line: string) => console.log(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${line}`)

/** What is wrong, by the step that found it. */
const findings: string[] = []
function report(step: string, wrong: string[]): void {
  say(`${step}: ${wrong.length === 0 ? 'yes' : `${wrong.length} findings`}`)
  findings.push(...wrong.map((line) => `${step}: ${line}`))
}

const running = new Set<() => Promise<void>>()

/** A release as `npm start` starts it. @throws Error with its output where it does not open */
async function start(folder: string, dataDir: string) {
  const { PATH, LD_LIBRARY_PATH, HOME } = process.env
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      LD_LIBRARY_PATH,
      HOME,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000000',
    },
  })
  const closed = once(child, 'close')
  const stop = async () => {
    child.kill()
    await closed
    running.delete(stop)
  }
  running.add(stop)
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (some: string) => {
        output += some
        const [, address] = /ADLM is open at (\S+)/.exec(output) ?? []
        if (address) resolve(address)
      })
    closed.then(() => reject(new Error(`${folder} did not open:\n${output}`)))
  })
  /** The errors in its log are findings. */
  const errors = () => output.split('\n').filter((line) => line.startsWith('{'))
  const databaseUrl = await findRunningPostgres(dataDir)
  if (!databaseUrl) throw new Error(`The database of ${folder} does not run`)
  return { origin, dataDir, databaseUrl, stop, errors }
}

type Running = Awaited<ReturnType<typeof start>> & Pick<Site, 'newSteps'>

/** One walk through the API and the pages. */
const walkAll = async (site: Running, round: string): Promise<WalkedCall[]> => [
  ...(await walk(site, round)),
  ...(await walkPages(site.origin)),
]

/** Walks while it runs, and again after a restart. */
async function walkTwice(
  folder: string,
  dataDir: string,
  meanwhile?: (databaseUrl: string) => Promise<void>,
): Promise<[WalkedCall[], WalkedCall[]]> {
  const first = await start(folder, dataDir)
  // Its statements are prepared, on connections that stay open.
  await walkPages(first.origin)
  await meanwhile?.(first.databaseUrl)
  const calls = await walkAll(first, 'second')
  await first.stop()
  const again = await start(folder, dataDir)
  const callsAgain = await walkAll(again, 'third')
  await again.stop()
  report(`No errors in the log (${dataDir.slice(home.length + 1)})`, [...first.errors(), ...again.errors()])
  return [calls, callsAgain]
}

const home = await mkdtemp(join(tmpdir(), 'adlm-upgrade-'))
const copy = async (name: string) => {
  // With its owner: PostgreSQL is particular about that.
  await promisify(execFile)('cp', ['-a', join(home, 'filled'), join(home, name)])
  return join(home, name)
}

async function prove(): Promise<void> {
  const release = await findLastRelease()
  if (!release) throw new Error(NOT_HERE)
  say('The last release is here')

  const filling = await start(release, join(home, 'filled'))
  const filled = await walk(filling, 'first')
  report('The walk makes every call of the last release', leftOut(filled, await routesOf(filling.origin)))
  report('Each does what it is for', everRefused(filled))
  await filling.stop()

  const before = await walkTwice(release, await copy('before'))
  const upgraded = await copy('upgraded')
  const after = await walkTwice(release, upgraded, (databaseUrl) =>
    migrateDatabase(databaseUrl, join(root, 'drizzle')),
  )
  report(
    'The last release works on the new schema while it runs',
    differences(inCommonWords(before[0]), inCommonWords(after[0])),
  )
  report(
    'The last release starts and works on the new schema',
    differences(inCommonWords(before[1]), inCommonWords(after[1])),
  )

  const newest = await copy('newest')
  const present = await start(root, newest)
  const calls = await walkAll({ ...present, newSteps }, 'second')
  report('The walk makes every call of this release', leftOut(calls, await routesOf(present.origin)))
  await present.stop()
  report('No errors in the log (newest)', present.errors())
  report(
    'This release works on the old data',
    differences(inCommonWords(before[0], '<id>'), inCommonWords(calls, '<id>'), true).filter(
      (line) => !changedOnPurpose.some((form) => form.test(line)),
    ),
  )

  const back = await start(release, newest)
  const read = await walkAll(back, 'third')
  await back.stop()
  report('The last release works on what this one has written', [
    ...everRefused(read),
    ...read.filter(({ status }) => status >= 500).map(({ call }) => `${call} failed`),
    ...back.errors(),
  ])
}

try {
  await prove()
} catch (error) {
  findings.push(error instanceof Error ? error.message : String(error))
} finally {
  for (const stop of running) await stop()
  await rm(home, { recursive: true })
}
for (const finding of findings) console.error(finding)
process.exitCode = findings.length === 0 ? 0 : 1
