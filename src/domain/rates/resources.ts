export type ResourceKind = 'Material' | 'Labour' | 'Plant'

export type Resource = {
  name: string
  /** What the price is for. */
  unit: string
  kind: ResourceKind
}

const material = (name: string, unit: string): Resource => ({ name, unit, kind: 'Material' })
const labour = (name: string): Resource => ({ name, unit: 'day', kind: 'Labour' })
const plant = (name: string): Resource => ({ name, unit: 'day', kind: 'Plant' })

/** What the work items are made of. A working day has 8 hours. What the marketplace sells of it: market-materials.ts. */
export const RESOURCES = {
  cement: material('Cement, 50 kg bag', 'bag'),
  sand: material('Sharp sand', 'tonne'),
  plasterSand: material('Plaster sand', 'tonne'),
  granite: material('Granite, 19 mm', 'tonne'),
  block225: material('Sandcrete block, 450 × 225 × 225 mm, hollow', 'block'),
  block150: material('Sandcrete block, 450 × 150 × 225 mm, hollow', 'block'),
  rebar: material('Reinforcement bar, 12 mm', 'tonne'),
  rebar10: material('Reinforcement bar, 10 mm', 'tonne'),
  rebar16: material('Reinforcement bar, 16 mm', 'tonne'),
  bindingWire: material('Binding wire, 20 kg roll', 'roll'),
  plank: material('Hardwood plank, 25 × 300 mm, 3.6 m', 'plank'),
  bracing: material('Hardwood, 50 × 75 mm, 3.6 m', 'length'),
  batten: material('Hardwood, 50 × 50 mm, 3.6 m', 'length'),
  nails: material('Wire nails, 75 mm, 25 kg bag', 'bag'),
  roofingNails: material('Roofing nails, 25 kg bag', 'bag'),
  floorTile: material('Floor tiles, 600 × 600 mm', 'm²'),
  grout: material('Tile grout, 5 kg', 'bag'),
  paint: material('Emulsion paint, 20 litres', 'bucket'),
  exteriorPaint: material('Exterior emulsion paint, 20 litres', 'bucket'),
  satinPaint: material('Satin paint, 20 litres', 'bucket'),
  longspan: material('Long-span aluminium, 0.55 mm', 'm²'),
  longspan45: material('Long-span aluminium, 0.45 mm', 'm²'),
  stoneCoated: material('Stone-coated roof tile, bond', 'm²'),
  stoneCoatedShingle: material('Stone-coated roof tile, shingle', 'm²'),
  mason: labour('Mason'),
  carpenter: labour('Carpenter'),
  steelFixer: labour('Steel fixer'),
  tiler: labour('Tiler'),
  painter: labour('Painter'),
  roofer: labour('Roofer'),
  labourer: labour('Labourer'),
  mixer: plant('Concrete mixer, half-bag, with fuel'),
  vibrator: plant('Poker vibrator, with fuel'),
} satisfies Record<string, Resource>

export type ResourceId = keyof typeof RESOURCES
export const RESOURCE_IDS = Object.keys(RESOURCES) as [ResourceId, ...ResourceId[]]

export const resource = (id: ResourceId): Resource => RESOURCES[id]

/** Naira for each unit. */
export type ResourcePrices = Readonly<Record<ResourceId, number>>
