import { describe, expect, it } from 'vitest'
import { buildUp, startingFactors } from './build-up.ts'
import { RESOURCE_IDS, type ResourceId, type ResourcePrices, resource } from './resources.ts'
import { mortarMix, work } from './work-items/pieces.ts'
import { workItem } from './work-items.ts'
import { WORK_ITEM_IDS, type WorkItemId } from './work-sections.ts'

const everyPrice = (price: number) =>
  Object.fromEntries(RESOURCE_IDS.map((id) => [id, price])) as Record<ResourceId, number>

const NO_MARGINS = { overheads: 0, profit: 0 }

/** How much of each resource one unit of the work takes, before waste. */
function quantities(id: WorkItemId, changed: Record<string, number> = {}) {
  const item = workItem(id)
  const factors = { ...startingFactors(item), ...changed }
  const { lines } = buildUp(item, factors, everyPrice(1), NO_MARGINS)
  return Object.fromEntries(lines.map(({ resource: of, net }) => [of, net]))
}

describe('worked examples of published texts', () => {
  it('Raja Junaid Iqbal, "Quantities of cement, sand, aggregate in 1 m³ concrete": 1:2:4', () => {
    const { cement, sand, granite } = quantities('concrete-1-2-4', { stoneDensity: 1500 })
    expect(cement).toBeCloseTo(6.336, 9)
    expect(sand).toBeCloseTo(0.638, 9)
    expect(granite).toBeCloseTo(1.32, 9)
  })

  /** Of a mortar or render alone, by its volume. */
  const ofMortar = (sandParts: number, volume: string, changed: Record<string, number>) => {
    const body = work({ description: '' }, mortarMix(sandParts, volume))
    const factors = { ...startingFactors(body), ...changed }
    const { lines } = buildUp(body, factors, everyPrice(1), NO_MARGINS)
    return { cement: lines[0]?.net ?? 0, sand: lines[1]?.net ?? 0 }
  }

  it('Structville, "Review on quantity of cement required to lay blocks": 1 m³ of 1:5 mortar, and 10 blocks of it', () => {
    expect(ofMortar(5, '1', {}).cement).toBeCloseTo(6.24, 9)
    expect(ofMortar(5, '0.03', {}).cement * 5).toBeCloseTo(0.936, 9)
  })

  it('Civil at Work, "Internal plaster": 100 m² of 12 mm, 1:4', () => {
    const { cement, sand } = ofMortar(4, '100 * 0.012 * 1.15', { dryVolume: 4 / 3, sandDensity: 1000 })
    // 0.368 m³ of cement; the text takes a bag as 0.035 m³ (10.5 bags), the density says 0.0347.
    expect((cement * 50) / 1440).toBeCloseTo(0.368, 9)
    expect(sand).toBeCloseTo(1.472, 9)
  })

  it('CPWD, Analysis of Rates for Delhi: 380 kg of cement in 1 m³ of 1:4 mortar, 250 kg in 1:6', () => {
    // Its 1.07 m³ of sand is four (six) parts, so that the dry volume is 1.3375 (1.2483).
    expect(ofMortar(4, '1', { dryVolume: 1.3375, cementDensity: 1420 }).cement * 50).toBeCloseTo(380, -1)
    expect(ofMortar(6, '1', { dryVolume: 1.2483, cementDensity: 1420 }).cement * 50).toBeCloseTo(250, -1)
  })

  it('Ameh (2013), "Labour output of steel fixers … Lagos": 72.65 hours for a tonne in slabs, 109.28 in beams', () => {
    expect((quantities('reinforcement').steelFixer ?? 0) * 8).toBeCloseTo(72.65, 9)
    const beams = quantities('reinforcement', { cutAndBend: 41.58, fix: 67.7 })
    expect((beams.steelFixer ?? 0) * 8).toBeCloseTo(109.28, 9)
  })

  it('Ayinde (2013), "Build up rate of selected items": a tonne of reinforcement, 30 % on top', () => {
    // 157,000 and 5 %, wire 3,000, transport and labour 32,000: 199,850 and 30 % are 259,805.
    const item = workItem('reinforcement')
    const factors = { ...startingFactors(item), wire: 10, wireWaste: 0, cutAndBend: 8, fix: 0, labourers: 1 }
    const prices: ResourcePrices = {
      ...everyPrice(0),
      rebar: 157_000,
      bindingWire: 6_000,
      steelFixer: 20_000,
      labourer: 12_000,
    }
    const { cost, rate } = buildUp(item, factors, prices, { overheads: 30, profit: 0 })
    expect(cost).toBe(199_850_00)
    expect(rate).toBe(259_805_00)
  })
})

describe('a rate', () => {
  it('is the sum of what it shows: lines, overheads, and profit on both', () => {
    const item = workItem('concrete-1-2-4')
    const prices: ResourcePrices = { ...everyPrice(1_000), cement: 10_333.33 }
    const built = buildUp(item, startingFactors(item), prices, { overheads: 10, profit: 15 })
    const sum = built.lines.reduce((total, { amount }) => total + amount, 0)
    expect(built.cost).toBe(sum)
    expect(built.overheads).toBe(Math.round(sum * 0.1))
    expect(built.profit).toBe(Math.round((sum + built.overheads) * 0.15))
    expect(built.rate).toBe(built.cost + built.overheads + built.profit)
  })

  it('knows waste: 3 % more of it costs 3 % more', () => {
    const item = workItem('block-225')
    const [blocks] = buildUp(item, startingFactors(item), everyPrice(1_000), NO_MARGINS).lines
    expect(blocks?.gross).toBeCloseTo((blocks?.net ?? 0) * 1.03, 12)
    expect(blocks?.amount).toBe(Math.round((blocks?.gross ?? 0) * 100_000))
  })

  it('is refused where nothing is divided by', () => {
    const item = workItem('tiling')
    const factors = { ...startingFactors(item), output: 0 }
    expect(() => buildUp(item, factors, everyPrice(1_000), NO_MARGINS)).toThrow(RangeError)
  })

  it.each(WORK_ITEM_IDS)('of %s uses each of its factors, and takes something of everything', (id) => {
    const item = workItem(id)
    const formulas = item.lines.map(({ quantity, waste }) => `${quantity} ${waste ?? ''}`).join(' ')
    for (const factor of Object.keys(item.factors)) expect(formulas).toMatch(new RegExp(`\\b${factor}\\b`))
    const { lines } = buildUp(item, startingFactors(item), everyPrice(1_000), NO_MARGINS)
    for (const line of lines) expect(line.amount, resource(line.resource).name).toBeGreaterThan(0)
  })
})
