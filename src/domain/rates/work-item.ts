import { type ResourceId, resource } from './resources.ts'

/** A number that the reader may change. `value` is where it starts, `unit` what it counts. */
export type Size = { label: string; unit: string; value: number }

export const PRACTICE = 'practice'

/** A number of the trade in a work item. */
export type Factor = Size & {
  /** Who says that it starts there; PRACTICE where nobody does but those who build. */
  source: string
}

export type WorkLine = {
  resource: ResourceId
  /** How much of it one unit of the work takes, from the item's factors (formula.ts). */
  quantity: string
  /** The factor that says how much is lost, in per cent. */
  waste?: string
}

/** One of several: what it changes in the formulas, and which resource it takes in place of the work item's. */
export type Option = {
  label: string
  values?: Readonly<Record<string, number>>
  instead?: Partial<Record<ResourceId, ResourceId>>
}

/** The first of the options is where it starts; ids begin with a letter, which keeps them in this order. */
export type Choice = { label: string; options: Readonly<Record<string, Option>> }

/** What one unit of a piece of building work takes. */
export type WorkBody = {
  /** As a bill of quantities describes it. */
  description: string
  choices: Readonly<Record<string, Choice>>
  factors: Readonly<Record<string, Factor>>
  lines: readonly WorkLine[]
  /** What is to be known of the figures beyond the sources of each. */
  sources: readonly string[]
}

export type WorkItem = WorkBody & { title: string; unit: string }

/** Which option of each choice is taken; what is not named starts with the first. */
export type Choices = Readonly<Partial<Record<string, string>>>

/** The item as its choices make it: factors start elsewhere, resources are others. Unknown options are as the first. */
export function chosen<Item extends WorkBody>(item: Item, choices: Choices): Item {
  const taken = Object.entries(item.choices).flatMap(([id, { options }]) => {
    const first = Object.values(options)[0]
    const option = Object.hasOwn(options, choices[id] ?? '') ? options[choices[id] ?? ''] : first
    return option ? [option] : []
  })
  const values: Record<string, number> = Object.assign({}, ...taken.map(({ values = {} }) => values))
  const instead: Partial<Record<ResourceId, ResourceId>> = Object.assign(
    {},
    ...taken.map(({ instead = {} }) => instead),
  )
  return {
    ...item,
    factors: Object.fromEntries(
      Object.entries(item.factors).map(([id, factor]) => [id, renamed(factor, id, values[id], instead)]),
    ),
    lines: item.lines.map((line) => ({ ...line, resource: instead[line.resource] ?? line.resource })),
  }
}

/** A factor that is called after a resource is called after the one that is taken. */
function renamed(
  factor: Factor,
  id: string,
  value: number | undefined,
  instead: Partial<Record<ResourceId, ResourceId>>,
): Factor {
  const other = instead[id as ResourceId]
  return {
    ...factor,
    ...(value !== undefined && { value }),
    ...(other && { label: resource(other).name }),
  }
}
