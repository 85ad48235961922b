import { LocateFixed } from 'lucide-react'
import { askPosition, useNearMe } from './near-me.ts'

const EXPLAINED = {
  refused: 'Your browser does not share your location. Allow it for this site, or choose a state.',
  unavailable: 'Your location cannot be found now. Try again, or choose a state.',
}

/** Asks the browser for the position, by a tap alone; nothing where there are no scripts. */
export function NearMeButton({ onKnown }: { onKnown: () => void }) {
  const { status } = useNearMe()
  return (
    <div className="needs-scripts">
      {/* Above the button: below it, the foot of a sheet would cover it. */}
      <p role="status" className="text-sm text-quiet">
        {(status === 'refused' || status === 'unavailable') && EXPLAINED[status]}
      </p>
      <button
        type="button"
        className="button button-quiet w-full"
        aria-disabled={status === 'asking' || undefined}
        data-working={status === 'asking' || undefined}
        onClick={async () => {
          if (status !== 'asking' && (await askPosition())) onKnown()
        }}
      >
        <LocateFixed size={20} strokeWidth={1.75} aria-hidden="true" />
        {status === 'asking' ? 'Finding you…' : 'Near me'}
      </button>
    </div>
  )
}

/** The nearest were asked for, and nobody knows to where. */
export const NoPlace = () => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-s-2 border-edge ps-3 text-quiet">
    <p>Nearest to where? Choose a state, or let the browser share your location.</p>
    <NearMeButton onKnown={() => undefined} />
  </div>
)
