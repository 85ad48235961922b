import { CATEGORY_NAMES } from '#domain/catalogue.ts'
import { SHOP_PAGE_SIZE } from '#domain/pagination.ts'
import { STATES } from '#domain/places.ts'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import type { Total } from '#web/lists/total.ts'
import { LgaField } from '#web/search/lga-field.tsx'
import { PriceFields } from '#web/search/price-fields.tsx'
import { suggests } from '#web/search/suggests.ts'
import { DebouncedField } from '#web/ui/debounced-field.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { FilterSheet } from '#web/ui/filter-sheet.tsx'
import { FiltersForm } from '#web/ui/filters-form.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'

/** In a shop of so few products, which are one page, there is nothing to narrow but by words. */
const FEW_PRODUCTS = 2 * SHOP_PAGE_SIZE

type ShopFiltersProps = {
  /** Of the form, for the order of the list, which stands elsewhere. */
  id: string
  seller: string
  /** All that the shop has. */
  products: Total
  filters: ProductUrlFilters
}

/** The words to look for; in a larger shop the other filters beside them, on a phone in a sheet. */
export function ShopFilters({ id, seller, products, filters }: ShopFiltersProps) {
  const { name, location, lga, category, minPrice, maxPrice } = filters
  const filter = useUrlFilters()
  const choices = (
    <>
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
    </>
  )
  const { name: _name, sort: _sort, ...inSheet } = filters
  const set = Object.keys(inSheet).length
  if (products.total <= SHOP_PAGE_SIZE && Object.keys(filters).length === 0) return null
  const hasChoices = products.total > FEW_PRODUCTS || set > 0
  return (
    <div
      className={`filtered flex flex-wrap items-end gap-2 ${hasChoices ? 'lg:card lg:mb-4 lg:block lg:p-4' : `few-filters ${filters.name ? '' : 'unfiltered'}`}`}
    >
      <FiltersForm
        id={id}
        button="Search"
        aria-label="Filter the products"
        className={`mb-3 grid min-w-0 grow basis-48 gap-3 ${hasChoices ? 'md:mb-4 lg:mb-0 lg:grid-cols-[3fr_2fr_2fr_2fr_3fr]' : 'md:w-88 lg:w-72 xl:w-88'}`}
      >
        <DebouncedField
          label="Product name"
          hideLabel={!hasChoices}
          name="name"
          placeholder={hasChoices ? 'What do you need?' : 'Product name'}
          maxLength={200}
          {...suggests({ for: 'products', seller })}
          value={name ?? ''}
          onValue={(typed) => filter({ name: typed }, Boolean(name))}
        />
        {hasChoices && <div className="hidden filters-open:contents lg:contents">{choices}</div>}
      </FiltersForm>
      {hasChoices && (
        <FilterSheet
          form={id}
          set={set}
          foot={(close) => (
            <button type="button" className="button button-action" onClick={close}>
              Show the products
            </button>
          )}
        >
          {() => (
            <FiltersForm button="Search" className="grid gap-3 md:grid-cols-2">
              {choices}
            </FiltersForm>
          )}
        </FilterSheet>
      )}
    </div>
  )
}
