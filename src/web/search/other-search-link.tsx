import { Link } from '@tanstack/react-router'
import type { State } from '#domain/places.ts'
import type { Relaxed } from '#domain/search/search-schema.ts'

type OtherSearch = {
  of: Extract<Relaxed, { kind: 'search' }>['of']
  typed: string | undefined
  state: State | undefined
  className: string
}

/** To the search that has what was looked for in the wrong one. */
export function OtherSearchLink({ of, typed, state, className }: OtherSearch) {
  return of === 'homes' ? (
    <Link to="/search" search={{ searchTerm: typed, state }} className={className}>
      Search homes
    </Link>
  ) : (
    <Link to="/market" search={{ name: typed, location: state }} className={className}>
      Search materials
    </Link>
  )
}
