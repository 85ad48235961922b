import type { ResourceId } from '../resources.ts'
import type { WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import { counted, factor, figures, gang, takes, work } from './pieces.ts'

const window = (id: ResourceId, description: string) =>
  work(
    { description, sources: ['By the area of the opening: width times height.'] },
    counted(id, '1'),
    figures({ sealant: factor('Sealant for 1 m²', 'tube', 1) }),
    counted('sealant', 'sealant', { waste: 5, as: 'sealants' }),
    takes('windowFixings', 4),
    gang(6, 'm²', { aluminiumFitter: 1, labourer: 1 }),
  )

export const WINDOWS = {
  'window-sliding': window(
    'slidingWindow',
    'Sliding window of powder-coated aluminium, glazed 5 mm, with insect net, fixed and sealed',
  ),
  'window-casement': window(
    'casementWindow',
    'Casement window of powder-coated aluminium, glazed 5 mm, with insect net, fixed and sealed',
  ),
  'window-projected': window(
    'projectedWindow',
    'Projected (top-hung) window of powder-coated aluminium, glazed 5 mm, fixed and sealed',
  ),
  'burglary-bars': work(
    { description: 'Burglary-proof bars of steel, primed, fixed to the reveals' },
    counted('burglaryBars', '1'),
    takes('windowFixings', 6),
    gang(10, 'm²', { welder: 1, labourer: 1 }, ['weldingSet']),
  ),
} satisfies Record<ItemsOf<'windows'>, WorkBody>
