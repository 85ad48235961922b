/** How many packs of a product are wanted, as the URL of its page says it (docs/product.md 18.8). */
export type ProductOrder = { quantity?: number | undefined }

/** As many as a minimum order may be. */
const QUANTITY_MAX = 1_000_000

/** A whole number of packs; undefined for whatever is none. */
export function parseQuantity(written: string): number | undefined {
  const quantity = Number(written.replaceAll(',', '').trim())
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX ? quantity : undefined
}

export const parseProductOrder = (search: Record<string, unknown>): ProductOrder => ({
  quantity: parseQuantity(String(search.quantity ?? '')),
})
