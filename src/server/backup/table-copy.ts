import { once } from 'node:events'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { JOBS_TABLE, PART_BYTES } from './backup-format.ts'

export type CopiedTable = { name: string; columns: string[] }

/** The same rows are the same bytes on every server, and in the order in which they lie there. */
const EXACT = {
  client_encoding: 'UTF8',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  synchronize_seqscans: 'off',
  // A large table takes as long as it takes.
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/** For the running transaction: how it copies, and that nothing cuts it off. */
export async function setCopying(client: pg.ClientBase): Promise<void> {
  for (const [name, value] of Object.entries(EXACT))
    await client.query(`SET LOCAL ${name} = ${pg.escapeLiteral(value)}`)
}

/** The product's tables with their stored columns: generated ones are computed again. */
export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) FILTER (WHERE attgenerated = '') AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
     GROUP BY relname ORDER BY relname`,
  )
  return rows
}

/** Where a table of the archive is kept in the database. Jobs come back through the queue, so they are only set down. */
const sourceOf = ({ name, columns }: CopiedTable): string =>
  `${name === JOBS_TABLE ? 'pg_temp.jobs' : `public.${pg.escapeIdentifier(name)}`} (${columns.map(pg.escapeIdentifier).join(', ')})`

/** The rows of a table in parts of PART_BYTES, at least one. @returns how many rows */
export async function* copyOut(client: pg.ClientBase, table: CopiedTable): AsyncGenerator<Buffer, number> {
  const stream = client.query(copyTo(`COPY ${sourceOf(table)} TO STDOUT`))
  let held: Buffer[] = []
  let length = 0
  try {
    for await (const bytes of stream.iterator({ destroyOnReturn: false })) {
      held.push(bytes)
      length += bytes.length
      if (length < PART_BYTES) continue
      yield Buffer.concat(held)
      held = []
      length = 0
    }
    yield Buffer.concat(held)
    return stream.rowCount
  } finally {
    // PostgreSQL hears nothing else before the rows have ended.
    stream.resume()
    if (!stream.readableEnded && !stream.errored) await once(stream, 'end')
  }
}

/** Takes the rows of one table after the other, in the parts that they come in. */
export function copyIn(client: pg.ClientBase) {
  let open: { name: string; stream: ReturnType<typeof copyFrom>; failed: Promise<never> } | undefined
  const counts = new Map<string, number>()

  async function close(): Promise<void> {
    if (!open) return
    const { name, stream, failed } = open
    open = undefined
    await Promise.race([new Promise<void>((resolve) => stream.end(resolve)), failed])
    counts.set(name, stream.rowCount)
  }

  return {
    write: async (table: CopiedTable, bytes: Buffer): Promise<void> => {
      if (open?.name !== table.name) {
        await close()
        // Its tables are made in this transaction: their rows need no vacuum.
        const freeze = table.name === JOBS_TABLE ? '' : ' WITH (FREEZE)'
        const stream = client.query(copyFrom(`COPY ${sourceOf(table)} FROM STDIN${freeze}`))
        const failed = new Promise<never>((_, reject) => stream.once('error', reject))
        failed.catch(() => undefined)
        open = { name: table.name, stream, failed }
      }
      const { stream, failed } = open
      await Promise.race([
        new Promise<void>((resolve, reject) =>
          stream.write(bytes, (error) => (error ? reject(error) : resolve())),
        ),
        failed,
      ])
    },
    close,
    /** PostgreSQL hears nothing else before the rows have ended. */
    abort: () => open?.stream.destroy(),
    /** Rows by table, of those that are closed. */
    counts,
  }
}
