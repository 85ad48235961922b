import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'

let running: ChildProcess | undefined
afterEach(() => running?.kill('SIGKILL'))

/** A process of its own, which logs `count` lines and then does something. */
function logging(count: number, then: string) {
  const program = `import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)}
    const log = createLog('info')
    for (let line = 0; line < ${count}; line++) log.info({ line }, 'one of many')
    ${then}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  running = child
  return child.stdout
}

it.each([
  ['ends', ''],
  ['exits', 'process.exit(1)'],
  ['fails', 'throw new Error("over")'],
  [
    'is told to stop',
    'process.on("SIGTERM", () => process.exit()).kill(process.pid, "SIGTERM"); await new Promise(() => setInterval(() => {}, 1_000))',
  ],
])('has every line, whole and in order, of a process that %s', { tags: ['slow'] }, async (_, then) => {
  const lines = (await text(logging(1_000, then))).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).line)).toEqual(Array.from({ length: 1_000 }, (_, line) => line))
})

it('has a single line without waiting for others', { tags: ['slow'] }, async () => {
  for await (const written of logging(1, 'setInterval(() => {}, 1_000)')) {
    expect(String(written)).toContain('one of many')
    break
  }
})
