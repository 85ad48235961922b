/** What the URL of a product's page says: how many packs are wanted (docs/product.md 18.8), and whether what it has cost stands there at once (19.4). */
export type ProductPageSearch = { quantity?: number | undefined; history?: 'all' | undefined }

/** As many as a minimum order may be. */
const QUANTITY_MAX = 1_000_000

/** A whole number of packs; undefined for whatever is none. */
export function parseQuantity(written: string): number | undefined {
  const quantity = Number(written.replaceAll(',', '').trim())
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX ? quantity : undefined
}

export const parseProductPage = (search: Record<string, unknown>): ProductPageSearch => ({
  quantity: parseQuantity(String(search.quantity ?? '')),
  history: search.history === 'all' ? 'all' : undefined,
})
