import { startingFactors } from './build-up.ts'
import { BUILDING_PART_IDS, type BuildingPart, type BuildingPartId, buildingPart } from './building-parts.ts'
import { evaluate } from './formula.ts'
import { marketMaterial } from './market-materials.ts'
import { type ResourceId, resource } from './resources.ts'
import { type WorkItemId, workItem } from './work-items.ts'

/** What somebody measured of a part, and which option of each of its choices they took. */
export type Measured = {
  sizes: Readonly<Record<string, number>>
  choices: Readonly<Record<string, string>>
}

export type AmountOfWork = { item: WorkItemId; quantity: number }

/** Of one material, in units of the resource, without and with waste. */
export type AmountOfMaterial = { resource: ResourceId; net: number; gross: number }

export type Amounts = { works: readonly AmountOfWork[]; materials: readonly AmountOfMaterial[] }

/** The sizes and options that a part starts with. */
export function startingMeasures({ sizes, choices }: BuildingPart): Measured {
  return {
    sizes: Object.fromEntries(Object.entries(sizes).map(([id, { value }]) => [id, value])),
    choices: Object.fromEntries(
      Object.entries(choices).map(([id, { options }]) => [id, Object.keys(options)[0] ?? '']),
    ),
  }
}

/**
 * How much of each work item a part is, and how much of each material these take (docs/product.md 18.9).
 * @returns undefined where a size of 0 is divided by, or openings are larger than the wall
 */
export function amountsOf(part: BuildingPart, { sizes, choices }: Measured): Amounts | undefined {
  const chosen = Object.entries(part.choices).flatMap(([id, { options }]) => options[choices[id] ?? ''] ?? [])
  const values: Record<string, number> = Object.assign({}, sizes, ...chosen.map(({ values = {} }) => values))
  const instead: Partial<Record<ResourceId, ResourceId>> = Object.assign(
    {},
    ...chosen.map(({ instead = {} }) => instead),
  )
  const works: AmountOfWork[] = []
  const materials = new Map<ResourceId, AmountOfMaterial>()
  for (const { item, quantity: formula, factors = {} } of part.works) {
    const quantity = evaluate(formula, values)
    if (!Number.isFinite(quantity) || quantity < 0) return undefined
    if (quantity === 0) continue
    works.push({ item, quantity })
    const given = Object.entries(factors).map(([id, text]) => [id, evaluate(text, values)] as const)
    for (const one of materialsOf(item, quantity, Object.fromEntries(given))) {
      if (!Number.isFinite(one.gross)) return undefined
      add(materials, { ...one, resource: instead[one.resource] ?? one.resource })
    }
  }
  return { works, materials: [...materials.values()] }
}

/** The materials of so much of a work item. @param factors in place of those that it starts with */
export function materialsOf(
  item: WorkItemId,
  quantity: number,
  factors: Readonly<Record<string, number>> = {},
): AmountOfMaterial[] {
  const { lines, ...of } = workItem(item)
  const values = { ...startingFactors({ lines, ...of }), ...factors }
  return lines
    .filter((line) => resource(line.resource).kind === 'Material')
    .map((line) => {
      const net = evaluate(line.quantity, values) * quantity
      const waste = line.waste === undefined ? 0 : (values[line.waste] ?? 0)
      return { resource: line.resource, net, gross: net * (1 + waste / 100) }
    })
}

function add(materials: Map<ResourceId, AmountOfMaterial>, one: AmountOfMaterial): void {
  const before = materials.get(one.resource)
  materials.set(
    one.resource,
    before ? { ...one, net: before.net + one.net, gross: before.gross + one.gross } : one,
  )
}

/** Trades of the registry, by the work items that they do, in the unit of these. */
const TRADES: Readonly<Record<string, readonly WorkItemId[]>> = {
  'labour-concreting': ['concrete-1-2-4', 'concrete-1-3-6'],
  'labour-block-laying': ['block-225', 'block-150'],
  'labour-iron-bending': ['reinforcement'],
  'labour-formwork': ['formwork'],
  'labour-plastering': ['render'],
  'labour-tiling': ['tiling'],
  'labour-painting': ['painting'],
  'labour-roof-covering': ['roof-longspan', 'roof-stone-coated'],
}

/** What a trade does of this, in the unit in which it is compared. */
export function amountForTrade(material: string, works: readonly AmountOfWork[]): number {
  const items = TRADES[material] ?? []
  return works.reduce((sum, { item, quantity }) => sum + (items.includes(item) ? quantity : 0), 0)
}

/** What a page of this material or trade is asked about: the parts that take some of it, by the registry's id ("rebar"). */
export function partsThatTake(material: string): readonly BuildingPartId[] {
  return BUILDING_PART_IDS.filter((id) => {
    const { works, choices } = buildingPart(id)
    if (works.some(({ item }) => TRADES[material]?.includes(item))) return true
    const swapped = Object.values(choices)
      .flatMap(({ options }) => Object.values(options))
      .flatMap(({ instead = {} }) => Object.values(instead))
    return [
      ...works.flatMap(({ item }) => workItem(item).lines.map((line) => line.resource)),
      ...swapped,
    ].some((each) => marketMaterial(each)?.specification.split('/')[0] === material)
  })
}

/** The option of each choice that takes what a page is of: 150 mm blocks on the page of 150 mm blocks. */
export function choicesFor(part: BuildingPart, specification: string): Readonly<Record<string, string>> {
  const start = startingMeasures(part)
  const takes = (choices: Readonly<Record<string, string>>) =>
    amountsOf(part, { ...start, choices })?.materials.some(
      (each) => marketMaterial(each.resource)?.specification === specification,
    )
  if (takes(start.choices)) return start.choices
  for (const [id, { options }] of Object.entries(part.choices))
    for (const option of Object.keys(options)) {
      const choices = { ...start.choices, [id]: option }
      if (takes(choices)) return choices
    }
  return start.choices
}

/** "a slab: length 6 m, width 4 m, thickness 150 mm, concrete 1:2:4", for a message. */
export function measuredWords({ title, sizes, choices }: BuildingPart, measured: Measured): string {
  const words = [
    ...Object.entries(sizes).map(([id, { label, unit, value }]) =>
      `${inside(label)} ${measured.sizes[id] ?? value} ${unit === 'nr' ? '' : unit}`.trim(),
    ),
    ...Object.entries(choices).map(
      ([id, { label, options }]) =>
        `${inside(label)} ${inside(options[measured.choices[id] ?? '']?.label ?? '')}`,
    ),
  ]
  return `${inside(title)}: ${words.join(', ')}`
}

const inside = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)
