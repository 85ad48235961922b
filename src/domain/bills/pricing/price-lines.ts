import { koboFromNaira, nairaFromKobo } from '#domain/money.ts'
import { buildUp, startingFactors } from '#domain/rates/build-up.ts'
import type { ResourceId, ResourcePrices } from '#domain/rates/resources.ts'
import { chosen } from '#domain/rates/work-item.ts'
import { workItem } from '#domain/rates/work-items.ts'
import type { BillLine } from '../bill-schema.ts'
import type { LineMatch, PricedAs } from '../matching/match-schema.ts'
import { quantityOf } from './line-decision.ts'
import type { BillPricing, LineDecision, LinePrice, PricedBillLine, PriceInput } from './pricing-schema.ts'

/** Own rates by work item: naira for one of its units. */
export type OwnRates = Readonly<Record<string, number>>

export type Prices = {
  resources: ResourcePrices
  ownRates: OwnRates
  margins: Pick<PriceInput, 'overheads' | 'profit'>
}

type LineToPrice = Pick<BillLine, 'kind' | 'quantity' | 'amount' | 'section' | 'key' | 'multiplier'>

/** What is decided goes before what is read. */
export function decided(match: LineMatch, decision: LineDecision | undefined): LineMatch {
  if (!decision) return match
  const { as, rate, mark, quantity } = decision
  const besides = [...(mark ? [MARK_WHY[mark]] : []), ...(isSaid(quantity) ? ['Your own quantity'] : [])]
  // With nothing said of what it is, it is what it was read as.
  if (rate === null && !as && besides.length > 0) return { ...match, why: [...besides, ...match.why] }
  const why = [...besides, rate !== null ? 'Your own rate' : as ? 'Your decision' : 'You leave it unpriced']
  return { level: 'own', as, others: match.as ? [match.as, ...match.others] : match.others, why }
}

const MARK_WHY = { have: 'You already have it', provisional: 'You set its sum aside' } as const

const isSaid = (figure: number | null | undefined): figure is number =>
  figure !== null && figure !== undefined

/** @returns null where nobody has said for certain what it is */
export function priceLine(
  line: LineToPrice,
  match: LineMatch,
  decision: LineDecision | undefined,
  prices: Prices,
): LinePrice | null {
  if (decision?.mark === 'have') return { ...flat(null, 0), by: 'have' }
  const price = ratedPrice(line, match, decision, prices)
  if (line.kind !== 'provisional' && decision?.mark !== 'provisional') return price
  if (price) return { ...price, by: 'provisional' }
  const isLeft = decision && !decision.mark && !isSaid(decision.quantity)
  return isLeft || line.amount === null
    ? null
    : { ...flat(null, line.amount * line.multiplier), by: 'provisional' }
}

function ratedPrice(
  line: LineToPrice,
  { level, as }: LineMatch,
  decision: LineDecision | undefined,
  prices: Prices,
): LinePrice | null {
  if (line.kind === 'rate-only' || line.kind === 'percentage') return null
  const quantity = quantityOf(line, decision) ?? 0
  if (isSaid(decision?.rate)) return flat(decision.rate, quantity * decision.rate)
  // A sum that the bill sets aside stays what it is, whatever its words are like.
  if (line.kind === 'provisional' && !decision?.as) return null
  if (!as || (level !== 'sure' && level !== 'own')) return null
  return as.kind === 'material' ? materialPrice(as, quantity, prices) : workPrice(as, quantity, prices)
}

/** A rate as it was said, with nothing known of what is in it. */
const flat = (rate: number | null, amount: number): LinePrice => ({
  by: 'own-rate',
  rate,
  amount: toKobo(amount),
  materials: 0,
  labour: 0,
  plant: 0,
  margins: 0,
  lines: [],
})

const toKobo = (naira: number) => nairaFromKobo(koboFromNaira(naira))

function materialPrice(as: PricedAs & { kind: 'material' }, quantity: number, prices: Prices): LinePrice {
  const rate = toKobo(prices.resources[as.resource] * as.perUnit)
  const amount = toKobo(rate * quantity)
  const line = { resource: as.resource, quantity: as.perUnit, amount: rate }
  return { ...flat(rate, amount), by: 'material', materials: amount, lines: [line] }
}

function workPrice(as: PricedAs & { kind: 'work' }, quantity: number, prices: Prices): LinePrice | null {
  const own = prices.ownRates[as.item]
  if (own !== undefined) return flat(toKobo(own * as.perUnit), quantity * toKobo(own * as.perUnit))
  const item = chosen(workItem(as.item), as.choices)
  const built = builtUp(item, { ...startingFactors(item), ...as.factors }, prices)
  if (!built) return null
  const rate = toKobo(nairaFromKobo(built.rate) * as.perUnit)
  const share = (kobo: number) => toKobo(nairaFromKobo(kobo) * as.perUnit * quantity)
  const [materials, labour, plant] = [
    share(built.subtotals.Material),
    share(built.subtotals.Labour),
    share(built.subtotals.Plant),
  ]
  const amount = toKobo(rate * quantity)
  return {
    by: 'build-up',
    rate,
    amount,
    materials,
    labour,
    plant,
    margins: toKobo(amount - materials - labour - plant),
    lines: built.lines.map((line) => ({
      resource: line.resource,
      quantity: line.gross * as.perUnit,
      amount: toKobo(nairaFromKobo(line.amount) * as.perUnit),
    })),
  }
}

/** @returns undefined where somebody's factors divide by nothing */
function builtUp(item: Parameters<typeof buildUp>[0], factors: Record<string, number>, prices: Prices) {
  try {
    return buildUp(item, factors, prices.resources, prices.margins)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** What it all comes to. */
export function pricedTotals(
  lines: readonly LineToPrice[],
  priced: readonly PricedBillLine[],
  { floorArea }: Pick<PriceInput, 'floorArea'>,
): BillPricing['totals'] {
  const levels = { own: 0, sure: 0, likely: 0, ask: 0 }
  const [provisional, unpriced] = [
    { lines: 0, naira: 0 },
    { lines: 0, naira: 0 },
  ]
  const [elements, sections] = [new Map<string, Part>(), new Map<string, Part>()]
  let [total, materials, count, ownQuantities] = [0, 0, 0, 0]
  lines.forEach((line, index) => {
    const { match, price, decision } = priced[index] ?? {}
    if (isSaid(decision?.quantity)) ownQuantities++
    if (match && price?.by !== 'provisional') levels[match.level]++
    const amount = price?.amount ?? 0
    total += amount
    materials += price?.materials ?? 0
    if (price?.by === 'provisional') addTo(provisional, amount)
    else if (price) count++
    else if (line.kind !== 'rate-only') addTo(unpriced, (line.amount ?? 0) * line.multiplier)
    addPart(elements, line.section[0] ?? '', price)
    addPart(sections, line.section.join(' / '), price)
  })
  return {
    naira: toKobo(total),
    priced: count,
    provisional: { ...provisional, naira: toKobo(provisional.naira) },
    unpriced: { ...unpriced, naira: toKobo(unpriced.naira) },
    ownQuantities,
    levels,
    materials: toKobo(materials),
    materialsShare: total > 0 ? materials / total : null,
    perSquareMetre: floorArea ? toKobo(total / floorArea) : null,
    elements: [...elements.values()],
    sections: [...sections.values()],
  }
}

type Part = BillPricing['totals']['elements'][number]

const addTo = (sum: { lines: number; naira: number }, naira: number) => {
  sum.lines++
  sum.naira += naira
}

function addPart(parts: Map<string, Part>, name: string, price: LinePrice | null | undefined): void {
  const part = parts.get(name) ?? { name, lines: 0, naira: 0, unpriced: 0 }
  part.lines++
  part.naira = toKobo(part.naira + (price?.amount ?? 0))
  if (!price) part.unpriced++
  parts.set(name, part)
}

/** The resources that prices rest on. */
export const resourcesUsed = (priced: readonly PricedBillLine[]): ReadonlySet<ResourceId> =>
  new Set(priced.flatMap(({ price }) => price?.lines.map((line) => line.resource) ?? []))
