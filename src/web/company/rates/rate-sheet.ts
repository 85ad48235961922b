import { STATES, type State } from '#domain/places.ts'
import {
  type BuildUp,
  buildUp,
  type Margins,
  STARTING_MARGINS,
  startingFactors,
} from '#domain/rates/build-up.ts'
import { chosen } from '#domain/rates/work-item.ts'
import { workItem } from '#domain/rates/work-items.ts'
import { isWorkItem, type WorkItemId } from '#domain/rates/work-sections.ts'
import { parseFigure } from '#web/ui/typed-figure.ts'
import type { StartingPrices } from './price-origins.ts'

/** The user's choices and input, as text; a missing value has its default. */
export type RateSheet = {
  item: WorkItemId
  state: State | ''
  prices: Partial<Record<string, string>>
  factors: Partial<Record<WorkItemId, Partial<Record<string, string>>>>
  margins: Partial<Record<keyof Margins, string>>
  /** What each work item is made of. */
  choices: Partial<Record<WorkItemId, Partial<Record<string, string>>>>
  /** How much of each work item is to be built. */
  amounts: Partial<Record<WorkItemId, string>>
}

export const EMPTY_SHEET: RateSheet = {
  item: 'concrete-1-2-4',
  state: '',
  prices: {},
  factors: {},
  margins: {},
  choices: {},
  amounts: {},
}

/** The sheet in numbers, and its rate; `built` is undefined while a figure is invalid or an output is 0. */
export function calculateSheet(sheet: RateSheet, starting: StartingPrices) {
  const choices = sheet.choices[sheet.item] ?? {}
  const item = chosen(workItem(sheet.item), choices)
  const typedFactors = sheet.factors[sheet.item] ?? {}
  let wrong = false
  const figure = (typed: string | undefined, start: number): number => {
    const value = typed === undefined ? start : parseFigure(typed)
    if (value === undefined) wrong = true
    return value ?? start
  }
  const factors = Object.fromEntries(
    Object.entries(startingFactors(item)).map(([id, start]) => [id, figure(typedFactors[id], start)]),
  )
  const prices = { ...starting.prices }
  for (const { resource } of item.lines)
    prices[resource] = figure(sheet.prices[resource], starting.prices[resource])
  const margins: Margins = {
    overheads: figure(sheet.margins.overheads, STARTING_MARGINS.overheads),
    profit: figure(sheet.margins.profit, STARTING_MARGINS.profit),
  }
  return {
    item,
    choices,
    factors,
    prices,
    margins,
    built: wrong ? undefined : rateOf(item, factors, prices, margins),
  }
}

function rateOf(...sheet: Parameters<typeof buildUp>): BuildUp | undefined {
  try {
    return buildUp(...sheet)
  } catch (error) {
    // An output of 0 a day: there is no rate, and the page asks for another value.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const KEY = 'rate-generator'

/** The sheet stored on this device. Of a sheet in another format the valid parts are read. */
export function storedSheet(): RateSheet {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return EMPTY_SHEET
    const { item, state, prices, factors, margins, choices, amounts } = stored as Partial<
      Record<keyof RateSheet, unknown>
    >
    return {
      item: typeof item === 'string' && isWorkItem(item) ? item : EMPTY_SHEET.item,
      state: STATES.find((each) => each === state) ?? '',
      prices: texts(prices),
      factors: ofItems(factors),
      margins: texts(margins),
      choices: ofItems(choices),
      amounts: texts(amounts),
    }
  } catch {
    // No storage, or invalid JSON: the sheet starts with its defaults.
    return EMPTY_SHEET
  }
}

const ofItems = (value: unknown) =>
  Object.fromEntries(Object.entries(value ?? {}).map(([id, typed]) => [id, texts(typed)]))

const texts = (value: unknown): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string'))

export function storeSheet(sheet: RateSheet): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(sheet))
  } catch {
    // The browser refuses storage: the calculator works, but the sheet is not stored.
  }
}
