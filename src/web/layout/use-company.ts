import { useRouteContext } from '@tanstack/react-router'
import type { CompanySettings } from '#domain/company/company-schema.ts'

/** How the company is reached, and what it says of itself (docs/product.md 20.12). */
export function useCompany(): CompanySettings {
  return useRouteContext({ from: '__root__', select: ({ company }) => company })
}
