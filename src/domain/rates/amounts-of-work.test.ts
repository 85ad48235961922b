import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MATERIALS } from '#domain/materials/registry.ts'
import { findSpecification } from '#domain/materials/specification.ts'
import {
  amountsOf,
  choicesFor,
  measuredWords,
  partsThatTake,
  startingMeasures,
  workOfTrade,
} from './amounts-of-work.ts'
import { BUILDING_PART_IDS, type BuildingPartId, buildingPart } from './building-parts.ts'
import { CALCULATED_MATERIALS } from './calculated-materials.ts'
import { MARKET_MATERIAL_IDS, MARKET_MATERIALS, type MarketMaterial } from './market-materials.ts'

const MARKET: Readonly<Record<string, MarketMaterial>> = MARKET_MATERIALS

/** What is needed with waste, in the unit in which it is compared. */
function needed(
  id: BuildingPartId,
  { sizes = {}, choices = {} }: { sizes?: Record<string, number>; choices?: Record<string, string> } = {},
) {
  const start = startingMeasures(buildingPart(id))
  const measured = { sizes: { ...start.sizes, ...sizes }, choices: { ...start.choices, ...choices } }
  const amounts = amountsOf(buildingPart(id), measured)
  if (!amounts) throw new Error('There are no amounts')
  return Object.fromEntries(
    amounts.materials.map(({ resource, gross }) => [
      resource,
      gross * (MARKET[resource]?.holds ?? Number.NaN),
    ]),
  )
}

describe('what is worked out by hand', () => {
  it('a slab of 6 x 4 m, 150 mm, 1:2:4, bars of 12 mm at 200 mm both ways', () => {
    const found = needed('slab')
    // 3.6 m³ of concrete: 1.54 / 7 m³ of dry cement in each, 1,440 kg/m³, 5 % waste.
    expect(found.cement).toBeCloseTo(3.6 * (1.54 / 7) * 1440 * 1.05, 6)
    // Two parts of sand and four of granite at 1.45 t/m³, and 5 %.
    expect(found.sand).toBeCloseTo(3.6 * (1.54 / 7) * 2 * 1.45 * 1.05, 9)
    expect(found.granite).toBeCloseTo(3.6 * (1.54 / 7) * 4 * 1.45 * 1.05, 9)
    // 24 m² / 0.2 m are 120 m of bar one way, 240 m both ways, at 0.888 kg: 213.12 kg and 5 %.
    expect(found.rebar).toBeCloseTo(223.776, 6)
    // 10 kg of wire for a tonne, and 5 %.
    expect(found.bindingWire).toBeCloseTo(2.13_12 * 1.05, 6)
    // Formwork to the edges alone: 20 m x 0.15 m = 3 m², a plank of 1.08 m² used four times, 10 %.
    expect(found.plank).toBeCloseTo((3 / 1.08 / 4) * 1.1 * 3.66, 6)
  })

  it('the same slab suspended has its soffit formed, and other bars are another material', () => {
    const found = needed('slab', { choices: { place: 'above', bars: 'y16' }, sizes: { layers: 2 } })
    expect(found.plank).toBeCloseTo((27 / 1.08 / 4) * 1.1 * 3.66, 6)
    expect(found.rebar).toBeUndefined()
    expect(found.rebar16).toBeCloseTo(2 * 240 * 1.578 * 1.05, 6)
  })

  it('a slab without bars has neither bars nor wire', () => {
    expect(needed('slab', { choices: { bars: 'none' } })).not.toHaveProperty('rebar')
  })

  it('a wall of 10 x 3 m with 4 m² of openings, 225 mm, rendered on one side', () => {
    const found = needed('wall', { choices: { render: 'one' } })
    // 26 m² of ten blocks, 3 %.
    expect(found.block225).toBeCloseTo(26 * 10 * 1.03, 6)
    // 0.22 bag in the mortar of 1 m², 0.13 bag and 0.05 t in 1 m² of render, with 5 %, of 15 mm; it is 12 mm thick here.
    expect(found.cement).toBeCloseTo(26 * 50 * (0.22 + 0.13 * 0.8 * 1.05), 6)
    expect(found.plasterSand).toBeCloseTo(26 * 0.05 * 0.8 * 1.05, 9)
  })

  it('a floor of 5 x 4 m: 20 m² of tiles and 5 %', () => {
    const found = needed('floor')
    expect(found.floorTile).toBeCloseTo(21, 9)
    expect(found.grout).toBeCloseTo(20 * 0.3, 9)
  })

  it('a roof over 12 x 9 m with 600 mm of overhang at 25°: 148.6 m² of slope', () => {
    const area = (13.2 * 10.2) / Math.cos((25 * Math.PI) / 180)
    expect(area).toBeCloseTo(148.56, 2)
    expect(needed('roof').longspan).toBeCloseTo(area * 1.05, 1)
    const tiled = needed('roof', { choices: { covering: 'bond' } })
    expect(tiled.stoneCoated).toBeCloseTo(area * 1.05, 1)
    // A batten every 365 mm.
    expect(tiled.batten).toBeCloseTo((area / 0.365) * 1.1, 0)
  })

  it('a fence of 30 m, 2.1 m high and 450 mm below, piers of 450 mm every 3 m', () => {
    const found = needed('fence')
    // Eleven piers of 0.45 m and 30 m of wall, 2.55 m high.
    expect(found.block225).toBeCloseTo((30 + 11 * 0.45) * 2.55 * 10 * 1.03, 6)
    // The strip: 30 x 0.675 x 0.15 m = 3.0375 m³ of 1:3:6.
    expect(found.granite).toBeCloseTo(3.0375 * (1.54 / 10) * 6 * 1.45 * 1.05, 9)
  })

  it('two coats on 38 m²: 6.33 litres and 5 %; on a rough wall twice as much', () => {
    expect(needed('paint').paint).toBeCloseTo(((38 * 2) / 12) * 1.05, 9)
    expect(needed('paint', { choices: { surface: 'rough', paint: 'exterior' } }).exteriorPaint).toBeCloseTo(
      ((38 * 2) / 6) * 1.05,
      9,
    )
  })

  it('ADLM’s own constant, 0.026 drum of 20 litres for a m² in all coats, is that of three coats on a rough wall', () => {
    const litres = needed('paint', { choices: { surface: 'rough' }, sizes: { coats: 3 } }).paint ?? 0
    expect(litres / 38 / 20).toBeCloseTo(0.026, 2)
  })
})

describe('amounts of work', () => {
  it.each(BUILDING_PART_IDS)('of %s are of materials that the marketplace compares', (id) => {
    for (const resource of Object.keys(needed(id))) expect(MARKET_MATERIAL_IDS).toContain(resource)
  })

  it.each(BUILDING_PART_IDS)(
    'of %s grow with each of its lengths, and are never less than without waste',
    (id) => {
      const part = buildingPart(id)
      const start = startingMeasures(part)
      const options = Object.fromEntries(
        Object.entries(part.choices).map(([each, { options: all }]) => [
          each,
          fc.constantFrom(...Object.keys(all)),
        ]),
      )
      fc.assert(
        fc.property(fc.record(options), fc.double({ min: 1, max: 50, noNaN: true }), (choices, times) => {
          const once = amountsOf(part, { ...start, choices })
          const more = amountsOf(part, {
            sizes: { ...start.sizes, length: (start.sizes.length ?? 0) * times },
            choices,
          })
          for (const { resource, net, gross } of more?.materials ?? []) {
            const before = once?.materials.find((each) => each.resource === resource)
            expect(gross).toBeGreaterThanOrEqual(net)
            expect(gross).toBeGreaterThanOrEqual((before?.gross ?? 0) - 1e-9)
          }
          expect(more?.materials.length).toBe(once?.materials.length)
        }),
      )
    },
  )

  it('are none where a size of 0 is divided by, and where openings are larger than the wall', () => {
    const fence = startingMeasures(buildingPart('fence'))
    expect(
      amountsOf(buildingPart('fence'), { ...fence, sizes: { ...fence.sizes, piers: 0 } }),
    ).toBeUndefined()
    const wall = startingMeasures(buildingPart('wall'))
    expect(
      amountsOf(buildingPart('wall'), { ...wall, sizes: { ...wall.sizes, openings: 40 } }),
    ).toBeUndefined()
  })

  it('say how much of it a trade does', () => {
    const works = amountsOf(buildingPart('slab'), startingMeasures(buildingPart('slab')))?.works ?? []
    expect(workOfTrade('labour-concreting', works)).toEqual({
      name: 'Concreting',
      quantity: expect.closeTo(3.6, 9),
    })
    expect(workOfTrade('labour-iron-bending', works)?.quantity).toBeCloseTo(0.21312, 9)
    expect(workOfTrade('labour-painting', works)).toBeUndefined()
    expect(workOfTrade('cement', works)).toBeUndefined()
  })
})

describe('the pages', () => {
  it.each([
    ['cement', ['slab', 'wall', 'floor', 'fence']],
    ['rebar', ['slab']],
    ['longspan-aluminium', ['roof']],
    ['exterior-paint', ['paint']],
    ['labour-block-laying', ['wall', 'fence']],
    ['labour-painting', ['paint']],
    ['water-tank', []],
  ])('of %s ask about %j', (material, parts) => expect(partsThatTake(material)).toEqual(parts))

  it.each([
    ['slab', 'rebar/16mm', { mix: 'rich', bars: 'y16', place: 'ground' }],
    ['wall', 'hollow-block/150mm', { blocks: 'hollow150', render: 'none' }],
    ['wall', 'plaster-sand', { blocks: 'hollow225', render: 'one' }],
    ['paint', 'satin-paint', { paint: 'satin', surface: 'smooth' }],
    ['slab', 'cement', { mix: 'rich', bars: 'y12', place: 'ground' }],
    ['slab', 'rebar/32mm', { mix: 'rich', bars: 'y12', place: 'ground' }],
  ] as const)('start %s with what %s is taken for', (id, specification, choices) =>
    expect(choicesFor(buildingPart(id), specification)).toEqual(choices),
  )
})

it.each(MATERIALS.map(({ id }) => id))('%s is asked about where a part takes it', (id) =>
  expect(CALCULATED_MATERIALS.has(id)).toBe(partsThatTake(id).length > 0),
)

it('what was measured is said in a message', () =>
  expect(measuredWords(buildingPart('slab'), startingMeasures(buildingPart('slab')))).toBe(
    'a slab: length 6 m, width 4 m, thickness 150 mm, spacing of the bars 200 mm, layers of bars 1, concrete 1:2:4, bars, both ways 12 mm, where on the ground',
  ))

describe('the materials of the marketplace', () => {
  it.each(Object.entries(MARKET))('%s has a comparison, in its unit', (_, { specification, unit }) =>
    expect(findSpecification(specification)?.material.compared).toBe(unit),
  )
})
