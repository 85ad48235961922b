import type { ResourceId } from './resources.ts'

export type MarketMaterial = {
  /** What its sellers are compared as (domain/materials/specification.ts). */
  specification: string
  /** How many of its compared units are in one of the calculator's: 50 kg in a bag of cement. */
  holds: number
}

/** 12 ft, by name (docs/product.md 18.1.7). */
const LENGTH_OF_TIMBER = 3.66

/** What the marketplace has of the calculator's resources. */
export const MARKET_MATERIALS = {
  cement: { specification: 'cement', holds: 50 },
  sand: { specification: 'sharp-sand', holds: 1 },
  plasterSand: { specification: 'plaster-sand', holds: 1 },
  granite: { specification: 'granite/19mm', holds: 1 },
  block225: { specification: 'hollow-block/225mm', holds: 1 },
  block150: { specification: 'hollow-block/150mm', holds: 1 },
  // What slabs and beams have most of; the other diameters cost about as much for a tonne.
  rebar: { specification: 'rebar/12mm', holds: 1000 },
  bindingWire: { specification: 'binding-wire', holds: 20 },
  plank: { specification: 'timber/1x12inch', holds: LENGTH_OF_TIMBER },
  bracing: { specification: 'timber/2x3inch', holds: LENGTH_OF_TIMBER },
  nails: { specification: 'wire-nails/75mm', holds: 25 },
  floorTile: { specification: 'floor-tile/600x600mm', holds: 1 },
  grout: { specification: 'tile-grout', holds: 5 },
} as const satisfies Partial<Record<ResourceId, MarketMaterial>>

export type MarketMaterialId = keyof typeof MARKET_MATERIALS
export const MARKET_MATERIAL_IDS = Object.keys(MARKET_MATERIALS) as [MarketMaterialId, ...MarketMaterialId[]]

/** With fewer in a state, the sellers of the whole country speak for it. */
export const SELLERS_MIN = 3
