import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { BASKETS } from '#domain/prices/index-method/baskets.ts'
import { METHODS } from '#domain/prices/index-method/methods.ts'
import { collectingLog, testContext } from '../../tests/support/test-app.ts'
import { createTestDatabase } from '../../tests/support/test-database.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { readEnv } from './env.ts'
import { getRegionPrices } from './prices/price-index/region-prices.ts'
import { runMissingWeeks } from './prices/price-index/run-index.ts'
import { openStorage } from './storage/open-storage.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

const folder = await mkdtemp(join(tmpdir(), 'adlm-demo-index-'))
const { db, drop } = await createTestDatabase()
const ctx = testContext(db, collectingLog().log, { demo: true })
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
    methods: number
  }>(sql`
    SELECT region, count(DISTINCT cut_off)::int AS weeks, count(DISTINCT specification)::int AS materials,
      count(DISTINCT method) FILTER (WHERE year_change IS NOT NULL)::int AS methods
    FROM index_values JOIN index_runs ON id = run_id WHERE status = 'published' GROUP BY region ORDER BY region`)
  expect(rows.map(({ region }) => region)).toEqual([
    'FCT',
    'Kaduna',
    'Kano',
    'Lagos',
    'Nigeria',
    'Oyo',
    'Rivers',
  ])
  for (const { region, weeks, materials, methods } of rows) {
    expect(weeks, region).toBeGreaterThanOrEqual(52)
    expect(materials, region).toBeGreaterThanOrEqual(12)
    // Each of them has said of some year what it was.
    expect(methods, region).toBe(METHODS.length)
  }
})

it('has bungalows that cost the sum of their published parts, in several states', {
  tags: ['long'],
}, async () => {
  const regions = ['Nigeria', 'FCT', 'Kaduna', 'Kano', 'Lagos', 'Oyo', 'Rivers'] as const
  const published: string[] = []
  for (const region of regions) {
    const { baskets } = await getRegionPrices(ctx, region)
    const levels = await publishedLevels(region)
    for (const { id, cost, missing } of baskets) {
      const parts = BASKETS.find((basket) => basket.id === id)?.lines ?? []
      // What waits for a moderator that week is no part of anything, and is named.
      expect(missing).toEqual(
        parts.filter(({ specification }) => !levels.has(specification)).map(({ name }) => name),
      )
      if (cost === null) {
        expect(missing, `${region} ${id}`).not.toEqual([])
        continue
      }
      published.push(`${region} ${id}`)
      const sum = parts.reduce(
        (kobo, { specification, quantity }) => kobo + quantity * (levels.get(specification) ?? Number.NaN),
        0,
      )
      expect(cost, `${region} ${id}`).toBeCloseTo(sum / 100, 1)
    }
  }
  expect(published).toContain('Nigeria bungalow-3')
  for (const id of ['bungalow-2', 'bungalow-3'])
    expect(published.filter((each) => each.endsWith(id)).length, published.join()).toBeGreaterThanOrEqual(4)
})

/** Of the newest week, in kobo for one compared unit. */
async function publishedLevels(region: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ specification: string; level: number }>(sql`
    SELECT specification, level::float8 AS level FROM index_values
    WHERE status = 'published' AND region = ${region} AND run_id = (SELECT max(id) FROM index_runs)`)
  return new Map(rows.map(({ specification, level }) => [specification, level]))
}
