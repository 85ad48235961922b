import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { onConnection } from '#server/db/connection.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { findLastRelease, NOT_HERE, type ReleaseApi, root, startApi } from './last-release.ts'
import { changedOnPurpose, newSteps } from './new-in-this-release.ts'
import { LED_TO, readAll, walk } from './walk.ts'
import {
  differences,
  everRefused,
  inCommonWords,
  leftOut,
  type WalkedCall,
  walkedCalls,
} from './walked-calls.ts'

const release = await findLastRelease()

const template = inject('templateDatabaseUrl')

const home = mkdtempSync(join(inject('filesDir'), 'upgrade-'))
const running: ReleaseApi[] = []

/** The last release, with a demonstration on a database of its own. */
async function startLastRelease(folder: string, name: string) {
  const { pathname } = new URL(template)
  const database = `${pathname.slice(1)}_${name}`
  const urlOf = (path: string) => Object.assign(new URL(template), { pathname: path }).href
  await onConnection(urlOf('/postgres'), (client) => client.query(`CREATE DATABASE ${database}`))
  const databaseUrl = urlOf(`/${database}`)
  const dataDir = join(home, name)
  const api = await startApi(folder, { databaseUrl, dataDir })
  running.push(api)
  return { ...api, databaseUrl, dataDir }
}

let routes: string[]
let before: WalkedCall[]
let after: WalkedCall[]
let newer: WalkedCall[]
let newerRoutes: string[]

beforeAll(async () => {
  if (!release) return
  const [there, here, left] = await Promise.all(
    ['own', 'upgraded', 'left'].map((name) => startLastRelease(release, name)),
  )
  if (!there || !here || !left) throw new Error('The last release did not start')
  routes = there.routes
  // Its statements are prepared when the schema changes under it.
  for (const { origin } of [there, here]) await readAll(walkedCalls(origin).newBrowser())
  await migrateDatabase(here.databaseUrl, 'drizzle')
  await left.stop()
  const { databaseUrl, dataDir } = left
  const present = await startApi(root, { databaseUrl, dataDir })
  running.push(present)
  newerRoutes = present.routes
  const steps = newSteps({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  ;[before, after, newer] = await Promise.all([
    walk(there, 'only'),
    walk(here, 'only'),
    walk({ ...present, dataDir, newSteps: steps }, 'only'),
  ])
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

it('this release answers every call on the data of the last one', ({ skip }) => {
  skip(!release, NOT_HERE)
  expect(leftOut(newer, newerRoutes)).toEqual(LED_TO)
  const different = differences(inCommonWords(before, '<id>'), inCommonWords(newer, '<id>'), true)
  expect(different.filter((line) => !changedOnPurpose.some((form) => form.test(line)))).toEqual([])
})
