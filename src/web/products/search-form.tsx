import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalogue.ts'
import { STATES } from '#domain/places.ts'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { filtersOf, type ProductSearch, parseProductSearch } from '#domain/products/product-filters.ts'

const CATEGORY_NAMES = CATEGORIES.map(({ category }) => category)

/** Name, state, category and type, applied by the button; the same button asks again when nothing has changed (§4). */
export function SearchForm({ search }: { search: ProductSearch }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = Object.fromEntries(new FormData(event.currentTarget))
    await navigate({ to: '.', search: parseProductSearch(entered), resetScroll: false })
    await queryClient.invalidateQueries({ queryKey: ['products', 'search'] })
  }
  const { name = '', location = '', category = '', type = '' } = filtersOf(search)
  return (
    <search>
      {/* The key brings the fields back in line with the URL when Back or a link has changed it. */}
      <form
        key={[name, location, category, type].join('\n')}
        onSubmit={submit}
        className="mt-6 grid gap-3 rounded-card bg-surface p-4 text-ink shadow-float md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.2fr_auto]"
      >
        <TextField
          label="Name"
          hideLabel
          type="search"
          name="name"
          defaultValue={name}
          placeholder="What do you need?"
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
        />
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
        <button type="submit" className="button button-action md:col-span-2 lg:col-span-1">
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          Search
        </button>
      </form>
    </search>
  )
}
