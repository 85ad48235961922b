import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigurationError, type Env } from './env.ts'
import { ignoreNotFound } from './files/atomic-directory.ts'

/**
 * What cookies and access tokens are signed with: AUTH_SECRET, or one made at the first start and kept in DATA_DIR. Instances
 * that share a database have to be given the same.
 */
export async function authSecretOf({
  authSecret,
  dataDir,
}: Pick<Env, 'authSecret' | 'dataDir'>): Promise<string> {
  if (authSecret !== undefined) return authSecret
  const file = authSecretFile({ dataDir })
  await mkdir(dataDir, { recursive: true })
  const made = `${file}.${randomUUID()}`
  await writeFile(made, randomBytes(32).toString('base64url'), { mode: 0o600 })
  // A link makes the complete file appear at once; a concurrent process finds the first one's.
  await link(made, file).catch(ignoreExisting)
  await rm(made)
  const secret = await readFile(file, 'utf8')
  if (secret.length < 32)
    throw new ConfigurationError(`${file} is damaged: remove it, and everybody signs in again.`)
  return secret
}

/** The same where there is one: none is made. */
export async function findAuthSecret({
  authSecret,
  dataDir,
}: Pick<Env, 'authSecret' | 'dataDir'>): Promise<string | undefined> {
  return authSecret ?? (await readFile(authSecretFile({ dataDir }), 'utf8').catch(ignoreNotFound))
}

export const authSecretFile = ({ dataDir }: Pick<Env, 'dataDir'>): string => join(dataDir, 'auth-secret')

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
