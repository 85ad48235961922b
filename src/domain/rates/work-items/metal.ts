import type { WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import { counted, gang, takes, work } from './pieces.ts'

export const METAL = {
  railing: work(
    {
      description: 'Railing or balustrade, 1,000 mm high, fixed',
      choices: {
        kind: {
          label: 'Kind',
          options: {
            painted: { label: 'Painted steel' },
            glass: { label: 'Stainless steel with glass', instead: { railing: 'railingGlass' } },
          },
        },
      },
    },
    counted('railing', '1', { waste: 2 }),
    takes('windowFixings', 2),
    gang(8, 'm', { welder: 1, labourer: 1 }, ['weldingSet']),
  ),
  gate: work(
    { description: 'Compound gate of steel sheet and pipe, 3.6 m wide, hung between columns' },
    counted('steelGate', '1'),
    takes('cement', 1),
    takes('granite', 0.25),
    takes('sand', 0.15),
    gang(0.5, 'nr', { welder: 2, mason: 1, labourer: 2 }, ['weldingSet']),
  ),
} satisfies Record<ItemsOf<'metal'>, WorkBody>
