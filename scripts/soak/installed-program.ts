import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a program that the machine has to have. @throws Error where it is missing, with what installs it */
export async function startInstalled(
  program: 'haproxy' | 'pgbouncer',
  args: readonly string[],
): Promise<{ stop(): Promise<void> }> {
  const child = spawn(program, args, { stdio: 'ignore' })
  const exited = once(child, 'exit').catch(() => undefined)
  await once(child, 'spawn').catch(() => {
    throw new Error(`This needs ${program}: on Debian, apt-get install ${program}.`)
  })
  return {
    stop: async () => {
      child.kill()
      await exited
    },
  }
}
