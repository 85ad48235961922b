import type { Material } from './material.ts'

/** Materials with a drawing of their own, by their ids (`public/drawings/`). */
const OWN = new Set(
  `white-cement damp-proof-membrane plaster-sand filling-sand laterite gravel stone-dust hardcore
  angle-iron square-pipe brc-mesh plywood marine-board bamboo roofing-nails
  solid-block vent-block interlocking-brick
  tile-adhesive tile-grout paving-stone kerb-stone granite-slab emulsion-paint textured-paint gloss-paint red-oxide
  pop-cement pop-board gypsum-board pvc-ceiling
  step-tile stone-coated-tile zinc-sheet fibre-cement-sheet polycarbonate-sheet ridge-cap roof-screws bitumen
  casement-window louvre-blades burglary-bars steel-door flush-door aluminium-door gate
  armoured-cable conduit-pipe switch panel-light floodlight ceiling-fan
  mcb changeover-switch inverter lithium-battery solar-panel
  pvc-pressure-pipe ppr-pipe steel-pipe hdpe-pipe gate-valve ball-valve
  wash-basin kitchen-sink tap shower-mixer surface-pump borehole-pump split-ac water-heater fire-extinguisher
  manhole-cover silicone-sealant turbine-ventilator cctv-kit`.split(/\s+/),
)

/** The drawing of their shelf shows these. */
const SHELF_SHOWS = new Set(
  `cement sharp-sand granite rebar binding-wire timber wire-nails hollow-block clay-brick floor-tile wall-tile
  suspended-ceiling-tile longspan-aluminium steel-truss rain-gutter roofing-felt sliding-window panel-door lock-set
  single-core-cable cable-tray socket led-bulb distribution-board pvc-waste-pipe pvc-fitting water-tank`.split(
    /\s+/,
  ),
)

/** What looks like another material more than like what else is on its shelf; a shelf by its name. */
const LIKE: Readonly<Record<string, string>> = {
  'ready-mix': 'concrete-granite',
  'stone-base': 'gravel',
  'hand-broken-stone': 'hardcore',
  'marble-chips': 'gravel',
  'square-bar': 'reinforcement-reinforcement-bar',
  'flat-bar': 'angle-iron',
  'steel-prop': 'square-pipe',
  mdf: 'plywood',
  'mangrove-props': 'bamboo',
  'concrete-brick': 'solid-block',
  'coping-brick': 'solid-block',
  'hollow-pot': 'blockwork-sandcrete-block',
  'clay-paver': 'paving-stone',
  'terrazzo-mix': 'tile-adhesive',
  'wall-putty': 'pop-cement',
  'exterior-paint': 'emulsion-paint',
  'satin-paint': 'gloss-paint',
  primer: 'red-oxide',
  thinner: 'gloss-paint',
  'wpc-panel': 'pvc-ceiling',
  'flat-ceiling-sheet': 'gypsum-board',
  'pop-cornice': 'pop-board',
  metcoppo: 'step-tile',
  'aluzinc-sheet': 'roofing-roof-covering',
  'z-purlin': 'angle-iron',
  'fascia-board': 'formwork-hardwood',
  'clay-ridge-tile': 'ridge-cap',
  'roofing-felt': 'roofing-others',
  'j-bolts': 'roof-screws',
  'liquid-waterproofing': 'bitumen',
  'wood-preservative': 'bitumen',
  'tank-stand': 'mechanical-equipment',
  alucobond: 'gypsum-board',
  'projected-window': 'casement-window',
  'steel-window': 'casement-window',
  'louvre-frame': 'louvre-blades',
  'curtain-wall': 'casement-window',
  'hdf-door': 'flush-door',
  'wpc-door': 'flush-door',
  railing: 'burglary-bars',
  'shower-cubicle': 'aluminium-door',
  'abc-cable': 'armoured-cable',
  trunking: 'conduit-pipe',
  'water-heater-switch': 'switch',
  'cooker-unit': 'switch',
  'led-strip': 'panel-light',
  'led-batten': 'panel-light',
  'solar-street-light': 'floodlight',
  'surge-arrester': 'mcb',
  'deep-cycle-battery': 'lithium-battery',
  'charge-controller': 'inverter',
  'earth-rod': 'reinforcement-reinforcement-bar',
  'cpvc-pipe': 'pvc-pressure-pipe',
  'black-steel-pipe': 'steel-pipe',
  'ac-copper-pipe': 'hdpe-pipe',
  'ppr-fitting': 'mechanical-fittings',
  'wc-set': 'mechanical-others',
  'basin-tap': 'tap',
  'angle-valve': 'ball-valve',
  'stop-cock': 'gate-valve',
  'solar-pump': 'borehole-pump',
  'cassette-ac': 'split-ac',
  'instant-heater': 'water-heater',
  'pressure-vessel': 'water-heater',
  'septic-tank': 'mechanical-equipment',
  'filter-housing': 'water-heater',
  'ac-duct': 'split-ac',
  'hose-reel': 'hdpe-pipe',
}

/** By which drawing offers of a shelf without a material are shown, and those that nothing else comes nearer to. */
export const shelfDrawing = (category: string, subCategory: string): string =>
  `${category}-${subCategory.toLowerCase().replaceAll(' ', '-')}`

type Drawn = Pick<Material, 'id' | 'type' | 'category' | 'subCategory'>

/** The name of the drawing that shows a material best (`public/drawings/`); of labour that of its trade. */
export function drawingOf({ id, type, category, subCategory }: Drawn): string {
  if (type === 'Labour') return `labour-${category}`
  return OWN.has(id) ? id : (LIKE[id] ?? shelfDrawing(category, subCategory))
}

/**
 * Materials that no other is shown by: what their drawing shows is what they are.
 * @internal asked by tests alone
 */
export const isDrawnItself = ({ id }: Pick<Material, 'id'>): boolean => OWN.has(id) || SHELF_SHOWS.has(id)
