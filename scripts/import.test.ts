import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { link, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSeller } from '../tests/support/factories.ts'
import { RUNTIME_ENVIRONMENT } from '../tests/support/runtime-environment.ts'
import { createTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'

/** Each test starts several processes, one after another. */
const SLOW = { timeout: 60_000, tags: ['long'] }

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
    env: { ...RUNTIME_ENVIRONMENT, ...env },
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
    / 2 {2}rows read\n +1 {2}inserted\n +0 {2}changed\n +0 {2}there already\n +0 {2}repeated in the file\n +1 {2}rejected/,
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
  expect(err).toContain('The file has no column for address')
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

it(
  'never writes its report over the file, by whatever name, nor over an older report when it fails',
  SLOW,
  async () => {
    const { email } = await createSeller(database.db)
    const file = join(folder, 'precious.csv')
    const content = 'title,price\nFlat,1\n'
    await writeFile(file, content)
    await symlink(file, join(folder, 'symbolic.csv'))
    await link(file, join(folder, 'hard.csv'))
    for (const name of ['precious.csv', `../${basename(folder)}/precious.csv`, 'symbolic.csv', 'hard.csv']) {
      const report = `${folder}/${name}`
      const { code, err } = await runImport([
        'listings',
        file,
        '--seller',
        email,
        '--dry-run',
        '--report',
        report,
      ])
      expect([code, err]).toEqual([2, expect.stringContaining(`The report ${report} is the file itself`)])
      expect(await readFile(file, 'utf8')).toBe(content)
    }

    const older = join(folder, 'older.csv')
    await writeFile(older, 'an older report')
    const { code, err } = await runImport(['listings', file, '--seller', email, '--report', older])
    expect([code, err]).toEqual([2, expect.stringContaining('The file has no column for')])
    expect(await readFile(older, 'utf8')).toBe('an older report')
    expect((await readdir(folder)).filter((name) => name.includes('.new-'))).toEqual([])
  },
)

it('says plainly what is no CSV file, and where no report can be', SLOW, async () => {
  const { email } = await createSeller(database.db)
  const wide = join(folder, 'wide.csv')
  await writeFile(wide, `${'a,'.repeat(100_000)}\n1\n`)
  const refusals = [
    [[folder], `${folder} is a folder: name a CSV file in it.`],
    [[wide], 'The first line is too long for headings: this is not a CSV file.'],
    [[wide, '--report', folder], `The report ${folder} cannot be written: it is a folder.`],
    [[wide, '--report', join(folder, 'no/report.csv')], 'no/report.csv cannot be written: ENOENT.'],
  ] as const
  for (const [args, sentence] of refusals) {
    const { code, err } = await runImport(['products', ...args, '--seller', email])
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)])
  }
})
