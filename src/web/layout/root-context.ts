import { useRouteContext } from '@tanstack/react-router'
import type { CompanySettings } from '#domain/company/company-schema.ts'

/** How the company is reached, and what it says of itself (docs/product.md 20.12). */
export function useCompany(): CompanySettings {
  return useRouteContext({ from: '__root__', select: ({ company }) => company })
}

/** A page's whole address, as it is sent to somebody else. */
export const usePublicAddress = (path: string): string =>
  useRouteContext({ from: '__root__', select: ({ baseUrl }) => baseUrl + path })
