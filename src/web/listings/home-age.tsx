import { Clock, ClockAlert } from 'lucide-react'
import {
  type HomeAge as Aged,
  AVAILABILITY_WORDS,
  homeAge,
  isOffered,
} from '#domain/listings/availability.ts'

/** "Confirmed 3 days ago". One that nobody confirms has an icon of its own, too; nothing for what cannot be had. */
export function HomeAge({ home }: { home: Aged }) {
  if (!isOffered(home.availability)) return null
  const isOld = home.freshness === 'stale' || home.freshness === 'asleep'
  const Icon = isOld ? ClockAlert : Clock
  return (
    <p className="flex items-start gap-1 text-sm text-quiet">
      <Icon size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden="true" />
      {/* The day may change between the server's page and the browser's. */}
      <time dateTime={home.confirmedAt} suppressHydrationWarning>
        {homeAge(home, Date.now())}
      </time>
    </p>
  )
}

/** "Under offer", "Let"; nothing for what is available. */
export function AvailabilityBadge({ home: { availability } }: { home: Pick<Aged, 'availability'> }) {
  return (
    availability !== 'available' && (
      <p className="rounded-control border border-ink bg-surface px-2 py-0.5 text-sm font-semibold text-ink">
        {AVAILABILITY_WORDS[availability]}
      </p>
    )
  )
}
