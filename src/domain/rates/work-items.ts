import type { ResourceId } from './resources.ts'

/** A number of the trade that the reader may change. `value` is where it starts, `unit` what it counts. */
export type Factor = { label: string; unit: string; value: number }

export type WorkLine = {
  resource: ResourceId
  /** How much of it one unit of the work takes, from the item's factors (formula.ts). */
  quantity: string
  /** The factor that says how much is lost, in per cent. */
  waste?: string
}

export type WorkItem = {
  title: string
  /** As a bill of quantities describes it. */
  description: string
  unit: string
  factors: Readonly<Record<string, Factor>>
  lines: readonly WorkLine[]
  /** Where the starting factors come from. */
  sources: readonly string[]
}

const percent = (label: string, value: number): Factor => ({ label, unit: '%', value })

const CEMENT_AND_SAND = {
  cementDensity: { label: 'Cement, loose', unit: 'kg/m³', value: 1440 },
  sandDensity: { label: 'Sand, loose', unit: 'kg/m³', value: 1500 },
}
const MORTAR_WASTE = { cementWaste: percent('Waste of cement', 5), sandWaste: percent('Waste of sand', 10) }

/** Dry volume of one part of the mix in bags of 50 kg, or in tonnes. */
const bags = (volume: string) => `${volume} * cementParts * cementDensity / 50`
const tonnes = (volume: string, parts: string, density: string) => `${volume} * ${parts} * ${density} / 1000`

const DRY_CONCRETE = 'dryVolume / (cementParts + sandParts + stoneParts)'

/** In-situ concrete by volume. A mix is one to `sandParts` to `stoneParts`. */
function concrete(sandParts: number, stoneParts: number, use: string): WorkItem {
  return {
    title: `Concrete 1:${sandParts}:${stoneParts}`,
    description: `Plain in-situ concrete (1:${sandParts}:${stoneParts}, 19 mm aggregate) in ${use}, mixed on site, placed and vibrated`,
    unit: 'm³',
    factors: {
      cementParts: { label: 'Cement', unit: 'parts', value: 1 },
      sandParts: { label: 'Sharp sand', unit: 'parts', value: sandParts },
      stoneParts: { label: 'Granite', unit: 'parts', value: stoneParts },
      dryVolume: { label: 'Dry materials for 1 m³ placed', unit: 'm³', value: 1.54 },
      ...CEMENT_AND_SAND,
      stoneDensity: { label: 'Granite, loose', unit: 'kg/m³', value: 1500 },
      cementWaste: percent('Waste of cement', 2.5),
      sandWaste: percent('Waste of sand', 10),
      stoneWaste: percent('Waste of granite', 5),
      masons: { label: 'Masons in the gang', unit: 'nr', value: 1 },
      labourers: { label: 'Labourers in the gang', unit: 'nr', value: 10 },
      output: { label: 'The gang places in a day', unit: 'm³', value: 8 },
    },
    lines: [
      { resource: 'cement', quantity: bags(DRY_CONCRETE), waste: 'cementWaste' },
      { resource: 'sand', quantity: tonnes(DRY_CONCRETE, 'sandParts', 'sandDensity'), waste: 'sandWaste' },
      {
        resource: 'granite',
        quantity: tonnes(DRY_CONCRETE, 'stoneParts', 'stoneDensity'),
        waste: 'stoneWaste',
      },
      { resource: 'mason', quantity: 'masons / output' },
      { resource: 'labourer', quantity: 'labourers / output' },
      { resource: 'mixer', quantity: '1 / output' },
      { resource: 'vibrator', quantity: '1 / output' },
    ],
    sources: [
      'Dry volume 1.54 and densities: R. J. Iqbal, “How to calculate quantities of cement, sand, aggregate and water in 1 m³ concrete work”, sand at the upper end of its 1,450 to 1,500 kg/m³.',
      'Gang, output and waste: ordinary practice with a half-bag mixer and head pans, yours to change.',
    ],
  }
}

const DRY_MORTAR = 'mortar * dryVolume / (cementParts + sandParts)'
const BLOCKS = '1000000 / ((blockLength + joint) * (blockHeight + joint))'

/** Hollow sandcrete blockwork, 450 × 225 mm on its face. */
function blockwork(thickness: 225 | 150, mortar: number, output: number): WorkItem {
  return {
    title: `Block wall, ${thickness} mm`,
    description: `${thickness} mm hollow sandcrete block wall in cement mortar (1:6), bedded and jointed`,
    unit: 'm²',
    factors: {
      blockLength: { label: 'Block, length', unit: 'mm', value: 450 },
      blockHeight: { label: 'Block, height', unit: 'mm', value: 225 },
      joint: { label: 'Mortar joint', unit: 'mm', value: 25 },
      mortar: { label: 'Mortar in 1 m² of wall', unit: 'm³', value: mortar },
      cementParts: { label: 'Cement in the mortar', unit: 'parts', value: 1 },
      sandParts: { label: 'Sand in the mortar', unit: 'parts', value: 6 },
      dryVolume: { label: 'Dry materials for 1 m³ of mortar', unit: 'm³', value: 1.3 },
      ...CEMENT_AND_SAND,
      blockWaste: percent('Waste of blocks', 5),
      ...MORTAR_WASTE,
      masons: { label: 'Masons in the gang', unit: 'nr', value: 1 },
      labourers: { label: 'Labourers in the gang', unit: 'nr', value: 1 },
      output: { label: 'The gang lays in a day', unit: 'm²', value: output },
    },
    lines: [
      { resource: thickness === 225 ? 'block225' : 'block150', quantity: BLOCKS, waste: 'blockWaste' },
      { resource: 'cement', quantity: bags(DRY_MORTAR), waste: 'cementWaste' },
      { resource: 'sand', quantity: tonnes(DRY_MORTAR, 'sandParts', 'sandDensity'), waste: 'sandWaste' },
      { resource: 'mason', quantity: 'masons / output' },
      { resource: 'labourer', quantity: 'labourers / output' },
    ],
    sources: [
      'Joints of 25 mm: usual on Nigerian sites. Blocks are counted with their joints.',
      thickness === 225
        ? 'Mortar 0.03 m³ and dry volume 1.30: Structville, “Review on quantity of cement required to lay blocks” (2019).'
        : 'Mortar 0.02 m³: the figure for 225 mm blocks, in proportion to the thickness. Dry volume 1.30: Structville (2019).',
    ],
  }
}

const REINFORCEMENT: WorkItem = {
  title: 'Reinforcement',
  description: 'High-yield bar reinforcement in slabs, cut, bent and fixed, with binding wire',
  unit: 'tonne',
  factors: {
    lapsAndOffcuts: percent('Rolling margin and offcuts', 5),
    wire: { label: 'Binding wire for 1 tonne', unit: 'kg', value: 10 },
    wireWaste: percent('Waste of wire', 5),
    cutAndBend: { label: 'Cutting and bending 1 tonne', unit: 'hours', value: 27.05 },
    fix: { label: 'Fixing 1 tonne', unit: 'hours', value: 45.6 },
    labourers: { label: 'Labourers for each steel fixer', unit: 'nr', value: 0.5 },
  },
  lines: [
    { resource: 'rebar', quantity: '1', waste: 'lapsAndOffcuts' },
    { resource: 'bindingWire', quantity: 'wire / 20', waste: 'wireWaste' },
    { resource: 'steelFixer', quantity: '(cutAndBend + fix) / 8' },
    { resource: 'labourer', quantity: 'labourers * (cutAndBend + fix) / 8' },
  ],
  sources: [
    'Hours of a steel fixer for one tonne in slabs: O. J. Ameh, “Labour output of steel fixers in selected building construction sites in Lagos, Nigeria”, JASES 1(1), 2013. Beams take 41.58 and 67.70 hours there, columns 24.10 and 35.20, stairs 25.06 and 25.10.',
  ],
}

const FORMWORK: WorkItem = {
  title: 'Sawn formwork',
  description: 'Sawn formwork to sides and soffits of beams and slabs, propped, struck and cleaned',
  unit: 'm²',
  factors: {
    plankArea: { label: 'One plank covers', unit: 'm²', value: 1.08 },
    bracing: { label: 'Bracing and props, lengths for 1 m²', unit: 'nr', value: 2 },
    uses: { label: 'The timber is used', unit: 'times', value: 4 },
    timberWaste: percent('Waste of timber', 10),
    nails: { label: 'Nails for 1 m²', unit: 'kg', value: 0.3 },
    carpenters: { label: 'Carpenters in the gang', unit: 'nr', value: 1 },
    labourers: { label: 'Labourers in the gang', unit: 'nr', value: 1 },
    output: { label: 'The gang fixes and strikes in a day', unit: 'm²', value: 6 },
  },
  lines: [
    { resource: 'plank', quantity: '1 / plankArea / uses', waste: 'timberWaste' },
    { resource: 'bracing', quantity: 'bracing / uses', waste: 'timberWaste' },
    { resource: 'nails', quantity: 'nails / 25' },
    { resource: 'carpenter', quantity: 'carpenters / output' },
    { resource: 'labourer', quantity: 'labourers / output' },
  ],
  sources: [
    'A plank of 0.30 × 3.60 m covers 1.08 m². Uses, nails and output: ordinary practice, yours to change.',
  ],
}

const RENDER: WorkItem = {
  title: 'Render, 12 mm',
  description: '12 mm cement and sand (1:4) render on blockwork, one coat, wood-floated',
  unit: 'm²',
  factors: {
    thickness: { label: 'Thickness', unit: 'mm', value: 12 },
    unevenness: percent('More for joints and an uneven wall', 15),
    cementParts: { label: 'Cement', unit: 'parts', value: 1 },
    sandParts: { label: 'Sand', unit: 'parts', value: 4 },
    dryVolume: { label: 'Dry materials for 1 m³ of mortar', unit: 'm³', value: 1.33 },
    ...CEMENT_AND_SAND,
    ...MORTAR_WASTE,
    masons: { label: 'Masons in the gang', unit: 'nr', value: 1 },
    labourers: { label: 'Labourers in the gang', unit: 'nr', value: 1 },
    output: { label: 'The gang renders in a day', unit: 'm²', value: 12 },
  },
  lines: [
    {
      resource: 'cement',
      quantity: bags('thickness / 1000 * (1 + unevenness / 100) * dryVolume / (cementParts + sandParts)'),
      waste: 'cementWaste',
    },
    {
      resource: 'plasterSand',
      quantity: tonnes(
        'thickness / 1000 * (1 + unevenness / 100) * dryVolume / (cementParts + sandParts)',
        'sandParts',
        'sandDensity',
      ),
      waste: 'sandWaste',
    },
    { resource: 'mason', quantity: 'masons / output' },
    { resource: 'labourer', quantity: 'labourers / output' },
  ],
  sources: [
    'Dry volume 1.33 and 15 % for the wall: Civil at Work, “How to calculate internal plaster” (2019).',
  ],
}

const TILING: WorkItem = {
  title: 'Floor tiling',
  description: 'Floor tiles, 600 × 600 mm, on 25 mm cement and sand (1:4) bed, grouted',
  unit: 'm²',
  factors: {
    tileWaste: percent('Cutting and breakage of tiles', 7.5),
    bed: { label: 'Thickness of the bed', unit: 'mm', value: 25 },
    cementParts: { label: 'Cement in the bed', unit: 'parts', value: 1 },
    sandParts: { label: 'Sand in the bed', unit: 'parts', value: 4 },
    dryVolume: { label: 'Dry materials for 1 m³ of mortar', unit: 'm³', value: 1.33 },
    ...CEMENT_AND_SAND,
    ...MORTAR_WASTE,
    grout: { label: 'Grout for 1 m²', unit: 'kg', value: 0.3 },
    tilers: { label: 'Tilers in the gang', unit: 'nr', value: 1 },
    labourers: { label: 'Labourers in the gang', unit: 'nr', value: 1 },
    output: { label: 'The gang lays in a day', unit: 'm²', value: 7 },
  },
  lines: [
    { resource: 'floorTile', quantity: '1', waste: 'tileWaste' },
    {
      resource: 'cement',
      quantity: bags('bed / 1000 * dryVolume / (cementParts + sandParts)'),
      waste: 'cementWaste',
    },
    {
      resource: 'sand',
      quantity: tonnes('bed / 1000 * dryVolume / (cementParts + sandParts)', 'sandParts', 'sandDensity'),
      waste: 'sandWaste',
    },
    { resource: 'grout', quantity: 'grout / 5' },
    { resource: 'tiler', quantity: 'tilers / output' },
    { resource: 'labourer', quantity: 'labourers / output' },
  ],
  sources: ['Bed, grout and output: ordinary practice, yours to change.'],
}

const PAINTING: WorkItem = {
  title: 'Painting',
  description: 'Emulsion paint on rendered walls, two coats, the surface brushed down',
  unit: 'm²',
  factors: {
    coats: { label: 'Coats', unit: 'nr', value: 2 },
    coverage: { label: 'A litre covers in one coat', unit: 'm²', value: 12 },
    paintWaste: percent('Waste of paint', 5),
    painters: { label: 'Painters in the gang', unit: 'nr', value: 1 },
    output: { label: 'The gang paints in a day, all coats', unit: 'm²', value: 15 },
  },
  lines: [
    { resource: 'paint', quantity: 'coats / coverage / 20', waste: 'paintWaste' },
    { resource: 'painter', quantity: 'painters / output' },
  ],
  sources: [
    'Coverage of 12 m² a litre on smooth walls: British Coatings Federation. Rough walls take twice as much: 6 to 6.5 m².',
    'Waste of 5 %: ADLM’s own constants for finishes. Output: ordinary practice, yours to change.',
  ],
}

/** By the square metre of the slope, on rafters that stand. */
function roofCovering(
  kind: Pick<WorkItem, 'title' | 'description' | 'sources'> & {
    covering: ResourceId
    timber: ResourceId
    spacing: Factor
    nails: number
    output: number
  },
): WorkItem {
  return {
    title: kind.title,
    description: kind.description,
    unit: 'm²',
    factors: {
      coveringWaste: percent('Waste of the covering', 5),
      spacing: kind.spacing,
      timberWaste: percent('Waste of timber', 10),
      nails: { label: 'Roofing nails for 1 m²', unit: 'kg', value: kind.nails },
      roofers: { label: 'Roofers in the gang', unit: 'nr', value: 2 },
      labourers: { label: 'Labourers in the gang', unit: 'nr', value: 2 },
      output: { label: 'The gang covers in a day', unit: 'm²', value: kind.output },
    },
    lines: [
      { resource: kind.covering, quantity: '1', waste: 'coveringWaste' },
      { resource: kind.timber, quantity: '1000 / spacing / 3.66', waste: 'timberWaste' },
      { resource: 'roofingNails', quantity: 'nails / 25' },
      { resource: 'roofer', quantity: 'roofers / output' },
      { resource: 'labourer', quantity: 'labourers / output' },
    ],
    sources: kind.sources,
  }
}

export const WORK_ITEMS = {
  'concrete-1-2-4': concrete(2, 4, 'beams, slabs and columns'),
  'concrete-1-3-6': concrete(3, 6, 'foundations and blinding'),
  'block-225': blockwork(225, 0.03, 10),
  'block-150': blockwork(150, 0.02, 12),
  reinforcement: REINFORCEMENT,
  formwork: FORMWORK,
  render: RENDER,
  tiling: TILING,
  painting: PAINTING,
  'roof-longspan': roofCovering({
    title: 'Long-span roof covering',
    description:
      'Long-span aluminium sheets, 0.55 mm, on purlins of 50 × 75 mm, nailed; measured on the slope',
    covering: 'longspan',
    timber: 'bracing',
    spacing: { label: 'Distance of the purlins', unit: 'mm', value: 1000 },
    nails: 0.1,
    output: 20,
    sources: [
      'Sheets are sold by the metre run, and how wide one covers differs by profile: ask the seller. Here they are taken by the area that they cover.',
      'Waste of 5 %: ADLM’s own constants for finishes. Purlins, nails and output: ordinary practice, yours to change.',
    ],
  }),
  'roof-stone-coated': roofCovering({
    title: 'Stone-coated roof covering',
    description: 'Stone-coated steel tiles on 50 × 50 mm battens, nailed; measured on the slope',
    covering: 'stoneCoated',
    timber: 'batten',
    spacing: { label: 'Distance of the battens', unit: 'mm', value: 365 },
    nails: 0.15,
    output: 16,
    sources: [
      'A tile covers 1.26 × 0.365 m, so that battens stand every 365 mm: buildingcontractorsecrets.com.',
      'Waste of 5 %: ADLM’s own constants for finishes. Nails and output: ordinary practice, yours to change.',
    ],
  }),
} satisfies Record<string, WorkItem>

export type WorkItemId = keyof typeof WORK_ITEMS
export const WORK_ITEM_IDS = Object.keys(WORK_ITEMS) as [WorkItemId, ...WorkItemId[]]

export const workItem = (id: WorkItemId): WorkItem => WORK_ITEMS[id]

export const isWorkItem = (id: string): id is WorkItemId => Object.hasOwn(WORK_ITEMS, id)
