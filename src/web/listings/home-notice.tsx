import { Link } from '@tanstack/react-router'
import { formatDay } from '#domain/dates.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'

const SENTENCES = {
  let: 'This home was let on',
  sold: 'This home was sold on',
  paused: 'This home has been off the market since',
}

type Noticed = Pick<
  Listing,
  'availability' | 'availabilitySince' | 'freshness' | 'type' | 'state' | 'bedrooms'
>

/** Says that a home cannot be had, or may not be there any more, and leads to similar ones. */
export function HomeNotice({ listing }: { listing: Noticed }) {
  const { availability, availabilitySince, freshness, type, state, bedrooms } = listing
  const gone =
    availability === 'available' || availability === 'under-offer' ? undefined : SENTENCES[availability]
  if (!gone && freshness !== 'asleep') return null
  return (
    <section aria-label="Not on offer" className="card mb-6 border-ink p-4">
      <p className="text-lg font-bold">
        {gone
          ? `${gone} ${formatDay(availabilitySince)}.`
          : 'Nobody has confirmed for a long time that this home is still available.'}
      </p>
      <p className="mt-2 flex flex-wrap gap-3">
        <a href="#similar" className="button button-action">
          Similar homes
        </a>
        <Link
          to="/search"
          search={{ type, state: state ?? undefined, bedrooms }}
          className="button button-quiet"
        >
          {`All homes for ${type} ${state ? `in ${state}` : ''} with ${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`.replace(
            '  ',
            ' ',
          )}
        </Link>
      </p>
    </section>
  )
}
