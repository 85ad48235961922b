import { describe, expect, it } from 'vitest'
import { STATES } from '#domain/places.ts'
import { WorkItemList, WorkItemRate } from '#domain/rates/work-item-schema.ts'
import { WORK_ITEM_IDS } from '#domain/rates/work-sections.ts'
import { offerCement } from '../../../tests/support/compared-offers.ts'
import { answerOf, apiOn, createTestApi } from '../../../tests/support/test-app.ts'

const { ctx, db } = await createTestApi()

/** A server that has been asked nothing yet. */
const ask = async (path: string) => answerOf(await apiOn(ctx).request(`/api/work-items${path}`))

async function rateOf(path: string): Promise<WorkItemRate> {
  const { status, body } = await ask(path)
  expect(status).toBe(200)
  return WorkItemRate.parse(body)
}

describe('GET /work-items', () => {
  it('lists every work item in its section, with the names of its options', async () => {
    const { sections } = WorkItemList.parse((await ask('')).body)
    const items = sections.flatMap((section) => section.items)
    expect(items.map(({ id }) => id)).toEqual(WORK_ITEM_IDS)
    expect(items.find(({ id }) => id === 'reinforcement')?.choices.diameter?.options).toMatchObject({
      d12: '12 mm',
    })
  })
})

describe('GET /work-items/:item', () => {
  it('is built up from the prices of the state where three sell there, and says whose they are', async () => {
    await offerCement(
      db,
      ...[1, 2, 3].map(() => ({ location: 'Kano' as const, regularPrice: 8_000 })),
      ...[1, 2, 3, 4].map(() => ({ location: 'Lagos' as const, regularPrice: 12_000 })),
    )
    const cement = ({ lines }: WorkItemRate) => lines.find(({ resource }) => resource === 'cement')
    const [kano, abia] = [
      await rateOf('/concrete-1-2-4?state=Kano'),
      await rateOf('/concrete-1-2-4?state=Abia'),
    ]
    expect(cement(kano)).toMatchObject({ price: 8_000, specification: 'cement' })
    expect(cement(kano)?.origin).toMatch(/^Median of 3 sellers in Kano, confirmed /)
    expect(cement(abia)).toMatchObject({ price: 12_000 })
    expect(cement(abia)?.origin).toMatch(/^Median of 7 sellers in Nigeria, /)
    expect(kano.materials + kano.labour + kano.plant).toBeCloseTo(kano.cost, 2)
    expect(kano.cost + kano.overheads.amount + kano.profit.amount).toBeCloseTo(kano.rate, 2)

    expect(kano.isExample).toBe(ctx.settings.isExample)
    expect(kano.states.map(({ state }) => state)).toEqual([...STATES])
    const inState = (state: string) => kano.states.find((each) => each.state === state)
    expect(inState('Kano')).toEqual({ state: 'Kano', rate: kano.rate, local: 1 })
    expect(inState('Abia')).toEqual({ state: 'Abia', rate: abia.rate, local: 0 })
  })

  it('takes the options that are asked for, and where there is no such one the first', async () => {
    const lineOf = async (options: string) =>
      (await rateOf(`/reinforcement?options=${options}`)).lines.map(({ resource }) => resource)
    expect(await lineOf('diameter:d16')).toContain('rebar16')
    expect(await lineOf('diameter:d17,colour:red')).toContain('rebar')
    expect((await rateOf('/reinforcement?options=diameter:d16')).taken.diameter).toBe('d16')
  })

  it('does not know what is none', async () => {
    expect((await ask('/constructor')).status).toBe(404)
    expect((await ask('/concrete-1-2-4?state=Atlantis')).status).toBe(400)
  })
})
