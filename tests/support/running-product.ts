import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'

const root = join(import.meta.dirname, '../..')

type Settings = { dataDir: string } & Record<string, string>

/** The product as a person starts it: a process of its own, in a process group of its own as a terminal makes one. */
export type RunningProduct = {
  process: ChildProcess
  dataDir: string
  /** Everything it has written so far. */
  output(): string
  /** The lines of its log. */
  logged(): { requestId?: string; msg?: string }[]
  /** Resolves with the port as soon as it listens. */
  listening(): Promise<number>
  /** Resolves with the address once it serves. */
  open(): Promise<string>
  /** Resolves with the exit code, or the name of the signal that ended it. */
  ended(): Promise<number | NodeJS.Signals | null>
}

export function startProduct(
  { dataDir, ...settings }: Settings,
  command: string[] = [process.execPath, 'scripts/start.ts'],
): RunningProduct {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...ownEnvironment(), PORT: '0', DATA_DIR: dataDir, ...settings },
  })
  let output = ''
  let log = ''
  child.stdout?.setEncoding('utf8').on('data', (some: string) => {
    log += some
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (some: string) => {
      output += some
    })
  const closed = once(child, 'close')
  const waitForOutput = async (words: RegExp) => {
    const match = await expect
      .poll(() => words.exec(output) ?? child.exitCode !== null, { timeout: 120_000, interval: 20 })
      .toBeTruthy()
      .then(() => words.exec(output))
    if (!match) throw new Error(`It never said ${words}, but:\n${output}`)
    return match[1] ?? ''
  }
  return {
    process: child,
    dataDir,
    output: () => output,
    logged: () =>
      log
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
    listening: async () => Number(await waitForOutput(/, port (\d+)/)),
    open: () => waitForOutput(/ADLM is open at (\S+)/),
    ended: async () => {
      await closed
      return child.exitCode ?? child.signalCode
    },
  }
}

/** The configuration that the test run itself was started with is not the product's. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { HOST, BASE_URL, DATABASE_URL, DEMO, LOG_LEVEL, NODE_ENV, npm_lifecycle_event, ...rest } =
    process.env
  return rest
}

/** Every process of the product on this data folder: those that were told of it, and those that work in it (Linux). */
export async function processesOf(dataDir: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const unreadable = () => ''
      const [environment, folder, command] = await Promise.all([
        readFile(`/proc/${pid}/environ`, 'utf8').catch(unreadable),
        readlink(`/proc/${pid}/cwd`).catch(unreadable),
        readFile(`/proc/${pid}/cmdline`, 'utf8').catch(unreadable),
      ])
      const belongs =
        environment.split('\0').includes(`DATA_DIR=${dataDir}`) || folder.startsWith(`${dataDir}/`)
      return belongs && command ? [`${pid} ${command.replaceAll('\0', ' ')}`] : []
    }),
  )
  return found.flat()
}
