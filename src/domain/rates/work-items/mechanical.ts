import type { ResourceId } from '../resources.ts'
import type { Choice, WorkBody } from '../work-item.ts'
import type { ItemsOf } from '../work-sections.ts'
import { counted, factor, figures, gang, takes, work } from './pieces.ts'

type Sizes = Readonly<Record<string, readonly [label: string, id?: ResourceId]>>

/** A choice between sizes of one thing, the first of which the item takes. */
export const sizes = (label: string, id: ResourceId, of: Sizes): Choice => ({
  label,
  options: Object.fromEntries(
    Object.entries(of).map(([size, [words, other]]) => [
      size,
      { label: words, ...(other && { instead: { [id]: other } }) },
    ]),
  ),
})

/** Pipe by the metre: bends, tees and joints are a share of its cost in the fittings that a plumber takes along. */
const pipe = (id: ResourceId, fitting: ResourceId, each: number, bore: Choice, description: string) =>
  work(
    { description, choices: { bore }, sources: ['Lengths are bought whole: offcuts are in the waste.'] },
    counted(id, '1', { waste: 8 }),
    takes(fitting, each, { as: 'fittings', label: 'Fittings for 1 m' }),
    gang(30, 'm', { plumber: 1, labourer: 1 }),
  )

/** One thing that a plumber fixes and connects. */
const fitted = (id: ResourceId, description: string, output: number, choices: Record<string, Choice> = {}) =>
  work({ description, choices }, counted(id, '1'), gang(output, 'nr', { plumber: 1, labourer: 1 }))

/** With its taps, trap and connections. */
const appliance = (
  id: ResourceId,
  description: string,
  output: number,
  parts: Partial<Record<ResourceId, number>>,
  choices: Record<string, Choice> = {},
) =>
  work(
    { description, choices },
    counted(id, '1'),
    ...(Object.entries(parts) as [ResourceId, number][]).map(([part, count]) => takes(part, count)),
    gang(output, 'nr', { plumber: 1, labourer: 1 }),
  )

export const MECHANICAL = {
  'waste-pipe': pipe(
    'wastePipe110',
    'wasteFitting',
    0.5,
    sizes('Bore', 'wastePipe110', {
      b110: ['110 mm (4 inch)'],
      b75: ['75 mm (3 inch)', 'wastePipe75'],
      b50: ['50 mm (2 inch)', 'wastePipe50'],
    }),
    'PVC waste or soil pipe, solvent-jointed, fixed to walls with brackets',
  ),
  'pressure-pipe': pipe(
    'pressurePipe',
    'pprFitting',
    0.6,
    sizes('Bore', 'pressurePipe', { b25: ['25 mm'], b110: ['110 mm', 'pressurePipe110'] }),
    'PVC pressure pipe for cold water, solvent-jointed, fixed or in trench',
  ),
  'ppr-pipe': pipe(
    'pprPipe20',
    'pprFitting',
    1,
    sizes('Bore', 'pprPipe20', {
      b20: ['20 mm (½ inch)'],
      b25: ['25 mm (¾ inch)', 'pprPipe25'],
      b32: ['32 mm (1 inch)', 'pprPipe32'],
    }),
    'PPR water pipe, PN20, fusion-jointed, fixed or chased into walls',
  ),
  wc: appliance('wcSet', 'Close-coupled WC suite with seat, fixed and connected', 2.5, { angleValve: 1 }),
  'wash-basin': appliance(
    'washBasin',
    'Wash basin with pedestal, tap, trap and waste, fixed and connected',
    3,
    {
      basinTap: 1,
      bottleTrap: 1,
      angleValve: 1,
    },
  ),
  'kitchen-sink': appliance(
    'kitchenSink',
    'Stainless kitchen sink with tap, trap and waste, fixed and connected',
    3,
    { kitchenTap: 1, bottleTrap: 1, angleValve: 1 },
    {
      bowls: sizes('Bowls', 'kitchenSink', {
        two: ['Double bowl'],
        one: ['Single bowl', 'kitchenSinkSingle'],
      }),
    },
  ),
  shower: appliance('showerMixer', 'Shower mixer with rose, fixed and connected', 4, { angleValve: 2 }),
  'bib-tap': fitted('bibTap', 'Bib tap, fixed and connected', 12),
  'floor-trap': fitted('floorTrap', 'PVC floor trap with grating, set in the floor', 8),
  'gate-valve': fitted('gateValve', 'Brass gate or stop valve, ¾ inch, fixed', 12),
  'water-tank': appliance(
    'waterTank',
    'Plastic water storage tank, set on its stand and connected',
    2,
    { gateValve: 2, pprPipe25: 3 },
    {
      capacity: sizes('Capacity', 'waterTank', {
        l2000: ['2,000 litres'],
        l1000: ['1,000 litres', 'waterTank1000'],
        l5000: ['5,000 litres', 'waterTank5000'],
      }),
    },
  ),
  'water-heater': appliance('waterHeater', 'Electric water heater, 50 litres, fixed and connected', 3, {
    angleValve: 2,
  }),
  'water-pump': appliance('waterPump', 'Surface water pump, 1 HP, set and connected', 2, { gateValve: 2 }),
  'fire-extinguisher': work(
    { description: 'Dry powder fire extinguisher, 9 kg, on its bracket' },
    counted('fireExtinguisher', '1'),
    figures({ output: factor('A labourer fixes in a day', 'nr', 20) }),
    { factors: {}, lines: [{ resource: 'labourer', quantity: '1 / output' }] },
  ),
} satisfies Record<ItemsOf<'mechanical'>, WorkBody>
