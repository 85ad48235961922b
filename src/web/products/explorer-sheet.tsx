import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import { FilterSheet } from '#web/ui/filter-sheet.tsx'
import { CategoryPanel } from './category-panel.tsx'

type ExplorerSheetProps = { filters: ProductFilters; choices: ReactNode }

/** The explorer's filters on narrow screens, the name apart, which has its box above them. */
export function ExplorerSheet({ filters, choices }: ExplorerSheetProps) {
  const { name: _, ...inSheet } = filters
  return (
    <FilterSheet
      set={Object.keys(inSheet).length}
      plain={<PlainFilters filters={filters} choices={choices} />}
    >
      {(close) => (
        <>
          <div className="mb-4 grid gap-3 md:grid-cols-2">{choices}</div>
          <CategoryPanel filters={filters} />
          <button type="button" className="button button-action mt-4 w-full" onClick={close}>
            Show the products
          </button>
        </>
      )}
    </FilterSheet>
  )
}

function PlainFilters({ filters, choices }: ExplorerSheetProps) {
  const { location: _location, type: _type, near: _near, ...others } = filters
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <>
      <form action={path} className="mb-4 grid gap-3 md:grid-cols-2">
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {choices}
        <button type="submit" className="button button-action md:col-span-2">
          Show the products
        </button>
      </form>
      <CategoryPanel filters={filters} />
    </>
  )
}
