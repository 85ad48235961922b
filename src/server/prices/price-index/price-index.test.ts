import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { METHODS } from '#domain/prices/index-method/methods.ts'
import { weekName, weeksBefore } from '#domain/prices/index-method/weeks.ts'
import { IndexAnswer, IndexMethods, IndexRuns, RegionPrices } from '#domain/prices/price-index-schema.ts'
import { indexReviews, indexRuns } from '#server/db/schema/price-index.ts'
import {
  type Asked,
  askedForCement,
  CUT_OFF,
  daysBefore,
  emptyIndex,
  fivePrices,
  WEEK,
} from '../../../../tests/support/index-events.ts'
import { publishedLevel } from '../../../../tests/support/published-level.ts'
import { answerOf, apiOn, createTestApi, testContext } from '../../../../tests/support/test-app.ts'
import { computeWeeks, runMissingWeeks, runWeek } from './run-index.ts'

const { ctx, db, get } = await createTestApi()

const EXAMPLE = { isExample: true }

beforeEach(() => emptyIndex(db))

const asked = (...prices: Asked[]) => askedForCement(db, ...prices)

async function index(query = ''): Promise<IndexAnswer> {
  const { status, body } = await get(`/prices/index?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return IndexAnswer.parse(body)
}

const run = (sources = EXAMPLE) => runMissingWeeks(db, sources, { now: CUT_OFF })

describe('a week', () => {
  it('is computed once, from what had happened before it', async () => {
    await asked(...fivePrices())
    expect(await run()).toBe(METHODS.length)
    expect(await run()).toBe(0)
    const { values, weeks, isExample } = await index('state=Kano')
    expect([weeks, isExample]).toEqual([[WEEK], true])
    expect(values).toMatchObject([
      {
        material: 'cement',
        region: 'Kano',
        status: 'published',
        price: 200,
        low: 196,
        high: 204,
        sellers: 5,
        states: null,
      },
    ])
    expect((await index('material=cement')).values.map(({ region }) => region)).toEqual(['Kano', 'Nigeria'])
    expect((await index('state=Nigeria')).values).toMatchObject([{ states: 1, sellers: 5 }])
  })

  it('has a change of those who were there the week before, and of a year before', async () => {
    const sellers = await asked(...fivePrices(8_000, { at: daysBefore(366) }))
    const again = (price: number, days: number) =>
      fivePrices(price).map((each, at) => ({
        ...each,
        ...sellers[at],
        at: daysBefore(days),
        kind: 'changed' as const,
      }))
    await asked(...again(10_000, 10), ...again(10_500, 2))
    await runWeek(db, CUT_OFF, EXAMPLE)
    const [value] = (await index('state=Kano')).values
    expect(value).toMatchObject({ price: 210, change: 5, basis: 'matched', yearChange: 31.3 })
  })

  it('says nothing of few sellers but how many there are', async () => {
    await asked(...fivePrices().slice(0, 3))
    await run()
    expect((await index('state=Kano')).values).toEqual([])
    const { body } = await get('/prices/week?state=Kano')
    expect(RegionPrices.parse(body)).toMatchObject({
      materials: [],
      thin: [{ material: 'cement', sellers: 3 }],
    })
    const { text } = await get('/prices/index.csv?material=cement')
    expect(text.trim().split('\r\n')).toHaveLength(1)
  })

  it('leaves out who was hidden before', async () => {
    const [first] = await asked(...fivePrices(), { price: 10_000 })
    if (!first) throw new Error('Nobody sells')
    await asked(
      { ...first, kind: 'hidden', at: daysBefore(2) },
      { ...first, kind: 'confirmed', at: daysBefore(1) },
    )
    await run()
    expect((await index('state=Kano')).values).toMatchObject([{ sellers: 5, excluded: { away: 1 } }])
  })

  it('gives the same bytes however often it is computed', async () => {
    await asked(...fivePrices(), ...fivePrices(9_000, { state: 'Lagos' }))
    const bytes = async () => {
      const weeks: unknown[] = []
      for await (const { lines, inputsHash, outputsHash } of computeWeeks(db, [CUT_OFF], EXAMPLE))
        weeks.push([lines, inputsHash, outputsHash])
      return JSON.stringify(weeks)
    }
    expect(await bytes()).toBe(await bytes())
  })
})

it('a live market leaves out what was generated, and shows no runs of a demonstration', async () => {
  await asked(...fivePrices(10_000, { way: 'demo' }), ...fivePrices(20_000))
  await run()
  const live = apiOn(testContext(db, ctx.log, { demo: false }))
  const liveIndex = async () =>
    IndexAnswer.parse((await answerOf(await live.request('/api/prices/index?state=Kano'))).body)
  expect(await liveIndex()).toMatchObject({ isExample: false, weeks: [], values: [] })
  await runMissingWeeks(db, { isExample: false }, { now: CUT_OFF })
  expect(await liveIndex()).toMatchObject({ isExample: false, values: [{ price: 400, sellers: 5 }] })
})

/** Five sellers who ask a little more each quarter; one in the middle of the year has another in their place. */
async function yearOfQuarters() {
  const quarters = [366, 275, 184, 93, 3].map((days, at) =>
    fivePrices(10_000 + 200 * at, { at: daysBefore(days), kind: at === 0 ? 'offered' : 'changed' }),
  )
  const sellers = fivePrices().map(() => ({ seller: randomUUID(), product: randomUUID() }))
  const later = { seller: randomUUID(), product: randomUUID() }
  for (const [at, prices] of quarters.entries()) {
    const own = prices.map((each, place) => ({ ...each, ...sellers[place] }))
    const [first, ...others] = own
    await asked(...others, ...(at < 3 && first ? [first] : []))
    if (at >= 2) await asked({ ...(prices[0] ?? {}), ...later })
  }
}

it('another method is computed where it is missing, beside the published one', async () => {
  await asked(...fivePrices())
  const [first] = METHODS
  expect(await runMissingWeeks(db, EXAMPLE, { now: CUT_OFF, methods: [first] })).toBe(1)
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  expect((await get('/prices/feed.xml')).text.match(/<item>/g)).toHaveLength(1)
})

it('a year is a chain of quarters by the second method, and one link by the first', async () => {
  await yearOfQuarters()
  await runWeek(db, CUT_OFF, EXAMPLE)
  const { runs } = IndexRuns.parse((await get(`/prices/runs?week=${WEEK}`)).body)
  expect(runs.map(({ method }) => method)).toEqual([2, 1])
  // Of last year’s sellers four are left, of each quarter’s five.
  expect(await index('state=Kano')).toMatchObject({ method: 1, values: [{ price: 216, yearChange: null }] })
  const beside = IndexAnswer.parse((await get(`/prices/runs/${runs[0]?.id}`)).body)
  const kano = beside.values.find(({ region }) => region === 'Kano')
  expect([beside.method, kano]).toMatchObject([2, { price: 216, yearChange: 8 }])
  const { body } = await get('/prices/methods?state=Kano')
  expect(IndexMethods.parse(body)).toMatchObject({
    week: WEEK,
    methods: [
      { version: 1, isPublished: true },
      { version: 2, isPublished: false, publishedFrom: '2027-03-01' },
    ],
    materials: [{ material: 'cement', years: [null, 8] }],
  })
  const { text } = await get('/prices/methods.csv?state=Kano')
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    expect.stringContaining(
      'week,material,name,region,"yearChange, method 1","yearChange, method 2",example data',
    ),
    '2026-11-16,cement,cement,Kano,,8,example data',
  ])
  expect(IndexMethods.parse((await get('/prices/methods?week=2019-01-07')).body)).toMatchObject({
    week: null,
    materials: [],
  })
})

it('a week is published by the method of its time, and stays so when another takes its place', async () => {
  const change = new Date('2027-02-28T23:00:00Z')
  for (const [cutOff, naira] of [
    [weeksBefore(change, 1), 200],
    [change, 210],
  ] as const) {
    await publishedLevel(db, { cutOff, naira, isExample: true })
    // Of the other method, and later.
    const other = cutOff === change ? 1 : 2
    await db
      .insert(indexRuns)
      .values({ method: other, cutOff, inputsHash: 'in', outputsHash: 'out', isExample: true })
  }
  const { method, values } = await index('material=cement&from=2027-01-04')
  expect([method, values.map(({ week }) => week)]).toEqual([2, ['2027-02-22', '2027-03-01']])
  const { text } = await get('/prices/index.csv?material=cement&from=2027-01-04')
  expect(text.match(/\d(?=,example data\r)/g)).toEqual(['1', '2'])
  expect((await get('/prices/feed.xml')).text.match(/Method \d/g)).toEqual(['Method 2', 'Method 1'])
})

it('has the country’s change in its place for four weeks one after the other, and then none', async () => {
  const week = (at: number) => new Date(CUT_OFF.getTime() + at * 7 * 86_400_000)
  for (const at of [0, 1, 2, 3, 4, 5, 6])
    await publishedLevel(db, {
      cutOff: week(at),
      naira: 200,
      isExample: true,
      change: 0.01,
      basis: at === 5 ? 'matched' : 'filled',
    })
  const { values } = await index('material=cement&state=Kano&from=2026-11-16')
  const said = values.map((value) => value.status === 'published' && [value.basis, value.change])
  const filled = ['filled', 1]
  expect(said).toEqual([filled, filled, filled, filled, [null, null], ['matched', 1], filled])
  const alone = await index(`material=cement&state=Kano&from=${weekName(week(4))}&until=${weekName(week(4))}`)
  expect(alone.values).toMatchObject([{ price: 200, change: null, basis: null }])
})

it('asks for sellers of materials where there are too few, and for no workers', async () => {
  const few = { cutOff: CUT_OFF, naira: 200, isExample: true, status: 'few', controllers: 4 } as const
  await publishedLevel(db, { ...few, specification: 'labour-tiling' })
  expect(RegionPrices.parse((await get('/prices/week?state=Kano')).body)).toMatchObject({
    week: WEEK,
    thin: [],
  })
})

describe('a correction', () => {
  it('is a new run; the old one stays', async () => {
    const sellers = await asked(...fivePrices(10_000, { at: daysBefore(10) }))
    await asked(
      ...fivePrices(13_000).map((each, at) => ({ ...each, ...sellers[at], kind: 'changed' as const })),
    )
    await runWeek(db, CUT_OFF, EXAMPLE)
    expect((await index('state=Kano')).values).toEqual([
      {
        week: WEEK,
        material: 'cement',
        name: 'cement',
        unit: 'kg',
        region: 'Kano',
        status: 'held',
        reason: null,
      },
    ])
    await db.insert(indexReviews).values({
      cutOff: CUT_OFF,
      specification: 'cement',
      region: 'Kano',
      isPublished: true,
      reason: 'The depots have raised it.',
      moderatorId: randomUUID(),
    })
    await runWeek(db, CUT_OFF, EXAMPLE)
    expect((await index('state=Kano')).values).toMatchObject([
      { status: 'published', price: 260, change: 30, reason: 'The depots have raised it.' },
    ])
    const { runs } = IndexRuns.parse((await get(`/prices/runs?week=${WEEK}`)).body)
    const published = runs.filter(({ method }) => method === 1)
    expect(published).toHaveLength(2)
    expect(new Set(published.map(({ outputsHash }) => outputsHash)).size).toBe(2)
    // What was published before stays readable.
    const [last, first] = published.map(({ id }) => `/prices/runs/${id}`)
    for (const [path, status] of [
      [first, 'held'],
      [last, 'published'],
    ] as const) {
      const { values } = IndexAnswer.parse((await get(path ?? '')).body)
      expect(values.find(({ region }) => region === 'Kano')?.status).toBe(status)
    }
    expect((await get('/prices/runs/0')).status).toBe(404)
    expect((await get('/prices/runs/first')).status).toBe(404)
  })

  it.each(['index_runs', 'index_values', 'index_reviews'])('of %s is refused', async (table) => {
    await expect(db.execute(sql.raw(`DELETE FROM ${table}`))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('what is written there stays') },
    })
  })
})

describe('the API', () => {
  it('refuses what is no week, and several weeks of everything', async () => {
    await asked(...fivePrices(10_000, { at: daysBefore(10) }))
    await run()
    expect((await get('/prices/index?from=2026-11-17')).status).toBe(400)
    expect((await get('/prices/index?from=2026-11-02')).status).toBe(400)
    expect((await index('material=cement&from=2026-11-02')).weeks).toEqual(['2026-11-09', WEEK])
  })

  it('says how it is made', async () => {
    const { text, headers } = await get('/prices/method.txt')
    expect(headers.get('Content-Type')).toBe('text/plain; charset=UTF-8')
    expect(text).toContain('# The price index')
  })

  it('gives a fall as a number, and why a value was published', async () => {
    const falling = {
      cutOff: CUT_OFF,
      naira: 200,
      isExample: true,
      change: Math.log(0.9),
      basis: 'matched',
    } as const
    await publishedLevel(db, falling)
    await db.insert(indexReviews).values({
      cutOff: CUT_OFF,
      specification: 'cement',
      region: 'Kano',
      isPublished: true,
      reason: 'The depots have lowered it.',
      moderatorId: randomUUID(),
    })
    const { text } = await get('/prices/index.csv?material=cement&state=Kano')
    const [head = '', line = ''] = text.split('\r\n')
    const cells = Object.fromEntries(head.split(',').map((name, at) => [name, line.split(',')[at]]))
    expect(cells).toMatchObject({ change: '-10', basis: 'matched', reason: 'The depots have lowered it.' })
    expect(RegionPrices.parse((await get('/prices/week?state=Kano')).body).materials).toMatchObject([
      { change: -10, reason: 'The depots have lowered it.' },
    ])
  })

  it('gives the same as a table, and its weeks as a feed, marked as an example', async () => {
    await asked(...fivePrices())
    await run()
    const { text, headers } = await get('/prices/index.csv?state=Kano')
    expect(headers.get('Content-Disposition')).toContain('example-data-price-index.csv')
    expect(text.split('\r\n')[1]).toMatch(/^2026-11-16,cement,cement,kg,Kano,200,.*example data$/)
    expect((await get('/prices/feed.xml')).text).toContain('<title>Example data: week to 2026-11-16</title>')
  })
})
