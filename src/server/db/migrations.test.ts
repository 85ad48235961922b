import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, it } from 'vitest'

const SCHEMA = 'src/server/db/schema'
const SNAPSHOTS = 'drizzle/meta'

const newest = async (): Promise<DrizzleSnapshotJSON> => {
  const names = (await readdir(SNAPSHOTS)).filter((name) => name.endsWith('_snapshot.json')).sort()
  return JSON.parse(await readFile(join(SNAPSHOTS, names.at(-1) ?? ''), 'utf8'))
}

it('the migrations make what the schema says: there is nothing left to generate', async () => {
  const files = (await readdir(SCHEMA)).filter((name) => !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((name) => import(resolve(SCHEMA, name))))
  const schema: Record<string, unknown> = Object.assign({}, ...modules)
  const today = generateDrizzleJson(schema, undefined, undefined, 'snake_case')
  expect(await generateMigration(await newest(), today)).toEqual([])
})
