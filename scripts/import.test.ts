import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSeller } from '../tests/support/factories.ts'
import { createTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'adlm import '))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

async function runImport(args: string[], env: Record<string, string> = { DATABASE_URL: database.url }) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'import.ts'), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code }
}

it('imports the good rows, reports the others, and ends well', async () => {
  const { email } = await createSeller(database.db)
  const file = join(folder, 'homes.csv')
  const report = join(folder, 'report.csv')
  await writeFile(
    file,
    [
      'title,details,type,location,price,beds,baths',
      'Bright two-bedroom flat,x,For rent,Yaba Lagos,₦250k/month,2,2',
      '"Flat, ""as new""",x,For rent,Yaba Lagos,"$1,500/month",2,2',
    ].join('\n'),
  )
  const { out, code } = await runImport(['listings', file, '--seller', email, '--report', report])
  expect(out).toMatch(
    / 2 {2}rows read\n +1 {2}inserted\n +0 {2}there already\n +0 {2}repeated in the file\n +1 {2}rejected/,
  )
  expect(out).toContain('1  price: The price is in USD and no rate to naira was given')
  expect(code).toBe(0)
  expect(await readFile(report, 'utf8')).toBe(
    '\ufeffline,column,value,reason\r\n3,price,"$1,500/month",The price is in USD and no rate to naira was given\r\n',
  )
})

it('ends with 2 and a sentence where the file does not fit', async () => {
  const file = join(folder, 'empty.csv')
  await writeFile(file, 'title,price\n')
  const { id } = await createSeller(database.db)
  const { code, err } = await runImport(['listings', file, '--seller', id])
  expect(err).toContain('The file has no column for description, address')
  expect(code).toBe(2)
})

it('makes no database of its own', async () => {
  const file = join(folder, 'any.csv')
  await writeFile(file, 'title\n')
  const { code, err } = await runImport(['products', file, '--seller', 'x'], {
    DATABASE_URL: '',
    DATA_DIR: folder,
  })
  expect(err).toContain(
    `There is no database in ${folder}: start the product once, or set DATA_DIR or DATABASE_URL.`,
  )
  expect(code).toBe(2)
})
