import { Search } from 'lucide-react'
import { CATEGORY_NAMES, PRODUCT_TYPES } from '#domain/catalogue.ts'
import { STATES } from '#domain/places.ts'
import { type ProductFilters, parseProductSearch } from '#domain/products/product-filters.ts'
import { useSearchForm } from '#web/lists/search-form.ts'
import { suggests } from '#web/search/suggests.ts'
import { SelectField, TextField } from '#web/ui/fields.tsx'

/** Name, state, category and type, applied by the button; the same button asks again when nothing has changed (docs/product.md 4.2). */
export function SearchForm({ filters }: { filters: ProductFilters }) {
  const { name = '', location = '', category = '', type = '' } = filters
  const form = useSearchForm({ name, location, category, type }, parseProductSearch, ['products', 'search'])
  return (
    <search>
      <form
        {...form}
        className="mt-6 grid grid-cols-2 gap-3 rounded-card bg-surface p-4 text-ink shadow-float lg:grid-cols-[2fr_1fr_1fr_1.2fr_auto]"
      >
        <div className="col-span-2 lg:col-span-1">
          <TextField
            label="Name"
            hideLabel
            type="search"
            name="name"
            defaultValue={name}
            placeholder="What do you need?"
            maxLength={200}
            enterKeyHint="search"
            {...suggests({ for: 'products' })}
          />
        </div>
        <SelectField
          label="State"
          hideLabel
          name="location"
          emptyOption="City"
          options={STATES}
          defaultValue={location}
        />
        <SelectField
          label="Category"
          hideLabel
          name="category"
          emptyOption="Categories"
          options={CATEGORY_NAMES}
          defaultValue={category}
        />
        <SelectField
          label="Product type"
          hideLabel
          name="type"
          emptyOption="--Select a product type: "
          options={PRODUCT_TYPES}
          defaultValue={type}
        />
        <button type="submit" className="button button-action">
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          Search
        </button>
      </form>
    </search>
  )
}
