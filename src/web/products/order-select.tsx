import { useId } from 'react'
import { defaultSort, type ProductSort, type ProductUrlFilters } from '#domain/products/product-filters.ts'

const LABELS: Record<ProductSort, string> = {
  relevance: 'Best match',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  nearest: 'Nearest',
  newest: 'Newest',
}

type OrderSelectProps = {
  filters: ProductUrlFilters
  /** The id of the form that has the other filters: before scripts have arrived it is sent together with them. */
  form: string
  onSort: (sort: ProductSort | '') => void
}

/** The order of a list. What it is anyway has no value, and there is a best match only of what was searched for. */
export function OrderSelect({ filters: { name, sort }, form, onSort }: OrderSelectProps) {
  const id = useId()
  const byDefault = defaultSort(name)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sr-only">
        Order
      </label>
      <select
        id={id}
        form={form}
        name="sort"
        className="control w-auto max-w-full"
        value={sort ?? ''}
        onChange={({ target: { value } }) => onSort(value as ProductSort | '')}
      >
        {(Object.keys(LABELS) as ProductSort[]).map(
          (each) =>
            (each !== 'relevance' || name) && (
              <option key={each} value={each === byDefault ? '' : each}>
                {LABELS[each]}
              </option>
            ),
        )}
      </select>
    </div>
  )
}
