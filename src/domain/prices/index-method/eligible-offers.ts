import { findMaterialById } from '#domain/materials/registry.ts'
import type { State } from '#domain/places.ts'
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

/** @param isVisible after what last happened to it before the cut-off @returns undefined where it is no offer of the week at all */
type OfferJudge = (
  last: Omit<OfferEvent, 'id' | 'at' | 'kind' | 'confirmedAt'> & Pick<EligibleOffer, 'confirmedAt'>,
  isVisible: boolean,
) => EligibleOffer | (Place & { why: LeftOut }) | undefined

type Place = Pick<EligibleOffer, 'specification' | 'state'>

/**
 * Which offers have a vote at a cut-off: visible, in stock, comparable by a conversion that the index permits, confirmed in the last 28 days,
 * of a seller who has been verified for two weeks.
 * @param sellers all that happened to sellers before the cut-off, at least
 */
export function offerJudge(sellers: readonly SellerEvent[], cutOff: Date): OfferJudge {
  const verified = verifiedSince(sellers, cutOff)
  const verifiedUntil = cutOff.getTime() - VERIFIED_DAYS * DAY
  const isVerified = (seller: string) => (verified.get(seller) ?? cutOff.getTime()) <= verifiedUntil
  const controllerOf = controllers(sellers, cutOff)
  const since = cutOff.getTime() - ELIGIBLE_DAYS * DAY
  return (last, isVisible) => {
    const { specification, comparableQuantity, product, seller, state, price, confirmedAt } = last
    if (specification === null || !comparableQuantity || confirmedAt < since) return undefined
    if (!isVisible || !last.inStock) return { specification, state, why: 'away' }
    if (!isPermitted(last)) return { specification, state, why: 'nominal' }
    if (!isVerified(seller)) return { specification, state, why: 'unverified' }
    return {
      product,
      controller: controllerOf(seller),
      specification,
      state,
      price: price / comparableQuantity,
      confirmedAt,
    }
  }
}

/** The offers that have a vote at a cut-off, by product. @param events of them before the cut-off, at least from the last time on that each came or went */
export function eligibleOffers(
  events: readonly OfferEvent[],
  sellers: readonly SellerEvent[],
  cutOff: Date,
): EligibleOffer[] {
  const judge = offerJudge(sellers, cutOff)
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
      const judged = judge({ ...last, confirmedAt: last.confirmedAt.getTime() }, isVisible)
      return judged && !('why' in judged) ? [judged] : []
    })
    .sort((one, other) => (one.product < other.product ? -1 : 1))
}

function visibilityAfter(kind: PriceEventKind): boolean | undefined {
  if (kind === 'offered' || kind === 'restored') return true
  if (kind === 'hidden' || kind === 'withdrawn') return false
  return undefined
}

/** By definition, or by the density of what is sold loose: a length of bar is often thinner than it says, and says nothing of a tonne. */
function isPermitted({ conversion, material }: Pick<OfferEvent, 'conversion' | 'material'>): boolean {
  if (conversion !== 'nominal') return conversion === 'exact'
  const compared = findMaterialById(material ?? '')?.compared
  return compared === 'tonne' || compared === 'm3'
}

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
