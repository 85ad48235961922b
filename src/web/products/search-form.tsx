import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CATEGORY_NAMES, PRODUCT_TYPES } from '#domain/catalogue.ts'
import { formatAmount } from '#domain/money.ts'
import { findState, STATES } from '#domain/places.ts'
import { type ProductUrlFilters, parseProductSearch } from '#domain/products/product-filters.ts'
import { useSearchForm } from '#web/lists/search-form.ts'
import { LgaField } from '#web/search/lga-field.tsx'
import { NearMeButton } from '#web/search/near-me-button.tsx'
import { PriceFields } from '#web/search/price-fields.tsx'
import { suggests } from '#web/search/suggests.ts'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { CheckField } from '#web/ui/form-fields.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import type { Found } from './found.tsx'
import { useFacets } from './use-facets.ts'

const amount = (naira: number | undefined) => (naira === undefined ? '' : formatAmount(naira))

type SearchFormProps = {
  /** Of the form, for the order of the list, which stands elsewhere. */
  id: string
  filters: ProductUrlFilters
  /** The list, once it is there. */
  found: Found | undefined
}

/**
 * Name, state, category and type, and below them what fewer people ask for; applied by the button, which asks again when nothing has
 * changed (docs/product.md 4.2).
 */
export function SearchForm({ id, filters, found }: SearchFormProps) {
  const { name = '', location, lga = '', category = '', type = '', verified, minPrice, maxPrice } = filters
  const values = {
    name,
    location: location ?? '',
    lga,
    category,
    type,
    verified: String(verified ?? ''),
    minPrice: amount(minPrice),
    maxPrice: amount(maxPrice),
  }
  const form = useSearchForm(values, parseProductSearch, ['products', 'list', 'search'])
  const filter = useUrlFilters()
  const counts = useFacets(filters, found)
  const [state, setState] = useState(location)
  useEffect(() => setState(location), [location])
  const isNarrowed = lga !== '' || verified || minPrice !== undefined || maxPrice !== undefined
  return (
    <search>
      <form {...form} id={id} className="market-form list-search">
        <TextField
          label="Name"
          type="search"
          name="name"
          defaultValue={name}
          placeholder="What do you need?"
          maxLength={200}
          enterKeyHint="search"
          {...suggests({ for: 'products' })}
        />
        <SelectField
          label="State"
          name="location"
          emptyOption="City"
          options={STATES}
          noteOf={counts.location}
          defaultValue={location ?? ''}
          onChange={({ target }) => setState(findState(target.value))}
        />
        <SelectField
          label="Category"
          name="category"
          emptyOption="Categories"
          options={CATEGORY_NAMES}
          noteOf={counts.category}
          defaultValue={category}
        />
        <SelectField
          label="Product type"
          name="type"
          emptyOption="--Select a product type: "
          options={PRODUCT_TYPES}
          noteOf={counts.type}
          defaultValue={type}
        />
        <button type="submit" className="button button-action">
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-md:sr-only">Search</span>
        </button>
        <details data-lasting open={isNarrowed} className="more-choices">
          <summary className="button button-quiet">
            <span className="max-md:hidden">More filters</span>
            <span className="md:hidden">Filters</span>
          </summary>
          <div className="grid items-end gap-3 pt-3 sm:grid-cols-2 lg:grid-cols-[1fr_1.4fr_auto_auto]">
            <LgaField state={state} lga={state === location ? lga : ''} />
            <PriceFields legend="Price in naira" minPrice={minPrice} maxPrice={maxPrice} />
            <CheckField
              label="Verified sellers"
              name="verified"
              value="true"
              defaultChecked={verified === true}
            />
            <NearMeButton onKnown={() => filter({ sort: 'nearest' })} />
          </div>
        </details>
      </form>
    </search>
  )
}
