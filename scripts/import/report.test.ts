import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReport } from './report.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adlm report '))
})
afterAll(() => rm(folder, { recursive: true }))

async function written(...values: string[]): Promise<string[]> {
  const path = join(folder, 'report.csv')
  const report = await createReport(path)
  for (const value of values) await report.add({ line: 7, column: 'price', value, reason: 'No' })
  await report.close()
  const [, ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\r\n')
  return lines
}

describe('a report', () => {
  it('keeps what looks like a formula a text, all of it', async () => {
    expect(
      await written(
        '=HYPERLINK("http://a.example","x")',
        '+2348031234567',
        '-5',
        '@SUM(A1)',
        'a;=1+1',
        '7-5',
      ),
    ).toEqual([
      `7,price,"'=HYPERLINK(""http://a.example"",""x"")",No`,
      `7,price,'+2348031234567,No`,
      `7,price,'-5,No`,
      `7,price,'@SUM(A1),No`,
      `7,price,"a;'=1+1",No`,
      '7,price,7-5,No',
    ])
  })

  it('of many rows is whole', async () => {
    const values = Array.from({ length: 5_000 }, (_, index) => `row number ${index}`)
    expect(await written(...values)).toEqual(values.map((value) => `7,price,${value},No`))
  })

  it.skipIf(process.platform !== 'linux')('says so where the disk is full', async () => {
    const report = await createReport('/dev/full')
    await report.add({ line: 7, column: 'price', value: '1', reason: 'No' })
    await expect(report.close()).rejects.toThrow('ENOSPC')
  })
})
