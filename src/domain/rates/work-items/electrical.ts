import type { ResourceId } from '../resources.ts'
import type { Choice, WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import { sizes } from './mechanical.ts'
import { counted, factor, figures, gang, takes, work } from './pieces.ts'

/** From the board to one outlet: conduit, cable in three colours, box. */
const point = (description: string, cable: ResourceId, output: number) =>
  work(
    { description, sources: ['The fitting, switch or socket itself is an item of its own.'] },
    figures({
      run: factor('Run of conduit to a point', 'm', 8),
      wires: factor('Wires in the conduit', 'nr', 3),
    }),
    counted('conduit20', 'run', { waste: 5 }),
    counted(cable, 'run * wires', { waste: 5 }),
    takes('pattressBox', 1),
    takes('conduitFitting', 4),
    gang(output, 'point', { electrician: 1, labourer: 1 }),
  )

/** One thing that an electrician fixes and connects. */
const fitted = (id: ResourceId, description: string, output: number, choices: Record<string, Choice> = {}) =>
  work({ description, choices }, counted(id, '1'), gang(output, 'nr', { electrician: 1 }))

export const ELECTRICAL = {
  'lighting-point': point(
    'Lighting point in PVC conduit with three 1.5 mm² cables and its box, tested',
    'cable15',
    6,
  ),
  'socket-point': point(
    'Socket outlet point in PVC conduit with three 2.5 mm² cables and its box, tested',
    'cable25',
    5,
  ),
  conduit: work(
    {
      description: 'Heavy-gauge PVC conduit, chased into walls or cast into slabs',
      choices: { bore: sizes('Bore', 'conduit20', { b20: ['20 mm'], b25: ['25 mm', 'conduit25'] }) },
    },
    counted('conduit20', '1', { waste: 5 }),
    takes('conduitFitting', 0.5),
    gang(45, 'm', { electrician: 1, labourer: 1 }),
  ),
  cable: work(
    {
      description: 'Single-core copper cable drawn into conduit',
      choices: {
        section: sizes('Section', 'cable25', {
          c25: ['2.5 mm²'],
          c15: ['1.5 mm²', 'cable15'],
          c4: ['4 mm²', 'cable4'],
          c6: ['6 mm²', 'cable6'],
          c10: ['10 mm²', 'cable10'],
        }),
      },
    },
    counted('cable25', '1', { waste: 5 }),
    gang(200, 'm', { electrician: 1, labourer: 1 }),
  ),
  'armoured-cable': work(
    {
      description: 'Armoured copper cable, four cores, in trench or on tray',
      choices: {
        section: sizes('Section', 'armoured16', { c16: ['16 mm²'], c70: ['70 mm²', 'armoured70'] }),
      },
    },
    counted('armoured16', '1', { waste: 3 }),
    gang(60, 'm', { electrician: 1, labourer: 2 }),
  ),
  'light-fitting': fitted('panelLight', 'Light fitting, fixed and connected', 12, {
    fitting: sizes('Fitting', 'panelLight', {
      panel: ['LED panel, 18 W'],
      batten: ['LED batten, 4 ft', 'ledBatten'],
      bracket: ['Wall bracket', 'wallBracket'],
      flood: ['Floodlight, 100 W', 'floodlight'],
    }),
  }),
  'ceiling-fan': fitted('ceilingFan', 'Ceiling fan with regulator, hung and connected', 6),
  switch: fitted('switch1', 'Switch, fixed and connected', 24, {
    gangs: sizes('Gangs', 'switch1', {
      one: ['1-gang'],
      two: ['2-gang', 'switch2'],
      three: ['3-gang', 'switch3'],
    }),
  }),
  socket: fitted('socket13', 'Socket outlet, fixed and connected', 20, {
    rating: sizes('Rating', 'socket13', { a13: ['13 A, double'], a15: ['15 A', 'socket15'] }),
  }),
  'distribution-board': fitted(
    'distributionBoard',
    'Distribution board with its breakers, fixed and connected',
    1,
    {
      ways: sizes('Ways', 'distributionBoard', { w8: ['8-way'], w12: ['12-way', 'distributionBoard12'] }),
    },
  ),
  earthing: work(
    { description: 'Copper earth rod with clamp in a pit, connected with 16 mm² cable and tested' },
    counted('earthRod', '1'),
    takes('cable16', 6),
    gang(2, 'nr', { electrician: 1, labourer: 1 }),
  ),
  'split-ac': fitted('splitAc', 'Split air conditioner, 1.5 HP, with its pipes, fixed and connected', 2),
} satisfies Record<ItemsOf<'electrical'>, WorkBody>
