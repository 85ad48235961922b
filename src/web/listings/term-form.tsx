import { useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type ListingFilters, parseListingSearch } from '#domain/listings/listing-filters.ts'
import { useSearchForm } from '#web/lists/search-form.ts'
import { suggests } from '#web/search/suggests.ts'
import { TextField } from '#web/ui/fields.tsx'

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
    <search className="mb-3" aria-label="Homes by words">
      <form {...form} action={path} className="flex flex-wrap items-end gap-2">
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <div className="grow basis-40">
          <TermField term={searchTerm ?? ''} />
        </div>
        <SearchButton />
      </form>
    </search>
  )
}

export const TermField = ({ term }: { term: string }) => (
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

export const SearchButton = () => (
  <button type="submit" className="button button-action">
    <Search size={20} strokeWidth={1.75} aria-hidden="true" />
    Search
  </button>
)
