import { expect, it } from 'vitest'
import type { Unit } from '#domain/catalogue.ts'
import { readOffer } from '#domain/materials/read-offer.ts'
import { findSpecification, specificationOf } from '#domain/materials/specification.ts'
import { MARKET_MATERIAL_IDS, MARKET_MATERIALS, type MarketMaterialId } from './market-materials.ts'

/** What sellers call it; how many of the calculator's units are in one of theirs. */
const OFFERED: [MarketMaterialId, string, Unit, number][] = [
  ['cement', 'Dangote 3X Cement 42.5R, 50 kg bag', 'bags', 1],
  ['sand', 'Washed sharp sand, Ogun river, per tonne', 'tonnes', 1],
  ['plasterSand', 'Plaster sand (soft river sand), per m3', 'm3', 1.45],
  ['granite', 'Crushed granite 3/4 inch (19 mm), per tonne', 'tonnes', 1],
  ['block225', '9-inch hollow sandcrete block, vibrated', 'nr', 1],
  ['block150', '6 inches hollow block, Ibadan', 'nr', 1],
  ['rebar', '12 mm high-yield rod, per tonne', 'tonnes', 1],
  ['rebar10', '10 mm high-yield rod, per tonne', 'tonnes', 1],
  ['rebar16', '16 mm local rod, 12 m length', 'nr', 0.01894],
  ['bindingWire', 'Binding wire 20 kg roll, soft annealed', 'nr', 1],
  ['plank', 'Formwork plank 1 x 12 inch, 12 ft hardwood', 'nr', 1],
  ['bracing', '2 x 3 inch hardwood, 12 ft, for bracing', 'nr', 1],
  ['batten', 'Hardwood 2 x 2 inch, 12 ft, for pegs and ties', 'nr', 1],
  ['nails', 'Wire nails 3 inch, 25 kg bag', 'bags', 1],
  ['roofingNails', 'Roofing nails, spring head, 25 kg bag', 'bags', 1],
  ['floorTile', 'Polished porcelain floor tile 60 x 60 cm, per m2', 'm2', 1],
  ['grout', 'Coloured tile grout, 5 kg, 18 shades', 'bags', 1],
  ['paint', 'Emulsion paint, washable matt, 20 litres', 'nr', 1],
  ['exteriorPaint', 'Weathershield exterior emulsion, 20 litres', 'nr', 1],
  ['satinPaint', 'Satin (silk) wall paint, 20 litres', 'nr', 1],
  ['longspan', 'Aluminium longspan sheet 0.55 mm, per m2', 'm2', 1],
  ['longspan45', 'Aluminium longspan sheet 0.45 mm, per m2', 'm2', 1],
  ['stoneCoated', 'Stone-coated roof tile, bond profile, per m2', 'm2', 1],
  ['stoneCoatedShingle', 'Stone-coated shingle tile in Abuja, per m2', 'm2', 1],
]

it.each(OFFERED)('%s is what sellers call "%s"', (id, name, unit, units) => {
  const { specification, holds } = MARKET_MATERIALS[id]
  const { material, parameters, comparable } = readOffer({ name, unit })
  expect(material && specificationOf(material, parameters)?.id).toBe(specification)
  expect((comparable?.quantity ?? 0) / holds).toBeCloseTo(units, 4)
})

it('is known of every material of the market', () => {
  expect(OFFERED.map(([id]) => id)).toEqual(MARKET_MATERIAL_IDS)
  for (const { specification } of Object.values(MARKET_MATERIALS))
    expect(findSpecification(specification)?.id).toBe(specification)
})
