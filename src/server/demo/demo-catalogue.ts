/**
 * The demonstration catalogue: what an empty database is filled with. Every business, person and home in it is
 * invented, and no telephone number or e-mail address in it can reach anybody.
 */
import { BUYERS } from './buyers.ts'
import type { DemoBuyer, DemoListing, DemoProduct, DemoReview, DemoSeller } from './demo-records.ts'
import { LISTINGS } from './listings.ts'
import { BLOCKWORK } from './products/blockwork.ts'
import { CONCRETE } from './products/concrete.ts'
import { ELECTRICAL } from './products/electrical.ts'
import { FINISHES } from './products/finishes.ts'
import { FORMWORK } from './products/formwork.ts'
import { MECHANICAL } from './products/mechanical.ts'
import { OPENINGS } from './products/openings.ts'
import { REINFORCEMENT } from './products/reinforcement.ts'
import { ROOFING } from './products/roofing.ts'
import { REVIEWS } from './reviews/reviews.ts'
import { SELLERS } from './sellers.ts'

export type { DemoBuyer, DemoListing, DemoProduct, DemoReview, DemoSeller } from './demo-records.ts'

export const DEMO_CATALOGUE: {
  sellers: DemoSeller[]
  buyers: DemoBuyer[]
  products: DemoProduct[]
  listings: DemoListing[]
  reviews: DemoReview[]
} = {
  sellers: SELLERS,
  buyers: BUYERS,
  products: [
    ...CONCRETE,
    ...FORMWORK,
    ...REINFORCEMENT,
    ...BLOCKWORK,
    ...FINISHES,
    ...OPENINGS,
    ...ROOFING,
    ...ELECTRICAL,
    ...MECHANICAL,
  ],
  listings: LISTINGS,
  reviews: REVIEWS,
}
