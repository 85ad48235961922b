import { Link } from '@tanstack/react-router'
import type { State } from '#domain/places.ts'
import type { NearbyPlace, Relaxed } from '#domain/search/search-schema.ts'
import { OtherSearchLink } from './other-search-link.tsx'

type RelaxedNoticeProps = {
  relaxed: Relaxed | null
  typed: string | undefined
  state: State | undefined
  /** The URL's filters in one of the places. */
  searchIn: (place: NearbyPlace) => Record<string, unknown>
  onLeave: () => void
}

/** Why the results are not quite what was asked for, above them; a place that has some can be chosen (docs/product.md 17.8). */
export function RelaxedNotice({ relaxed, typed, state, searchIn, onLeave }: RelaxedNoticeProps) {
  if (!relaxed || relaxed.kind === 'category') return null
  return (
    <div className="relaxed mb-2 border-s-2 border-signal ps-3 text-ink">
      <p>{relaxed.message}</p>
      {relaxed.kind === 'search' && (
        <OtherSearchLink
          of={relaxed.of}
          typed={typed}
          state={state}
          className="link inline-flex min-h-11 items-center text-sm"
        />
      )}
      {relaxed.kind === 'place' && relaxed.places.length > 1 && (
        <ul className="flex flex-wrap gap-x-4">
          {relaxed.places.map((place) => (
            <li key={nameOf(place)}>
              <Link
                to="."
                search={searchIn(place)}
                resetScroll={false}
                onClick={onLeave}
                className="link inline-flex min-h-11 items-center text-sm"
              >
                Only {nameOf(place)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const nameOf = ({ state, lga }: NearbyPlace) => (lga ? `${lga}, ${state}` : state)
