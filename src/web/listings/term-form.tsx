import { useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type ListingFilters, parseListingSearch } from '#domain/listings/listing-filters.ts'
import { useSearchForm } from '#web/lists/search-form.ts'
import { suggests } from '#web/search/suggests.ts'
import { TextField } from '#web/ui/fields.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { TypeField } from './filter-fields.tsx'

/** The search term above the list on narrow screens, and whether to rent or to buy; the other filters stay as they are. */
export function TermForm({ filters }: { filters: ListingFilters }) {
  const { searchTerm = '', type = 'all', ...others } = filters
  const filter = useUrlFilters()
  const form = useSearchForm(
    { searchTerm, type },
    (entered) => parseListingSearch({ ...others, ...entered }),
    ['listings', 'search'],
  )
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <search className="mb-3" aria-label="Homes by words">
      <form {...form} action={path} autoComplete="off" className="flex flex-wrap items-end gap-2">
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <div className="w-full max-w-md md:max-w-80">
          <TypeField value={type} hideLabel onType={(chosen) => filter({ type: chosen })} />
        </div>
        <div className="grow basis-40">
          <TermField term={searchTerm} hideLabel />
        </div>
        <SearchButton />
      </form>
    </search>
  )
}

export const TermField = ({ term, hideLabel = false }: { term: string; hideLabel?: boolean }) => (
  <TextField
    label="Search term"
    hideLabel={hideLabel}
    type="search"
    name="searchTerm"
    placeholder="Duplex, Yaba, borehole…"
    maxLength={200}
    enterKeyHint="search"
    {...suggests({ for: 'homes' })}
    defaultValue={term}
  />
)

export const SearchButton = () => (
  <button type="submit" className="button button-action">
    <Search size={20} strokeWidth={1.75} aria-hidden="true" />
    Search
  </button>
)
