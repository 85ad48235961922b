import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { State } from '#domain/places.ts'
import { outlineQuery } from '#web/map/outline.ts'
import { PlaceMap } from '#web/map/place-map.tsx'
import { useNear } from '#web/ui/use-near.ts'

/**
 * Where in its state a home is, or in the country where nobody says more than the state. Its map is asked for when its reader is a screen
 * away; the address itself is on no map.
 */
export function HomePlace({ state, lga }: { state: State; lga: string | null }) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  const { data: outline } = useQuery({ ...outlineQuery(lga ? state : undefined), enabled: isNear })
  const place = lga ? `${lga}, ${state}` : state
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="mb-2 text-lg">
        Where it is
      </h2>
      <div ref={box} className="needs-scripts place-window card h-72">
        {outline && (
          <PlaceMap
            label={lga ? `${lga} on the map of ${state}` : `${state} on the map of Nigeria`}
            outline={outline}
            area={lga ?? state}
          />
        )}
      </div>
      <p className="mt-1 text-sm">
        <Link
          to="/search"
          search={{ state, lga: lga ?? undefined }}
          className="link inline-flex min-h-11 items-center"
        >
          All homes in {place}
        </Link>
      </p>
    </section>
  )
}
