import { startingFactors } from './build-up.ts'
import { BUILDING_PART_IDS, type BuildingPart, type BuildingPartId, buildingPart } from './building-parts.ts'
import { evaluate } from './formula.ts'
import { marketMaterial } from './market-materials.ts'
import { type ResourceId, resource } from './resources.ts'
import { type Choices, chosen } from './work-item.ts'
import { workItem } from './work-items.ts'
import type { WorkItemId } from './work-sections.ts'

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

/** The materials of so much of a work item. @param factors in place of those that it starts with @param choices what it is made of */
export function materialsOf(
  item: WorkItemId,
  quantity: number,
  factors: Readonly<Record<string, number>> = {},
  choices: Choices = {},
): AmountOfMaterial[] {
  const of = chosen(workItem(item), choices)
  const values = { ...startingFactors(of), ...factors }
  return of.lines
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

/** Trades of the registry, by the work items that they do; these are counted in the unit in which the trade is compared. */
const TRADES: Readonly<Record<string, { name: string; items: readonly WorkItemId[] }>> = {
  'labour-concreting': { name: 'Concreting', items: ['concrete-1-2-4', 'concrete-1-3-6'] },
  'labour-block-laying': { name: 'Block laying', items: ['block-225', 'block-150'] },
  'labour-iron-bending': { name: 'Iron bending', items: ['reinforcement'] },
  'labour-formwork': { name: 'Formwork carpentry', items: ['formwork'] },
  'labour-plastering': { name: 'Plastering', items: ['render'] },
  'labour-tiling': { name: 'Tiling', items: ['tiling'] },
  'labour-painting': { name: 'Painting', items: ['painting'] },
  'labour-roof-covering': { name: 'Roof covering', items: ['roof-longspan', 'roof-stone-coated'] },
}

/** What a trade does of these works, in the unit in which it is compared. @returns undefined for what is no trade of theirs */
export function workOfTrade(
  material: string,
  works: readonly AmountOfWork[],
): { name: string; quantity: number } | undefined {
  const trade = TRADES[material]
  const done = works.filter(({ item }) => trade?.items.includes(item))
  return trade && done.length > 0
    ? { name: trade.name, quantity: done.reduce((sum, { quantity }) => sum + quantity, 0) }
    : undefined
}

/** What a page of this material or trade is asked about: the parts that take some of it, by the registry's id ("rebar"). */
export function partsThatTake(material: string): readonly BuildingPartId[] {
  return BUILDING_PART_IDS.filter((id) => {
    const { works, choices } = buildingPart(id)
    if (works.some(({ item }) => TRADES[material]?.items.includes(item))) return true
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
