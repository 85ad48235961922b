import type { PackKind } from './pack.ts'

/** What sellers call packs (docs/product.md 18.3). */
export const PACKS: Record<string, PackKind> = {
  bag: 'bag',
  sack: 'bag',
  length: 'length',
  len: 'length',
  sheet: 'sheet',
  bundle: 'bundle',
  bdl: 'bundle',
  roll: 'roll',
  coil: 'coil',
  carton: 'carton',
  ctn: 'carton',
  box: 'box',
  packet: 'packet',
  pack: 'packet',
  pkt: 'packet',
  bucket: 'bucket',
  pail: 'bucket',
  rubber: 'bucket',
  tin: 'tin',
  can: 'tin',
  drum: 'drum',
  keg: 'keg',
  jerrycan: 'keg',
  tube: 'tube',
  trip: 'trip',
  tipper: 'trip',
  truckload: 'trip',
  load: 'load',
  pallet: 'load',
  trailer: 'load',
  truck: 'load',
  set: 'set',
  pair: 'pair',
  dozen: 'dozen',
  piece: 'piece',
  pc: 'piece',
  pcs: 'piece',
  each: 'piece',
  nos: 'piece',
  nr: 'piece',
  unit: 'piece',
  one: 'piece',
  point: 'point',
  visit: 'visit',
  day: 'day',
}

/** What work is paid by. */
const OF_WORK: ReadonlySet<PackKind> = new Set(['point', 'visit', 'day'])

/** What goods are packed in, and not how long they were cured or are guaranteed: "cured 7 days". */
export const PACKS_OF_GOODS: Record<string, PackKind> = Object.fromEntries(
  Object.entries(PACKS).filter(([, kind]) => !OF_WORK.has(kind)),
)
