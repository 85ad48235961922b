import type { ComparedUnit } from '#domain/materials/material.ts'
import type { ResourceId } from './resources.ts'

export type MarketMaterial = {
  /** Without its pack. */
  name: string
  /** What its sellers are compared as (domain/materials/specification.ts). */
  specification: string
  /** What it is compared in. */
  unit: ComparedUnit
  /** How many of its compared units are in one of the calculator's: 50 kg in a bag of cement. */
  holds: number
  /** In what it is bought, the largest first, with what each holds; without any in whole compared units, as of loose sand. */
  packs?: Readonly<Record<string, number>>
}

const bar = (diameter: number, lengthInKg: number): MarketMaterial => ({
  name: `${diameter} mm reinforcement bar`,
  specification: `rebar/${diameter}mm`,
  unit: 'kg',
  holds: 1000,
  packs: { '12 m length': lengthInKg },
})

/** 12 ft, by name (docs/product.md 18.1.7). */
const LENGTH_OF_TIMBER = 3.66
const timber = (section: string): MarketMaterial => ({
  name: `${section.replace('x', ' × ')} inch timber`,
  specification: `timber/${section}inch`,
  unit: 'm',
  holds: LENGTH_OF_TIMBER,
  packs: { '12 ft length': LENGTH_OF_TIMBER },
})

const aggregate = (name: string, specification: string): MarketMaterial => ({
  name,
  specification,
  unit: 'tonne',
  holds: 1,
})

const block = (thickness: number): MarketMaterial => ({
  name: `Hollow block, ${thickness} mm`,
  specification: `hollow-block/${thickness}mm`,
  unit: 'nr',
  holds: 1,
  packs: { block: 1 },
})

/** Sold by the bag or the roll, and loose by the kilogram. */
const byWeight = (name: string, specification: string, holds: number): MarketMaterial => ({
  name,
  specification,
  unit: 'kg',
  holds,
})

const paint = (name: string, specification: string): MarketMaterial => ({
  name,
  specification,
  unit: 'litre',
  holds: 20,
  packs: { '20 litre bucket': 20, '4 litre tin': 4 },
})

const byArea = (
  name: string,
  specification: string,
  packs?: Readonly<Record<string, number>>,
): MarketMaterial => ({
  name,
  specification,
  unit: 'm2',
  holds: 1,
  ...(packs && { packs }),
})
/** 1.26 x 0.365 m of one are seen (docs/product.md 18.1.7). */
const STONE_COATED_TILE = { tile: 0.46 }

/** What the marketplace has of the calculator's resources. */
export const MARKET_MATERIALS = {
  cement: { name: 'Cement', specification: 'cement', unit: 'kg', holds: 50, packs: { '50 kg bag': 50 } },
  sand: aggregate('Sharp sand', 'sharp-sand'),
  plasterSand: aggregate('Plaster sand', 'plaster-sand'),
  granite: aggregate('Granite, 19 mm', 'granite/19mm'),
  block225: block(225),
  block150: block(150),
  // What slabs and beams have most of; the other diameters cost about as much for a tonne.
  rebar: bar(12, 10.65),
  rebar10: bar(10, 7.398),
  rebar16: bar(16, 18.94),
  bindingWire: byWeight('Binding wire', 'binding-wire', 20),
  plank: timber('1x12'),
  bracing: timber('2x3'),
  batten: timber('2x2'),
  nails: byWeight('Wire nails, 75 mm', 'wire-nails/75mm', 25),
  roofingNails: byWeight('Roofing nails', 'roofing-nails', 25),
  floorTile: byArea('Floor tiles, 600 × 600 mm', 'floor-tile/600x600mm'),
  grout: { name: 'Tile grout', specification: 'tile-grout', unit: 'kg', holds: 5, packs: { '5 kg bag': 5 } },
  paint: paint('Emulsion paint', 'emulsion-paint'),
  exteriorPaint: paint('Exterior emulsion paint', 'exterior-paint'),
  satinPaint: paint('Satin paint', 'satin-paint'),
  longspan: byArea('Long-span aluminium, 0.55 mm', 'longspan-aluminium/0.55mm'),
  longspan45: byArea('Long-span aluminium, 0.45 mm', 'longspan-aluminium/0.45mm'),
  stoneCoated: byArea('Stone-coated tile, bond', 'stone-coated-tile/bond', STONE_COATED_TILE),
  stoneCoatedShingle: byArea('Stone-coated tile, shingle', 'stone-coated-tile/shingle', STONE_COATED_TILE),
} as const satisfies Partial<Record<ResourceId, MarketMaterial>>

export type MarketMaterialId = keyof typeof MARKET_MATERIALS
export const MARKET_MATERIAL_IDS = Object.keys(MARKET_MATERIALS) as [MarketMaterialId, ...MarketMaterialId[]]

/** @returns undefined for what the marketplace does not sell: labour by the day, and plant */
export const marketMaterial = (id: ResourceId): MarketMaterial | undefined =>
  Object.hasOwn(MARKET_MATERIALS, id) ? MARKET_MATERIALS[id as MarketMaterialId] : undefined

/** With fewer in a state, the sellers of the whole country speak for it. */
export const SELLERS_MIN = 3
