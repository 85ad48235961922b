/**
 * Runs npm scripts in stages: `run-stages.ts build types,lint unit`. The scripts of one stage run beside one another; the next
 * stage begins when all have ended well. A script that is alone in its stage writes as it runs, the others when they have ended.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** @returns whether it ended well */
async function run(script: string, alone: boolean): Promise<boolean> {
  const began = performance.now()
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (some: Buffer) => output.push(some))
  const [code] = await once(child, 'close')
  process.stdout.write(Buffer.concat(output))
  console.log(`${code === 0 ? '✔' : '✘'} ${script}: ${seconds(began)}\n`)
  return code === 0
}

const began = performance.now()
for (const stage of process.argv.slice(2)) {
  const scripts = stage.split(',')
  const ended = await Promise.all(scripts.map((script) => run(script, scripts.length === 1)))
  const failed = scripts.filter((_, index) => !ended[index])
  if (failed.length > 0) {
    console.error(`Failed: ${failed.join(', ')}`)
    process.exit(1)
  }
}
console.log(`Everything passed in ${seconds(began)}`)
