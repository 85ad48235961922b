import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { PEOPLE_MIN } from '#domain/bills/bill-rules.ts'
import type { BillLine, BillLinePage } from '#domain/bills/bill-schema.ts'
import type { BillPricing, PricedBillLine, RateToWrite } from '#domain/bills/pricing/pricing-schema.ts'
import type { MaterialSchedule } from '#domain/bills/pricing/schedule-schema.ts'
import { publishedMethod } from '#domain/prices/index-method/methods.ts'
import { cutOffBefore, weekName } from '#domain/prices/index-method/weeks.ts'
import { billLines, bills } from '#server/db/schema/bills.ts'
import { indexRuns, indexValues } from '#server/db/schema/price-index.ts'
import { syntheticBill, XLSX } from '../../../tests/support/bill-files.ts'
import { createPerson } from '../../../tests/support/people.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { readBillJob } from './bill-job.ts'

const { api, call, ctx, db, get, queued } = await createTestApi()

beforeEach(async () => {
  await db.execute(sql`TRUNCATE bills, match_memories, own_prices CASCADE`)
})

type Signed = Awaited<ReturnType<typeof signInAs>>

async function send(person: Signed): Promise<string> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': XLSX, ...person },
    body: syntheticBill('01-besmm4-bungalow.xlsx'),
  }
  const { id } = (await (await api.request('/api/bills?name=Bungalow.xlsx', init)).json()) as { id: string }
  for (const job of await queued('read-bill')) await readBillJob(ctx, job)
  return id
}

const somebody = async () => {
  return { person: await signInAs(ctx, await createPerson(db)) }
}

const INPUT = { state: 'Kano', overheads: 10, profit: 15, floorArea: 142, have: [] as string[] }

async function price(person: Signed, id: string, input = INPUT): Promise<BillPricing> {
  const { status, body } = await call('POST', `/bills/${id}/price`, input, person)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as BillPricing
}

const linesOf = async (person: Signed, id: string) =>
  (await get(`/bills/${id}/lines?limit=100`, person)).body as BillLinePage
const ofText = (page: BillLinePage, text: RegExp): PricedBillLine & { line: BillLine } => {
  const index = page.lines.findIndex((line) => text.test(line.text))
  const [line, priced] = [page.lines[index], page.priced[index]]
  if (!line || !priced) throw new Error(`No line says ${text}`)
  return { ...priced, line }
}

/** A week of the index that has cement, at 150 naira a kilogram. */
async function publishedWeek(cutOff: Date): Promise<void> {
  const [run] = await db
    .insert(indexRuns)
    .values({
      method: publishedMethod(weekName(cutOff)).version,
      cutOff,
      inputsHash: 'in',
      outputsHash: 'out',
      isExample: ctx.settings.isExample,
    })
    .returning({ id: indexRuns.id })
  if (!run) throw new Error('There is no run')
  const level = { level: 15_000, p25: 15_000, p75: 15_000, low: 15_000, high: 15_000 }
  const counts = { controllers: 6, dropped: 0, matched: 0, away: 0, unverified: 0, nominal: 0 }
  await db.insert(indexValues).values({
    ...{ runId: run.id, specification: 'cement', region: 'Nigeria', status: 'published' },
    ...{ oldest: cutOff, newest: cutOff, isDecidedByOne: false, ...level, ...counts },
  })
}

describe('pricing a bill', () => {
  it('prices what is certain, keeps provisional sums, and says what it leaves unpriced', async () => {
    const { person } = await somebody()
    const id = await send(person)
    const { totals, resources, moved, expiresAt, pricedAt } = await price(person, id)
    const page = await linesOf(person, id)
    const sum = page.priced.reduce((total, { price: of }) => total + (of?.amount ?? 0), 0)
    expect(totals.naira).toBeCloseTo(sum, 2)
    expect(totals.levels.sure).toBeGreaterThan(10)
    const { own, sure, likely, ask } = totals.levels
    expect(own + sure + likely + ask, 'nothing is to be matched in a provisional sum').toBe(page.total - 1)
    expect(totals.priced + totals.provisional.lines + totals.unpriced.lines).toBe(page.total)
    expect(totals.provisional).toEqual({ lines: 1, naira: 2_500_000 })
    expect(totals.elements.map(({ name }) => name)).toContain('WALLS')
    expect(totals.elements.reduce((all, { naira }) => all + naira, 0)).toBeCloseTo(totals.naira, 2)
    expect(totals.perSquareMetre).toBeCloseTo(totals.naira / 142, 2)
    expect(totals.materialsShare).toBeGreaterThan(0.2)
    expect(resources.find(({ resource }) => resource === 'mason')).toMatchObject({ origin: 'starting' })
    expect(moved).toBeNull()
    expect(Date.parse(expiresAt) - Date.parse(pricedAt)).toBe(28 * 24 * 3_600_000)
    for (const { match, price: of } of page.priced)
      if (of && of.by !== 'provisional') expect(['sure', 'own']).toContain(match.level)
  })

  it('takes one’s own prices and rates first, and what one has for nothing', async () => {
    const { person } = await somebody()
    const id = await send(person)
    const before = await price(person, id)
    expect((await call('PUT', '/user/own-prices/price/block225', { naira: 100 }, person)).status).toBe(200)
    expect((await call('PUT', '/user/own-prices/rate/painting', { naira: 1234 }, person)).status).toBe(200)
    expect((await call('PUT', '/user/own-prices/rate/nothing', { naira: 1 }, person)).status).toBe(404)
    const after = await price(person, id, { ...INPUT, have: ['sand'] })
    expect(after.resources.find(({ resource }) => resource === 'block225')).toMatchObject({
      price: 100,
      origin: 'own',
    })
    expect(after.resources.find(({ resource }) => resource === 'sand')).toMatchObject({
      price: 0,
      origin: 'have',
    })
    expect(after.moved?.resources.map(({ resource }) => resource)).toEqual(
      expect.arrayContaining(['block225', 'sand']),
    )
    expect(after.moved?.total).toBeCloseTo(after.totals.naira - before.totals.naira, 2)
    expect(ofText(await linesOf(person, id), /Emulsion/).price).toMatchObject({ by: 'own-rate', rate: 1234 })
    expect((await get('/user/own-prices', person)).body).toMatchObject([{ kind: 'price' }, { kind: 'rate' }])
    expect((await call('DELETE', '/user/own-prices/price/block225', undefined, person)).status).toBe(200)
    expect((await get('/user/own-prices', person)).body).toHaveLength(1)
  })

  it('takes a decision, remembers it for the next bill, and forgets it when it is taken back', async () => {
    const { person } = await somebody()
    const id = await send(person)
    const line = ofText(await linesOf(person, id), /Skirting/).line
    const as = { kind: 'work', item: 'tile-skirting', choices: {}, factors: { height: 120 }, perUnit: 1 }
    const path = `/bills/${id}/lines/${encodeURIComponent(line.key)}`
    expect(
      (await call('PUT', path, { as: { ...as, choices: { no: 'such' } }, rate: null }, person)).status,
    ).toBe(422)
    const decided = await call('PUT', path, { as, rate: null }, person)
    expect(decided.body).toMatchObject({ match: { level: 'own', as: { item: 'tile-skirting' } } })
    const next = await send(person)
    expect(ofText(await linesOf(person, next), /Skirting/).match).toMatchObject({
      level: 'own',
      as: { factors: { height: 120 } },
    })
    expect((await call('DELETE', path, undefined, person)).status).toBe(200)
    expect(ofText(await linesOf(person, next), /Skirting/).match.why).not.toContain('As you decided before')
  })

  it('tells others only what three people agree on, and nothing that a bill says', async () => {
    const as = {
      kind: 'work',
      item: 'sand-blinding',
      choices: {},
      factors: {},
      perUnit: 7,
    }
    const words = (name: string, number: number): Partial<BillLine> => ({
      text: `${name} house: sandcrete ceiling grid paving ${number} hipped`,
      fingerprint: `${name}${number}`,
      unit: { written: 'm3', known: 'm3' },
    })
    const bill = async (name: string, number: number) => {
      const { person } = await somebody()
      const id = await send(person)
      const page = await linesOf(person, id)
      const first = page.lines[0]
      if (!first) throw new Error('The bill has no lines')
      await db
        .update(billLines)
        .set({ line: { ...first, ...words(name, number) } })
        .where(sql`bill_id = ${id} AND key = ${first.key}`)
      return { person, id, key: first.key }
    }
    const asked = await bill('Okonkwo', 7)
    const level = async () => (await linesOf(asked.person, asked.id)).priced[0]?.match
    for (const [index, name] of ['Musa', 'Adeyemi', 'Bassey'].entries()) {
      expect((await level())?.level).toBe('ask')
      const { person, id, key } = await bill(name, index)
      expect(
        (await call('PUT', `/bills/${id}/lines/${encodeURIComponent(key)}`, { as, rate: null }, person))
          .status,
      ).toBe(200)
    }
    expect(PEOPLE_MIN).toBe(3)
    // The item, and nothing of how one of them prices it.
    expect(await level()).toMatchObject({
      level: 'likely',
      as: { item: 'sand-blinding', choices: {}, factors: {}, perUnit: 1 },
    })
    const { rows } = await db.execute(sql`SELECT m::text AS kept FROM match_memories m`)
    for (const row of rows) expect(String(row.kept)).not.toMatch(/okonkwo|sandcrete|hipped/i)
  })

  it('writes what has moved and nothing else', async () => {
    const { person } = await somebody()
    const id = await send(person)
    await price(person, id)
    const written = async () =>
      (
        await db.execute<{ key: string; xmin: string }>(
          sql`SELECT key, xmin::text FROM bill_line_prices WHERE bill_id = ${id} ORDER BY key`,
        )
      ).rows
    const first = await written()
    await price(person, id)
    expect(await written()).toEqual(first)
    const line = ofText(await linesOf(person, id), /Skirting/).line
    await call('PUT', `/bills/${id}/lines/${encodeURIComponent(line.key)}`, { as: null, rate: 77 }, person)
    await price(person, id)
    const moved = (await written()).filter(({ xmin }, index) => first[index]?.xmin !== xmin)
    expect(moved.map(({ key }) => key)).toEqual([line.key])
    await db.execute(sql`DELETE FROM bill_lines WHERE bill_id = ${id} AND key = ${line.key}`)
    await price(person, id)
    expect(await written()).toHaveLength(first.length - 1)
  })

  it('what one has already costs nothing and is not bought, what is set aside counts as provisional', async () => {
    const { person } = await somebody()
    const id = await send(person)
    const before = await price(person, id)
    const page = await linesOf(person, id)
    const [walls, paint] = [ofText(page, /225 ?mm/), ofText(page, /Emulsion/)]
    const mark = async ({ line }: typeof walls, decision: object) => {
      const path = `/bills/${id}/lines/${encodeURIComponent(line.key)}`
      const { status, body } = await call('PUT', path, { as: null, rate: null, ...decision }, person)
      expect(status, JSON.stringify(body)).toBe(200)
    }
    await mark(walls, { mark: 'have' })
    await mark(paint, { mark: 'provisional' })
    const after = await price(person, id)
    const priced = await linesOf(person, id)
    expect(ofText(priced, /225 ?mm/).price).toMatchObject({ by: 'have', amount: 0, rate: null, lines: [] })
    expect(ofText(priced, /Emulsion/).price).toMatchObject({
      by: 'provisional',
      amount: paint.price?.amount,
    })
    expect(after.totals.provisional.lines).toBe(before.totals.provisional.lines + 1)
    expect(after.totals.naira).toBeCloseTo(before.totals.naira - (walls.price?.amount ?? 0), 2)
    const { body } = await get(`/bills/${id}/schedule`, person)
    const { lines } = body as MaterialSchedule
    expect(lines.find(({ resource }) => resource === 'block225')?.gross ?? 0).toBeLessThan(300 * 10.3)
    const rates = (await get(`/bills/${id}/rates`, person)).body as RateToWrite[]
    expect(rates.some(({ key }) => key === walls.line.key)).toBe(false)
    expect(rates.find(({ key }) => key === paint.line.key)?.source).toMatch(/^Provisional: /)
    expect(
      (await call('PUT', `/bills/${id}/lines/x`, { as: null, rate: null, mark: 'no' }, person)).status,
    ).toBe(422)
  })

  it('takes one’s own quantity for what is priced and bought, and says what is in no price yet', async () => {
    const { person } = await somebody()
    const id = await send(person)
    await price(person, id)
    const walls = ofText(await linesOf(person, id), /225 ?mm/)
    const path = `/bills/${id}/lines/${encodeURIComponent(walls.line.key)}`
    const ofWalls = async () => ofText(await linesOf(person, id), /225 ?mm/)
    const own = { as: null, rate: null, quantity: 1 }
    expect((await call('PUT', path, own, person)).body).toMatchObject({ decision: own, waits: true })
    expect(await ofWalls()).toMatchObject({
      match: { level: walls.match.level, as: walls.match.as },
      price: walls.price,
      waits: true,
    })
    const { totals } = await price(person, id)
    expect(totals.ownQuantities).toBe(1)
    const priced = await ofWalls()
    expect(priced).toMatchObject({ decision: own, waits: false, line: { quantity: walls.line.quantity } })
    expect(priced.price?.amount).toBe(walls.price?.rate)
    const { lines } = (await get(`/bills/${id}/schedule`, person)).body as MaterialSchedule
    const bought = lines.find(({ resource }) => resource === 'block225')
    expect(bought?.sections.find(({ name }) => name === walls.line.section.join(' / '))?.gross).toBeCloseTo(
      10.3,
    )
    expect((await call('DELETE', path, undefined, person)).body).toMatchObject({
      decision: null,
      waits: true,
    })
    expect((await call('PUT', path, { ...own, quantity: 'many' }, person)).status).toBe(422)
    // More money than there is: said with the line, and put right.
    await call('PUT', path, { as: null, rate: 1e12, quantity: 1e9 }, person)
    expect(await call('POST', `/bills/${id}/price`, INPUT, person)).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/, row \d+: its quantity or its rate is too large/) },
    })
    await call('DELETE', path, undefined, person)
    await price(person, id)
  })

  it('keeps a sum that is set aside apart from the rest, whatever sum its owner puts there', async () => {
    const { person } = await somebody()
    const id = await send(person)
    const aside = (await linesOf(person, id)).lines.find(({ kind }) => kind === 'provisional')
    const path = `/bills/${id}/lines/${encodeURIComponent(aside?.key ?? '')}`
    expect((await call('PUT', path, { as: null, rate: 3_000_000 }, person)).status).toBe(200)
    expect((await price(person, id)).totals.provisional).toEqual({ lines: 1, naira: 3_000_000 })
    await call('PUT', path, { as: null, rate: null }, person)
    expect((await price(person, id)).totals.provisional.lines).toBe(0)
  })

  it('prices of a past day are those of its week in the index; of a day to come there are none', async () => {
    const { person } = await somebody()
    const id = await send(person)
    const cutOff = cutOffBefore(new Date(Date.now() - 30 * 24 * 3_600_000))
    const on = (date: string) => call('POST', `/bills/${id}/price`, { ...INPUT, date }, person)
    expect(await on(weekName(cutOff))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'date' }] },
    })
    await publishedWeek(cutOff)
    const { status, body } = await on(weekName(cutOff))
    expect(status, JSON.stringify(body)).toBe(200)
    const { input, resources, week } = body as BillPricing
    expect([input.date, week]).toEqual([weekName(cutOff), weekName(cutOff)])
    expect(resources.find(({ resource }) => resource === 'cement')).toMatchObject({
      price: 7_500,
      origin: 'market',
      location: null,
      sellers: 6,
    })
    const { body: same } = await on(weekName(new Date(cutOff.getTime() + 6 * 24 * 3_600_000)))
    expect((same as BillPricing).week).toBe(weekName(cutOff))
    expect((await on('2999-01-01')).status).toBe(422)
    expect((await on('soon')).status).toBe(422)
    expect(await on('0001-01-01')).toMatchObject({ status: 422, body: { errors: [{ path: 'date' }] } })
  })

  it('answers nobody else, and changes nothing for a link', async () => {
    const [{ person }, other] = [await somebody(), await somebody()]
    const id = await send(person)
    await price(person, id)
    for (const path of ['/price', '/schedule', '/schedule.csv', '/schedule.txt'])
      expect((await get(`/bills/${id}${path}`, other.person)).status).toBe(404)
    expect((await call('POST', `/bills/${id}/price`, INPUT, other.person)).status).toBe(404)
    expect((await call('PUT', `/bills/${id}/lines/x`, { as: null, rate: 1 }, other.person)).status).toBe(404)
  })

  it('says what to buy, in whole packs, by section, and gives the rates for its cells', async () => {
    const { person } = await somebody()
    const id = await send(person)
    expect((await get(`/bills/${id}/schedule`, person)).status).toBe(409)
    await price(person, id)
    const { status, body } = await get(`/bills/${id}/schedule`, person)
    expect(status, JSON.stringify(body)).toBe(200)
    const schedule = body as MaterialSchedule
    const blocks = schedule.lines.find(({ resource }) => resource === 'block225')
    // 212 m² and 88 m² of ten blocks and 3 %.
    expect(blocks?.gross).toBeCloseTo(300 * 10.3, 6)
    expect(blocks?.packs).toEqual([{ name: 'block', holds: 1, count: 3090 }])
    expect(blocks?.sections.reduce((sum, { gross }) => sum + gross, 0)).toBeCloseTo(blocks?.gross ?? 0, 6)
    // Each section buys whole packs of its own.
    for (const { packs } of blocks?.sections ?? [])
      expect(packs).toMatchObject([{ name: 'block', count: expect.any(Number) }])
    const bySection = await api.request(`/api/bills/${id}/schedule.csv?by=section`, { headers: person })
    const [head, first] = (await bySection.text()).split('\r\n')
    expect(head).toContain('Section,Material,Needed with waste,Unit,To buy')
    expect(first?.split(',').length).toBeGreaterThanOrEqual(5)
    for (const { bought, gross } of schedule.lines) expect(bought).toBeGreaterThanOrEqual(gross - 1e-6)
    expect(
      (await api.request(`/api/bills/${id}/schedule.csv`, { headers: person })).headers.get('Content-Type'),
    ).toMatch(/csv/)
    const pdf = await api.request(`/api/bills/${id}/schedule.pdf`, { headers: person })
    expect(new TextDecoder().decode(await pdf.arrayBuffer()).slice(0, 5)).toBe('%PDF-')
    const list = await (await api.request(`/api/bills/${id}/schedule.txt`, { headers: person })).text()
    expect(list).toContain('- Hollow block, 225 mm: 3,090 blocks')
    const rates = (await get(`/bills/${id}/rates`, person)).body as RateToWrite[]
    expect(rates.find(({ cell }) => cell === 'E56')).toMatchObject({
      sheet: 'BILL 2 BUNGALOW',
      source: expect.stringContaining('Block wall, 225 mm, Kano'),
    })
  })
})

it('5,000 lines are priced in less than five seconds', { tags: ['slow', 'long'] }, async () => {
  const { person } = await somebody()
  const id = await send(person)
  const { lines } = await linesOf(person, id)
  await db.delete(billLines).where(sql`bill_id = ${id}`)
  const many = Array.from({ length: 5_000 }, (_, position) => {
    const line = lines[position % lines.length]
    if (!line) throw new Error('The bill has no lines')
    return { billId: id, position, key: `S!${position}`, sheet: 'S', line: { ...line, key: `S!${position}` } }
  })
  for (let from = 0; from < many.length; from += 500)
    await db.insert(billLines).values(many.slice(from, from + 500))
  expect(await db.$count(bills)).toBe(1)
  const start = performance.now()
  const { totals } = await price(person, id)
  expect(performance.now() - start).toBeLessThan(5_000)
  expect(totals.levels.sure).toBeGreaterThan(2_000)
})
