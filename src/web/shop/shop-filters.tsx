import { useLocation } from '@tanstack/react-router'
import { CATEGORY_NAMES } from '#domain/catalogue.ts'
import { STATES } from '#domain/places.ts'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import { LgaField } from '#web/search/lga-field.tsx'
import { PriceFields } from '#web/search/price-fields.tsx'
import { suggests } from '#web/search/suggests.ts'
import { DebouncedField } from '#web/ui/debounced-field.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'

type ShopFiltersProps = { id: string; seller: string; filters: ProductUrlFilters }

/** @param id of the form, for the order of the list, which stands elsewhere */
export function ShopFilters({ id, seller, filters }: ShopFiltersProps) {
  const { name, location, lga, category, minPrice, maxPrice } = filters
  const path = useLocation({ select: ({ pathname }) => pathname })
  const filter = useUrlFilters()
  return (
    <form
      id={id}
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
        onChange={(event) => filter({ location: event.target.value, lga: '' })}
      />
      <LgaField state={location} lga={lga} onChange={(event) => filter({ lga: event.target.value })} />
      <SelectField
        label="Category"
        name="category"
        emptyOption="Categories"
        options={CATEGORY_NAMES}
        value={category ?? ''}
        onChange={(event) => filter({ category: event.target.value })}
      />
      <PriceFields
        legend="Price in naira"
        minPrice={minPrice}
        maxPrice={maxPrice}
        onLimit={(limit, typed) => filter({ [limit]: typed })}
      />
      <noscript>
        <button type="submit" className="button button-action">
          Search
        </button>
      </noscript>
    </form>
  )
}
