import { Ruler } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import type { PriceSpread } from '#domain/materials/comparison-schema.ts'
import type { State } from '#domain/places.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { ASKED_ABOUT } from '#domain/rates/asked-about.ts'
import { hasMeasured } from './how-much-sheet.ts'

export type HowMuchProps = {
  /** A material or a trade of the registry: "rebar", "labour-tiling". */
  material: string
  /** What the page compares or offers, where it says enough: "rebar/12mm". */
  specification: string | null
  /** The offers that the page shows; the first is what an offer's own page is of. */
  offers: readonly Product[]
  /** On the page of a comparison: what it says of the prices. Without it the first offer is what is priced from. */
  summary?: PriceSpread
  /** Where the other materials are priced; '' is the whole country. */
  state: State | ''
}

const Calculator = lazy(async () => ({
  default: (await import('./how-much-calculator.tsx')).HowMuchCalculator,
}))

/** "How much do I need?": for a slab, a wall, a floor … what to buy and what it costs (docs/product.md 18.9). Nothing where no part takes it. */
export function HowMuch(props: HowMuchProps) {
  const [open, setOpen] = useState(false)
  const heading = useId()
  const panel = useId()
  // Whoever comes back, or from another material's page, finds what they have measured.
  useEffect(() => setOpen(hasMeasured()), [])
  if (!ASKED_ABOUT.has(props.material)) return null
  return (
    <section aria-labelledby={heading} className="needs-scripts card p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={heading} className="text-xl">
            How much do I need?
          </h2>
          <p className="text-quiet">
            Measure it, and read what to buy: with waste, in whole packs, at the prices shown.
          </p>
        </div>
        {!open && (
          <button
            type="button"
            className="button button-quiet"
            aria-expanded={false}
            aria-controls={panel}
            onClick={() => setOpen(true)}
          >
            <Ruler size={20} strokeWidth={1.75} aria-hidden="true" />
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
