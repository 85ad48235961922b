import type { CategoryName, ProductType, SubCategory } from '#domain/catalogue.ts'

export type ResourceKind = 'Material' | 'Labour' | 'Plant'

export type Resource = {
  name: string
  /** What the price is for. */
  unit: string
  kind: ResourceKind
  /** Where the marketplace sells it. */
  market?: { category: CategoryName; subCategory: SubCategory; type: ProductType }
}

const material = (
  name: string,
  unit: string,
  category: CategoryName,
  subCategory: SubCategory,
): Resource => ({
  name,
  unit,
  kind: 'Material',
  market: { category, subCategory, type: 'Material' },
})
const labour = (name: string): Resource => ({ name, unit: 'day', kind: 'Labour' })
const plant = (name: string): Resource => ({ name, unit: 'day', kind: 'Plant' })

/** What the work items are made of. A working day has 8 hours. */
export const RESOURCES = {
  cement: material('Cement, 50 kg bag', 'bag', 'Concrete', 'Cement'),
  sand: material('Sharp sand', 'tonne', 'Concrete', 'Sharp Sand'),
  plasterSand: material('Plaster sand', 'tonne', 'Concrete', 'Sharp Sand'),
  granite: material('Granite, 19 mm', 'tonne', 'Concrete', 'Granite'),
  block225: material('Sandcrete block, 450 × 225 × 225 mm, hollow', 'block', 'Blockwork', 'Sandcrete Block'),
  block150: material('Sandcrete block, 450 × 150 × 225 mm, hollow', 'block', 'Blockwork', 'Sandcrete Block'),
  rebar: material('Reinforcement bar', 'tonne', 'Reinforcement', 'Reinforcement Bar'),
  bindingWire: material('Binding wire, 20 kg roll', 'roll', 'Reinforcement', 'Binding Wire'),
  plank: material('Hardwood plank, 25 × 300 mm, 3.6 m', 'plank', 'Formwork', 'Hardwood'),
  bracing: material('Hardwood, 50 × 75 mm, 3.6 m', 'length', 'Formwork', 'Hardwood'),
  nails: material('Wire nails, 25 kg bag', 'bag', 'Formwork', 'Nails'),
  floorTile: material('Floor tiles, 600 × 600 mm', 'm²', 'Finishes', 'Floor'),
  grout: material('Tile grout, 5 kg', 'bag', 'Finishes', 'Wall'),
  mason: labour('Mason'),
  carpenter: labour('Carpenter'),
  steelFixer: labour('Steel fixer'),
  tiler: labour('Tiler'),
  labourer: labour('Labourer'),
  mixer: plant('Concrete mixer, half-bag, with fuel'),
  vibrator: plant('Poker vibrator, with fuel'),
} satisfies Record<string, Resource>

export type ResourceId = keyof typeof RESOURCES
export const RESOURCE_IDS = Object.keys(RESOURCES) as [ResourceId, ...ResourceId[]]

export const resource = (id: ResourceId): Resource => RESOURCES[id]

/** Naira for each unit. */
export type ResourcePrices = Readonly<Record<ResourceId, number>>
