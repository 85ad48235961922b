import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '#server/db/migrate.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { createDiskStorage } from '#server/storage/disk-storage.ts'
import { type CheckedBackup, restoreBackup } from './restore-backup.ts'

/** Nothing of it survives anyway. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }

/**
 * Restores a backup into a place of its own (in TMPDIR), compares every row and file with what was backed up, migrates it, and takes
 * it away again.
 * @throws BackupError that names what differs
 */
export async function verifyBackup(backup: CheckedBackup, migrationsFolder: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'adlm-verify-'))
  try {
    const database = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: FAST })
    try {
      const storage = createDiskStorage(join(dataDir, 'storage'), '')
      await restoreBackup(backup, { databaseUrl: database.url, storage }, { compare: true })
      await migrateDatabase(database.url, migrationsFolder)
    } finally {
      await database.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, maxRetries: 5 })
  }
}
