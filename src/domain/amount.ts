/** How people write amounts: "1,500,000", "N 1 500 000", "1.5m". */
export const AMOUNT = /\s*[Nn₦]?\s*(\d[\d,\s]*(?:\.\d+)?)\s*([KkMmBb]?)\s*/

export const AMOUNT_LENGTH = 30

const SCALES: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 }

/** Whole naira; NaN where the text is no amount. */
function parseAmount(text: string): number {
  const [whole, digits = '', scale = ''] = AMOUNT.exec(text) ?? []
  if (whole === undefined || whole !== text) return Number.NaN
  return Math.round(Number(digits.replace(/[,\s]/g, '')) * (SCALES[scale.toLowerCase()] ?? 1))
}

/** The limits of a price as a URL has them, the lower one first. What is no amount, or out of range, is undefined. */
export function parsePriceRange(
  search: Record<string, unknown>,
  most: number,
): { minPrice: number | undefined; maxPrice: number | undefined } {
  const amount = (key: string) => {
    const value = parseAmount(String(search[key] ?? '').slice(0, AMOUNT_LENGTH))
    return value >= 1 && value <= most ? value : undefined
  }
  const [minPrice, maxPrice] = [amount('minPrice'), amount('maxPrice')]
  return minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
    ? { minPrice: maxPrice, maxPrice: minPrice }
    : { minPrice, maxPrice }
}
