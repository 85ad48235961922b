import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildUp, startingFactors } from '#domain/rates/build-up.ts'
import type { ResourceId } from '#domain/rates/resources.ts'
import { STARTING_PRICES } from '#domain/rates/starting-prices.ts'
import { workItem } from '#domain/rates/work-items.ts'
import type { WorkItemId } from '#domain/rates/work-sections.ts'

/** The figures of the articles, worked out again from what they start with: a change of a factor finds the text. */

const text = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const article = (slug: string) => text(`articles/${slug}.md`)
const { prices } = STARTING_PRICES

const written = (value: number, decimals: number) =>
  value.toLocaleString('en-NG', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** That each of these numbers stands in the text, written with so many decimals. */
function expectFigures(articleText: string, decimals: number, numbers: Record<string, number>): void {
  for (const [what, value] of Object.entries(numbers))
    expect(articleText, `${what}: ${written(value, decimals)}`).toMatch(
      new RegExp(`(?<![\\d.,])${written(value, decimals).replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`),
    )
}

function built(id: WorkItemId, changed: Record<string, number> = {}) {
  const item = workItem(id)
  return buildUp(item, { ...startingFactors(item), ...changed }, prices, { overheads: 10, profit: 15 })
}

/** With waste, for one unit. */
function takes(id: WorkItemId, of: ResourceId): number {
  const line = built(id).lines.find((each) => each.resource === of)
  if (!line) throw new Error(`${id} takes no ${of}`)
  return line.gross
}

const store = (() => {
  const [length, width, wall, height, trench, depth, strip] = [7.2, 4.8, 0.225, 2.7, 0.675, 0.9, 0.225]
  const outside = 2 * (length + width)
  const centre = outside - 4 * wall
  const openings = 0.9 * 2.1 + 2 * 1.2 * 1.2
  const [insideLength, insideWidth] = [length - 2 * wall, width - 2 * wall]
  const inside = 2 * (insideLength + insideWidth)
  const beyond = trench - wall
  const excavation = centre * trench * depth
  const concrete = centre * trench * strip
  const buried = centre * wall * (depth - strip)
  return {
    outside,
    topsoil: (length + beyond) * (width + beyond),
    centre,
    inside,
    excavation,
    concrete,
    filling: excavation - concrete - buried,
    bed: insideLength * insideWidth * 0.15,
    floor: insideLength * insideWidth,
    below: centre * (depth - strip + 0.3),
    gross: centre * height,
    net: centre * height - openings,
    internal: inside * height - openings,
    external: outside * height - openings,
  }
})()

describe('the figures of', () => {
  it('the takeoff of the store', () => {
    expectFigures(article('quantity-takeoff-to-besmm4r'), 2, store)
    expect(store.internal + store.external).toBeCloseTo(2 * store.net, 9)
    const disposal = store.excavation - store.filling
    expect(disposal).toBeCloseTo(store.filling, 9)
    expectFigures(article('quantity-takeoff-to-besmm4r'), 4, { disposal })
    expectFigures(article('quantity-takeoff-to-besmm4r'), 2, {
      'of rounded parts': 2 * Number(disposal.toFixed(2)),
    })
  })

  it('the unit rate', () => {
    const articleText = article('building-up-a-unit-rate')
    const { lines, subtotals, cost, overheads, profit, rate } = built('concrete-1-2-4')
    expectFigures(articleText, 3, {
      bags: lines[0]?.net ?? 0,
      'leaner bags': built('concrete-1-3-6').lines[0]?.net ?? 0,
      ...Object.fromEntries(lines.slice(0, 3).map((line) => [line.resource, line.gross])),
    })
    expectFigures(articleText, 2, {
      ...Object.fromEntries(lines.map(({ resource, amount }) => [resource, amount / 100])),
      materials: subtotals.Material / 100,
      gang: (subtotals.Labour + subtotals.Plant) / 100,
      cost: cost / 100,
      overheads: overheads / 100,
      base: (cost + overheads) / 100,
      profit: profit / 100,
      rate: rate / 100,
      leaner: built('concrete-1-3-6').rate / 100,
      'a naira on the bag': takes('concrete-1-2-4', 'cement') * 1.265,
    })
    const faster = built('concrete-1-2-4', { output: 10 }).subtotals
    expectFigures(articleText, 0, {
      'ten a day': (faster.Labour + faster.Plant) / 100,
      'a thousand on the bag': takes('concrete-1-2-4', 'cement') * 1265,
    })
  })

  it('the dimensions of a wall', () => {
    const articleText = article('4d-5d-and-6d-explained')
    const { rate } = built('block-225')
    const smaller = store.gross - (0.9 * 2.1 + 2 * 1.5 * 1.2)
    const mortar = store.net * takes('block-225', 'cement')
    const blocks = store.net * takes('block-225', 'block225')
    expectFigures(articleText, 2, {
      rate: rate / 100,
      wall: (store.net * rate) / 100,
      days: store.net / 30,
      smaller,
      'smaller wall': (smaller * rate) / 100,
      saved: ((store.net - smaller) * rate) / 100,
      'shorter days': smaller / 30,
      mortar,
      'in the blocks': blocks / 35,
    })
    const cement = (mortar + blocks / 35) * 50
    expectFigures(articleText, 0, { blocks, cement, carbon: cement * 0.9 })
  })

  it('the bar bending schedule', () => {
    const articleText = article('reading-a-bar-bending-schedule')
    const perMetre = (size: number) => size ** 2 / 162
    const upTo25 = (length: number) => Math.ceil(length / 25) * 25
    const lengths = {
      mark01: upTo25(300 + 5950 + 300 - 32 - 2 * 16),
      mark02: 6000 - 2 * 25,
      mark03: upTo25(2 * (400 + 175 + 115) - 2.5 * 16 - 5 * 8),
    }
    expectFigures(articleText, 0, lengths)
    const links = (6000 - 2 * 100) / 200 + 1
    const weights = {
      mark01: ((4 * 3 * lengths.mark01) / 1000) * perMetre(16),
      mark02: ((4 * 2 * lengths.mark02) / 1000) * perMetre(12),
      mark03: ((4 * links * lengths.mark03) / 1000) * perMetre(8),
    }
    const total = weights.mark01 + weights.mark02 + weights.mark03
    expectFigures(articleText, 2, { ...weights, total, rod: 12 * perMetre(12) })
    expectFigures(articleText, 3, { T16: perMetre(16), T12: perMetre(12), T8: perMetre(8) })
    const rods = {
      T16: 12 * 12 * perMetre(16),
      T12: Math.ceil(8 / Math.floor(12_000 / 5950)) * 12 * perMetre(12),
      T8: Math.ceil(120 / Math.floor(12_000 / 1300)) * 12 * perMetre(8),
    }
    expectFigures(articleText, 2, rods)
    expectFigures(articleText, 1, { hours: (total / 1000) * (41.58 + 67.7) })
    expectFigures(articleText, 2, { beams: 41.58 + 67.7, slabs: takes('reinforcement', 'steelFixer') * 8 })
  })

  it('the material schedule', () => {
    const articleText = article('material-schedule-from-measured-work')
    const concrete = (of: ResourceId) => store.concrete * takes('concrete-1-3-6', of)
    const wall = (area: number, of: ResourceId) => area * takes('block-225', of)
    const render = (of: ResourceId) => 2 * store.net * takes('render', of)
    const cement = [
      concrete('cement'),
      wall(store.below, 'cement'),
      wall(store.net, 'cement'),
      render('cement'),
    ]
    const sand = [concrete('sand'), wall(store.below, 'sand'), wall(store.net, 'sand')]
    const each = (columns: Record<string, number[]>) =>
      Object.fromEntries(
        Object.entries(columns).flatMap(([name, lines]) => {
          const sum = lines.reduce((total, line) => total + line, 0)
          return [...lines, sum].map((value, index) => [`${name} ${index}`, value])
        }),
      )
    expectFigures(articleText, 2, each({ cement, sand }))
    expectFigures(articleText, 2, { plaster: render('plasterSand'), granite: concrete('granite') })
    const blocks = [wall(store.below, 'block225'), wall(store.net, 'block225')]
    expectFigures(articleText, 1, { ...each({ blocks }), bed: store.bed * takes('concrete-1-2-4', 'cement') })
    const stages = [cement[0], (cement[1] ?? 0) + (cement[2] ?? 0), cement[3]].map((bags = 0) =>
      Math.ceil(bags),
    )
    const ordered = Math.ceil(cement.reduce((sum, bags) => sum + bags, 0))
    expect(articleText).toContain(
      `${stages.join(' + ')} = ${stages.reduce((sum, bags) => sum + bags, 0)}, where the order above is ${ordered}.`,
    )
  })

  it('block and brick', () => {
    const articleText = article('comparing-block-and-brick')
    const halfBrick = 1 / (0.225 * 0.075)
    const solid = 0.215 * 0.1025 * 0.065
    const mortarOf = { half: 0.1025 - halfBrick * solid, one: 0.215 - 2 * halfBrick * solid }
    expectFigures(articleText, 2, { halfBrick, oneBrick: 2 * halfBrick })
    expectFigures(articleText, 4, mortarOf)
    const bags = (mortar: number) => ((mortar * 1.3) / 7) * (1440 / 50) * 1.05
    const tonnes = (mortar: number) => ((mortar * 1.3 * 6) / 7) * 1.5 * 1.1
    expectFigures(articleText, 3, { half: bags(mortarOf.half), one: bags(mortarOf.one), block: bags(0.03) })
    const wallOf = (bricks: number, mortar: number, output: number) => ({
      units: bricks * 1.05 * 310,
      cement: bags(mortar) * prices.cement,
      sand: tonnes(mortar) * prices.sand,
      labour: (prices.mason + prices.labourer) / output,
    })
    const half = wallOf(halfBrick, mortarOf.half, 7)
    const one = wallOf(2 * halfBrick, mortarOf.one, 4)
    const total = (wall: typeof half) => wall.units + wall.cement + wall.sand + wall.labour
    const [block, render] = [built('block-225').cost / 100, (2 * built('render').cost) / 100]
    expectFigures(articleText, 0, { ...half, total: total(half) })
    expectFigures(articleText, 0, { ...one, total: total(one) })
    expectFigures(articleText, 0, { block, render, rendered: block + render })
    const { lines, subtotals } = built('block-225')
    const [units = 0, cement = 0, sand = 0] = lines.map(({ amount }) => amount / 100)
    expectFigures(articleText, 0, { units, cement, sand, labour: subtotals.Labour / 100 })
    expectFigures(articleText, 2, { rendered: takes('block-225', 'cement') + 2 * takes('render', 'cement') })
  })
})
