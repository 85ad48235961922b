import type { Choice, WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import { counted, factor, figures, gang, percent, work } from './pieces.ts'

const LENGTH = factor(
  'One length',
  'm',
  3.66,
  'Sold as 12 ft; lengths measured in north-central markets are shorter on average',
)
const TIMBER_WASTE = percent('Waste of timber', 10)

/** Sections by the inch, as they are sold; the plates and rafters of bills are those in millimetres. */
const SECTION: Choice = {
  label: 'Section',
  options: {
    s50x100: { label: '50 × 100 mm (2 × 4 inch)' },
    s50x150: { label: '50 × 150 mm (2 × 6 inch)', instead: { timber2x4: 'timber2x6' } },
    s50x75: { label: '50 × 75 mm (2 × 3 inch)', instead: { timber2x4: 'bracing' } },
    s50x50: { label: '50 × 50 mm (2 × 2 inch)', instead: { timber2x4: 'batten' } },
    s75x100: { label: '75 × 100 mm (3 × 4 inch)', instead: { timber2x4: 'timber3x4' } },
  },
}

const treated = (kg: number) =>
  figures({
    timberLength: LENGTH,
    timberWaste: TIMBER_WASTE,
    nails: factor('Nails for 1 m', 'kg', kg),
    preservative: factor('Wood preservative for 1 m', 'litre', 0.05),
  })

const member = (output: number) => [
  {
    factors: {},
    lines: [
      { resource: 'timber2x4' as const, quantity: '1 / timberLength', waste: 'timberWaste' },
      { resource: 'nails' as const, quantity: 'nails / 25' },
      { resource: 'woodPreservative' as const, quantity: 'preservative / 25' },
    ],
  },
  gang(output, 'm', { carpenter: 1, labourer: 1 }),
]

export const CARPENTRY = {
  'roof-timber': work(
    {
      description: 'Sawn hardwood in roof trusses, rafters, ties, struts and purlins, treated and nailed',
      choices: { section: SECTION },
    },
    treated(0.05),
    ...member(45),
  ),
  'wall-plate': work(
    {
      description: 'Sawn hardwood wall plate, treated, fixed to the wall with straps',
      choices: { section: SECTION },
    },
    treated(0.05),
    ...member(40),
    counted('strap', '1 / 1.2', { waste: 5 }),
  ),
  'ceiling-framing': work(
    { description: 'Framing of 50 × 50 mm sawn hardwood for ceilings, treated and nailed' },
    figures({
      spacing: factor('Spacing of the battens, both ways', 'mm', 600),
      timberLength: LENGTH,
      timberWaste: TIMBER_WASTE,
      nails: factor('Nails for 1 m²', 'kg', 0.15),
    }),
    {
      factors: {},
      lines: [
        { resource: 'batten', quantity: '2 * 1000 / spacing / timberLength', waste: 'timberWaste' },
        { resource: 'nails', quantity: 'nails / 25' },
      ],
    },
    gang(16, 'm²', { carpenter: 1, labourer: 1 }),
  ),
  'fascia-board': work(
    { description: 'Planed hardwood fascia board, 25 × 300 mm, fixed to rafters' },
    counted('fascia', '1', { waste: 10 }),
    figures({ nails: factor('Nails for 1 m', 'kg', 0.06) }),
    counted('nails', 'nails / 25'),
    gang(25, 'm', { carpenter: 1, labourer: 1 }),
  ),
} satisfies Record<ItemsOf<'carpentry'>, WorkBody>
