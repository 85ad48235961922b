import type { ResourceId } from '../resources.ts'
import type { WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import { counted, factor, figures, gang, takes, work } from './pieces.ts'

const LEAF = 'The leaf of the description, with its hinges; the lock and the frame are items of their own.'

const leaf = (id: ResourceId, description: string, output: number) =>
  work(
    { description, sources: [LEAF] },
    counted(id, '1'),
    takes('hinge', 1.5),
    gang(output, 'nr', { carpenter: 1, labourer: 1 }),
  )

/** Comes with frame, hinges and lock. */
const complete = (id: ResourceId, description: string, trade: 'welder' | 'aluminiumFitter' | 'carpenter') =>
  work(
    { description },
    counted(id, '1'),
    takes('windowFixings', 8),
    gang(3, 'nr', { [trade]: 1, labourer: 1 }),
  )

export const DOORS = {
  'door-flush': leaf('flushDoor', 'Flush door with hardwood veneer, 900 × 2,100 mm, hung on three hinges', 4),
  'door-panel': leaf('panelDoor', 'Panel door of hardwood, 900 × 2,100 mm, hung on three hinges', 3),
  'door-steel': work(
    {
      description: 'Steel security door with its frame and locks, primed, built in',
      choices: {
        size: {
          label: 'Size',
          options: {
            single: { label: '900 × 2,100 mm' },
            double: { label: '1,200 × 2,100 mm, double leaf', instead: { steelDoor: 'steelDoorDouble' } },
          },
        },
      },
    },
    counted('steelDoor', '1'),
    takes('windowFixings', 8),
    gang(3, 'nr', { welder: 1, labourer: 1 }),
  ),
  'door-aluminium': complete(
    'aluminiumDoor',
    'Swing door of powder-coated aluminium, glazed, 900 × 2,100 mm, with frame and lock',
    'aluminiumFitter',
  ),
  'door-wpc': complete('wpcDoor', 'Toilet door of WPC, 750 × 2,100 mm, with frame and lock', 'carpenter'),
  'door-frame': work(
    { description: 'Hardwood door frame, 50 × 150 mm, planed, rebated and built in' },
    figures({ length: factor('One length', 'm', 3.66, 'Sold as 12 ft') }),
    counted('timber2x6', '1 / length', { waste: 10 }),
    takes('windowFixings', 1),
    gang(14, 'm', { carpenter: 1, labourer: 1 }),
  ),
  'lock-set': work(
    { description: 'Mortise lock set with lever handles, cut in and fixed' },
    counted('lockSet', '1'),
    gang(6, 'nr', { carpenter: 1 }),
  ),
  hinges: work(
    { description: 'Pair of 100 mm stainless hinges, cut in and fixed' },
    counted('hinge', '1'),
    gang(20, 'pair', { carpenter: 1 }),
  ),
} satisfies Record<ItemsOf<'doors'>, WorkBody>
