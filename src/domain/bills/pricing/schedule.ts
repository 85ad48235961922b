import { materialsOf } from '#domain/rates/amounts-of-work.ts'
import { marketMaterial } from '#domain/rates/market-materials.ts'
import { unitSymbol, wholePacks } from '#domain/rates/materials-to-buy.ts'
import { type ResourceId, resource } from '#domain/rates/resources.ts'
import type { BillLine } from '../bill-schema.ts'
import { quantityOf } from './line-decision.ts'
import type { PricedBillLine } from './pricing-schema.ts'
import type { ScheduleLine } from './schedule-schema.ts'

type Needed = { net: number; gross: number; sections: Map<string, number> }

/** Kilograms of one unit of what is not compared by weight: blocks by their volume, loose timber at 700 kg/m³, practice. */
const KILOGRAMS: Partial<Record<ResourceId, number>> = {
  block225: 27,
  block150: 20,
  solidBlock225: 45,
  solidBlock150: 30,
  floorTile: 20,
  floorTile400: 17,
  wallTile: 15,
  mesh: 2.22,
  mesh193: 3.02,
  mesh252: 3.95,
  mesh393: 6.16,
  longspan45: 1.22,
  longspan: 1.49,
}

/** Everything that is to be bought for the lines that are certain or decided, by material. */
export function materialsNeeded(
  lines: readonly Pick<BillLine, 'quantity' | 'section' | 'kind'>[],
  priced: readonly PricedBillLine[],
): Map<ResourceId, Needed> {
  const needed = new Map<ResourceId, Needed>()
  const add = (id: ResourceId, net: number, gross: number, section: string) => {
    const one = needed.get(id) ?? { net: 0, gross: 0, sections: new Map() }
    one.net += net
    one.gross += gross
    one.sections.set(section, (one.sections.get(section) ?? 0) + gross)
    needed.set(id, one)
  }
  lines.forEach((line, index) => {
    const { section, kind } = line
    const { match, price, decision } = priced[index] ?? {}
    const quantity = quantityOf(line, decision)
    if (price?.by === 'have') return
    if (!match?.as || !quantity || kind === 'rate-only' || (match.level !== 'sure' && match.level !== 'own'))
      return
    const name = section.join(' / ')
    const amount = quantity * match.as.perUnit
    if (match.as.kind === 'material') add(match.as.resource, amount, amount, name)
    else
      for (const { resource: id, net, gross } of materialsOf(
        match.as.item,
        amount,
        match.as.factors,
        match.as.choices,
      ))
        add(id, net, gross, name)
  })
  return needed
}

/** In whole packs of the market, else in whole units. */
export function scheduleLine(
  id: ResourceId,
  { net, gross, sections }: Needed,
): Omit<ScheduleLine, 'offers' | 'cost' | 'have'> {
  const market = marketMaterial(id)
  const holds = market?.holds ?? 1
  const unit = market ? unitSymbol(market.unit) : resource(id).unit
  const packed = (amount: number) => wholePacks(Math.max(amount * holds, 0), market?.packs ?? { [unit]: 1 })
  const packs = packed(gross)
  const bought = packs.reduce((sum, pack) => sum + pack.count * pack.holds, 0)
  return {
    resource: id,
    name: market?.name ?? resource(id).name,
    specification: market?.specification ?? null,
    unit,
    net: net * holds,
    gross: gross * holds,
    packs,
    bought,
    kilograms: kilogramsOf(id, market?.unit, bought),
    sections: [...sections].map(([name, of]) => ({ name, gross: of * holds, packs: packed(of) })),
  }
}

function kilogramsOf(id: ResourceId, unit: string | undefined, bought: number): number | null {
  if (unit === 'kg') return bought
  if (unit === 'tonne') return bought * 1000
  const one = KILOGRAMS[id]
  return one === undefined ? null : one * bought
}
