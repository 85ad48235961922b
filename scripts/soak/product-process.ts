import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '../built-folder.ts'

export type ProductProcess = {
  url: string
  pid: number
  /** Resolves with the exit code. */
  stop(): Promise<number | null>
}

/** Starts the product as `npm start` does, without its log. @throws Error with all it said where it does not open */
export async function startProduct(settings: Record<string, string>): Promise<ProductProcess> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...settings },
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  exited.then(() => process.off('exit', endWithUs))

  const said: string[] = []
  const lines = createInterface({ input: child.stderr })
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line)
      const [, address] = /^ADLM is open at (\S+)/.exec(line) ?? []
      if (address) resolve(address)
    })
    once(child, 'close').then(() => reject(new Error(said.join('\n'))))
  })
  return {
    url,
    pid: Number(child.pid),
    stop: () => {
      child.kill()
      return exited
    },
  }
}
