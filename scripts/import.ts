/** Imports a CSV file of products or listings for a seller: docs/import.md. */
import { createReadStream } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { AppError } from '#domain/errors.ts'
import { connect } from '#server/db/client.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { findSeller } from '#server/offers/import/import-queries.ts'
import { importRows } from '#server/offers/import/import-rows.ts'
import { openTable } from '#server/offers/import/open-table.ts'
import { shopDefaults } from '#server/offers/import/remembered-mappings.ts'
import { configuration } from './configuration.ts'
import { type Arguments, readArguments, USAGE } from './import/arguments.ts'
import { assertApart, createReport } from './import/report.ts'
import { createScreen } from './import/screen.ts'
import { migrationsFolder } from './prepare-database.ts'
import { reachDatabase } from './reach-database.ts'

try {
  const parsed = readArguments(process.argv.slice(2))
  if (parsed === 'help') console.log(USAGE)
  else await run(parsed)
} catch (error) {
  const isUsage = error instanceof AppError && error.code === 'invalid'
  console.error(error instanceof Error ? error.message : error)
  if (isUsage) console.error('How to call it: npm run import -- --help')
  process.exitCode = isUsage ? 2 : 1
}

async function run({ name, file, seller, report: reportPath, ...parsed }: Arguments): Promise<void> {
  await access(file, constants.R_OK).catch(() => {
    throw new AppError('invalid', `There is no file ${file}, or it may not be read.`)
  })
  if ((await stat(file)).isDirectory())
    throw new AppError('invalid', `${file} is a folder: name a CSV file in it.`)
  if (reportPath !== undefined) await assertApart(file, reportPath)
  const database = await reachDatabase(configuration())
  const db = connect(database.url, { connections: 1 })
  try {
    if (database.isOurs) await migrateDatabase(database.url, migrationsFolder)
    const owner = await findSeller(db, seller)
    console.log(
      `${file} → ${name} of ${owner.username} (${owner.id})${parsed.dryRun ? ', nothing is inserted' : ''}`,
    )
    const table = await openTable(createReadStream(file))
    const screen = createScreen(parsed)
    const report = reportPath === undefined ? undefined : await createReport(reportPath)
    const shop = await shopDefaults(db, { ownerId: owner.id, kind: name })
    const { counts } = await importRows(name, {
      ...parsed,
      defaults: { ...shop, ...parsed.defaults },
      db,
      ownerId: owner.id,
      table,
      onReading: screen.reading,
      onProgress: screen.progress,
      onRejected: async ({ line, reasons }) => {
        for (const reason of reasons) {
          screen.rejection(reason)
          await report?.add({ line, ...reason })
        }
      },
    }).catch(async (error) => {
      await report?.discard()
      throw error
    })
    await report?.close()
    screen.summary(counts)
  } finally {
    await db.$client.end()
    await database.stop()
  }
}
