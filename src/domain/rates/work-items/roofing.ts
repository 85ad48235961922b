import type { ResourceId } from '../resources.ts'
import type { Choice, Factor, WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import { counted, factor, figures, gang, PLUG_INS, percent, takes, work } from './pieces.ts'

type Covering = {
  description: string
  choices?: Record<string, Choice>
  covering: ResourceId
  timber: ResourceId
  spacing: Factor
  nails: number
  output: number
  sources?: string[]
}

/** By the square metre of the slope, on rafters that stand. */
const covering = ({ covering: sheet, timber, spacing, nails, output, ...parts }: Covering) =>
  work(
    parts,
    figures({
      coveringWaste: percent('Waste of the covering', 5, PLUG_INS),
      spacing,
      timberWaste: percent('Waste of timber', 10),
      nails: factor('Roofing nails for 1 m²', 'kg', nails),
    }),
    {
      factors: {},
      lines: [
        { resource: sheet, quantity: '1', waste: 'coveringWaste' },
        { resource: timber, quantity: '1000 / spacing / 3.66', waste: 'timberWaste' },
        { resource: 'roofingNails', quantity: 'nails / 25' },
      ],
    },
    gang(output, 'm²', { roofer: 2, labourer: 2 }),
  )

const PURLINS = factor('Spacing of the purlins', 'mm', 1000)
const PROFILES =
  'Sheets are sold by the metre run, and how wide one covers differs by profile: ask the seller. Here they are taken by the area that they cover.'

export const ROOFING = {
  'roof-longspan': covering({
    description: 'Long-span aluminium sheets on purlins of 50 × 75 mm, nailed; measured on the slope',
    choices: {
      gauge: {
        label: 'Thickness',
        options: {
          t055: { label: '0.55 mm' },
          t045: { label: '0.45 mm', instead: { longspan: 'longspan45' } },
          t070: { label: '0.70 mm', instead: { longspan: 'longspan70' } },
        },
      },
    },
    covering: 'longspan',
    timber: 'bracing',
    spacing: PURLINS,
    nails: 0.1,
    output: 20,
    sources: [PROFILES],
  }),
  'roof-stone-coated': covering({
    description: 'Stone-coated steel tiles on 50 × 50 mm battens, nailed; measured on the slope',
    choices: {
      profile: {
        label: 'Profile',
        options: {
          bond: { label: 'Bond' },
          shingle: { label: 'Shingle', instead: { stoneCoated: 'stoneCoatedShingle' } },
        },
      },
    },
    covering: 'stoneCoated',
    timber: 'batten',
    spacing: factor(
      'Spacing of the battens',
      'mm',
      365,
      'a tile covers 1.26 × 0.365 m: buildingcontractorsecrets.com',
    ),
    nails: 0.15,
    output: 16,
  }),
  'roof-step-tile': covering({
    description:
      'Step-tile aluminium sheets, 0.55 mm, on purlins of 50 × 75 mm, nailed; measured on the slope',
    covering: 'stepTile',
    timber: 'bracing',
    spacing: PURLINS,
    nails: 0.1,
    output: 18,
    sources: [PROFILES],
  }),
  'roof-metcoppo': covering({
    description:
      'Metcoppo tile-profile sheets, 0.55 mm, on purlins of 50 × 75 mm, nailed; measured on the slope',
    covering: 'metcoppo',
    timber: 'bracing',
    spacing: PURLINS,
    nails: 0.1,
    output: 18,
    sources: [PROFILES],
  }),
  'roof-fibre-cement': work(
    { description: 'Asbestos-free fibre-cement roof sheets on purlins of 50 × 75 mm; measured on the slope' },
    figures({
      sheetArea: factor('A sheet of 8 ft covers', 'm²', 2),
      spacing: factor('Spacing of the purlins', 'mm', 1150),
      nails: factor('Roofing nails for 1 m²', 'kg', 0.12),
    }),
    counted('fibreCementSheet', '1 / sheetArea', { waste: 5, wasteSource: PLUG_INS }),
    counted('bracing', '1000 / spacing / 3.66', { waste: 10 }),
    counted('roofingNails', 'nails / 25'),
    gang(22, 'm²', { roofer: 2, labourer: 2 }),
  ),
  'ridge-cap': work(
    { description: 'Aluminium ridge, hip or valley cap, 0.55 mm, fixed with laps of 150 mm' },
    counted('ridgeCap', '1', { waste: 8 }),
    takes('roofingNails', 0.004),
    gang(40, 'm', { roofer: 1, labourer: 1 }),
  ),
  'rain-gutter': work(
    { description: 'PVC rain gutter, 150 mm, with brackets and outlets' },
    counted('rainGutter', '1', { waste: 5 }),
    takes('gutterBracket', 1.7),
    gang(25, 'm', { plumber: 1, labourer: 1 }),
  ),
  'roofing-felt': work(
    {
      description: 'Bitumen felt on concrete or boarding, torched, laps of 100 mm',
      sources: ['A roll of the plugins has 40 m².'],
    },
    counted('roofingFelt', '1', { waste: 12 }),
    takes('bitumenPrimer', 0.3),
    gang(40, 'm²', { roofer: 1, labourer: 1 }),
  ),
  'liquid-waterproofing': work(
    { description: 'Acrylic liquid waterproofing on concrete, two coats with a primer' },
    figures({ coats: factor('Coats', 'nr', 2), spread: factor('Takes in one coat', 'kg/m²', 0.75) }),
    counted('liquidWaterproofing', 'coats * spread', { waste: 5 }),
    gang(45, 'm²', { painter: 1, labourer: 1 }),
  ),
  'foil-insulation': work(
    { description: 'Reflective foil insulation under the roof covering, laps of 100 mm' },
    counted('foil', '1', { waste: 10 }),
    gang(80, 'm²', { roofer: 1, labourer: 1 }),
  ),
} satisfies Record<ItemsOf<'roofing'>, WorkBody>
