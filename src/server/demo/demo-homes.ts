import { RENT_INCLUDES, type RentIncluded } from '#domain/listings/move-in.ts'
import { koboFromNaira } from '#domain/money.ts'
import type { StoredFee } from '#server/db/schema/home-columns.ts'
import type { DemoListing } from './demo-catalogue.ts'
import { demoChance } from './demo-ids.ts'

/** What the demonstration's homes cost besides, and when they were confirmed: the same in every one. */

const DAY_MS = 86_400_000

/** How often sellers confirm a home, in days, and how many of a hundred are confirmed no less often. Nothing ever falls asleep. */
const RHYTHMS = [
  { days: 12, upTo: 0.6 },
  { days: 34, upTo: 0.9 },
  { days: 60, upTo: 1 },
]

type Known = Pick<DemoListing, 'seller' | 'name'>

/** When the seller of a home has last confirmed it: each does in a rhythm of their own, whenever one looks. */
export function homeConfirmedAt({ seller, name }: Known, now: Date): Date {
  const chance = demoChance('home rhythm', seller, name)
  const rhythm = (RHYTHMS.find(({ upTo }) => chance < upTo)?.days ?? 12) * DAY_MS
  const phase = demoChance('home phase', seller, name) * rhythm
  return new Date(now.getTime() - ((now.getTime() - phase) % rhythm))
}

const percent = (of: number): StoredFee => ({ percent: of })
const naira = (amount: number): StoredFee => ({ amount: koboFromNaira(amount) })
/** To 50,000 naira. */
const rounded = (amount: number) => naira(Math.round(amount / 50_000) * 50_000)

/** What a service charge is for: the rent does not include it, too. */
const SERVICE_PAYS: readonly RentIncluded[] = ['generator', 'security', 'waste', 'cleaning']

type Costed = Known & Pick<DemoListing, 'type' | 'rentPeriod' | 'regularPrice' | 'parking'>

/** As the trade asks: a tenth each for agent and lawyer of a year's rent, a twentieth of a sale. Of some homes nobody has said. */
export function homeCosts({ seller, name, type, rentPeriod, regularPrice, parking }: Costed) {
  const chance = (what: string) => demoChance(what, seller, name)
  if (chance('says costs') > 0.8) return {}
  // An owner who lets by themselves asks for no agency fee.
  const isOwner = chance('owner') < 0.15
  const serviceShare = parking ? 0.02 + 0.08 * chance('service') : 0
  if (type === 'sale')
    return {
      agencyFee: percent(isOwner ? 0 : 5),
      legalFee: percent(chance('legal') < 0.5 ? 5 : 2.5),
      serviceFee: rounded(regularPrice * serviceShare * 0.05),
    }
  const year = rentPeriod === 'year' ? regularPrice : regularPrice * 12
  return {
    agencyFee: percent(isOwner ? 0 : 10),
    legalFee: percent(chance('legal') < 0.6 ? 10 : 5),
    cautionFee: rounded(year * (chance('caution') < 0.3 ? 0 : 0.1)),
    serviceFee: rounded(year * serviceShare),
    minimumTerm: rentPeriod === 'year' ? (chance('term') < 0.15 ? 24 : 12) : chance('term') < 0.5 ? 6 : 1,
    rentIncludes: RENT_INCLUDES.filter(
      (each) => chance(each) < 0.3 && !(serviceShare > 0 && SERVICE_PAYS.includes(each)),
    ),
  }
}
