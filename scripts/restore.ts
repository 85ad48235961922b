/** Fills an empty database and storage with a backup, or proves that it could be: docs/operations.md. */
import { mkdir, writeFile } from 'node:fs/promises'
import { authSecretFile, findAuthSecret } from '#server/auth-secret.ts'
import { BackupError } from '#server/backup/backup-format.ts'
import { checkBackup, restoreBackup } from '#server/backup/restore-backup.ts'
import { verifyBackup } from '#server/backup/verify-backup.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { findRunningPostgres } from '#server/embedded-postgres/running-postgres.ts'
import type { Env } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { readArguments } from './backup/arguments.ts'
import { run, say, sayContent } from './backup/screen.ts'
import { configuration } from './configuration.ts'
import { migrationsFolder } from './prepare-database.ts'

await run(async () => {
  const env = configuration()
  const { file, key, verify } = await readArguments('restore', process.argv.slice(2), env.backupKey)
  const backup = await checkBackup(file, { key, migrationsFolder })
  say(`The backup of ${backup.header.madeAt} is whole`)
  sayContent(backup.manifest)
  if (verify) {
    await verifyBackup(backup, migrationsFolder)
    return say('Restored elsewhere and compared: every row and every file is the same')
  }
  if (!env.databaseUrl && (await findRunningPostgres(env.dataDir)))
    throw new BackupError(`ADLM runs on ${env.dataDir}: stop it, and restore into another DATA_DIR.`)
  const database = await openDatabase(env, createLog(env.logLevel), console.error)
  try {
    await restoreBackup(backup, { databaseUrl: database.url, storage: openStorage(env, '') })
    say('The rows and the files are in')
    await migrateDatabase(database.url, migrationsFolder)
    say('The database schema is up to date')
  } finally {
    await database.stop()
  }
  await restoreSecret(env, backup.secret)
})

async function restoreSecret(env: Env, secret: string | undefined): Promise<void> {
  const present = await findAuthSecret(env)
  if (!secret) say('The backup has no AUTH_SECRET: everybody signs in again')
  else if (present === undefined) {
    await mkdir(env.dataDir, { recursive: true })
    await writeFile(authSecretFile(env), secret, { mode: 0o600, flag: 'wx' })
    say('AUTH_SECRET is in DATA_DIR: who was signed in stays so')
  } else if (present !== secret)
    say('This place has another AUTH_SECRET, which stays: everybody signs in again')
}
