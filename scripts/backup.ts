/** Writes database and pictures into one file, while the product runs or not: docs/operations.md. */

import { findAuthSecret } from '#server/auth-secret.ts'
import { checkBackup } from '#server/backup/restore-backup.ts'
import { verifyBackup } from '#server/backup/verify-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { readArguments } from './backup/arguments.ts'
import { run, say, sayContent } from './backup/screen.ts'
import { configuration } from './configuration.ts'
import { migrationsFolder } from './prepare-database.ts'
import { reachDatabase } from './reach-database.ts'

await run(async () => {
  const env = configuration()
  const { file, key, verify } = await readArguments('backup', process.argv.slice(2), env.backupKey)
  const database = await reachDatabase(env)
  try {
    const secret = await findAuthSecret(env)
    const source = { databaseUrl: database.url, storage: openStorage(env, ''), secret }
    sayContent(await writeBackup(file, source, { key }))
  } finally {
    await database.stop()
  }
  say(`${file} is written${key ? ', encrypted' : ''}`)
  if (!key) say('Without a key (BACKUP_KEY, --key-file) AUTH_SECRET and files that are private are left out')
  if (!verify) return
  await verifyBackup(await checkBackup(file, { key, migrationsFolder }), migrationsFolder)
  say('Restored elsewhere and compared: every row and every file is the same')
})
