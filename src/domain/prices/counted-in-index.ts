import type { ComparedUnit } from '#domain/materials/material.ts'

/**
 * Whether the price index counts prices that are compared so: by definition, or by the density of what is sold loose. A length of bar is
 * often thinner than it says, and says nothing of a tonne (docs/price-index.md).
 */
export const countedInIndex = (
  conversion: 'exact' | 'nominal' | null,
  unit: ComparedUnit | undefined,
): boolean => conversion === 'exact' || (conversion === 'nominal' && (unit === 'tonne' || unit === 'm3'))
