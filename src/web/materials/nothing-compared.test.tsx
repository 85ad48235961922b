import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { ComparisonFilters } from '#domain/materials/comparison-filters.ts'
import type { ShownComparison } from '#domain/materials/comparison-schema.ts'
import { NothingCompared } from './nothing-compared.tsx'

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))
vi.mock('@tanstack/react-query', () => ({
  useQuery: () => ({ data: [{ state: 'Ogun', distanceKm: 60 }] }),
}))
vi.mock('#web/search/tell-me.tsx', () => ({ TellMe: () => null }))
vi.mock('./material-api.ts', () => ({ nearestStatesQuery: () => ({}) }))

const STRENGTH = { id: 'strength', name: 'strength class' }

/** @param offered how many offers of another class the place has */
const shown = (offered: number, filters: ComparisonFilters) => {
  const comparison = {
    material: { name: 'Cement', specification: 'cement', specificationName: 'cement' },
    summary: { offers: 0 },
    brands: [],
    details: [{ ...STRENGTH, values: offered > 0 ? [{ value: '32.5', label: '32.5', count: offered }] : [] }],
    states: [
      { state: 'Lagos', count: 3 },
      { state: 'Ogun', count: 2 },
    ],
    pagination: { page: 1, limit: 20, pages: 0, total: 0, totalCapped: false },
  } as unknown as ShownComparison
  return renderToStaticMarkup(
    <NothingCompared comparison={comparison} filters={filters} onLeave={() => undefined} />,
  )
}

const IKEJA = { state: 'Lagos', lga: 'Ikeja', detail: 'strength:42.5' } as const

it('says that a local government has others where it has, not where its state has', () => {
  expect(shown(1, IKEJA)).toContain('Others in Ikeja without that filter.')
  const nothing = shown(0, IKEJA)
  expect(nothing).not.toContain('Others in Ikeja')
  expect(nothing).toContain('Ogun, 60 km: 2 offers')
})

it('counts a class among its filters', () => {
  expect(shown(1, { ...IKEJA, verified: true })).toContain('Without these filters')
  expect(shown(1, IKEJA)).not.toContain('these filters')
})
