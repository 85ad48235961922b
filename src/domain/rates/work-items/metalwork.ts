import type { WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import { counted, factor, figures, gang, PLUG_INS, takes, work } from './pieces.ts'

export const METALWORK = {
  'structural-steel': work(
    {
      description:
        'Structural steelwork of sections and plates, fabricated, primed, delivered and erected with bolts',
    },
    counted('steelSection', '1', { waste: 5 }),
    takes('bolts', 25, { source: PLUG_INS }),
    takes('electrodes', 12, { source: PLUG_INS }),
    figures({ primer: factor('Primer for 1 tonne', 'litre', 8, PLUG_INS) }),
    counted('redOxide', 'primer / 4'),
    gang(0.25, 'tonne', { welder: 2, labourer: 2 }, ['weldingSet']),
  ),
  'steel-purlin': work(
    { description: 'Galvanised Z-purlins, 150 mm, fixed to cleats with bolts' },
    counted('zPurlin', '1', { waste: 5 }),
    takes('bolts', 0.3),
    gang(60, 'm', { welder: 1, labourer: 2 }, ['weldingSet']),
  ),
} satisfies Record<ItemsOf<'metalwork'>, WorkBody>
