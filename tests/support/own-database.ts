import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type Db } from '#server/db/client.ts'

/** The product's own database, as somebody on the same machine reaches it. */
export async function connectToOwnDatabase(dataDir: string): Promise<Db> {
  const password = await readFile(join(dataDir, 'postgres/password'), 'utf8')
  const [, , , port] = (await readFile(lockFile(dataDir), 'utf8')).split('\n')
  return connect(`postgres://adlm:${password.trim()}@127.0.0.1:${port}/adlm`, { connections: 2 })
}

export async function ownPostgres(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(lockFile(dataDir), 'utf8'), 10)
}

const lockFile = (dataDir: string) => join(dataDir, 'postgres/data/postmaster.pid')
