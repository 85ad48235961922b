import type { Resource } from './resource.ts'
import { MATERIAL_RESOURCES } from './resource-materials.ts'

export type { Resource, ResourceKind } from './resource.ts'

const labour = (name: string): Resource => ({ name, unit: 'day', kind: 'Labour' })
const plant = (name: string): Resource => ({ name, unit: 'day', kind: 'Plant' })

/** What the work items are made of. A working day has 8 hours. What the marketplace sells of it: market-materials.ts. */
export const RESOURCES = {
  ...MATERIAL_RESOURCES,
  mason: labour('Mason'),
  carpenter: labour('Carpenter'),
  steelFixer: labour('Steel fixer'),
  tiler: labour('Tiler'),
  painter: labour('Painter'),
  roofer: labour('Roofer'),
  ceilingFixer: labour('Ceiling fixer'),
  aluminiumFitter: labour('Aluminium fitter'),
  welder: labour('Welder'),
  plumber: labour('Plumber'),
  electrician: labour('Electrician'),
  labourer: labour('Labourer'),
  mixer: plant('Concrete mixer, half-bag, with fuel'),
  vibrator: plant('Poker vibrator, with fuel'),
  compactor: plant('Plate compactor, with fuel'),
  roller: plant('Roller, 8 tonnes, with operator and fuel'),
  compressor: plant('Compressor with breaker and fuel'),
  chainsaw: plant('Chainsaw, with fuel'),
  tipper: plant('Tipper, 10 tonnes, with driver and fuel'),
  weldingSet: plant('Welding set, with fuel'),
  terrazzoGrinder: plant('Terrazzo grinder'),
} satisfies Record<string, Resource>

export type ResourceId = keyof typeof RESOURCES
export const RESOURCE_IDS = Object.keys(RESOURCES) as [ResourceId, ...ResourceId[]]

export const resource = (id: ResourceId): Resource => RESOURCES[id]

/** Naira for each unit. */
export type ResourcePrices = Readonly<Record<ResourceId, number>>
