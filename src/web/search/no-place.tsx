import { NearMeButton } from './near-me-button.tsx'

/** The nearest were asked for, and nobody knows to where. */
export const NoPlace = () => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-s-2 border-edge ps-3 text-quiet">
    <p>The nearest to where? Choose a state, or let the browser say where you are.</p>
    <NearMeButton onKnown={() => undefined} />
  </div>
)
