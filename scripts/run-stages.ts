/**
 * Runs npm scripts in stages: `run-stages.ts build types+lint,unit e2e`. The lanes of a stage (`,`) run in parallel, the scripts of
 * a lane (`+`) in sequence; the next stage starts when all have succeeded. The output of a script that is alone in its stage is
 * streamed, that of the others printed when they have ended; what failed comes last, where one looks.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A run starts the same programs a hundred times: Node keeps what it has made of their source, a quarter of what a start takes. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node')
/** And looks packages up once in each: half of what is left. */
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('remember-packages.js', import.meta.url)}`

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

type Failure = { script: string; print: () => void }

/** @returns how it failed, if it did */
async function run(script: string, alone: boolean): Promise<Failure | undefined> {
  const began = performance.now()
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (some: Buffer) => output.push(some))
  const [code] = await once(child, 'close')
  const ended = `${code === 0 ? '✔' : '✘'} ${script}: ${seconds(began)}\n`
  const print = () => {
    process.stdout.write(Buffer.concat(output))
    console.log(ended)
  }
  if (code !== 0) {
    if (!alone) console.log(ended)
    return { script, print }
  }
  print()
  return undefined
}

/** @returns the script that failed, if any; the ones after it are not started */
async function runLane(lane: string, alone: boolean): Promise<Failure | undefined> {
  for (const script of lane.split('+')) {
    const failure = await run(script, alone)
    if (failure) return failure
  }
  return undefined
}

const began = performance.now()
for (const stage of process.argv.slice(2)) {
  const lanes = stage.split(',')
  const ended = await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))
  const failed = ended.filter((failure) => failure !== undefined)
  if (failed.length > 0) {
    for (const { print } of failed) print()
    console.error(`Failed: ${failed.map(({ script }) => script).join(', ')}`)
    process.exit(1)
  }
}
console.log(`Everything passed in ${seconds(began)}`)
