import type { Choice, WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import {
  concreteMix,
  counted,
  factor,
  figures,
  gang,
  madeOf,
  PLUG_INS,
  percent,
  takes,
  work,
} from './pieces.ts'

/** The higher and the narrower, the less a gang places in a day. */
const ELEMENT: Choice = {
  label: 'Part of the building',
  options: {
    slab: { label: 'Suspended slabs', values: { output: 8 } },
    foundation: { label: 'Foundations', values: { output: 10 } },
    bed: { label: 'Ground slabs and beds', values: { output: 10 } },
    blinding: { label: 'Blinding', values: { output: 9 } },
    column: { label: 'Columns', values: { output: 5 } },
    beam: { label: 'Beams', values: { output: 6 } },
    lintel: { label: 'Lintels and sills', values: { output: 4 } },
    wall: { label: 'Walls', values: { output: 6 } },
    stair: { label: 'Staircases', values: { output: 4 } },
  },
}

const concrete = (sandParts: number, stoneParts: number, words: string) =>
  work(
    {
      description: `In-situ concrete (${words}, 19 mm aggregate), mixed on site, placed and vibrated`,
      choices: { element: ELEMENT },
      sources: [
        'Gang and outputs: practice with a half-bag mixer and head pans. Measured waste of concrete on 30 public sites: 11.69 % (Adewuyi, Idoro and Ikpo).',
      ],
    },
    concreteMix(sandParts, stoneParts),
    gang(8, 'm³', { mason: 1, labourer: 10 }, ['mixer', 'vibrator']),
  )

const AMEH =
  'O. J. Ameh, “Labour output of steel fixers in selected building construction sites in Lagos, Nigeria”, JASES 1(1), 2013'

const hours = (label: string, cutAndBend: number, fix: number) => ({ label, values: { cutAndBend, fix } })

const REINFORCEMENT = work(
  {
    description: 'High-yield bar reinforcement, cut, bent and fixed, with binding wire',
    choices: {
      diameter: {
        label: 'Diameter',
        options: {
          d12: { label: '12 mm' },
          d6: { label: '6 mm', instead: { rebar: 'rebar6' } },
          d8: { label: '8 mm', instead: { rebar: 'rebar8' } },
          d10: { label: '10 mm', instead: { rebar: 'rebar10' } },
          d16: { label: '16 mm', instead: { rebar: 'rebar16' } },
          d20: { label: '20 mm', instead: { rebar: 'rebar20' } },
          d25: { label: '25 mm', instead: { rebar: 'rebar25' } },
          d32: { label: '32 mm', instead: { rebar: 'rebar32' } },
        },
      },
      element: {
        label: 'Part of the building',
        options: {
          slab: hours('Slabs, beds and foundations', 27.05, 45.6),
          beam: hours('Beams and lintels', 41.58, 67.7),
          column: hours('Columns and walls', 24.1, 35.2),
          stair: hours('Staircases', 25.06, 25.1),
        },
      },
    },
    sources: [
      'A bar has 0.0061654 kg/m for each mm² of its diameter squared (BS 4449, NIS 117). What is sold by the length is often undersized.',
      `Hours: ${AMEH}.`,
    ],
  },
  figures({
    lapsAndOffcuts: percent('Rolling margin and offcuts', 5),
    wire: factor('Binding wire for 1 tonne', 'kg', 10, PLUG_INS),
    wireWaste: percent('Waste of wire', 5),
    cutAndBend: factor('Cutting and bending 1 tonne', 'hours', 27.05, AMEH),
    fix: factor('Fixing 1 tonne', 'hours', 45.6, AMEH),
    labourers: factor('Labourers for each steel fixer', 'nr', 0.5),
  }),
  {
    factors: {},
    lines: [
      { resource: 'rebar', quantity: '1', waste: 'lapsAndOffcuts' },
      { resource: 'bindingWire', quantity: 'wire / 20', waste: 'wireWaste' },
      { resource: 'steelFixer', quantity: '(cutAndBend + fix) / 8' },
      { resource: 'labourer', quantity: 'labourers * (cutAndBend + fix) / 8' },
    ],
  },
)

/** What a carpenter and a labourer fix and strike in a day. */
const FORMED: Choice = {
  label: 'Part of the building',
  options: {
    slab: { label: 'Soffits of slabs', values: { output: 7 } },
    foundation: { label: 'Foundations and bases', values: { output: 9 } },
    beam: { label: 'Beams and lintels', values: { output: 6 } },
    column: { label: 'Columns', values: { output: 6 } },
    wall: { label: 'Walls', values: { output: 7 } },
    stair: { label: 'Staircases', values: { output: 4 } },
  },
}
const PROPS = {
  bracing: factor('Bracing and props, lengths for 1 m²', 'nr', 2),
  uses: factor('The timber is used', 'times', 4),
}

const FORMWORK = work(
  {
    description: 'Sawn formwork, propped, struck and cleaned',
    choices: { element: FORMED },
  },
  figures({
    plankArea: factor('One plank covers', 'm²', 1.08, '0.30 × 3.60 m'),
    ...PROPS,
    timberWaste: percent('Waste of timber', 10),
    nails: factor('Nails for 1 m²', 'kg', 0.3),
  }),
  {
    factors: {},
    lines: [
      { resource: 'plank', quantity: '1 / plankArea / uses', waste: 'timberWaste' },
      { resource: 'bracing', quantity: 'bracing / uses', waste: 'timberWaste' },
      { resource: 'nails', quantity: 'nails / 25' },
    ],
  },
  gang(7, 'm²', { carpenter: 1, labourer: 1 }),
)

const LINTEL_CONCRETE = concrete(2, 4, '1:2:4')

export const CONCRETE = {
  'concrete-1-4-8': concrete(4, 8, '1:4:8'),
  'concrete-1-3-6': concrete(3, 6, '1:3:6'),
  'concrete-1-2-4': LINTEL_CONCRETE,
  'concrete-1-1.5-3': concrete(1.5, 3, '1:1½:3'),
  'concrete-1-1-2': concrete(1, 2, '1:1:2'),
  reinforcement: REINFORCEMENT,
  mesh: work(
    {
      description: 'Welded mesh reinforcement (BRC), laid with laps of 150 mm and tied',
      choices: {
        fabric: {
          label: 'Fabric',
          options: {
            a142: { label: 'A142' },
            a193: { label: 'A193', instead: { mesh: 'mesh193' } },
            a252: { label: 'A252', instead: { mesh: 'mesh252' } },
            a393: { label: 'A393', instead: { mesh: 'mesh393' } },
          },
        },
      },
      sources: ['A roll has 48 m²: ADLM’s plugins. Sheets are 2.4 × 4.8 m.'],
    },
    counted('mesh', '1', { waste: 10 }),
    takes('bindingWire', 0.002),
    gang(80, 'm²', { steelFixer: 1, labourer: 2 }),
  ),
  formwork: FORMWORK,
  'formwork-board': work(
    {
      description: 'Formwork of 18 mm marine board, propped, struck and cleaned',
      choices: { element: FORMED },
    },
    figures({
      sheetArea: factor('One board covers', 'm²', 2.88, PLUG_INS),
      boardUses: factor('The board is used', 'times', 6),
      ...PROPS,
      timberWaste: percent('Waste of timber', 10),
      nails: factor('Nails for one board', 'bag', 0.015, PLUG_INS),
    }),
    {
      factors: {},
      lines: [
        { resource: 'marineBoard', quantity: '1 / sheetArea / boardUses', waste: 'timberWaste' },
        { resource: 'bracing', quantity: 'bracing / uses', waste: 'timberWaste' },
        { resource: 'nails', quantity: 'nails / sheetArea' },
      ],
    },
    gang(8, 'm²', { carpenter: 1, labourer: 1 }),
  ),
  'formwork-edge': work(
    { description: 'Sawn formwork to edges of beds and slabs' },
    figures({ height: factor('Height', 'mm', 150) }),
    madeOf([[FORMWORK, 'height / 1000']]),
  ),
  lintel: work(
    {
      description: 'Lintel of concrete 1:2:4 with four bars of 12 mm and links of 8 mm, with its formwork',
      sources: ['Bars of 0.888 kg/m and links of 0.395 kg/m (BS 4449); other figures: practice.'],
    },
    figures({
      width: factor('Width', 'mm', 225),
      depth: factor('Depth', 'mm', 225),
      bars: factor('Bars of 12 mm', 'nr', 4),
      links: factor('Spacing of the links', 'mm', 200),
    }),
    madeOf([
      [LINTEL_CONCRETE, 'width * depth / 1000000'],
      [REINFORCEMENT, 'bars * 0.888 / 1000 + 2 * (width + depth) / 1000 * 1000 / links * 0.395 / 1000'],
      [FORMWORK, '(width + 2 * depth) / 1000'],
    ]),
  ),
  'trowelled-finish': work(
    { description: 'Finish the surface of fresh concrete with a steel trowel' },
    gang(60, 'm²', { mason: 1, labourer: 1 }),
  ),
  'movement-joint': work(
    { description: 'Movement joint of 25 mm filler board, sealed with bitumen' },
    figures({ depth: factor('Depth of the joint', 'mm', 150), width: factor('Width', 'mm', 25) }),
    counted('jointFiller', 'depth / 1000', { waste: 5 }),
    counted('bitumen', 'width / 1000 * 0.02 * 1000', { waste: 10 }),
    gang(40, 'm', { mason: 1, labourer: 1 }),
  ),
} satisfies Record<ItemsOf<'concrete'>, WorkBody>
