import { useLocation } from '@tanstack/react-router'
import { CATEGORY_NAMES } from '#domain/catalogue.ts'
import { STATES } from '#domain/places.ts'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import { suggests } from '#web/search/suggests.ts'
import { DebouncedField } from '#web/ui/debounced-field.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'

type ShopFiltersProps = { seller: string; filters: ProductFilters }

export function ShopFilters({ seller, filters: { name, location, category } }: ShopFiltersProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const filter = useUrlFilters()
  return (
    <form
      action={path}
      aria-label="Filter the products"
      className="card grid grid-cols-2 gap-3 p-4 lg:grid-cols-1"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="col-span-full">
        <DebouncedField
          label="Product name"
          name="name"
          placeholder="What do you need?"
          maxLength={200}
          {...suggests({ for: 'products', seller })}
          value={name ?? ''}
          onValue={(typed) => filter({ name: typed }, Boolean(name))}
        />
      </div>
      <SelectField
        label="State"
        name="location"
        emptyOption="City"
        options={STATES}
        value={location ?? ''}
        onChange={(event) => filter({ location: event.target.value })}
      />
      <SelectField
        label="Category"
        name="category"
        emptyOption="Categories"
        options={CATEGORY_NAMES}
        value={category ?? ''}
        onChange={(event) => filter({ category: event.target.value })}
      />
      <noscript>
        <button type="submit" className="button button-action">
          Search
        </button>
      </noscript>
    </form>
  )
}
