import { Link, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { STATES } from '#domain/places.ts'
import { parseProductSearch } from '#domain/products/product-filters.ts'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { suggests } from './suggests.ts'

/** What most people come for (docs/product.md 3.1.8). */
const POPULAR = ['Cement', '12 mm rod', '9 inch block', 'Tiler']

/** The way into the market from a page that is about something else: what, and where. */
export function MarketSearch() {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ to: '/marketplace', search: parseProductSearch(entered) })
  }
  return (
    <search aria-label="The market" className="market-search">
      <form
        action="/marketplace"
        onSubmit={submit}
        className="flex flex-wrap gap-2 rounded-card bg-surface p-2 text-ink md:p-3 shadow-float"
      >
        <div className="grow-2 basis-full sm:basis-60">
          <TextField
            label="What do you need?"
            hideLabel
            type="search"
            name="name"
            placeholder="What do you need?"
            maxLength={200}
            enterKeyHint="search"
            {...suggests({ for: 'products' })}
          />
        </div>
        {/* The button grows where it has a line to itself. */}
        <div className="grow-99 basis-32 sm:grow">
          <SelectField label="State" hideLabel name="location" emptyOption="Everywhere" options={STATES} />
        </div>
        <button type="submit" className="button button-action grow sm:grow-0">
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          Search
        </button>
      </form>
      <ul aria-label="Popular searches" className="mt-1 flex flex-wrap gap-x-4 text-sm md:mt-2">
        {POPULAR.map((name) => (
          <li key={name}>
            <Link to="/marketplace" search={{ name: name.toLowerCase() }} className="popular-search">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </search>
  )
}
