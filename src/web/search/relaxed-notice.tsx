import { Link } from '@tanstack/react-router'
import type { NearbyPlace, Relaxed } from '#domain/search/search-schema.ts'

type RelaxedNoticeProps = {
  relaxed: Relaxed | null
  /** The URL's filters in one of the places. */
  searchIn: (place: NearbyPlace) => Record<string, unknown>
  onLeave: () => void
}

/** Why the results are not quite what was asked for, above them; a place that has some can be chosen (docs/product.md 17.8). */
export function RelaxedNotice({ relaxed, searchIn, onLeave }: RelaxedNoticeProps) {
  if (!relaxed || relaxed.kind === 'category') return null
  return (
    <div className="mb-2 border-s-2 border-signal ps-3 text-ink">
      <p>{relaxed.message}</p>
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
