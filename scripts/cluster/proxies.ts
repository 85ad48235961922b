import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clusterPassword } from './postgres.ts'

const NEEDS = 'The cluster needs HAProxy and PgBouncer: on Debian, apt-get install haproxy pgbouncer.'

export type Ports = {
  /** The site, as people reach it. */
  site: number
  stats: number
  /** Where the primary is, whichever that is. */
  primary: number
  pooler: number
  instances: readonly number[]
}

/** HAProxy in front of the instances and of the primary. */
export async function startHaproxy(folder: string, ports: Ports, primaryPort: number) {
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
  retries 3
  retry-on conn-failure empty-response
frontend site
  bind 127.0.0.1:${ports.site}
  option forwardfor
  default_backend instances
frontend stats
  bind 127.0.0.1:${ports.stats}
  stats enable
  stats uri /
backend instances
  balance roundrobin
  option httpchk GET /readyz
  default-server inter 500ms fall 2 rise 1
${ports.instances.map((port) => `  server adlm-${port} 127.0.0.1:${port} check`).join('\n')}
listen primary
  mode tcp
  bind 127.0.0.1:${ports.primary}
  timeout client 1h
  timeout server 1h
  server primary 127.0.0.1:${primaryPort}
`,
  )
  const proxy = await start('haproxy', ['-db', '-f', file])
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
  return {
    stop: proxy.stop,
    /** Resolves when requests are sent to all of these. */
    sees: async (expected: readonly number[]) => {
      for (let tries = 0; ; tries += 1) {
        const stats = await tell('show stat')
        const isUp = (port: number) =>
          stats
            .split('\n')
            .some((line) => line.startsWith(`instances,adlm-${port},`) && line.includes(',UP,'))
        if (expected.every(isUp)) return
        if (tries > 300) throw new Error('HAProxy does not take the instances for ready')
        await sleep(200)
      }
    },
    /** From now on the primary is there; connections to the former one are closed. */
    movePrimary: async (port: number) => {
      await tell('shutdown sessions server primary/primary')
      await tell(`set server primary/primary addr 127.0.0.1 port ${port}`)
    },
  }
}

/** PgBouncer in transaction mode: it knows no prepared statements (1.18), and passes no settings on. */
export async function startPgbouncer(folder: string, ports: Ports) {
  const users = join(folder, 'users.txt')
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(users, `"adlm" "${clusterPassword}"\n`)
  await writeFile(
    file,
    `
[databases]
adlm = host=127.0.0.1 port=${ports.primary}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
server_login_retry = 1
`,
  )
  for (const each of [users, file]) await chmod(each, 0o644)
  return start('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []), file])
}

async function start(
  program: string,
  args: string[],
): Promise<{ process: ChildProcess; stop(): Promise<void> }> {
  const child = spawn(program, args, { stdio: 'ignore' })
  const exited = once(child, 'exit').catch(() => undefined)
  await once(child, 'spawn').catch(() => {
    throw new Error(NEEDS)
  })
  return {
    process: child,
    stop: async () => {
      child.kill()
      await exited
    },
  }
}
