import { laterPart } from '#web/ui/later.tsx'

export const overviewPart = laterPart(
  async () => (await import('#web/price-index/overview.tsx')).PriceOverview,
)
export const materialPart = laterPart(
  async () => (await import('#web/price-index/material-prices.tsx')).MaterialPrices,
)
export const statePart = laterPart(
  async () => (await import('#web/price-index/state-prices.tsx')).StatePrices,
)
export const methodsPart = laterPart(
  async () => (await import('#web/price-index/methods-compared.tsx')).MethodsCompared,
)
