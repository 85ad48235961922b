import { SAVED_KINDS, type SavedKind, VIEWED_MAX } from '#domain/saved/saved-rules.ts'
import { sessionMark } from '#web/session/signed-in-mark.ts'
import { readStored, storeValue } from '#web/ui/draft.ts'
import { isOfThisVisitor } from './saved-marks.ts'

/** An offer that was opened here, as its page showed it then: nobody is asked about it. */
export type ViewedOffer = {
  kind: SavedKind
  id: string
  name: string
  price: number
  per: string
  /** Its cover, if it has one. */
  image?: string | undefined
}

const KEY = 'viewed'

type Viewed = { session?: string | undefined; offers: ViewedOffer[] }

/** Kept as drafts are: on the device alone, until its person signs out or clears it. The latest first. */
export function viewedOffers(): ViewedOffer[] {
  const stored = readStored('device', KEY)
  if (!isViewed(stored) || !isOfThisVisitor(stored.session)) return []
  return stored.offers.filter(isOffer).slice(0, VIEWED_MAX)
}

const isViewed = (stored: unknown): stored is Viewed =>
  typeof stored === 'object' && stored !== null && 'offers' in stored && Array.isArray(stored.offers)

const isOffer = ({ kind, id, name }: ViewedOffer): boolean =>
  SAVED_KINDS.includes(kind) && typeof id === 'string' && typeof name === 'string'

export function rememberViewed(viewed: ViewedOffer): void {
  const others = viewedOffers().filter(({ id }) => id !== viewed.id)
  const session = sessionMark()
  storeValue('device', KEY, { session, offers: [viewed, ...others].slice(0, VIEWED_MAX) })
}

export const forgetViewed = (): void => void storeValue('device', KEY, undefined)
