import { useLocation } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { AMOUNT, AMOUNT_LENGTH } from '#domain/amount.ts'
import { HOME_KIND_NAMES } from '#domain/listings/home-kind-names.ts'
import {
  type ListingFilters,
  listingFiltersOf,
  parseListingSearch,
} from '#domain/listings/listing-filters.ts'
import { HOME_KINDS } from '#domain/listings/listing-rules.ts'
import { formatAmount } from '#domain/money.ts'
import { findState, STATES } from '#domain/places.ts'
import { useSearchForm } from '#web/lists/search-form.ts'
import { LgaField } from '#web/search/lga-field.tsx'
import { NearMeButton } from '#web/search/near-me-button.tsx'
import { PriceFields } from '#web/search/price-fields.tsx'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { OnlyWithFields, PeriodField, RoomsField, SortField, TypeField } from './filter-fields.tsx'
import { useListingFacets } from './listing-facets.ts'
import { SearchButton, TermField } from './term-form.tsx'

/** In the sheet alone. */
const ShowHomes = lazy(async () => ({ default: (await import('./show-homes.tsx')).ShowHomes }))

const KINDS = HOME_KINDS.map((kind) => [kind, HOME_KIND_NAMES[kind]] as const)

/** The fewer ask for them: where there is the width of the page they stand behind a button. */
const OTHERS = [
  'lga',
  'area',
  'minBathrooms',
  'maxMoveIn',
  'offer',
  'parking',
  'furnished',
  'verified',
  'noAgencyFee',
] as const

/**
 * The filters of docs/product.md 5.1, applied by the button: below one another, or in two lines where they have the width of the page.
 * @param onSearch of a sheet, which it closes: there the button says what it will show
 */
export function FilterForm({ filters, onSearch }: { filters: ListingFilters; onSearch?: () => void }) {
  const values = fieldsOf(filters)
  const { ref, onSubmit } = useSearchForm(values, parseListingSearch, ['listings', 'search'])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    void onSubmit(event)
    onSearch?.()
    if (panel.current?.popover) panel.current.hidePopover()
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
  const more = useId()
  const panel = useRef<HTMLDivElement>(null)
  const others = OTHERS.filter((name) => filters[name] !== undefined).length
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
        <div className="lg:col-span-3">
          <TypeField value={values.type} onType={setType} />
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
          <RoomsField label="Beds, at least" name="minBedrooms" value={values.minBedrooms} />
        </div>
        <div className="lg:col-span-2">
          <SortField
            key={filters.searchTerm === undefined ? 'newest first' : 'best first'}
            value={values.sort}
            searching={filters.searchTerm !== undefined}
          />
        </div>
        <div className="lg:col-span-2">
          <NearMeButton
            onKnown={() => {
              void filter({ sort: 'nearest', order: '' })
              onSearch?.()
            }}
          />
        </div>
        {!onSearch && (
          <button type="button" popoverTarget={more} className="button button-quiet lg:col-span-2">
            <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
            More filters{others > 0 && ` (${others})`}
          </button>
        )}
        {/* The browser's own popover needs no script, and what stands in it belongs to the form. */}
        <div
          ref={panel}
          onInvalidCapture={() => show(panel.current)}
          {...(!onSearch && { popover: 'auto', id: more })}
          className={onSearch ? 'grid gap-4' : 'more-filters'}
        >
          {!onSearch && <h2 className="col-span-full text-lg">More filters</h2>}
          <LgaField state={state} lga={state === filters.state ? values.lga : ''} />
          <TextField
            label="Area"
            name="area"
            placeholder="Lekki Phase 1, Bodija…"
            maxLength={100}
            autoComplete="off"
            defaultValue={values.area}
          />
          <RoomsField label="Baths, at least" name="minBathrooms" value={values.minBathrooms} />
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
          <div className="col-span-full">
            <OnlyWithFields values={values} />
          </div>
          {!onSearch && (
            <div className="col-span-full justify-self-end">
              <SearchButton />
            </div>
          )}
        </div>
        {/* In a panel that scrolls it stays in sight. */}
        <div className="sticky -bottom-4 -mb-4 grid border-line bg-surface pt-3 pb-4 max-lg:border-t lg:static lg:col-span-2 lg:m-0 lg:bg-transparent lg:p-0">
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

/** What the browser refuses has to be seen. */
function show(panel: HTMLElement | null): void {
  if (panel?.popover && !panel.matches(':popover-open')) panel.showPopover()
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
