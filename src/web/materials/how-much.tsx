import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { CALCULATED_MATERIALS } from '#domain/rates/calculated-materials.ts'
import { focusOn } from '#web/ui/focus-on.ts'
import type { HowMuchProps } from './how-much-props.ts'
import { hasMeasured } from './how-much-stored.ts'

const Calculator = lazy(async () => ({
  default: (await import('./how-much-calculator.tsx')).HowMuchCalculator,
}))

/** "How much do I need?": for a slab, a wall, a floor … what to buy and what it costs (docs/product.md 18.9). Nothing where no part takes it. */
export function HowMuch(props: HowMuchProps) {
  const [open, setOpen] = useState(false)
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const panel = useId()
  // Whoever comes back, or from another material's page, finds what they have measured.
  useEffect(() => setOpen(hasMeasured()), [])
  const workOut = () => {
    setOpen(true)
    // What was pressed goes away.
    focusOn(title.current)
  }
  if (!CALCULATED_MATERIALS.has(props.material)) return null
  return (
    <section aria-labelledby={heading} className="needs-scripts card p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 ref={title} id={heading} className="text-xl outline-none">
            How much do I need?
          </h2>
          <p className="text-quiet">
            {props.offers[0]?.type === 'Labour'
              ? 'Type your measurements, and see what the work costs, and what to buy for it.'
              : 'Type your measurements, and see what to buy: with waste, in whole packs, at the prices shown.'}
          </p>
        </div>
        {!open && (
          <button
            type="button"
            className="button button-quiet"
            aria-expanded={false}
            aria-controls={panel}
            onClick={workOut}
          >
            Work it out
          </button>
        )}
      </div>
      <div id={panel} hidden={!open}>
        {open && (
          <Suspense fallback={<p className="mt-4 min-h-96 text-quiet">Loading...</p>}>
            <Calculator {...props} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
