import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startHaproxy } from '../soak/haproxy.ts'
import { startInstalled } from '../soak/installed-program.ts'
import { clusterPassword } from './postgres.ts'

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
export async function startClusterProxy(folder: string, ports: Ports, primaryPort: number) {
  const { stop, sees, tell } = await startHaproxy(folder, {
    ...ports,
    checks: 'inter 500ms fall 2 rise 1',
    defaults: `  retries 3
  retry-on conn-failure empty-response`,
    sections: `listen primary
  mode tcp
  bind 127.0.0.1:${ports.primary}
  timeout client 1h
  timeout server 1h
  server primary 127.0.0.1:${primaryPort}`,
  })
  return {
    stop,
    sees,
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
  return startInstalled('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []), file])
}
