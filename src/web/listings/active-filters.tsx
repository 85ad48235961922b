import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { HOME_KIND_NAMES } from '#domain/listings/home-kind-names.ts'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { formatAmount } from '#domain/money.ts'

/** What each filter says in words; of two prices one chip speaks. */
function chipsOf(filters: ListingFilters): { label: string; without: ListingFilters }[] {
  const { searchTerm, type, state, lga, area, bedrooms, minPrice, maxPrice, minBedrooms, minBathrooms } =
    filters
  const price = [
    minPrice !== undefined && `from N ${formatAmount(minPrice)}`,
    maxPrice !== undefined && `up to N ${formatAmount(maxPrice)}`,
  ].filter(Boolean)
  const period = type === 'sale' ? '' : ` a ${filters.pricePeriod ?? 'month'}`
  const chips: [string | false | undefined, ListingFilters][] = [
    [searchTerm && `“${searchTerm}”`, { searchTerm: undefined }],
    [type && (type === 'rent' ? 'Rent' : 'Sale'), { type: undefined }],
    [filters.kind && HOME_KIND_NAMES[filters.kind], { kind: undefined }],
    [state, { state: undefined, lga: undefined }],
    [lga, { lga: undefined }],
    [area, { area: undefined }],
    [
      price.length > 0 &&
        `${type === 'sale' ? 'Price' : type ? 'Rent' : 'Price or rent'} ${price.join(' ')}${period}`,
      { minPrice: undefined, maxPrice: undefined, pricePeriod: undefined },
    ],
    [bedrooms !== undefined && (bedrooms === 1 ? '1 bed' : `${bedrooms} beds`), { bedrooms: undefined }],
    [minBedrooms !== undefined && `${minBedrooms} beds or more`, { minBedrooms: undefined }],
    [minBathrooms !== undefined && `${minBathrooms} baths or more`, { minBathrooms: undefined }],
    [filters.offer && 'Offer', { offer: undefined }],
    [filters.parking && 'Parking', { parking: undefined }],
    [filters.furnished && 'Furnished', { furnished: undefined }],
    [
      filters.maxMoveIn !== undefined && `To move in up to N ${formatAmount(filters.maxMoveIn)}`,
      { maxMoveIn: undefined },
    ],
    [filters.noAgencyFee && 'No agency fee', { noAgencyFee: undefined }],
    [filters.verified && 'Verified seller', { verified: undefined }],
  ]
  return chips.flatMap(([label, removed]) => (label ? [{ label, without: { ...filters, ...removed } }] : []))
}

/** The filters that are set, each a link to the list without it. */
export function ActiveFilters({ filters }: { filters: ListingFilters }) {
  const chips = chipsOf(filters)
  if (chips.length === 0) return null
  const { sort, order } = filters
  return (
    <ul aria-label="Active filters" className="mb-4 flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <Link to="/search" search={without} resetScroll={false} className="chip">
            <span className="sr-only">Remove the filter </span>
            {label}
            <X size={16} strokeWidth={1.75} className="shrink-0" aria-hidden="true" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to="/search"
            search={{ sort, order }}
            resetScroll={false}
            className="link inline-flex min-h-11 items-center px-2 text-sm"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  )
}

/** How many filters are set. */
export const activeFilterCount = (filters: ListingFilters) => chipsOf(filters).length
