import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/support/test-database.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { readEnv } from './env.ts'
import { runMissingWeeks } from './prices/price-index/run-index.ts'
import { openStorage } from './storage/open-storage.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

const folder = await mkdtemp(join(tmpdir(), 'adlm-demo-index-'))
const { db, drop } = await createTestDatabase()
afterAll(async () => {
  await drop()
  await rm(folder, { recursive: true })
})

it('a demonstration has a price index of a year, and two states of too few sellers', {
  tags: ['long'],
}, async () => {
  await seedDemo(db, openStorage(readEnv({ DATA_DIR: folder }), 'a secret of thirty-two characters'), NOW)
  await runMissingWeeks(db, { isExample: true }, { now: NOW })
  const { rows } = await db.execute<{
    region: string
    weeks: number
    materials: number
    years: number
  }>(sql`
    SELECT region, count(DISTINCT run_id)::int AS weeks, count(DISTINCT specification)::int AS materials,
      count(*) FILTER (WHERE year_change IS NOT NULL)::int AS years
    FROM index_values WHERE status = 'published' GROUP BY region ORDER BY region`)
  expect(rows.map(({ region }) => region)).toEqual([
    'FCT',
    'Kaduna',
    'Kano',
    'Lagos',
    'Nigeria',
    'Oyo',
    'Rivers',
  ])
  for (const { region, weeks, materials, years } of rows) {
    expect(weeks, region).toBeGreaterThanOrEqual(52)
    expect(materials, region).toBeGreaterThanOrEqual(12)
    expect(years, region).toBeGreaterThan(0)
  }
})
