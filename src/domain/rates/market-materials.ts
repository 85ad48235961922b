import type { CategoryId, SubCategory, Unit } from '#domain/catalogue.ts'
import type { ResourceId } from './resources.ts'

/** One way in which sellers offer a material. */
type OfferedUnit = {
  unit: Unit
  /** How many of the calculator's units are in one of the seller's: 20 bags in a tonne of cement. */
  holds: number
  /** What its name says, as a regular expression of PostgreSQL, case ignored. */
  says?: string
}

export type MarketMaterial = {
  category: CategoryId
  subCategory: SubCategory
  offered: readonly OfferedUnit[]
  /** What the name of another product says, which stands in the same sub-category. */
  not?: string
}

/** Loose, as the calculator takes them (work-items.ts): tonnes in a cubic metre. */
const LOOSE = 1.5

const INCH = '[ -]?(inch|inches|in|")'

/** A hollow block by its thickness; labour, ventilation blocks and clay pots stand beside it. */
const block = (inches: number, millimetres: number): MarketMaterial => ({
  category: 'blockwork',
  subCategory: 'Sandcrete Block',
  offered: [
    {
      unit: 'nr',
      holds: 1,
      says: String.raw`\m(${inches}${INCH}|${millimetres} ?mm|450 ?x ?${millimetres})`,
    },
  ],
  not: String.raw`solid|vent|fancy|decorat|clay|pot\M|kerb|interlock`,
})

/** Which products of the marketplace are which material of the calculator. */
export const MARKET_MATERIALS = {
  cement: {
    category: 'concrete',
    subCategory: 'Cement',
    offered: [
      { unit: 'bags', holds: 1 },
      { unit: 'tonnes', holds: 20 },
    ],
    not: String.raw`white|adhesive|admix|additive|\m(1|2|5|10|20|25|40) ?kg`,
  },
  sand: {
    category: 'concrete',
    subCategory: 'Sharp Sand',
    offered: [
      { unit: 'tonnes', holds: 1 },
      { unit: 'm3', holds: LOOSE },
    ],
    not: 'plaster|soft|fill|laterite',
  },
  plasterSand: {
    category: 'concrete',
    subCategory: 'Sharp Sand',
    offered: [
      { unit: 'tonnes', holds: 1, says: 'plaster|soft' },
      { unit: 'm3', holds: LOOSE, says: 'plaster|soft' },
    ],
  },
  granite: {
    category: 'concrete',
    subCategory: 'Granite',
    offered: [
      { unit: 'tonnes', holds: 1, says: String.raw`\m(3/4|19 ?mm|20 ?mm)` },
      { unit: 'm3', holds: LOOSE, says: String.raw`\m(3/4|19 ?mm|20 ?mm)` },
    ],
    not: 'dust|boulder|hardcore|stone base|marble|chips|hand',
  },
  block225: block(9, 225),
  block150: block(6, 150),
  rebar: {
    category: 'reinforcement',
    subCategory: 'Reinforcement Bar',
    offered: [{ unit: 'tonnes', holds: 1 }],
    not: 'mesh|brc|spacer|wire|square|angle',
  },
  bindingWire: {
    category: 'reinforcement',
    subCategory: 'Binding Wire',
    offered: [
      { unit: 'nr', holds: 1, says: String.raw`\m20 ?kg` },
      { unit: 'nr', holds: 1.25, says: String.raw`\m25 ?kg` },
      { unit: 'tonnes', holds: 50 },
    ],
    not: String.raw`\mcut\M|ties|mesh`,
  },
  plank: {
    category: 'formwork',
    subCategory: 'Hardwood',
    offered: [{ unit: 'nr', holds: 1, says: String.raw`\m(1 ?x ?12|25 ?x ?300)\M` }],
  },
  bracing: {
    category: 'formwork',
    subCategory: 'Hardwood',
    offered: [{ unit: 'nr', holds: 1, says: String.raw`\m(2 ?x ?3|50 ?x ?75)\M` }],
  },
  nails: {
    category: 'formwork',
    subCategory: 'Nails',
    offered: [
      { unit: 'bags', holds: 1, says: String.raw`\m25 ?kg` },
      { unit: 'bags', holds: 0.8, says: String.raw`\m20 ?kg` },
      { unit: 'tonnes', holds: 40 },
    ],
    not: 'concrete|roof|clout|double',
  },
  floorTile: {
    category: 'finishes',
    subCategory: 'Floor',
    offered: [{ unit: 'm2', holds: 1, says: String.raw`\m(60 ?x ?60|600 ?x ?600)\M` }],
    not: 'slab|paving|paver|carpet',
  },
  grout: {
    category: 'finishes',
    subCategory: 'Wall',
    offered: [
      { unit: 'bags', holds: 1, says: String.raw`grout.*\m5 ?kg` },
      { unit: 'nr', holds: 1, says: String.raw`grout.*\m5 ?kg` },
    ],
  },
} as const satisfies Partial<Record<ResourceId, MarketMaterial>>

export type MarketMaterialId = keyof typeof MARKET_MATERIALS
export const MARKET_MATERIAL_IDS = Object.keys(MARKET_MATERIALS) as [MarketMaterialId, ...MarketMaterialId[]]

/** With fewer in a state, the sellers of the whole country speak for it. */
export const SELLERS_MIN = 3
