import { PRODUCT_TYPES } from '#domain/catalogue.ts'
import { STATES } from '#domain/places.ts'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import { LgaField } from '#web/search/lga-field.tsx'
import { PriceFields } from '#web/search/price-fields.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { CheckField } from '#web/ui/form-fields.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import type { FacetCounts } from './use-facets.ts'

type Choices = { filters: ProductUrlFilters; counts: FacetCounts }

/** Place and type: each takes effect at once. */
export function ExplorerChoices({ filters, counts }: Choices) {
  const filter = useUrlFilters()
  return (
    <>
      <SelectField
        label="State"
        name="location"
        emptyOption="City"
        options={STATES}
        noteOf={counts.location}
        value={filters.location ?? ''}
        onChange={(event) => filter({ location: event.target.value, lga: '' })}
      />
      <LgaField
        state={filters.location}
        lga={filters.lga}
        onChange={(event) => filter({ lga: event.target.value })}
      />
      <SelectField
        label="Type"
        name="type"
        emptyOption="Material and Labour"
        options={PRODUCT_TYPES}
        noteOf={counts.type}
        value={filters.type ?? ''}
        onChange={(event) => filter({ type: event.target.value })}
      />
    </>
  )
}

export const MORE_CHOICES = ['brand', 'minPrice', 'maxPrice', 'verified'] as const

/** What fewer people ask for: the maker, the price and who is verified. @param form the id of their form, where they stand outside it */
export function MoreChoices({ filters, counts, form }: Choices & { form?: string }) {
  const filter = useUrlFilters()
  const brands = [...new Set([...(filters.brand ? [filters.brand] : []), ...counts.brands])]
  return (
    <>
      {/* It stands there before the counts say of which brands: nothing moves when they come. */}
      <SelectField
        label="Brand"
        name="brand"
        form={form}
        emptyOption="Any brand"
        options={brands}
        noteOf={counts.brand}
        disabled={brands.length === 0}
        value={filters.brand ?? ''}
        onChange={(event) => filter({ brand: event.target.value })}
      />
      <PriceFields
        legend="Price in naira"
        form={form}
        minPrice={filters.minPrice}
        maxPrice={filters.maxPrice}
        onLimit={(limit, typed) => filter({ [limit]: typed })}
      />
      <div className="self-end">
        <CheckField
          label="Verified sellers"
          name="verified"
          form={form}
          value="true"
          checked={filters.verified === true}
          onChange={({ target }) => filter({ verified: target.checked ? 'true' : '' })}
        />
      </div>
    </>
  )
}
