import type { WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import { CONCRETE } from './concrete.ts'
import { EXCAVATING } from './excavating.ts'
import { FINISHINGS } from './finishings.ts'
import { MASONRY } from './masonry.ts'
import { sizes } from './mechanical.ts'
import { counted, factor, figures, gang, madeOf, merged, takes, work } from './pieces.ts'

const DUG = EXCAVATING['excavation-pit']
const BOTTOM = CONCRETE['concrete-1-3-6']
const COVER = CONCRETE['concrete-1-2-4']
const BARS = CONCRETE.reinforcement
const FORMS = CONCRETE.formwork
const WALL = MASONRY['block-225-filled']
const HOLLOW = MASONRY['block-225']
const RENDER = FINISHINGS.render

const BUILT =
  'Made of the work items for digging, concrete, blocks, bars and render at their starting figures.'

/** A pit with block walls and a cover slab of 150 mm with bars of 12 mm at 200 mm both ways; sizes inside, in metres. */
const TANK = {
  length: factor('Length inside', 'm', 3),
  width: factor('Width inside', 'm', 1.5),
  depth: factor('Depth', 'm', 1.8),
}
const OUTSIDE = '(length + 0.45) * (width + 0.45)'
const ROUND = '2 * (length + width + 0.45) * depth'

const COVERED = [
  [DUG, `(length + 0.9) * (width + 0.9) * (depth + 0.3)`],
  [COVER, `${OUTSIDE} * 0.15`],
  [BARS, `${OUTSIDE} * 2 / 0.2 * 0.888 / 1000`],
  [FORMS, 'length * width'],
] as const

export const EXTERNAL = {
  'drain-pipe': work(
    {
      description:
        'PVC drain pipe laid to falls in a trench of 600 mm, on sand, with digging and backfilling',
      choices: { bore: sizes('Bore', 'wastePipe110', { b110: ['110 mm'], b75: ['75 mm', 'wastePipe75'] }) },
    },
    figures({
      depth: factor('Depth of the trench', 'm', 0.75),
      width: factor('Width of the trench', 'm', 0.6),
    }),
    counted('wastePipe110', '1', { waste: 5 }),
    takes('wasteFitting', 0.2),
    counted('fillSand', 'width * 0.1 * 1.45', { waste: 10 }),
    {
      factors: {
        laid: factor('A plumber lays in a day', 'm', 30),
        dug: factor('A labourer digs and fills in a day', 'm³', 2),
      },
      lines: [
        { resource: 'plumber', quantity: '1 / laid' },
        { resource: 'labourer', quantity: '1 / laid + depth * width / dug' },
      ],
    },
  ),
  'inspection-chamber': work(
    {
      description: 'Inspection chamber of block walls on concrete, rendered inside, with channel and cover',
      sources: [BUILT],
    },
    figures({
      length: factor('Length inside', 'm', 0.6),
      width: factor('Width inside', 'm', 0.6),
      depth: factor('Depth', 'm', 0.9),
    }),
    madeOf([
      [DUG, '(length + 0.9) * (width + 0.9) * (depth + 0.15)'],
      [BOTTOM, `${OUTSIDE} * 0.15`],
      [HOLLOW, ROUND],
      [RENDER, '2 * (length + width) * depth'],
    ]),
    takes('manholeCover', 1),
  ),
  soakaway: work(
    {
      description:
        'Soakaway pit with honeycomb block walls, filled with broken stone, under a reinforced slab',
      sources: [BUILT],
    },
    figures({
      ...TANK,
      length: factor('Length inside', 'm', 1.8),
      width: factor('Width inside', 'm', 1.8),
      filled: factor('Filled with stone', '%', 60),
    }),
    madeOf([...COVERED, [HOLLOW, ROUND]]),
    counted('hardcore', 'length * width * depth * filled / 100 * 1.9'),
  ),
  'septic-tank': work(
    {
      description:
        'Septic tank of filled block walls on reinforced concrete, in two chambers, rendered inside, with cover slab',
      sources: [BUILT],
    },
    figures(TANK),
    madeOf([
      ...COVERED,
      [COVER, `${OUTSIDE} * 0.15`],
      [BARS, `${OUTSIDE} * 2 / 0.2 * 0.888 / 1000`],
      [WALL, `${ROUND} + width * depth`],
      [RENDER, `2 * (length + width) * depth + 2 * width * depth`],
    ]),
    takes('manholeCover', 2),
    takes('wastePipe110', 6),
  ),
  'septic-tank-plastic': work(
    { description: 'Plastic septic tank, 3,000 litres, in a pit on sand, connected and backfilled' },
    counted('septicTank', '1'),
    takes('fillSand', 2),
    takes('wastePipe110', 6),
    gang(0.33, 'nr', { plumber: 1, labourer: 4 }),
  ),
  'surface-drain': work(
    {
      description: 'Open drain of block walls on a concrete bottom, rendered inside, with digging',
      sources: [BUILT],
    },
    figures({ width: factor('Width inside', 'm', 0.45), depth: factor('Depth', 'm', 0.45) }),
    madeOf([
      [EXCAVATING['excavation-trench'], '(width + 0.6) * (depth + 0.15)'],
      [BOTTOM, '(width + 0.45) * 0.15'],
      [HOLLOW, '2 * depth'],
      [RENDER, 'width + 2 * depth'],
    ]),
  ),
  paving: work(
    {
      description: 'Interlocking paving stones on a sand bed of 50 mm, compacted, joints filled with sand',
      choices: {
        thickness: sizes('Thickness', 'pavingStone', { t60: ['60 mm'], t80: ['80 mm', 'pavingStone80'] }),
      },
    },
    counted('pavingStone', '1', { waste: 5 }),
    figures({ bed: factor('Thickness of the bed', 'mm', 50) }),
    counted('sand', '(bed + 5) / 1000 * 1.45', { waste: 10 }),
    gang(30, 'm²', { mason: 2, labourer: 4 }, ['compactor']),
  ),
  kerb: merged(
    work(
      { description: 'Precast concrete kerb, 125 × 250 mm, bedded and haunched in concrete 1:3:6' },
      figures({
        kerbLength: factor('One kerb', 'm', 0.9),
        haunch: factor('Concrete for 1 m', 'm³', 0.04),
        laid: factor('A mason lays in a day', 'm', 25),
      }),
      counted('kerbStone', '1 / kerbLength', { waste: 3 }),
      madeOf([[BOTTOM, 'haunch']]),
      counted('mason', '1 / laid'),
    ),
  ),
  'stone-base': work(
    { description: 'Crushed stone base for paved areas, spread, watered and rolled' },
    figures({ density: factor('Density as rolled', 't/m³', 2) }),
    counted('stoneBase', 'density', { waste: 5 }),
    gang(60, 'm³', { labourer: 6 }, ['roller']),
  ),
  'block-fence': work(
    {
      description: 'Fence of 225 mm blocks with piers, on a strip of concrete 1:3:6, with digging',
      sources: [BUILT],
    },
    figures({
      height: factor('Height above the ground', 'm', 2.1),
      below: factor('Blocks below the ground', 'm', 0.45),
      piers: factor('Spacing of the piers', 'm', 3),
      footWidth: factor('Width of the foundation', 'm', 0.675),
      footDepth: factor('Depth of its concrete', 'm', 0.15),
    }),
    madeOf([
      [EXCAVATING['excavation-trench'], 'footWidth * (below + footDepth)'],
      [BOTTOM, 'footWidth * footDepth'],
      [HOLLOW, '(1 + 0.45 / piers) * (height + below)'],
    ]),
  ),
  'wire-fence': work(
    { description: 'Chain-link fence, 1.8 m high, on steel posts every 3 m set in concrete 1:3:6' },
    counted('chainLink', '1', { waste: 5 }),
    figures({ posts: factor('Spacing of the posts', 'm', 3) }),
    counted('fencePost', '1 / posts', { waste: 2 }),
    madeOf([[BOTTOM, '0.05 / posts']]),
    {
      factors: { fixed: factor('A welder fixes in a day', 'm', 25) },
      lines: [{ resource: 'welder', quantity: '1 / fixed' }],
    },
  ),
  grassing: work(
    { description: 'Carpet grass planted on prepared topsoil, watered until it has taken' },
    counted('carpetGrass', '1', { waste: 5 }),
    gang(60, 'm²', { labourer: 2 }),
  ),
} satisfies Record<ItemsOf<'external'>, WorkBody>
