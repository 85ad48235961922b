import * as z from 'zod/mini'
import { STATES } from '#domain/places.ts'
import { RESOURCE_IDS } from './resources.ts'
import { WORK_ITEM_IDS, WORK_SECTION_IDS } from './work-sections.ts'

/** Its options by their ids, with what they are called; the first is where it starts. */
const WorkChoice = z.object({ label: z.string(), options: z.record(z.string(), z.string()) })

const ListedWorkItem = z.object({
  id: z.enum(WORK_ITEM_IDS),
  title: z.string(),
  /** Of its rate. */
  unit: z.string(),
  choices: z.record(z.string(), WorkChoice),
})
export type ListedWorkItem = z.infer<typeof ListedWorkItem>

/** A work section of BESMM4R. */
const WorkSection = z.object({ id: z.enum(WORK_SECTION_IDS), number: z.string(), name: z.string() })

/** Every work item by its section. */
export const WorkItemList = z.object({
  sections: z.array(z.extend(WorkSection, { items: z.array(ListedWorkItem) })),
})
export type WorkItemList = z.infer<typeof WorkItemList>

/** A part of a build-up: how much of a resource one unit of the work takes, at which price, and whose price that is. */
const WorkItemLine = z.object({
  resource: z.enum(RESOURCE_IDS),
  name: z.string(),
  kind: z.enum(['Material', 'Labour', 'Plant']),
  unit: z.string(),
  quantity: z.number(),
  /** Lost of it, in per cent, and with it. */
  waste: z.number(),
  gross: z.number(),
  /** Naira for one unit of the resource, and for what one unit of the work takes. */
  price: z.number(),
  amount: z.number(),
  /** In words: the median of which sellers, confirmed when, or our starting price. */
  origin: z.string(),
  /** The constant of the trade that the price is reckoned by, and whose it is; null where there is none. */
  approximately: z.nullable(z.string()),
  /** The end of the address of its comparison; null of labour and plant. */
  specification: z.nullable(z.string()),
})

/** A work item at today's prices of a place, for one of its units. Amounts in naira. */
export const WorkItemRate = z.extend(ListedWorkItem, {
  section: WorkSection,
  description: z.string(),
  /** The option of each choice that the rate is of. */
  taken: z.record(z.string(), z.string()),
  /** Whose prices they are; null: the country's. */
  state: z.nullable(z.enum(STATES)),
  lines: z.array(WorkItemLine),
  factors: z.array(
    z.object({
      label: z.string(),
      unit: z.string(),
      value: z.number(),
      /** Who says so; null: it is practice. */
      source: z.nullable(z.string()),
    }),
  ),
  sources: z.array(z.string()),
  materials: z.number(),
  labour: z.number(),
  plant: z.number(),
  cost: z.number(),
  /** What is put on top, and how much per cent that is. Profit is on the cost with its overheads. */
  overheads: z.object({ percent: z.number(), amount: z.number() }),
  profit: z.object({ percent: z.number(), amount: z.number() }),
  rate: z.number(),
  /** The same by state; `local` counts the materials of it whose price is of sellers there. */
  states: z.array(z.object({ state: z.enum(STATES), rate: z.number(), local: z.number() })),
  /** When our own figures, which the rest starts from, were set. */
  startingDate: z.string(),
  /** Whether the sellers' prices are generated. */
  isExample: z.boolean(),
})
export type WorkItemRate = z.infer<typeof WorkItemRate>
