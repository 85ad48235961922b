import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/** Linux counts in hundredths of a second. */
const TICKS = 100

/** Seconds of processor time so far, of this process and, on Linux, of the database's, which may be waiting for others' meanwhile. */
export async function processorTime(db: Db): Promise<{ own: number; database: number }> {
  const { user, system } = process.cpuUsage()
  const { rows } = await db.execute<{ file: string }>(sql`SELECT pg_read_file('postmaster.pid') AS file`)
  const server = Number.parseInt(rows[0]?.file ?? '', 10)
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const ticks = await Promise.all(pids.map((pid) => ticksOf(Number(pid), server)))
  return { own: (user + system) / 1_000_000, database: ticks.reduce((sum, each) => sum + each, 0) / TICKS }
}

/** Of a server's process, and of those of its connections that have ended. */
async function ticksOf(pid: number, server: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (pid !== server && Number(parent) !== server) return 0
  const [user = 0, system = 0, ended = 0, endedInSystem = 0] = rest.slice(9).map(Number)
  return user + system + (pid === server ? ended + endedInSystem : 0)
}
