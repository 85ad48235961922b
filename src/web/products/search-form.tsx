import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { CATEGORY_NAMES, PRODUCT_TYPES } from '#domain/catalogue.ts'
import { STATES } from '#domain/places.ts'
import { filtersOf, type ProductSearch, parseProductSearch } from '#domain/products/product-filters.ts'
import { SelectField, TextField } from '#web/ui/fields.tsx'

/** Name, state, category and type, applied by the button; the same button asks again when nothing has changed (§4). */
export function SearchForm({ search }: { search: ProductSearch }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = Object.fromEntries(new FormData(event.currentTarget))
    await navigate({ to: '.', search: parseProductSearch(entered), resetScroll: false })
    await queryClient.refetchQueries(
      { queryKey: ['products', 'search'], type: 'active' },
      { cancelRefetch: false },
    )
  }
  const { name = '', location = '', category = '', type = '' } = filtersOf(search)
  const form = useFieldsOf({ name, location, category, type })
  return (
    <search>
      <form
        ref={form}
        onSubmit={submit}
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
            autoComplete="off"
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

/** Keeps the fields in line with a URL that Back or a link has changed, and leaves alone what somebody is typing. */
function useFieldsOf(values: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(values)
  useEffect(() => {
    const changed = Object.entries(values).filter(([field, value]) => shown.current[field] !== value)
    shown.current = values
    for (const [field, value] of changed) {
      const control = form.current?.elements.namedItem(field)
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
    }
  })
  return form
}
