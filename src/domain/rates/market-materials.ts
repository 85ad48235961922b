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

/** One of them is what is compared. */
const piece = (name: string, specification: string, called: string): MarketMaterial => ({
  name,
  specification,
  unit: 'nr',
  holds: 1,
  packs: { [called]: 1 },
})

const sold = (
  name: string,
  specification: string,
  unit: ComparedUnit,
  holds: number,
  packs?: Readonly<Record<string, number>>,
): MarketMaterial => ({ name, specification, unit, holds, ...(packs && { packs }) })

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
  laterite: aggregate('Laterite', 'laterite'),
  fillSand: aggregate('Filling sand', 'filling-sand'),
  hardcore: aggregate('Hardcore', 'hardcore'),
  stoneDust: aggregate('Stone dust', 'stone-dust'),
  stoneBase: aggregate('Stone base', 'stone-base'),
  solidBlock225: piece('Solid block, 225 mm', 'solid-block/225mm', 'block'),
  solidBlock150: piece('Solid block, 150 mm', 'solid-block/150mm', 'block'),
  ventBlock: piece('Ventilation block, 9 × 9 inch', 'vent-block/9x9inch', 'block'),
  clayBrick: piece('Clay brick', 'clay-brick', 'brick'),
  rebar6: bar(6, 2.664),
  rebar8: bar(8, 4.735),
  rebar20: bar(20, 29.594),
  rebar25: bar(25, 46.241),
  rebar32: bar(32, 75.76),
  mesh: sold('A142 BRC mesh', 'brc-mesh/a142', 'm2', 1, { '48 m² roll': 48 }),
  mesh193: sold('A193 BRC mesh', 'brc-mesh/a193', 'm2', 1, { '48 m² roll': 48 }),
  mesh252: sold('A252 BRC mesh', 'brc-mesh/a252', 'm2', 1, { '48 m² roll': 48 }),
  mesh393: sold('A393 BRC mesh', 'brc-mesh/a393', 'm2', 1, { '11.52 m² sheet': 11.52 }),
  marineBoard: piece('Marine board, 18 mm', 'marine-board/18mm', 'board'),
  timber2x4: timber('2x4'),
  timber2x6: timber('2x6'),
  timber3x4: timber('3x4'),
  fascia: sold('Fascia board, 1 × 12 inch', 'fascia-board/1x12inch', 'm', 1),
  zPurlin: sold('Z-purlin, 150 mm', 'z-purlin/150mm', 'm', 1),
  dpm: sold('Damp-proof membrane', 'damp-proof-membrane', 'm2', 1, { '25 m² roll': 25 }),
  bitumen: sold('Bitumen', 'bitumen', 'kg', 1),
  roofingFelt: sold('Roofing felt', 'roofing-felt', 'm2', 1, { '10 m² roll': 10 }),
  liquidWaterproofing: sold('Liquid waterproofing', 'liquid-waterproofing', 'kg', 1, { '20 kg bucket': 20 }),
  foil: sold('Foil insulation', 'foil-insulation', 'm2', 1, { '48 m² roll': 48 }),
  longspan70: sold('Long-span aluminium, 0.70 mm', 'longspan-aluminium/0.7mm', 'm2', 1),
  stepTile: sold('Step tile, 0.55 mm', 'step-tile/0.55mm', 'm2', 1),
  metcoppo: sold('Metcoppo, 0.55 mm', 'metcoppo/0.55mm', 'm2', 1),
  fibreCementSheet: piece('Fibre-cement roof sheet, 8 ft', 'fibre-cement-sheet/8ft', 'sheet'),
  ridgeCap: sold('Ridge cap, 0.55 mm', 'ridge-cap/0.55mm', 'm', 1),
  rainGutter: sold('Rain gutter, 150 mm', 'rain-gutter/150mm', 'm', 1),
  slidingWindow: sold('Sliding window', 'sliding-window', 'm2', 1),
  casementWindow: sold('Casement window', 'casement-window', 'm2', 1),
  projectedWindow: sold('Projected window', 'projected-window', 'm2', 1),
  burglaryBars: sold('Burglary bars', 'burglary-bars', 'm2', 1),
  sealant: sold('Silicone sealant', 'silicone-sealant', 'litre', 0.28, { tube: 0.28 }),
  flushDoor: piece('Flush door, 900 × 2,100 mm', 'flush-door/900x2100mm', 'door'),
  panelDoor: piece('Panel door, 900 × 2,100 mm', 'panel-door/900x2100mm', 'door'),
  steelDoor: piece('Steel door, 900 × 2,100 mm', 'steel-door/900x2100mm', 'door'),
  steelDoorDouble: piece('Steel door, 1,200 × 2,100 mm', 'steel-door/1200x2100mm', 'door'),
  aluminiumDoor: piece('Aluminium door, 900 × 2,100 mm', 'aluminium-door/900x2100mm', 'door'),
  wpcDoor: piece('WPC door, 750 × 2,100 mm', 'wpc-door/750x2100mm', 'door'),
  lockSet: piece('Lock set', 'lock-set', 'set'),
  railing: sold('Railing, painted steel', 'railing/painted-steel', 'm', 1),
  railingGlass: sold('Railing, stainless and glass', 'railing/stainless-and-glass', 'm', 1),
  steelGate: piece('Compound gate, 3,600 mm', 'gate/3600mm', 'gate'),
  floorTile400: sold('Floor tiles, 400 × 400 mm', 'floor-tile/400x400mm', 'm2', 1),
  wallTile: sold('Wall tiles, 300 × 600 mm', 'wall-tile/300x600mm', 'm2', 1),
  graniteSlab: sold('Granite slab, 20 mm', 'granite-slab/20mm', 'm2', 1),
  terrazzoMix: sold('Terrazzo mix', 'terrazzo-mix', 'kg', 50, { '50 kg bag': 50 }),
  popCement: sold('POP cement', 'pop-cement', 'kg', 40, { '40 kg bag': 40 }),
  popBoard: sold('POP board', 'pop-board', 'm2', 1, { 'board of 1.44 m²': 1.44 }),
  pvcCeiling: sold('PVC ceiling', 'pvc-ceiling', 'm2', 1),
  gypsumBoard: sold('Gypsum board, 12 mm', 'gypsum-board/12mm', 'm2', 1, { 'board of 2.88 m²': 2.88 }),
  ceilingSheet: piece('Flat ceiling sheet, 4 × 4 ft', 'flat-ceiling-sheet/4x4ft', 'sheet'),
  ceilingTile: piece('Suspended ceiling tile, 600 × 600 mm', 'suspended-ceiling-tile/600x600mm', 'tile'),
  cornice: sold('POP cornice, 100 mm', 'pop-cornice/100mm', 'm', 1),
  glossPaint: sold('Gloss paint', 'gloss-paint', 'litre', 4, { '4 litre tin': 4 }),
  primer: sold('Primer', 'primer', 'litre', 4, { '4 litre tin': 4 }),
  redOxide: sold('Red oxide primer', 'red-oxide', 'litre', 4, { '4 litre tin': 4 }),
  texturedPaint: sold('Textured paint', 'textured-paint', 'litre', 20, { '20 litre bucket': 20 }),
  woodPreservative: sold('Wood preservative', 'wood-preservative', 'litre', 25, { '25 litre drum': 25 }),
  wastePipe110: sold('PVC waste pipe, 110 mm', 'pvc-waste-pipe/110mm', 'm', 1, { '5.8 m length': 5.8 }),
  wastePipe75: sold('PVC waste pipe, 75 mm', 'pvc-waste-pipe/82mm', 'm', 1, { '5.8 m length': 5.8 }),
  wastePipe50: sold('PVC waste pipe, 50 mm', 'pvc-waste-pipe/50mm', 'm', 1, { '5.8 m length': 5.8 }),
  pressurePipe: sold('PVC pressure pipe, 25 mm', 'pvc-pressure-pipe/25mm', 'm', 1, { '6 m length': 6 }),
  pressurePipe110: sold('PVC pressure pipe, 110 mm', 'pvc-pressure-pipe/110mm', 'm', 1, { '6 m length': 6 }),
  pprPipe20: sold('PPR pipe, 20 mm', 'ppr-pipe/20mm', 'm', 1, { '4 m length': 4 }),
  pprPipe25: sold('PPR pipe, 25 mm', 'ppr-pipe/25mm', 'm', 1, { '4 m length': 4 }),
  pprPipe32: sold('PPR pipe, 32 mm', 'ppr-pipe/32mm', 'm', 1, { '4 m length': 4 }),
  gateValve: piece('Gate valve, 20 mm', 'gate-valve/20mm', 'valve'),
  angleValve: piece('Angle valve', 'angle-valve', 'valve'),
  wcSet: piece('WC set', 'wc-set', 'set'),
  washBasin: piece('Wash basin, pedestal', 'wash-basin/pedestal', 'set'),
  basinTap: piece('Basin tap', 'tap/basin', 'tap'),
  kitchenSink: piece('Kitchen sink, double bowl', 'kitchen-sink/2', 'sink'),
  kitchenSinkSingle: piece('Kitchen sink, single bowl', 'kitchen-sink/1', 'sink'),
  kitchenTap: piece('Kitchen tap', 'tap/kitchen', 'tap'),
  bibTap: piece('Bib tap', 'tap/bib', 'tap'),
  bottleTrap: piece('Bottle trap', 'bottle-trap', 'trap'),
  floorTrap: piece('Floor trap, 75 mm', 'pvc-trap/75mm', 'trap'),
  showerMixer: piece('Shower mixer', 'shower-mixer', 'set'),
  waterTank: piece('Water tank, 2,000 litres', 'water-tank/2000litre', 'tank'),
  waterTank1000: piece('Water tank, 1,000 litres', 'water-tank/1000litre', 'tank'),
  waterTank5000: piece('Water tank, 5,000 litres', 'water-tank/5000litre', 'tank'),
  waterHeater: piece('Water heater, 50 litres', 'water-heater/50litre', 'heater'),
  waterPump: piece('Surface pump, 1 HP', 'surface-pump/1hp', 'pump'),
  fireExtinguisher: piece('Fire extinguisher, 9 kg', 'fire-extinguisher/9kg_dcp', 'extinguisher'),
  cable15: sold('Cable, 1.5 mm²', 'single-core-cable/1.5mm2', 'm', 1, { '100 m coil': 100 }),
  cable25: sold('Cable, 2.5 mm²', 'single-core-cable/2.5mm2', 'm', 1, { '100 m coil': 100 }),
  cable4: sold('Cable, 4 mm²', 'single-core-cable/4mm2', 'm', 1, { '100 m coil': 100 }),
  cable6: sold('Cable, 6 mm²', 'single-core-cable/6mm2', 'm', 1, { '100 m coil': 100 }),
  cable10: sold('Cable, 10 mm²', 'single-core-cable/10mm2', 'm', 1, { '100 m coil': 100 }),
  cable16: sold('Cable, 16 mm²', 'single-core-cable/16mm2', 'm', 1, { '100 m coil': 100 }),
  armoured16: sold('Armoured cable, 4 × 16 mm²', 'armoured-cable/16mm2_4core', 'm', 1),
  armoured70: sold('Armoured cable, 4 × 70 mm²', 'armoured-cable/70mm2_4core', 'm', 1),
  conduit20: sold('PVC conduit, 20 mm', 'conduit-pipe/20mm', 'm', 1, { '3 m length': 3 }),
  conduit25: sold('PVC conduit, 25 mm', 'conduit-pipe/25mm', 'm', 1, { '3 m length': 3 }),
  pattressBox: piece('Pattress box, 3 × 3 inch', 'pattress-box/3x3inch', 'box'),
  switch1: piece('Switch, 1-gang', 'switch/1', 'switch'),
  switch2: piece('Switch, 2-gang', 'switch/2', 'switch'),
  switch3: piece('Switch, 3-gang', 'switch/3', 'switch'),
  socket13: piece('Socket, 13 A', 'socket/13a', 'socket'),
  socket15: piece('Socket, 15 A', 'socket/15a', 'socket'),
  panelLight: piece('LED panel light, 18 W', 'panel-light/18w', 'light'),
  ledBatten: piece('LED batten, 40 W', 'led-batten/40w', 'light'),
  wallBracket: piece('Wall bracket', 'wall-bracket', 'light'),
  floodlight: piece('LED floodlight, 100 W', 'floodlight/100w', 'light'),
  ceilingFan: piece('Ceiling fan', 'ceiling-fan', 'fan'),
  distributionBoard: piece('Distribution board, 8-way', 'distribution-board/8way', 'board'),
  distributionBoard12: piece('Distribution board, 12-way', 'distribution-board/12way', 'board'),
  earthRod: piece('Earth rod, 1.2 m', 'earth-rod/1200mm', 'rod'),
  splitAc: piece('Split air conditioner, 1.5 HP', 'split-ac/1.5hp', 'unit'),
  manholeCover: piece('Manhole cover, 600 mm', 'manhole-cover/600mm', 'cover'),
  septicTank: piece('Septic tank, 3,000 litres', 'septic-tank/3000litre', 'tank'),
  pavingStone: sold('Paving stone, 60 mm', 'paving-stone/60mm', 'm2', 1),
  pavingStone80: sold('Paving stone, 80 mm', 'paving-stone/80mm', 'm2', 1),
  kerbStone: piece('Kerb stone', 'kerb-stone/900x250mm', 'kerb'),
} as const satisfies Partial<Record<ResourceId, MarketMaterial>>

export type MarketMaterialId = keyof typeof MARKET_MATERIALS
export const MARKET_MATERIAL_IDS = Object.keys(MARKET_MATERIALS) as [MarketMaterialId, ...MarketMaterialId[]]

/** @returns undefined for what the marketplace does not sell: labour by the day, and plant */
export const marketMaterial = (id: ResourceId): MarketMaterial | undefined =>
  Object.hasOwn(MARKET_MATERIALS, id) ? MARKET_MATERIALS[id as MarketMaterialId] : undefined

/** With fewer in a state, the sellers of the whole country speak for it. */
export const SELLERS_MIN = 3
