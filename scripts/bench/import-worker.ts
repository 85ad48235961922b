/** Runs imports that wait, one after the other, as the worker role does; reports the processor time of it. */

import { connect } from '#server/db/client.ts'
import { runImport } from '#server/offers/import/run-import.ts'
import { quietContext } from './in-process-api.ts'

const [, , databaseUrl = '', ...importIds] = process.argv
process.once('disconnect', () => process.exit())
const db = connect(databaseUrl)
const ctx = await quietContext(db)
const { signal } = new AbortController()
for (const importId of importIds) await runImport(ctx, { importId, signal })
const { user, system } = process.cpuUsage()
process.send?.((user + system) / 1_000_000)
await db.$client.end()
