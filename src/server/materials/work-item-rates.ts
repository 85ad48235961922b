import { formatDay } from '#domain/dates.ts'
import { nairaFromKobo } from '#domain/money.ts'
import { STATES, type State } from '#domain/places.ts'
import { buildUp, STARTING_MARGINS, startingFactors } from '#domain/rates/build-up.ts'
import { marketMaterial } from '#domain/rates/market-materials.ts'
import type { MedianPrices } from '#domain/rates/median-schema.ts'
import { medianWords } from '#domain/rates/median-words.ts'
import { type ResourcePrices, resource } from '#domain/rates/resources.ts'
import { STARTING_PRICES } from '#domain/rates/starting-prices.ts'
import { chosen, PRACTICE, type WorkItem } from '#domain/rates/work-item.ts'
import type { ListedWorkItem, WorkItemList, WorkItemRate } from '#domain/rates/work-item-schema.ts'
import { workItem } from '#domain/rates/work-items.ts'
import {
  listedItem,
  WORK_LIST,
  WORK_SECTION_IDS,
  WORK_SECTIONS,
  type WorkItemId,
  type WorkSectionId,
} from '#domain/rates/work-sections.ts'
import type { StateMedians } from './state-medians.ts'

const sectionOf = (id: WorkSectionId) => {
  const { number, name } = WORK_SECTIONS[id]
  return { id, number, name }
}

function listed(id: WorkItemId): ListedWorkItem {
  const { title, unit, choices } = workItem(id)
  const named = Object.entries(choices).map(([choice, { label, options }]) => {
    const labels = Object.entries(options).map(([option, { label: name }]) => [option, name])
    return [choice, { label, options: Object.fromEntries(labels) }]
  })
  return { id, title, unit, choices: Object.fromEntries(named) }
}

/** Every work item by its section. */
export const WORK_ITEM_LIST: WorkItemList = {
  sections: WORK_SECTION_IDS.map((section) => ({
    ...sectionOf(section),
    items: WORK_LIST.filter((item) => item.section === section).map(({ id }) => listed(id)),
  })),
}

type Place = {
  state: State | undefined
  here: MedianPrices
  country: MedianPrices
  states: StateMedians
  isExample: boolean
}

/** A work item at today's prices of a place, and what it costs in each state. @param asked options by their choices; what is not there starts as it does */
export function rateOf(
  id: WorkItemId,
  asked: Readonly<Record<string, string>>,
  { state, here, country, states, isExample }: Place,
): WorkItemRate {
  const item = workItem(id)
  const taken = Object.fromEntries(
    Object.entries(item.choices).map(([choice, { options }]) => {
      const option = asked[choice] ?? ''
      return [choice, Object.hasOwn(options, option) ? option : (Object.keys(options)[0] ?? '')]
    }),
  )
  const made = chosen(item, taken)
  const { lines, subtotals, cost, overheads, profit, rate } = builtAt(made, pricesOf(here))
  const anywhere = pricesOf(country)
  return {
    ...listed(id),
    section: sectionOf(listedItem(id).section),
    description: made.description,
    taken,
    state: state ?? null,
    lines: lines.map(({ resource: of, net, gross, wastePercent, price, amount }) => {
      const { name, kind, unit } = resource(of)
      const median = here.prices.find(({ material }) => material === of)
      const priced = {
        price,
        amount: nairaFromKobo(amount),
        origin: median
          ? medianWords({ ...median, approximately: null })
          : `ADLM’s starting price of ${formatDay(STARTING_PRICES.date)}`,
        approximately: median?.approximately ?? null,
      }
      const specification = marketMaterial(of)?.specification ?? null
      return {
        resource: of,
        name,
        kind,
        unit,
        quantity: net,
        waste: wastePercent,
        gross,
        ...priced,
        specification,
      }
    }),
    factors: Object.values(made.factors).map(({ label, unit, value, source }) => ({
      label,
      unit,
      value,
      source: source === PRACTICE ? null : source,
    })),
    sources: [...made.sources],
    materials: nairaFromKobo(subtotals.Material),
    labour: nairaFromKobo(subtotals.Labour),
    plant: nairaFromKobo(subtotals.Plant),
    cost: nairaFromKobo(cost),
    overheads: { percent: STARTING_MARGINS.overheads, amount: nairaFromKobo(overheads) },
    profit: { percent: STARTING_MARGINS.profit, amount: nairaFromKobo(profit) },
    rate: nairaFromKobo(rate),
    states: STATES.map((each) => {
      const local = states.get(each) ?? {}
      return {
        state: each,
        rate: nairaFromKobo(builtAt(made, { ...anywhere, ...local }).rate),
        local: made.lines.filter(({ resource: of }) => local[of] !== undefined).length,
      }
    }),
    startingDate: STARTING_PRICES.date,
    isExample,
  }
}

const builtAt = (made: WorkItem, prices: ResourcePrices) =>
  buildUp(made, startingFactors(made), prices, STARTING_MARGINS)

const pricesOf = ({ prices }: MedianPrices): ResourcePrices => ({
  ...STARTING_PRICES.prices,
  ...Object.fromEntries(prices.map(({ material, median }) => [material, median])),
})
