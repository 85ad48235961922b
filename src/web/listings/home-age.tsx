import {
  type HomeAge as Aged,
  AVAILABILITY_WORDS,
  homeAge,
  isOffered,
} from '#domain/listings/availability.ts'
import { AgeLine } from '#web/ui/age-line.tsx'

/** "Confirmed 3 days ago". Nothing for what cannot be had. */
export function HomeAge({ home }: { home: Aged }) {
  if (!isOffered(home.availability)) return null
  return <AgeLine isOld={home.freshness !== 'fresh'}>{homeAge(home, Date.now())}</AgeLine>
}

/** "Under offer", "Let"; nothing for what is available. */
export function AvailabilityBadge({ home: { availability } }: { home: Pick<Aged, 'availability'> }) {
  return (
    availability !== 'available' && (
      <p className="rounded-control bg-ink px-2 py-0.5 text-sm font-semibold text-paper">
        {AVAILABILITY_WORDS[availability]}
      </p>
    )
  )
}
