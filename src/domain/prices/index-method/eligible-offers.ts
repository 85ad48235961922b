import { findMaterialById } from '#domain/materials/registry.ts'
import type { State } from '#domain/places.ts'
import { countedInIndex } from '#domain/prices/counted-in-index.ts'
import type { PriceEventKind, SellerEventKind, SellerProof } from '#domain/prices/price-event.ts'
import { ELIGIBLE_DAYS, VERIFIED_DAYS } from './method.ts'

/** What happened to an offer, and how it was from then on: a row of `price_events`. */
export type OfferEvent = {
  /** In the order in which they happened. */
  id: number
  at: Date
  kind: PriceEventKind
  seller: string
  product: string
  /** Kobo for one pack. */
  price: number
  /** Compared units in a pack; null where nobody knows. */
  comparableQuantity: number | null
  conversion: 'exact' | 'nominal' | null
  material: string | null
  specification: string | null
  state: State
  inStock: boolean
  confirmedAt: Date
}

/** A row of `seller_events`. */
export type SellerEvent = {
  id: number
  at: Date
  seller: string
  kind: SellerEventKind
  proof: SellerProof
  into: string | null
}

/** An offer with a vote. */
export type EligibleOffer = {
  product: string
  /** Who decides its price: sellers that are one have one name. */
  controller: string
  specification: string
  state: State
  /** Kobo for one compared unit. */
  price: number
  /** In milliseconds: of a million offers a `Date` each would be most of the memory. */
  confirmedAt: number
}

const DAY = 24 * 3_600_000

/** Why an offer that can be compared and was confirmed in time has no vote. */
export type LeftOut = 'away' | 'unverified' | 'nominal'

type Place = Pick<EligibleOffer, 'specification' | 'state'>

/** What an offer is: many are the same. `why`: none of these has a vote. */
export type OfferKind = Place & { why: Exclude<LeftOut, 'unverified'> | undefined }

/** How a seller stands at a cut-off: whose vote theirs is, and whether they have one. */
export type Standing = Pick<EligibleOffer, 'controller'> & { isVerified: boolean }

/** @param isVisible after what last happened to it before the cut-off @returns undefined where it is nothing that is compared */
export function offerKind(
  last: Pick<OfferEvent, 'conversion' | 'material' | 'specification' | 'state' | 'inStock'>,
  isVisible: boolean,
): OfferKind | undefined {
  const { specification, state } = last
  if (specification === null) return undefined
  const isAway = !isVisible || !last.inStock
  return { specification, state, why: isAway ? 'away' : isPermitted(last) ? undefined : 'nominal' }
}

/** How each seller stands at a cut-off. @param sellers all that happened to them before it, at least */
export function standings(sellers: readonly SellerEvent[], cutOff: Date): (seller: string) => Standing {
  const verified = verifiedSince(sellers, cutOff)
  const until = cutOff.getTime() - VERIFIED_DAYS * DAY
  const controllerOf = controllers(sellers, cutOff)
  return (seller) => ({
    controller: controllerOf(seller),
    isVerified: (verified.get(seller) ?? cutOff.getTime()) <= until,
  })
}

/** What is to be known of an offer besides its kind and its seller. */
type OwnFigures = Pick<OfferEvent, 'product' | 'price' | 'comparableQuantity'> &
  Pick<EligibleOffer, 'confirmedAt'>

/**
 * An offer that has a vote at a cut-off: visible, in stock, comparable by a conversion that the index permits, confirmed in the last 28 days,
 * of a seller who has been verified for two weeks.
 * @returns why it has none, or undefined where it is no offer of the week at all
 */
export function judgeOffer(
  { specification, state, why }: OfferKind,
  { controller, isVerified }: Standing,
  { product, price, comparableQuantity, confirmedAt }: OwnFigures,
  cutOff: Date,
): EligibleOffer | LeftOut | undefined {
  if (!comparableQuantity || confirmedAt < cutOff.getTime() - ELIGIBLE_DAYS * DAY) return undefined
  if (why) return why
  if (!isVerified) return 'unverified'
  return { product, controller, specification, state, price: price / comparableQuantity, confirmedAt }
}

/** The offers that have a vote at a cut-off, by product. @param events of them before the cut-off, at least from the last time on that each came or went */
export function eligibleOffers(
  events: readonly OfferEvent[],
  sellers: readonly SellerEvent[],
  cutOff: Date,
): EligibleOffer[] {
  const standingOf = standings(sellers, cutOff)
  const offers = new Map<string, { last: OfferEvent; isVisible: boolean }>()
  for (const event of events.toSorted((one, other) => one.id - other.id)) {
    if (event.at >= cutOff) continue
    const before = offers.get(event.product)
    offers.set(event.product, {
      last: event,
      isVisible: visibilityAfter(event.kind) ?? before?.isVisible ?? true,
    })
  }
  return [...offers.values()]
    .flatMap(({ last, isVisible }) => {
      const kind = offerKind(last, isVisible)
      const own = { ...last, confirmedAt: last.confirmedAt.getTime() }
      const judged = kind && judgeOffer(kind, standingOf(last.seller), own, cutOff)
      return typeof judged === 'object' ? [judged] : []
    })
    .sort((one, other) => (one.product < other.product ? -1 : 1))
}

function visibilityAfter(kind: PriceEventKind): boolean | undefined {
  if (kind === 'offered' || kind === 'restored') return true
  if (kind === 'hidden' || kind === 'withdrawn') return false
  return undefined
}

const isPermitted = ({ conversion, material }: Pick<OfferEvent, 'conversion' | 'material'>): boolean =>
  countedInIndex(conversion, findMaterialById(material ?? '')?.compared)

/** Since when phone and business of a seller are both confirmed, in milliseconds; of the others it says nothing. */
export function verifiedSince(events: readonly SellerEvent[], cutOff: Date): Map<string, number> {
  const proofs = new Map<string, Map<SellerProof, number>>()
  for (const { at, seller, kind, proof } of inOrder(events, cutOff)) {
    const of = proofs.get(seller) ?? new Map<SellerProof, number>()
    // Checked once more is verified all the while.
    if (kind === 'verified') of.set(proof, Math.min(of.get(proof) ?? Number.POSITIVE_INFINITY, at.getTime()))
    if (kind === 'unverified') of.delete(proof)
    proofs.set(seller, of)
  }
  return new Map(
    [...proofs].flatMap(([seller, of]): [string, number][] => {
      const [phone, business] = [of.get('phone'), of.get('business')]
      return phone === undefined || business === undefined ? [] : [[seller, Math.max(phone, business)]]
    }),
  )
}

/**
 * Sellers who share a confirmed phone or registration number, or whom a moderator has joined and not separated since, are one controller: its
 * name is the least of theirs.
 */
export function controllers(events: readonly SellerEvent[], cutOff: Date): (seller: string) => string {
  const into = new Map<string, string>()
  const rootOf = (seller: string): string => {
    const next = into.get(seller)
    return next === undefined ? seller : rootOf(next)
  }
  for (const [one, other] of joinedPairs(inOrder(events, cutOff))) {
    const [least = one, greatest = one] = [rootOf(one), rootOf(other)].sort()
    if (least !== greatest) into.set(greatest, least)
  }
  return rootOf
}

/**
 * Which pairs are joined after these events: by a phone or a registration number as long as both are verified by it, by a moderator until one
 * separates them. @param events in their order
 */
export function joinedPairs(
  events: readonly Pick<SellerEvent, 'seller' | 'into' | 'kind' | 'proof'>[],
): [string, string][] {
  const pairs = new Map<string, { pair: [string, string]; proof: SellerProof }>()
  const keyOf = (proof: SellerProof, pair: [string, string]) => [proof, ...pair.toSorted()].join(' ')
  const join = (proof: SellerProof, pair: [string, string]) => pairs.set(keyOf(proof, pair), { pair, proof })
  /** Those who shared it with who leaves still share it with one another: an event names the first of them alone. */
  const leave = (proof: SellerProof, seller: string) => {
    const others: string[] = []
    for (const [key, joined] of pairs) {
      if (joined.proof !== proof || !joined.pair.includes(seller)) continue
      pairs.delete(key)
      others.push(...joined.pair.filter((each) => each !== seller))
    }
    const [first, ...rest] = others
    if (first !== undefined) for (const other of rest) join(proof, [other, first])
  }
  for (const { kind, proof, seller, into } of events)
    if (kind === 'unverified') leave(proof, seller)
    else if (into !== null && kind === 'merged') join(proof, [seller, into])
    else if (into !== null) pairs.delete(keyOf(proof, [seller, into]))
  return [...pairs.values()].map(({ pair }) => pair)
}

const inOrder = (events: readonly SellerEvent[], cutOff: Date) =>
  events.filter(({ at }) => at < cutOff).toSorted((one, other) => one.id - other.id)
