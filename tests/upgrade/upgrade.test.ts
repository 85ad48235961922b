import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { onConnection } from '#server/db/connection.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { findLastRelease, NOT_HERE, type ReleaseApi, startApi } from './last-release.ts'
import { LED_TO, walk } from './walk.ts'
import { differences, everRefused, inCommonWords, leftOut, type WalkedCall } from './walked-calls.ts'

const release = await findLastRelease()

const template = new URL(inject('templateDatabaseUrl'))
const databaseUrl = (name: string) => Object.assign(new URL(template), { pathname: name }).href
const nameOf = (copy: string) => `${template.pathname.slice(1)}_${copy}`

/** A database and a data folder of the last release, empty or copied. */
async function createData(copy: string, from?: string) {
  const source = from ? nameOf(from) : 'template0'
  await onConnection(databaseUrl('/postgres'), (client) =>
    client.query(`CREATE DATABASE ${nameOf(copy)} TEMPLATE ${source}`),
  )
  const dataDir = join(home, copy)
  if (from) cpSync(join(home, from), dataDir, { recursive: true })
  return { databaseUrl: databaseUrl(`/${nameOf(copy)}`), dataDir }
}

const home = mkdtempSync(join(inject('filesDir'), 'upgrade-'))
const running: ReleaseApi[] = []
let routes: string[]
let before: WalkedCall[]
let after: WalkedCall[]

beforeAll(async () => {
  if (!release) return
  const start = async (data: Awaited<ReturnType<typeof createData>>) => {
    const api = await startApi(release, data)
    running.push(api)
    return { ...api, dataDir: data.dataDir }
  }
  // Rows of every kind, made by the last release.
  const own = await createData('own')
  const first = await start(own)
  routes = first.routes
  await walk(first, 'first')
  await first.stop()

  const upgraded = await createData('upgraded', 'own')
  const [there, here] = await Promise.all([start(own), start(upgraded)])
  await migrateDatabase(upgraded.databaseUrl, 'drizzle')
  ;[before, after] = await Promise.all([walk(there, 'second'), walk(here, 'second')])
}, 120_000)

afterAll(async () => {
  for (const { stop } of running) await stop()
})

it('walks every call of the last release, and each does what it is for', ({ skip }) => {
  skip(!release, NOT_HERE)
  expect(leftOut(before, routes)).toEqual(LED_TO)
  expect(everRefused(before)).toEqual([])
})

it('the last release answers on the schema of this one as on its own', ({ skip }) => {
  skip(!release, NOT_HERE)
  expect(differences(inCommonWords(before), inCommonWords(after))).toEqual([])
})
