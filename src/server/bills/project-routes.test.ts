import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Project, ProjectOverview } from '#domain/bills/project-schema.ts'
import { createPerson } from '../../../tests/support/people.ts'
import { answerOf, createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { readBillJob } from './bill-job.ts'

const { api, call, ctx, db, get, queued } = await createTestApi()

type Headers = Record<string, string>
let owner: Headers

beforeEach(async () => {
  owner = await signInAs(ctx, await createPerson(db))
})

const INPUT = { name: 'Duplex at Kaura', place: 'Zaria', state: 'Kaduna', floorArea: 200 }

async function sendBill(rows: string, headers: Headers, query = ''): Promise<string> {
  const body = `Item,Description,Unit,Qty,Rate,Amount\n${rows}\n`
  const init = { method: 'POST', headers: { 'Content-Type': 'text/csv', ...headers }, body }
  const answer = await answerOf(await api.request(`/api/bills?name=bill.csv${query}`, init))
  for (const job of await queued('read-bill')) await readBillJob(ctx, job)
  return (answer.body as { id: string }).id
}

const WALL = 'A,225mm hollow block wall,m2,60,14000,840000'
const PRICE = { state: null, overheads: 10, profit: 15, floorArea: null, have: [] }

async function begin(): Promise<string> {
  const { status, body } = await call('POST', '/projects', INPUT, owner)
  expect(status).toBe(201)
  return (body as { id: string }).id
}

const projectOf = async (id: string) => (await get(`/projects/${id}`, owner)).body as Project

describe('a project', () => {
  it('adds up its bills, of each its latest version, as they are priced', async () => {
    const id = await begin()
    const wall = await sendBill(WALL, owner)
    const door = await sendBill('A,Provisional sum for doors,sum,1,,380000', owner)
    for (const bill of [wall, door])
      expect((await call('PUT', `/projects/${id}/bills/${bill}`, undefined, owner)).status).toBe(200)
    expect((await projectOf(id)).totals).toMatchObject({ files: 1_220_000, countedBills: 2, pricedBills: 0 })
    expect((await get(`/bills/${wall}`, owner)).body).toMatchObject({
      project: { id, name: INPUT.name, state: 'Kaduna', floorArea: 200 },
    })
    const link = (await call('POST', `/bills/${wall}/links`, {}, owner)).body as { token: string }
    expect((await get(`/bills/${wall}`, { 'X-Bill-Link': link.token })).body).toMatchObject({ project: null })

    const later = await sendBill(
      WALL.replace('60,14000,840000', '70,14000,980000'),
      owner,
      `&versionOf=${wall}`,
    )
    const project = await projectOf(id)
    expect(project.list.map((bill) => [bill.id, bill.replacedBy])).toEqual([
      [later, null],
      [door, null],
      [wall, later],
    ])
    expect(project.totals).toMatchObject({ files: 1_360_000, countedBills: 2, perSquareMetre: null })

    for (const bill of [later, door])
      expect((await call('POST', `/bills/${bill}/price`, PRICE, owner)).status).toBe(200)
    const { list, totals } = await projectOf(id)
    const prices = list.flatMap(({ price }) => price?.naira ?? [])
    expect(prices).toHaveLength(2)
    const sum = prices.reduce((all, naira) => all + naira, 0)
    expect(totals.priced).toBeCloseTo(sum, 2)
    expect(totals).toMatchObject({ pricedBills: 2 })
    expect(totals.perSquareMetre).toBeCloseTo(sum / 200, 2)
  })

  it('is changed, let go of its bills and deleted, and they stay', async () => {
    const id = await begin()
    const bill = await sendBill(WALL, owner)
    await call('PUT', `/projects/${id}/bills/${bill}`, undefined, owner)
    const changed = await call(
      'PUT',
      `/projects/${id}`,
      { ...INPUT, name: ' Block\r\nB\u202e ', state: null },
      owner,
    )
    expect(changed.body).toMatchObject({ name: 'Block B', state: null, bills: 1 })
    expect((await call('DELETE', `/projects/${id}/bills/${bill}`, undefined, owner)).status).toBe(200)
    expect((await get('/projects', owner)).body as ProjectOverview[]).toMatchObject([{ id, bills: 0 }])
    await call('PUT', `/projects/${id}/bills/${bill}`, undefined, owner)
    expect((await call('DELETE', `/projects/${id}`, undefined, owner)).status).toBe(200)
    expect((await get(`/projects/${id}`, owner)).status).toBe(404)
    expect((await get(`/bills/${bill}`, owner)).status).toBe(200)
  })

  it('is nobody else’s, and takes nobody else’s bills', async () => {
    const id = await begin()
    const other = await signInAs(ctx, await createPerson(db))
    const others = await sendBill(WALL, other)
    const own = await sendBill(WALL, owner)
    for (const [method, path] of [
      ['GET', `/projects/${id}`],
      ['PUT', `/projects/${id}`],
      ['DELETE', `/projects/${id}`],
      ['PUT', `/projects/${id}/bills/${others}`],
      ['DELETE', `/projects/${id}/bills/${own}`],
    ] as const)
      expect((await call(method, path, method === 'GET' ? undefined : INPUT, other)).status, path).toBe(404)
    expect((await call('PUT', `/projects/${id}/bills/${others}`, undefined, owner)).status).toBe(404)
    expect((await projectOf(id)).list).toEqual([])
    expect((await get('/projects', other)).body).toEqual([])
    expect((await get('/projects', {})).status).toBe(401)
    expect((await call('GET', `/projects/${randomUUID()}`, undefined, owner)).status).toBe(404)
  })

  it('says what is wrong with it', async () => {
    const { status, body } = await call('POST', '/projects', { ...INPUT, name: ' ', floorArea: 0 }, owner)
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ path: 'name' }, { path: 'floorArea' }] })
  })
})
