import { useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useEffect, useId, useState } from 'react'
import { AMOUNT, AMOUNT_LENGTH } from '#domain/amount.ts'
import { HOME_KIND_NAMES } from '#domain/listings/home-kind-names.ts'
import {
  type ListingFilters,
  listingFiltersOf,
  parseListingSearch,
} from '#domain/listings/listing-filters.ts'
import { HOME_KINDS, ROOMS } from '#domain/listings/listing-rules.ts'
import { formatAmount } from '#domain/money.ts'
import { findState, STATES } from '#domain/places.ts'
import { useSearchForm } from '#web/lists/search-form.ts'
import { LgaField } from '#web/search/lga-field.tsx'
import { NearMeButton } from '#web/search/near-me-button.tsx'
import { PriceFields } from '#web/search/price-fields.tsx'
import { suggests } from '#web/search/suggests.ts'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { useListingFacets } from './listing-facets.ts'

/** In the sheet alone. */
const ShowHomes = lazy(async () => ({ default: (await import('./show-homes.tsx')).ShowHomes }))

const TYPES = [
  ['all', 'Rent & Sale'],
  ['rent', 'Rent'],
  ['sale', 'Sale'],
] as const

const SORTS = [
  ['regularPrice_desc', 'Price high to low'],
  ['regularPrice_asc', 'Price low to high'],
  ['created_at_desc', 'Latest'],
  ['created_at_asc', 'Oldest'],
  ['nearest', 'Nearest'],
] as const

const KINDS = HOME_KINDS.map((kind) => [kind, HOME_KIND_NAMES[kind]] as const)

const CHECKS = {
  offer: 'Offer',
  parking: 'Parking',
  furnished: 'Furnished',
  verified: 'Verified seller',
  noAgencyFee: 'No agency fee',
}

const AT_LEAST = Array.from({ length: ROOMS.max - 1 }, (_, index) => String(index + 2))

/**
 * The filters of docs/product.md 5.1, applied by the button: below one another, or side by side where they have the width of the page.
 * @param onSearch of a sheet, which it closes: there the button says what it will show
 */
export function FilterForm({ filters, onSearch }: { filters: ListingFilters; onSearch?: () => void }) {
  const values = fieldsOf(filters)
  const { ref, onSubmit } = useSearchForm(values, parseListingSearch, ['listings', 'search'])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    void onSubmit(event)
    onSearch?.()
  }
  const path = useLocation({ select: ({ pathname }) => pathname })
  const filter = useUrlFilters()
  const [state, setState] = useState(filters.state)
  useEffect(() => setState(filters.state), [filters.state])
  const [type, setType] = useState(values.type)
  useEffect(() => setType(values.type), [values.type])
  const [chosen, setChosen] = useState(filters)
  const choose = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setChosen(listingFiltersOf(parseListingSearch(Object.fromEntries(new FormData(currentTarget)))))
  const { kindNote, stateNote } = useListingFacets(filters)
  return (
    <search aria-label="Homes">
      <form
        ref={ref}
        action={path}
        onSubmit={submit}
        className={`grid gap-4 ${onSearch ? '' : 'lg:grid-cols-12 lg:items-end lg:gap-x-3 lg:gap-y-2'}`}
        {...(onSearch && { onChange: choose })}
      >
        <div className="lg:col-span-3">
          <TermField term={values.searchTerm} />
        </div>
        <fieldset className="lg:col-span-3">
          <legend className="mb-1 text-sm font-semibold">Type</legend>
          <div className="grid grid-cols-[auto_1fr_1fr] overflow-hidden rounded-control border border-edge">
            {TYPES.map(([value, label]) => (
              <label
                key={value}
                className="flex min-h-11 cursor-pointer items-center justify-center border-edge px-3 font-semibold not-first:border-s has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-signal"
              >
                <input
                  type="radio"
                  name="type"
                  value={value}
                  defaultChecked={values.type === value}
                  onChange={() => setType(value)}
                  className="sr-only"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="lg:col-span-2">
          <SelectField
            label="Kind of home"
            name="kind"
            emptyOption="Every kind"
            options={KINDS}
            noteOf={kindNote}
            defaultValue={values.kind}
          />
        </div>
        <div className="lg:col-span-2">
          <SelectField
            label="State"
            name="state"
            emptyOption="Every state"
            options={STATES}
            noteOf={stateNote}
            defaultValue={values.state}
            onChange={({ target }) => setState(findState(target.value))}
          />
        </div>
        <div className="lg:col-span-2">
          <LgaField state={state} lga={state === filters.state ? values.lga : ''} />
        </div>
        <div className="lg:col-span-2">
          <TextField
            label="Area"
            name="area"
            placeholder="Lekki Phase 1, Bodija…"
            maxLength={100}
            autoComplete="off"
            defaultValue={values.area}
          />
        </div>
        <div className="lg:col-span-4">
          <PriceFields
            legend={
              type === 'sale'
                ? 'Price in naira'
                : type === 'rent'
                  ? 'Rent in naira'
                  : 'Price or rent in naira'
            }
            minPrice={filters.minPrice}
            maxPrice={filters.maxPrice}
            per={type !== 'sale' && <PeriodField value={values.pricePeriod} />}
          />
        </div>
        <div className="grid grid-cols-2 gap-3 lg:col-span-3">
          <SelectField
            label="Beds, at least"
            name="minBedrooms"
            emptyOption="Any"
            options={AT_LEAST}
            defaultValue={values.minBedrooms}
          />
          <SelectField
            label="Baths, at least"
            name="minBathrooms"
            emptyOption="Any"
            options={AT_LEAST}
            defaultValue={values.minBathrooms}
          />
        </div>
        <div className="lg:col-span-3">
          <SortField
            key={filters.searchTerm === undefined ? 'newest first' : 'best first'}
            value={values.sort}
            searching={filters.searchTerm !== undefined}
          />
        </div>
        <div className="lg:col-span-2">
          <TextField
            label="To move in, at most"
            name="maxMoveIn"
            placeholder="With all fees"
            inputMode="numeric"
            pattern={AMOUNT.source}
            title="An amount such as 250,000 or 1.5m"
            maxLength={AMOUNT_LENGTH}
            autoComplete="off"
            defaultValue={values.maxMoveIn}
          />
        </div>
        <fieldset className="lg:col-span-6">
          <legend className="sr-only">Only with</legend>
          <div className="flex flex-wrap gap-x-5">
            {(['offer', 'parking', 'furnished', 'verified', 'noAgencyFee'] as const).map((name) => (
              <label key={name} className="flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="checkbox"
                  name={name}
                  value="true"
                  defaultChecked={values[name] === 'true'}
                  className="size-5 accent-action"
                />
                {CHECKS[name]}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="lg:col-span-2">
          <NearMeButton
            onKnown={() => {
              void filter({ sort: 'nearest', order: '' })
              onSearch?.()
            }}
          />
        </div>
        {/* In a panel that scrolls it stays in sight. */}
        <div className="sticky -bottom-4 -mb-4 grid bg-surface pt-1 pb-4 lg:col-span-2">
          {onSearch ? (
            <Suspense fallback={<SearchButton />}>
              <ShowHomes filters={chosen} />
            </Suspense>
          ) : (
            <SearchButton />
          )}
        </div>
      </form>
    </search>
  )
}

/** Rents are agreed by the year; limits of an address without a period are a month's. */
function PeriodField({ value }: { value: string }) {
  return (
    <select name="pricePeriod" aria-label="Rent for" className="control" defaultValue={value}>
      <option value="year">a year</option>
      <option value="month">a month</option>
    </select>
  )
}

/** The search term alone, above the list on narrow screens; the other filters stay as they are. */
export function TermForm({ filters }: { filters: ListingFilters }) {
  const { searchTerm, ...others } = filters
  const form = useSearchForm(
    { searchTerm: searchTerm ?? '' },
    (entered) => parseListingSearch({ ...others, ...entered }),
    ['listings', 'search'],
  )
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <search className="mb-3 lg:hidden" aria-label="Homes by words">
      <form {...form} action={path} className="grid grid-cols-[1fr_auto] items-end gap-2">
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <TermField term={searchTerm ?? ''} />
        <SearchButton />
      </form>
    </search>
  )
}

/** What the fields of the form show for these filters. */
const fieldsOf = (filters: ListingFilters) => ({
  searchTerm: filters.searchTerm ?? '',
  type: filters.type ?? 'all',
  kind: filters.kind ?? '',
  state: filters.state ?? '',
  lga: filters.lga ?? '',
  area: filters.area ?? '',
  minPrice: amount(filters.minPrice),
  maxPrice: amount(filters.maxPrice),
  pricePeriod:
    filters.pricePeriod ?? ((filters.minPrice ?? filters.maxPrice) === undefined ? 'year' : 'month'),
  minBedrooms: String(filters.minBedrooms ?? ''),
  minBathrooms: String(filters.minBathrooms ?? ''),
  offer: String(filters.offer ?? ''),
  parking: String(filters.parking ?? ''),
  furnished: String(filters.furnished ?? ''),
  verified: String(filters.verified ?? ''),
  maxMoveIn: amount(filters.maxMoveIn),
  noAgencyFee: String(filters.noAgencyFee ?? ''),
  sort: filters.order ? `${filters.sort}_${filters.order}` : (filters.sort ?? ''),
})

const amount = (naira: number | undefined) => (naira === undefined ? '' : formatAmount(naira))

const TermField = ({ term }: { term: string }) => (
  <TextField
    label="Search term"
    type="search"
    name="searchTerm"
    placeholder="Duplex, Yaba, borehole…"
    maxLength={200}
    enterKeyHint="search"
    {...suggests({ for: 'homes' })}
    defaultValue={term}
  />
)

/** The default has no value: the newest first, and of a search the best match, where the newest become a choice. */
function SortField({ value, searching }: { value: string; searching: boolean }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        Sort
      </label>
      <select id={id} name="sort" className="control" defaultValue={value}>
        {searching && <option value="">Best match</option>}
        {SORTS.map(([sort, label]) => (
          <option key={sort} value={!searching && sort === 'created_at_desc' ? '' : sort}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

const SearchButton = () => (
  <button type="submit" className="button button-action">
    <Search size={20} strokeWidth={1.75} aria-hidden="true" />
    Search
  </button>
)
