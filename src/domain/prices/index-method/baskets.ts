import { type AmountOfMaterial, amountsOf, materialsOf } from '#domain/rates/amounts-of-work.ts'
import { type BuildingPartId, buildingPart } from '#domain/rates/building-parts.ts'
import { marketMaterial } from '#domain/rates/market-materials.ts'
import { resource } from '#domain/rates/resources.ts'

/** So much of a specification, in its compared units. */
export type BasketLine = { specification: string; name: string; quantity: number }

export type Basket = {
  id: string
  name: string
  /** What it stands for, and what is not in it. */
  note: string
  lines: readonly BasketLine[]
}

/** The materials of several amounts, with waste, together by specification. */
function linesOf(amounts: readonly AmountOfMaterial[]): BasketLine[] {
  const lines = new Map<string, BasketLine>()
  for (const { resource: id, gross } of amounts) {
    const material = marketMaterial(id)
    if (!material) throw new Error(`${resource(id).name} is in no market`)
    const before = lines.get(material.specification)?.quantity ?? 0
    const quantity = before + gross * material.holds
    lines.set(material.specification, {
      specification: material.specification,
      name: material.name,
      quantity,
    })
  }
  return [...lines.values()].map((line) => ({ ...line, quantity: Number(line.quantity.toPrecision(4)) }))
}

type PartOf = {
  part: BuildingPartId
  times?: number
  sizes: Record<string, number>
  choices: Record<string, string>
}

const partsOf = (parts: readonly PartOf[]): AmountOfMaterial[] =>
  parts.flatMap(({ part, sizes, choices, times = 1 }) => {
    const amounts = amountsOf(buildingPart(part), { sizes, choices })
    if (!amounts) throw new Error(`The sizes of ${part} give no amounts`)
    return amounts.materials.map((each) => ({ ...each, net: each.net * times, gross: each.gross * times }))
  })

/** A bungalow by its outer sides in metres: the same parts for all sizes, so that their costs can be compared. */
function bungalow(length: number, width: number, innerWalls: number): BasketLine[] {
  const outer = 2 * (length + width)
  const wall = { height: 3, openings: 0 }
  return linesOf(
    partsOf([
      {
        part: 'slab',
        sizes: { length, width, thickness: 150, spacing: 200, layers: 1 },
        choices: { mix: 'rich', bars: 'none', place: 'ground' },
      },
      {
        part: 'wall',
        sizes: { ...wall, length: outer, openings: 0.15 * outer * 3 },
        choices: { blocks: 'hollow225', render: 'both' },
      },
      {
        part: 'wall',
        sizes: { ...wall, length: innerWalls, openings: 0.1 * innerWalls * 3 },
        choices: { blocks: 'hollow225', render: 'both' },
      },
      {
        part: 'roof',
        sizes: { length, width, overhang: 600 },
        choices: { covering: 'longspan', pitch: 'at25' },
      },
      { part: 'floor', sizes: { length: length - 0.45, width: width - 0.45 }, choices: {} },
      {
        part: 'paint',
        sizes: { length: outer + 2 * innerWalls, height: 3, openings: 0.15 * outer * 3, coats: 2 },
        choices: { paint: 'emulsion', surface: 'smooth' },
      },
    ]),
  )
}

/** What is built of the materials of the index, by the recipes of the rate generator (docs/price-index.md). Materials alone, with waste. */
export const BASKETS: readonly Basket[] = [
  {
    id: 'concrete-1-2-4',
    name: '1 m³ of 1:2:4 concrete',
    note: 'Cement, sharp sand and 19 mm granite, with waste. Water, labour and the mixer are not in it.',
    lines: linesOf(materialsOf('concrete-1-2-4', 1)),
  },
  {
    id: 'block-wall-225',
    name: '1 m² of 225 mm block wall',
    note: 'Hollow blocks and their mortar, with waste. Render and labour are not in it.',
    lines: linesOf(materialsOf('block-225', 1)),
  },
  {
    id: 'bungalow-2',
    name: 'A two-bedroom bungalow',
    note: '10 × 8 m outside, 26 m of inner walls: ground slab, 225 mm block walls rendered on both sides, long-span roof at 25° with its timbers, tiled floor, two coats of emulsion. Foundations, ceilings, doors, windows and services are not in it.',
    lines: bungalow(10, 8, 26),
  },
  {
    id: 'bungalow-3',
    name: 'A three-bedroom bungalow',
    note: '13 × 9.5 m outside, 40 m of inner walls: the same parts as for two bedrooms.',
    lines: bungalow(13, 9.5, 40),
  },
]

/** @param levelOf the published price of a specification for one compared unit @returns undefined where one is not published */
export function basketCost(
  { lines }: Basket,
  levelOf: (specification: string) => number | undefined,
): number | undefined {
  let cost = 0
  for (const { specification, quantity } of lines) {
    const level = levelOf(specification)
    if (level === undefined) return undefined
    cost += level * quantity
  }
  return cost
}
