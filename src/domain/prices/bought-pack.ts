import { MARKET_MATERIALS, type MarketMaterial } from '#domain/rates/market-materials.ts'

/** What a material is bought in: a bag of 50 kg. */
export type BoughtPack = { name: string; holds: number }

/**
 * The pack that a material is bought in, where its name says how much of the compared unit it holds. A length of rod has its kilograms by
 * a constant of the trade: what a price by weight says of it is not what it costs.
 */
export function boughtPack(specification: string): BoughtPack | undefined {
  const sold: MarketMaterial | undefined = Object.values(MARKET_MATERIALS).find(
    (each) => each.specification === specification,
  )
  const [name = '', holds = 1] = Object.entries(sold?.packs ?? {})[0] ?? []
  return holds !== 1 && name.split(' ').includes(String(holds)) ? { name, holds } : undefined
}
