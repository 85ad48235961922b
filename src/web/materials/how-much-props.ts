import type { PriceSpread, ShownProduct } from '#domain/materials/comparison-schema.ts'
import type { State } from '#domain/places.ts'

export type HowMuchProps = {
  /** A material or a trade of the registry: "rebar", "labour-tiling". */
  material: string
  /** What the page compares or offers, where it says enough: "rebar/12mm". */
  specification: string | null
  /** The offers that the page shows; the first is what an offer's own page is of. */
  offers: readonly ShownProduct[]
  /** On the page of a comparison: what it says of the prices. Without it the first offer is what is priced from. */
  summary?: PriceSpread
  /** Where the other materials are priced; '' is the whole country. */
  state: State | ''
}
