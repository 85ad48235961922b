import type { ResourceId } from '../resources.ts'
import type { WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import { concreteMix, counted, factor, figures, gang, merged, mortarMix, PLUG_INS, work } from './pieces.ts'

const COUNTED =
  'Blocks of 450 × 225 mm: 9.88 on their face (NIS 87:2007), said as 10 with breakage in the stack; with joints of 25 mm they are 8.4.'

/** Blocks of 450 × 225 mm on their face. Mortar of the plugins is that of 225 mm; thinner walls take it in proportion. */
const blocks = (block: ResourceId, thickness: number) => [
  figures({ blocks: factor('Blocks in 1 m²', 'nr', 10, PLUG_INS) }),
  counted(block, 'blocks', { waste: 3, wasteSource: PLUG_INS, as: 'block' }),
  figures({
    thickness: factor('Thickness', 'mm', thickness),
    mortarCement: factor('Cement of the mortar in 1 m² of 225 mm', 'bag', 0.22, PLUG_INS),
    mortarSand: factor('Sand of the mortar in 1 m² of 225 mm', 'tonne', 0.089, PLUG_INS),
  }),
  counted('cement', 'mortarCement * thickness / 225'),
  counted('sand', 'mortarSand * thickness / 225'),
]

const hollow = (block: ResourceId, thickness: number, output: number) =>
  work(
    {
      description: `${thickness} mm hollow sandcrete block wall in cement mortar (1:6), bedded and jointed`,
      sources: [COUNTED, 'Measured waste of blocks on 30 public sites: 12.10 % (Adewuyi, Idoro and Ikpo).'],
    },
    ...blocks(block, thickness),
    gang(output, 'm²', { mason: 1, labourer: 1 }),
  )

const solid = (block: ResourceId, thickness: number, output: number) =>
  work(
    { description: `${thickness} mm solid sandcrete block wall in cement mortar (1:6)`, sources: [COUNTED] },
    ...blocks(block, thickness),
    gang(output, 'm²', { mason: 1, labourer: 1.5 }),
  )

/** Hollows are about half of a block. */
const filled = (block: ResourceId, thickness: number, output: number) =>
  merged(
    work(
      {
        description: `${thickness} mm hollow sandcrete block wall in cement mortar (1:6), its hollows filled with concrete 1:3:6`,
        sources: [COUNTED],
      },
      ...blocks(block, thickness),
      figures({ hollows: factor('Hollows in the wall', '%', 45) }),
      concreteMix(3, 6, 'thickness / 1000 * hollows / 100'),
      gang(output, 'm²', { mason: 1, labourer: 2 }),
    ),
  )

export const MASONRY = {
  'block-225': hollow('block225', 225, 10),
  'block-150': hollow('block150', 150, 12),
  'block-225-solid': solid('solidBlock225', 225, 8),
  'block-150-solid': solid('solidBlock150', 150, 10),
  'block-225-filled': filled('block225', 225, 7),
  'block-150-filled': filled('block150', 150, 9),
  'block-screen': work(
    { description: 'Screen wall of ventilation blocks, 225 × 225 mm, in cement mortar (1:3), pointed' },
    figures({
      blocks: factor('Blocks in 1 m²', 'nr', 18),
      mortar: factor('Mortar in 1 m²', 'm³', 0.02),
    }),
    counted('ventBlock', 'blocks', { waste: 5 }),
    mortarMix(3, 'mortar'),
    gang(6, 'm²', { mason: 1, labourer: 1 }),
  ),
  'brick-wall': work(
    { description: 'Half-brick wall of burnt clay bricks in cement mortar (1:4), pointed' },
    figures({
      bricks: factor('Bricks in 1 m²', 'nr', 59, 'bricks of 215 × 65 mm, joints of 10 mm'),
      mortar: factor('Mortar in 1 m²', 'm³', 0.022),
    }),
    counted('clayBrick', 'bricks', { waste: 5 }),
    mortarMix(4, 'mortar'),
    gang(5, 'm²', { mason: 1, labourer: 1 }),
  ),
  dpc: work(
    {
      description:
        'Damp-proof course of bitumen felt on walls, bedded in cement mortar (1:3), laps of 150 mm',
      choices: {
        width: {
          label: 'Width of the wall',
          options: {
            w225: { label: '225 mm', values: { width: 225 } },
            w150: { label: '150 mm', values: { width: 150 } },
          },
        },
      },
    },
    figures({ width: factor('Width', 'mm', 225), bed: factor('Thickness of the bed', 'mm', 10) }),
    counted('roofingFelt', 'width / 1000', { waste: 10 }),
    mortarMix(3, 'width / 1000 * bed / 1000'),
    gang(60, 'm', { mason: 1, labourer: 1 }),
  ),
} satisfies Record<ItemsOf<'masonry'>, WorkBody>
