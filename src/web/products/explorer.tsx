import { useLocation } from '@tanstack/react-router'
import { PRODUCT_TYPES } from '#domain/catalogue.ts'
import { STATES } from '#domain/places.ts'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import { Wordmark } from '#web/layout/wordmark.tsx'
import { DebouncedField } from '#web/ui/debounced-field.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { CategoryPanel } from './category-panel.tsx'
import { ExploredProducts } from './explored-products.tsx'
import { ExplorerSheet } from './explorer-sheet.tsx'

/** The explorer of the home page and of the market: the filters, all of them in the URL, beside an infinite list. */
export function Explorer({ filters, page = 1 }: { filters: ProductFilters; page?: number | undefined }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const filter = useUrlFilters()

  const choices = (
    <>
      <SelectField
        label="Location"
        name="location"
        emptyOption="City"
        options={STATES}
        value={filters.location ?? ''}
        onChange={(event) => filter({ location: event.target.value })}
      />
      <SelectField
        label="Type"
        name="type"
        emptyOption="Material and Labour"
        options={PRODUCT_TYPES}
        value={filters.type ?? ''}
        onChange={(event) => filter({ type: event.target.value })}
      />
    </>
  )
  return (
    <section id="explorer" aria-labelledby="explorer-heading" className="page py-4 md:py-12">
      <div className="dimension-line mb-3 w-24 max-md:hidden" aria-hidden="true" />
      <h2 id="explorer-heading" className="text-xl md:text-2xl">
        Explore Marketplace
      </h2>
      <div className="mt-3 grid gap-6 md:mt-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav
          aria-label="Categories"
          className="card sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto p-4 lg:block"
        >
          <div className="mb-3">
            <Wordmark />
          </div>
          <CategoryPanel filters={filters} />
        </nav>
        <div className="min-w-0">
          <form
            action={path}
            className="mb-4 grid gap-3 lg:grid-cols-3"
            onSubmit={(event) => event.preventDefault()}
          >
            {filters.category && <input type="hidden" name="category" value={filters.category} />}
            {filters.subCategory && <input type="hidden" name="subCategory" value={filters.subCategory} />}
            <DebouncedField
              label="Product name"
              name="name"
              placeholder="Cement, 12 mm rod, tiler…"
              maxLength={200}
              value={filters.name ?? ''}
              onValue={(name) => filter({ name }, Boolean(filters.name))}
            />
            <div className="hidden gap-3 lg:col-span-2 lg:grid lg:grid-cols-2">{choices}</div>
            <noscript>
              <button type="submit" className="button button-action">
                Search
              </button>
            </noscript>
          </form>
          <ExplorerSheet filters={filters} choices={choices} />
          <ExploredProducts filters={filters} firstPage={page} />
        </div>
      </div>
    </section>
  )
}
