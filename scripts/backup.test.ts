import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { createSeller } from '../tests/support/factories.ts'
import { memoryFolder } from '../tests/support/memory-folder.ts'
import { RUNTIME_ENVIRONMENT } from '../tests/support/runtime-environment.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'

const SECRET = 'a secret of the place that was backed up'

let from: TestDatabase
let into: TestDatabase
let folder: string

beforeAll(async () => {
  from = await createTestDatabase()
  into = await createEmptyDatabase()
  folder = await mkdtemp(join(await memoryFolder(), 'adlm backup '))
})
afterAll(async () => {
  await from.drop()
  await into.drop()
  await rm(folder, { recursive: true })
})

async function run(command: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    env: {
      ...RUNTIME_ENVIRONMENT,
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code }
}

it('one command writes a file, and one brings it back, with a key of its own', {
  timeout: 60_000,
}, async () => {
  await createSeller(from.db)
  const file = join(folder, 'backup')
  const keyFile = join(folder, 'key')
  await writeFile(keyFile, 'k'.repeat(32))
  const source = { DATABASE_URL: from.url, DATA_DIR: join(folder, 'from'), AUTH_SECRET: SECRET }
  const target = { DATABASE_URL: into.url, DATA_DIR: join(folder, 'into') }

  const written = await run('backup', [file, '--key-file', keyFile], source)
  expect([written.err, written.code]).toEqual(['', 0])
  expect(written.out).toMatch(/rows of \d+ tables, 0 files\n.* is written, encrypted\n$/)

  const wrong = await run('restore', [file], target)
  expect([wrong.err, wrong.code]).toEqual([
    `${file} is encrypted: give its key by BACKUP_KEY or --key-file.\n`,
    1,
  ])

  const restored = await run('restore', [file, '--key-file', keyFile], target)
  expect([restored.err, restored.code]).toEqual(['', 0])
  const db = connect(into.url)
  expect(await db.$count(users)).toBe(1)
  await db.$client.end()
  expect(await readFile(join(folder, 'into', 'auth-secret'), 'utf8')).toBe(SECRET)
})

it('says how it is called', { tags: ['long'] }, async () => {
  const { err, code } = await run('backup', ['--whatever'], {})
  expect([err, code]).toEqual(['How to call it: npm run backup -- FILE [--key-file FILE] [--verify]\n', 1])
})
