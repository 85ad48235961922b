import type { Choice, WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import { counted, factor, figures, gang, PLUG_INS, percent, takes, work } from './pieces.ts'

const EN_1991 = 'EN 1991-1-1, table A.6'

/** Deeper than a man throws, earth is thrown twice: less in a day. */
const depth = (outputs: readonly [number, number, number, number]): Choice => ({
  label: 'Depth',
  options: {
    to1500: { label: 'Up to 1.5 m', values: { output: outputs[1] } },
    to250: { label: 'Up to 0.25 m', values: { output: outputs[0] } },
    to2000: { label: 'Up to 2 m', values: { output: outputs[2] } },
    to4000: { label: 'Up to 4 m', values: { output: outputs[3] } },
  },
})

const HAND_DUG =
  'Dug by hand, as on most Nigerian building sites; with an excavator put its day and its output in place of the gang’s.'

/** Filling of so many tonnes in a cubic metre as compacted. */
const filling = (id: 'laterite' | 'fillSand', loose: number, source: string) => [
  figures({
    density: factor('Loose density', 't/m³', loose, source),
    bulking: percent('Bulking, loose over compacted', 20),
  }),
  counted(id, 'density * (1 + bulking / 100)', { waste: 5 }),
  gang(24, 'm³', { labourer: 6 }, ['compactor']),
]

export const EXCAVATING = {
  'site-clearance': work(
    { description: 'Clear bush, shrubs and undergrowth, grub up roots, and cart away' },
    gang(120, 'm²', { labourer: 4 }),
  ),
  'tree-removal': work(
    {
      description: 'Cut down a tree, grub up its roots, cart away and fill the hole',
      choices: {
        girth: {
          label: 'Girth',
          options: {
            to1500: { label: '0.6 to 1.5 m', values: { output: 2 } },
            to3000: { label: '1.5 to 3 m', values: { output: 1 } },
            over: { label: 'Over 3 m', values: { output: 0.4 } },
          },
        },
      },
    },
    gang(2, 'nr', { labourer: 4 }, ['chainsaw']),
  ),
  'topsoil-strip': work(
    { description: 'Strip vegetable topsoil and heap it on site' },
    figures({ thickness: factor('Thickness', 'mm', 150) }),
    {
      factors: { output: factor('A labourer digs in a day', 'm³', 3.5) },
      lines: [{ resource: 'labourer', quantity: 'thickness / 1000 / output' }],
    },
  ),
  'excavation-reduce': work(
    {
      description: 'Excavate over the site to reduce levels',
      choices: { depth: depth([14, 11, 9, 6]) },
      sources: [HAND_DUG],
    },
    gang(11, 'm³', { labourer: 4 }),
  ),
  'excavation-trench': work(
    {
      description: 'Excavate trenches for foundations, trim the sides and level the bottom',
      choices: { depth: depth([12, 10, 8, 5.5]) },
      sources: [HAND_DUG],
    },
    gang(10, 'm³', { labourer: 4 }),
  ),
  'excavation-pit': work(
    {
      description: 'Excavate pits for column bases, trim the sides and level the bottom',
      choices: { depth: depth([11, 9, 7, 5]) },
      sources: [HAND_DUG],
    },
    gang(9, 'm³', { labourer: 4 }),
  ),
  'excavation-rock': work(
    { description: 'Extra over excavation for breaking up rock with a compressor and breaker' },
    gang(6, 'm³', { labourer: 4 }, ['compressor']),
  ),
  'earthwork-support': work(
    { description: 'Planks and struts to the sides of excavation, struck and used again' },
    figures({
      plankArea: factor('One plank covers', 'm²', 1.08, '0.30 × 3.60 m'),
      bracing: factor('Struts, lengths for 1 m²', 'nr', 0.5),
      uses: factor('The timber is used', 'times', 8),
      nails: factor('Nails for 1 m²', 'kg', 0.1),
    }),
    counted('plank', '1 / plankArea / uses', { waste: 10 }),
    counted('bracing', 'bracing / uses', { waste: 10 }),
    counted('nails', 'nails / 25'),
    gang(15, 'm²', { carpenter: 1, labourer: 2 }),
  ),
  disposal: work(
    { description: 'Load surplus excavated material by hand and cart it to a tip off site' },
    figures({
      bulking: percent('Bulking, loose over in the ground', 25),
      trip: factor('A tipper takes', 'm³', 10),
      trips: factor('Trips in a day', 'nr', 4),
    }),
    {
      factors: { load: factor('A labourer loads in a day', 'm³', 8) },
      lines: [
        { resource: 'labourer', quantity: '(1 + bulking / 100) / load' },
        { resource: 'tipper', quantity: '(1 + bulking / 100) / trip / trips' },
      ],
    },
  ),
  backfilling: work(
    { description: 'Return excavated material around foundations, in layers of 150 mm, well rammed' },
    gang(24, 'm³', { labourer: 4 }, ['compactor']),
  ),
  'fill-laterite': work(
    { description: 'Imported laterite filling to make up levels, spread and compacted in layers of 150 mm' },
    ...filling('laterite', 1.6, EN_1991),
  ),
  'fill-sand': work(
    { description: 'Imported sand filling to make up levels, spread, watered and compacted in layers' },
    ...filling('fillSand', 1.45, 'Abdullahi, Yakubu and Aguwa (2017): 1.38 to 1.48 t/m³'),
  ),
  hardcore: work(
    { description: 'Hardcore filling of broken stone, packed by hand, rammed and blinded with stone dust' },
    takes('hardcore', 1.9, { source: EN_1991, waste: 10 }),
    takes('stoneDust', 0.15, { waste: 5 }),
    gang(10, 'm³', { labourer: 4 }, ['compactor']),
  ),
  'level-and-compact': work(
    { description: 'Level and compact the bottom of excavation or the surface of filling' },
    gang(200, 'm²', { labourer: 2 }, ['compactor']),
  ),
  'soil-treatment': work(
    { description: 'Treat surfaces of excavation with anti-termite chemical, sprayed' },
    figures({ coverage: factor('A litre of concentrate treats', 'm²', 20, PLUG_INS) }),
    counted('termiticide', '1 / coverage', { waste: 5 }),
    gang(250, 'm²', { labourer: 2 }),
  ),
  'sand-blinding': work(
    {
      description:
        'Weak blinding of sand and cement under hardcore and beds; for blinding of concrete take its mix',
      sources: ['Blinding of concrete, such as 50 mm of 1:3:6, is concrete 1:3:6 by its volume.'],
    },
    takes('cement', 0.9, { source: PLUG_INS, waste: 5, wasteSource: PLUG_INS }),
    takes('sand', 0.58, { source: PLUG_INS, waste: 5, wasteSource: PLUG_INS }),
    gang(12, 'm³', { mason: 1, labourer: 6 }),
  ),
  dpm: work(
    {
      description: 'Damp-proof membrane of polythene sheet, laid on blinding, laps of 150 mm',
      choices: {
        gauge: {
          label: 'Gauge',
          options: {
            g1000: { label: '1,000 gauge' },
            g500: { label: '500 gauge', instead: { dpm: 'dpm500' } },
          },
        },
      },
      sources: ['A roll covers 25 m²: ADLM’s plugins.'],
    },
    counted('dpm', '1', { waste: 10 }),
    gang(150, 'm²', { labourer: 2 }),
  ),
} satisfies Record<ItemsOf<'excavating'>, WorkBody>
