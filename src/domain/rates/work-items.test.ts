import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildUp, startingFactors } from './build-up.ts'
import { RESOURCE_IDS, type ResourceId, resource } from './resources.ts'
import { type Choices, chosen } from './work-item.ts'
import { workItem } from './work-items.ts'
import { WORK_ITEM_IDS, type WorkItemId } from './work-sections.ts'

const ONE = Object.fromEntries(RESOURCE_IDS.map((id) => [id, 1])) as Record<ResourceId, number>

/** With waste, for one unit, as the choices and factors make it. */
function takes(id: WorkItemId, choices: Choices = {}, changed: Record<string, number> = {}) {
  const item = chosen(workItem(id), choices)
  const { lines } = buildUp(item, { ...startingFactors(item), ...changed }, ONE, { overheads: 0, profit: 0 })
  return Object.fromEntries(lines.map(({ resource: of, gross }) => [of, gross]))
}

/** Each is worked out from the words beside it. */
const BY_HAND: readonly [words: string, found: number | undefined, expected: number][] = [
  ['four labourers dig 10 m³ of trench a day', takes('excavation-trench').labourer, 0.4],
  ['deeper, 5.5 m³', takes('excavation-trench', { depth: 'to4000' }).labourer, 4 / 5.5],
  ['laterite of 1.6 t/m³ loose, a fifth more of it, 5 %', takes('fill-laterite').laterite, 1.6 * 1.2 * 1.05],
  ['hardcore of 1.9 t/m³ and 10 %', takes('hardcore').hardcore, 2.09],
  ['a litre of concentrate treats 20 m², 5 %', takes('soil-treatment').termiticide, 0.0525],
  ['weak blinding, 0.9 bag and 5 %', takes('sand-blinding').cement, 0.945],
  ['and 0.58 tonne of sand', takes('sand-blinding').sand, 0.609],
  ['1:2:4, 6.336 bags and 5 %', takes('concrete-1-2-4').cement, 6.336 * 1.05],
  ['1:3:6, 4.4352 bags and 5 %', takes('concrete-1-3-6').cement, 4.4352 * 1.05],
  ['1:1½:3, 1.54 / 5.5 of 28.8 bags and 5 %', takes('concrete-1-1.5-3').cement, (1.54 / 5.5) * 28.8 * 1.05],
  ['columns, a mason places 5 m³ a day', takes('concrete-1-2-4', { element: 'column' }).mason, 0.2],
  ['a tonne of bars, 10 kg of wire and 5 %, rolls of 20 kg', takes('reinforcement').bindingWire, 0.525],
  ['16 mm is another material', takes('reinforcement', { diameter: 'd16' }).rebar16, 1.05],
  ['beams take 109.28 hours', takes('reinforcement', { element: 'beam' }).steelFixer, 109.28 / 8],
  ['a board covers 2.88 m², six times, 10 %', takes('formwork-board').marineBoard, (1 / 2.88 / 6) * 1.1],
  ['an edge of 150 mm is 0.15 m² of formwork', takes('formwork-edge').carpenter, 0.15 / 7],
  ['a lintel of 225 × 225 mm is 0.050625 m³', takes('lintel').mixer, 0.050625 / 8],
  ['ten blocks and 3 %', takes('block-225').block225, 10.3],
  ['their mortar has 0.22 bag', takes('block-225').cement, 0.22],
  ['and 0.089 tonne', takes('block-225').sand, 0.089],
  ['of 150 mm two thirds of it', takes('block-150').cement, (0.22 * 150) / 225],
  ['filled, 0.225 × 0.45 m³ of 1:3:6 more', takes('block-225-filled').cement, 0.22 + 0.10125 * 4.4352 * 1.05],
  ['a felt course of 225 mm, 10 %', takes('dpc').roofingFelt, 0.2475],
  ['a tonne of steel, 8 litres of primer in tins of 4', takes('structural-steel').redOxide, 2],
  ['a length of 3.66 m, 10 %', takes('roof-timber').timber2x4, 1.1 / 3.66],
  ['purlins every metre', takes('roof-longspan').bracing, 1.1 / 3.66],
  ['screed of 40 mm, 0.4 bag and 5 %', takes('screed').cement, 0.42],
  ['of 20 mm half', takes('screed', {}, { thickness: 20 }).cement, 0.21],
  ['render, 0.13 bag and 5 %', takes('render').cement, 0.1365],
  ['and 0.05 tonne', takes('render').plasterSand, 0.0525],
  ['tiles and 5 %', takes('tiling').floorTile, 1.05],
  ['their bed, 0.057 tonne and 5 %', takes('tiling').sand, 0.057 * 1.05],
  ['glue of a wall, 0.0184 bucket', takes('wall-screeding').topBond, 0.0184],
  ['three coats of 5.77 m² a litre, buckets of 20, 5 %', takes('painting').paint, (3 / 5.77 / 20) * 1.05],
  ['of a smooth wall 12', takes('painting', { surface: 'smooth' }).paint, (3 / 12 / 20) * 1.05],
  ['a point of 8 m, three wires, 5 %', takes('socket-point').cable25, 25.2],
  ['a sheet of 1.44 m² of ceiling, 5 %', takes('ceiling-flat-sheet').ceilingSheet, 1.05 / 1.44],
  ['a kerb of 0.9 m, 3 %', takes('kerb').kerbStone, 1.03 / 0.9],
  // 30 m³ of strip for 1,000 m would be 0.675 × 0.15 each metre: 0.10125 m³ of 1:3:6, and 2.55 m² of wall with a sixth and half of piers.
  ['a metre of fence', takes('block-fence').block225, (1 + 0.45 / 3) * 2.55 * 10.3],
  ['its strip', takes('block-fence').granite, 0.675 * 0.15 * (1.54 / 10) * 6 * 1.45 * 1.05],
  // Walls of 2 × (3 + 1.5 + 0.45) × 1.8 m and one between of 1.5 × 1.8 m.
  ['a septic tank', takes('septic-tank').block225, (2 * 4.95 * 1.8 + 2.7) * 10.3],
  ['paving, 55 mm of sand at 1.45 t/m³, 10 %', takes('paving').sand, 0.055 * 1.45 * 1.1],
]

it('takes as much paint as the plugins do, 0.026 bucket for all coats', () => {
  expect((takes('painting').paint ?? 0) / 1.05).toBeCloseTo(0.026, 5)
})

it.each(BY_HAND)('%s', (_, found, expected) => {
  expect(found).toBeCloseTo(expected, 9)
})

/** Every item with every option of each of its choices. */
const EVERY = WORK_ITEM_IDS.flatMap((id) => {
  const ways = Object.entries(workItem(id).choices).flatMap(([choice, { options }]) =>
    Object.keys(options).map((option) => ({ [choice]: option })),
  )
  return [{}, ...ways].map((choices: Choices) => ({ id, choices, item: chosen(workItem(id), choices) }))
})

describe('work items', () => {
  it('are at least seventy, and all different', () => {
    expect(WORK_ITEM_IDS.length).toBeGreaterThanOrEqual(70)
    expect(new Set(WORK_ITEM_IDS.map((id) => workItem(id).title)).size).toBe(WORK_ITEM_IDS.length)
  })

  it('name each resource once, and each of their factors comes from somewhere', () => {
    for (const { id, item } of EVERY) {
      const used = item.lines.map((line) => line.resource)
      expect(new Set(used).size, id).toBe(used.length)
      for (const { source, label, unit } of Object.values(item.factors))
        for (const word of [source, label, unit]) expect(word.trim(), id).not.toBe('')
    }
  })

  it('take every resource there is', () => {
    const taken = new Set(EVERY.flatMap(({ item }) => item.lines.map((line) => line.resource)))
    expect(RESOURCE_IDS.filter((id) => !taken.has(id))).toEqual([])
  })

  it('begin each choice with what they start from', () => {
    for (const { id } of EVERY) expect(takes(id), id).toEqual(takes(id, { nothing: 'of this' }))
    for (const { id } of EVERY)
      for (const [choice, { options }] of Object.entries(workItem(id).choices))
        for (const value of Object.values(options)) {
          for (const name of Object.keys(value.values ?? {}))
            expect(workItem(id).factors, id).toHaveProperty(name)
          for (const from of Object.keys(value.instead ?? {}))
            expect(
              workItem(id).lines.map((line) => line.resource),
              `${id} ${choice}`,
            ).toContain(from)
        }
  })

  it('cost more with every price, and never less than nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EVERY),
        fc.array(fc.integer({ min: 0, max: 100_000_000 }), {
          minLength: RESOURCE_IDS.length,
          maxLength: RESOURCE_IDS.length,
        }),
        fc.integer({ min: 2, max: 9 }),
        ({ item }, of, times) => {
          const prices = (by: number) =>
            Object.fromEntries(
              RESOURCE_IDS.map((id, index) => [id, ((of[index] ?? 0) * by) / 100]),
            ) as typeof ONE
          const cost = (by: number) =>
            buildUp(item, startingFactors(item), prices(by), { overheads: 0, profit: 0 })
          const [once, more] = [cost(1), cost(times)]
          for (const { net, gross, amount } of once.lines) {
            expect(net).toBeGreaterThan(0)
            expect(gross).toBeGreaterThanOrEqual(net)
            expect(amount).toBeGreaterThanOrEqual(0)
          }
          // Each line is rounded to the kobo.
          expect(Math.abs(more.cost - once.cost * times)).toBeLessThanOrEqual(item.lines.length * times)
        },
      ),
    )
  })

  it('lose nothing for waste, and twice as much work is twice as much of everything', () => {
    for (const { item } of EVERY) {
      const factors = { ...startingFactors(item), output: (item.factors.output?.value ?? 1) * 2 }
      const { lines } = buildUp(item, startingFactors(item), ONE, { overheads: 0, profit: 0 })
      const slower = buildUp(item, factors, ONE, { overheads: 0, profit: 0 }).lines
      lines.forEach((line, index) => {
        expect(slower[index]?.gross ?? 0).toBeLessThanOrEqual(line.gross + 1e-12)
        if (resource(line.resource).kind !== 'Material') expect(line.wastePercent).toBe(0)
      })
    }
  })
})
