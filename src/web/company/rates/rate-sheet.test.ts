import { describe, expect, it } from 'vitest'
import { RESOURCE_IDS, type ResourcePrices } from '#domain/rates/resources.ts'
import type { StartingPrices } from './price-origins.ts'
import { calculateSheet, EMPTY_SHEET } from './rate-sheet.ts'

const starting: StartingPrices = {
  prices: Object.fromEntries(RESOURCE_IDS.map((id) => [id, 1_000])) as ResourcePrices,
  date: '2026-11-02',
  source: 'A test',
  medians: {},
  leftOut: {},
  week: null,
  isExample: false,
}

describe('calculateSheet', () => {
  const rate = (changed: Partial<typeof EMPTY_SHEET>) =>
    calculateSheet({ ...EMPTY_SHEET, ...changed }, starting).built?.rate

  it('takes what was typed before what it starts with', () => {
    expect(rate({ prices: { cement: '2,000' } })).toBeGreaterThan(rate({}) ?? Number.POSITIVE_INFINITY)
    expect(rate({ margins: { overheads: '0', profit: '0' } })).toBe(
      calculateSheet(EMPTY_SHEET, starting).built?.cost,
    )
  })

  it('keeps the factors of one work item from another', () => {
    const factors = { render: { output: '1' } }
    expect(rate({ factors })).toBe(rate({}))
    expect(rate({ item: 'render', factors })).toBeGreaterThan(
      rate({ item: 'render' }) ?? Number.POSITIVE_INFINITY,
    )
  })

  it('gives no rate from a figure that is none, or from an output of 0', () => {
    expect(rate({ prices: { cement: 'dear' } })).toBeUndefined()
    expect(rate({ factors: { 'concrete-1-2-4': { output: '0' } } })).toBeUndefined()
    // Invalid input for a price that this work item does not use has no effect on its rate.
    expect(rate({ prices: { floorTile: '' } })).toBe(rate({}))
  })
})
