import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  AVAILABILITY_WORDS,
  type Availability,
  availabilitiesOf,
  homeAge,
  isOffered,
} from '#domain/listings/availability.ts'
import type { OwnHome } from '#domain/listings/availability-schema.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { type HomesAccess, sayAvailability } from './home-api.ts'

type Said = Pick<OwnHome, 'id' | 'name' | 'type' | 'availability' | 'confirmedAt' | 'freshness'>

/** One tap says what a home is, and confirms it. */
export function AvailabilityControl({ home, access = {} }: { home: Said; access?: HomesAccess }) {
  const queryClient = useQueryClient()
  const { mutate, data, isPending, variables } = useMutation({
    mutationFn: (availability: Availability) => sayAvailability(access, { id: home.id, availability }),
    onError: toastFailure,
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['listings'] }),
        // The list of what is to confirm stays as it was: what has been said is not to jump away below the finger.
        queryClient.invalidateQueries({
          queryKey: ['own'],
          predicate: ({ queryKey }) => queryKey[1] !== 'homes',
        }),
      ])
    },
  })
  // Whichever was confirmed last: this answer, or a list that was read since.
  const shown = data && data.confirmedAt > home.confirmedAt ? data : home
  const asks = isOffered(shown.availability) && shown.freshness !== 'fresh'
  // What is asked about has not been answered yet.
  const chosen = isPending ? variables : asks ? undefined : shown.availability
  return (
    <fieldset className="mt-1">
      <legend className="sr-only">Is “{home.name}” available?</legend>
      <div className="flex flex-wrap gap-1 max-sm:*:grow">
        {availabilitiesOf(home.type).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={chosen === each}
            className={`chip justify-center aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper ${asks && each === shown.availability ? 'border-ink font-bold' : ''}`}
            onClick={() => mutate(each)}
          >
            {asks && each === shown.availability ? `Still ${wordOf(each)}` : AVAILABILITY_WORDS[each]}
          </button>
        ))}
      </div>
      <p role="status" className="mt-1 text-sm text-quiet" suppressHydrationWarning>
        {isPending ? 'Saving…' : statusOf(shown)}
      </p>
    </fieldset>
  )
}

const wordOf = (availability: Availability) => AVAILABILITY_WORDS[availability].toLowerCase()

const statusOf = (home: Said): string =>
  isOffered(home.availability)
    ? homeAge(home, Date.now())
    : `${AVAILABILITY_WORDS[home.availability]}: not in the search`
