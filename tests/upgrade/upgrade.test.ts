import { mkdtempSync } from 'node:fs'
import { cp } from 'node:fs/promises'
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

const nameOf = (name: string) => `${new URL(template).pathname.slice(1)}_${name}`
const urlOf = (database: string) => Object.assign(new URL(template), { pathname: `/${database}` }).href
const createDatabase = (name: string, from: string) =>
  onConnection(urlOf('postgres'), (client) =>
    client.query(`CREATE DATABASE ${nameOf(name)} TEMPLATE ${from} STRATEGY FILE_COPY`),
  )

/** A release on a database and a folder of its own. */
async function startRelease(folder: string, name: string) {
  const [databaseUrl, dataDir] = [urlOf(nameOf(name)), join(home, name)]
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
  // The last release fills a demonstration, which is then there three times.
  await createDatabase('left', 'template0')
  await (await startRelease(release, 'left')).stop()
  for (const name of ['own', 'upgraded']) {
    await createDatabase(name, nameOf('left'))
    await cp(join(home, 'left'), join(home, name), { recursive: true })
  }
  const [there, here] = await Promise.all([startRelease(release, 'own'), startRelease(release, 'upgraded')])
  routes = there.routes
  // Its statements are prepared when the schema changes under it.
  for (const { origin } of [there, here]) await readAll(walkedCalls(origin).newBrowser())
  await migrateDatabase(here.databaseUrl, 'drizzle')
  const present = await startRelease(root, 'left')
  newerRoutes = present.routes
  ;[before, after, newer] = await Promise.all([
    walk(there, 'only'),
    walk(here, 'only'),
    walk({ ...present, newSteps }, 'only'),
  ])
}, 600_000)

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
