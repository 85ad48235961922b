import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { WorkItemRate } from '#domain/rates/work-item-schema.ts'
import { BuiltUpTable } from './built-up-table.tsx'

const nails = {
  resource: 'nails',
  name: 'Nails',
  kind: 'Material',
  unit: 'kg',
  quantity: 0.002_409_6,
  waste: 0,
  gross: 0.002_409_6,
  price: 41_500,
  amount: 100,
  origin: 'our starting price',
  approximately: null,
  specification: null,
}

const rate = {
  lines: [nails],
  materials: 100,
  labour: 0,
  plant: 0,
  cost: 100,
  overheads: { percent: 0, amount: 0 },
  profit: { percent: 0, amount: 0 },
  rate: 100,
  unit: 'm',
  state: null,
} as unknown as WorkItemRate

it('writes each quantity so that it multiplies out to its amount, and amounts as their sums', () => {
  const html = renderToStaticMarkup(<BuiltUpTable rate={rate} />)
  expect(html).toContain('0.0024096 kg')
  expect(html.match(/100\.00<\/td>/g)).toHaveLength(4)
  expect(html).not.toContain('>100</td>')
})
