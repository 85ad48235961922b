import { useHydrated, useLocation } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import { CategoryPanel } from './category-panel.tsx'

const Sheet = lazy(async () => ({ default: (await import('#web/ui/sheet.tsx')).Sheet }))

type Filtering = { filters: ProductFilters; choices: ReactNode }

/**
 * On narrow screens the filters rise from below, on a button that says how many are set. Until the scripts are there the
 * button is a disclosure of the platform's own; if it is open at that moment, the sheet takes over.
 */
export function FilterSheet({ filters, choices }: Filtering) {
  const scripted = useHydrated()
  const disclosure = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    if (disclosure.current?.open) setOpen(true)
  }, [])

  const { name: _, ...inSheet } = filters
  const set = Object.keys(inSheet).length
  const label = (
    <>
      <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
      Filters{set > 0 && ` (${set})`}
    </>
  )
  const look = 'button button-quiet w-full md:w-auto'
  if (!scripted)
    return (
      <details ref={disclosure} className="mb-4 lg:hidden">
        <summary className={`${look} list-none [&::-webkit-details-marker]:hidden`}>{label}</summary>
        <PlainFilters filters={filters} choices={choices} />
      </details>
    )
  return (
    <div className="mb-4 lg:hidden">
      <button
        ref={button}
        type="button"
        className={look}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {open !== undefined && (
        <Suspense>
          <Sheet title="Filters" open={open} onOpenChange={setOpen} opener={button}>
            <div className="mb-4 grid gap-3 md:grid-cols-2">{choices}</div>
            <CategoryPanel filters={filters} />
            <button type="button" className="button button-action mt-4 w-full" onClick={() => setOpen(false)}>
              Show the products
            </button>
          </Sheet>
        </Suspense>
      )}
    </div>
  )
}

/** The same filters as a plain form and plain links. */
function PlainFilters({ filters, choices }: Filtering) {
  const { location: _location, type: _type, ...others } = filters
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <div className="card mt-2 p-4">
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
    </div>
  )
}
