import { MEASURE_OF, type Unit } from '#domain/catalogue.ts'
import { formatFigure } from '#domain/figures.ts'
import { formatAmount } from '#domain/money.ts'
import type { ComparedUnit } from './material.ts'
import type { ComparablePrice } from './material-schema.ts'
import type { Pack, PackKind, PackSizeUnit } from './pack.ts'

/**
 * What one price buys, in the words of cards, pages, forms and messages (docs/product.md 18.6). It goes with every page:
 * it knows neither the registry nor the reader.
 */

/** How something is sold: by its pack, or by its unit where that says all. */
export type Sold = { unit: Unit; pack: Pack | null }

/** One of a unit and several of it. Those that are written as signs have no plural. */
type Words = readonly [one: string, several: string]

const SIZE_WORDS: Record<Exclude<PackSizeUnit, 'nr'>, Words> = {
  kg: ['kg', 'kg'],
  g: ['g', 'g'],
  tonne: ['tonne', 'tonnes'],
  m: ['m', 'm'],
  ft: ['ft', 'ft'],
  yard: ['yard', 'yards'],
  m2: ['m²', 'm²'],
  m3: ['m³', 'm³'],
  litre: ['litre', 'litres'],
  ml: ['ml', 'ml'],
  gallon: ['gallon', 'gallons'],
}

function unitWords(unit: Unit): Words {
  if (unit === 'nr') return ['piece', 'pieces']
  return unit === 'bags' ? ['bag', 'bags'] : SIZE_WORDS[MEASURE_OF[unit]]
}

const COMPARED_WORDS: Record<ComparedUnit, string> = {
  kg: 'a kg',
  tonne: 'a tonne',
  m: 'a metre',
  m2: 'a m²',
  m3: 'a m³',
  litre: 'a litre',
  nr: 'each',
  point: 'a point',
  visit: 'a visit',
  day: 'a day',
}

/** What a price that is compared is for: "a tonne". */
export const perUnit = (unit: ComparedUnit): string => COMPARED_WORDS[unit]

const PLURALS: Partial<Record<PackKind, string>> = { box: 'boxes', dozen: 'dozen' }

/** Cut to what they measure: "a 12 m length", and not "a length of 12 m". */
const CUT: ReadonlySet<PackKind> = new Set(['length', 'sheet', 'piece'])

/** `1.44`, `1,000`: the decimals that it has. */
const figure = (size: number) => formatFigure(size, String(size).split('.')[1]?.length ?? 0)

/** "an 8 m length", "an 11.7 m length", "a 12 m length": as it is read aloud. */
const withArticle = (words: string) => `${/^(?:8|1[18](?!\d))/.test(words) ? 'an' : 'a'} ${words}`

/** "20-tonne", "12 m": before what has that size. */
function sizeBefore(size: number, unit: Exclude<PackSizeUnit, 'nr'>): string {
  const [one, several] = SIZE_WORDS[unit]
  return one === several ? `${figure(size)} ${one}` : `${figure(size)}-${one}`
}

/** "20 tonnes", "50 kg", "100": after what has that size. */
function sizeAfter(size: number, unit: PackSizeUnit): string {
  if (unit === 'nr') return figure(size)
  return `${figure(size)} ${SIZE_WORDS[unit][size === 1 ? 0 : 1]}`
}

const isUnsized = ({ size, sizeUnit }: Pack) => size === 1 && sizeUnit === 'nr'

/** "12 m length", "50 kg bag", "20-tonne trip", "box of 100", "set". */
export function packLabel(pack: Pack): string {
  const { kind, size, sizeUnit } = pack
  if (isUnsized(pack)) return kind
  return sizeUnit === 'nr' ? `${kind} of ${figure(size)}` : `${sizeBefore(size, sizeUnit)} ${kind}`
}

/** "a 12 m length", "a bag of 50 kg", "a trip of 20 tonnes", "a carton of 1.44 m²", "a set". */
export function packPhrase(pack: Pack): string {
  const { kind, size, sizeUnit } = pack
  if (isUnsized(pack) || CUT.has(kind)) return withArticle(packLabel(pack))
  return `a ${kind} of ${sizeAfter(size, sizeUnit)}`
}

/** The unit of a size by itself, as a form offers it: "tonnes", "m²", "pieces". */
export const sizeUnitName = (unit: PackSizeUnit): string => (unit === 'nr' ? 'pieces' : SIZE_WORDS[unit][1])

/** What one price buys: "12 m length", "bag", "piece", "m²". */
export const soldBy = ({ unit, pack }: Sold): string => (pack ? packLabel(pack) : unitWords(unit)[0])

/** Sold one by one, without a pack. */
const isByNumber = ({ unit, pack }: Sold): boolean => pack === null && unit === 'nr'

/** The same as names, devices and accounts keep it, where a piece is the unit `nr`. */
export const soldByStored = (sold: Sold): string => (isByNumber(sold) ? 'nr' : soldBy(sold))

/** The same behind the price: " / 12 m length", " / bag", " each". */
export const perSold = (sold: Sold): string => (isByNumber(sold) ? ' each' : ` / ${soldBy(sold)}`)

/** Several of what one price buys: "bags", "lengths", "tonnes", "m²". */
export const soldMany = ({ unit, pack }: Sold): string =>
  pack ? (PLURALS[pack.kind] ?? `${pack.kind}s`) : unitWords(unit)[1]

/** So many of what one price buys: "1 bag", "50 bags", "3 lengths", "20 tonnes", "100 m²". */
export function soldCount(sold: Sold, quantity: number): string {
  const one = sold.pack ? sold.pack.kind : unitWords(sold.unit)[0]
  return `${figure(quantity)} ${quantity === 1 ? one : soldMany(sold)}`
}

/** "from 50 bags ₦10,350" */
export const priceBreakWords = (sold: Sold, { from, price }: { from: number; price: number }): string =>
  `from ${soldCount(sold, from)} ₦${formatAmount(price)}`

/** What a price is for, behind it: "a length", "a bag", "a tonne", "each". */
export function soldEach(sold: Sold): string {
  const { unit, pack } = sold
  if (isByNumber(sold)) return 'each'
  return pack ? `a ${pack.kind}` : unit === 'm' ? 'a metre' : `a ${unitWords(unit)[0]}`
}

/** What is worth comparing: whole naira from 100 on. */
export const comparedFigure = (naira: number) =>
  formatFigure(naira, naira >= 100 || Number.isInteger(naira) ? 0 : 2)

/** "≈ ₦901 a kg" where a constant of the trade is behind it, "₦207 a kg" where arithmetic is. @param currency as in what stands beside it */
export const comparableWords = ({ price, unit, conversion }: ComparablePrice, currency = '₦'): string =>
  `${conversion === 'nominal' ? '≈ ' : ''}${currency}${comparedFigure(price)} ${perUnit(unit)}`
