import { writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startInstalled } from './installed-program.ts'

/** How long the proxy may take to send requests to an instance that is open. */
const SEEN_MS = 60_000

export type HaproxySettings = {
  /** The site, as people reach it. */
  site: number
  stats: number
  instances: readonly number[]
  /** How it asks `/readyz`. */
  checks: string
  /** Further lines of its defaults. */
  defaults?: string
  /** Further sections. */
  sections?: string
}

/** HAProxy in front of instances, with the settings that docs/operations.md asks of a proxy. @throws Error where it is missing */
export async function startHaproxy(
  folder: string,
  { site, stats, instances, checks, defaults = '', sections = '' }: HaproxySettings,
) {
  const socket = join(folder, 'haproxy.sock')
  const file = join(folder, 'haproxy.cfg')
  await writeFile(
    file,
    `
global
  stats socket ${socket} mode 600 level admin
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 60s
  option redispatch
${defaults}
frontend site
  bind 127.0.0.1:${site}
  option forwardfor
  default_backend instances
frontend stats
  bind 127.0.0.1:${stats}
  stats enable
  stats uri /
backend instances
  balance roundrobin
  option httpchk GET /readyz
  default-server ${checks}
${instances.map((port) => `  server adlm-${port} 127.0.0.1:${port} check`).join('\n')}
${sections}
`,
  )
  const { stop } = await startInstalled('haproxy', ['-db', '-f', file])
  const tell = (command: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      createConnection(socket)
        .setEncoding('utf8')
        .on('data', (some: string) => {
          answer += some
        })
        .on('end', () => resolve(answer))
        .on('error', reject)
        .end(`${command}\n`)
    })
  const isUp = (table: string, port: number) =>
    table.split('\n').some((line) => line.startsWith(`instances,adlm-${port},`) && line.includes(',UP,'))
  return {
    stop,
    /** Says something to its administration. */
    tell,
    /** Resolves when requests are sent to all of these. */
    sees: async (expected: readonly number[]) => {
      const until = performance.now() + SEEN_MS
      for (;;) {
        // It listens to its administration a moment after it has started.
        const table = await tell('show stat').catch(() => '')
        if (expected.every((port) => isUp(table, port))) return
        if (performance.now() > until) throw new Error('HAProxy does not take the instances for ready')
        await sleep(200)
      }
    },
  }
}
