/**
 * The price index once more, as docs/price-index.md says it and nothing else does: it shares no code with the method, is slow and plain, and
 * what both say is compared.
 */

const DAY = 86_400_000

export type BookOfferEvent = {
  at: Date
  kind: 'offered' | 'changed' | 'confirmed' | 'hidden' | 'restored' | 'withdrawn'
  sellerKey: string
  productId: string
  price: number
  comparableQuantity: number
  comparableUnit: 'kg' | 'tonne'
  conversion: 'exact' | 'nominal'
  specification: string
  state: string
  inStock: boolean
  confirmedAt: Date
}

export type BookSellerEvent = {
  at: Date
  sellerKey: string
  kind: 'verified' | 'unverified' | 'merged' | 'separated'
  proof: 'phone' | 'business' | 'moderator'
  intoKey?: string
}

type Offer = { product: string; controller: string; thing: string; state: string; price: number; at: number }

/** Both in the order in which they happened. */
export type Book = { offers: readonly BookOfferEvent[]; sellers: readonly BookSellerEvent[] }

/** Type 7. */
function quantileOf(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const [below = Number.NaN, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return below * (1 - (place % 1)) + above * (place % 1)
}
const medianOf = (values: number[]) => quantileOf(values, 0.5)

function controllersAt({ sellers }: Book, cutOff: number): Map<string, string> {
  let joined: { pair: string[]; proof: string }[] = []
  const names = new Set<string>()
  for (const { at, sellerKey, intoKey, kind, proof } of sellers) {
    if (at.getTime() >= cutOff) continue
    names.add(sellerKey)
    if (kind === 'merged' && intoKey) joined.push({ pair: [sellerKey, intoKey], proof })
    if (kind === 'unverified') {
      // Who shared it with them share it still.
      const sharing = joined.filter((each) => each.proof === proof && each.pair.includes(sellerKey))
      const others = sharing.flatMap(({ pair }) => pair).filter((name) => name !== sellerKey)
      joined = [
        ...joined.filter((each) => !sharing.includes(each)),
        ...others.flatMap((one) => others.map((other) => ({ pair: [one, other], proof }))),
      ]
    }
    if (kind === 'separated' && intoKey)
      joined = joined.filter(
        (each) => each.proof !== proof || !each.pair.includes(sellerKey) || !each.pair.includes(intoKey),
      )
  }
  const label = new Map([...names].map((name) => [name, name]))
  for (let again = true; again; ) {
    again = false
    for (const { pair } of joined) {
      const [least = ''] = pair.map((name) => label.get(name) ?? name).sort()
      for (const name of pair)
        if ((label.get(name) ?? name) !== least) {
          label.set(name, least)
          again = true
        }
    }
  }
  return label
}

function isVerified({ sellers }: Book, seller: string, cutOff: number): boolean {
  return ['phone', 'business'].every((wanted) => {
    let since = Number.POSITIVE_INFINITY
    for (const { at, sellerKey, kind, proof } of sellers) {
      if (at.getTime() >= cutOff || sellerKey !== seller || proof !== wanted) continue
      if (kind === 'verified') since = Math.min(since, at.getTime())
      if (kind === 'unverified') since = Number.POSITIVE_INFINITY
    }
    return since <= cutOff - 14 * DAY
  })
}

function offersAt(book: Book, cutOff: number) {
  const controllers = controllersAt(book, cutOff)
  const eligible: Offer[] = []
  const leftOut: { thing: string; state: string; why: 'away' | 'nominal' | 'unverified' }[] = []
  for (const product of new Set(book.offers.map(({ productId }) => productId))) {
    const own = book.offers.filter(({ productId, at }) => productId === product && at.getTime() < cutOff)
    const last = own.at(-1)
    if (!last || last.confirmedAt.getTime() < cutOff - 28 * DAY) continue
    const turn = own.findLast(({ kind }) => ['offered', 'restored', 'hidden', 'withdrawn'].includes(kind))
    const isAway = turn?.kind === 'hidden' || turn?.kind === 'withdrawn' || !last.inStock
    const { specification: thing, state, price, comparableQuantity, sellerKey } = last
    if (isAway) leftOut.push({ thing, state, why: 'away' })
    else if (last.conversion === 'nominal' && last.comparableUnit !== 'tonne')
      leftOut.push({ thing, state, why: 'nominal' })
    else if (!isVerified(book, sellerKey, cutOff)) leftOut.push({ thing, state, why: 'unverified' })
    else
      eligible.push({
        product,
        controller: controllers.get(sellerKey) ?? sellerKey,
        thing,
        state,
        price: price / comparableQuantity,
        at: last.confirmedAt.getTime(),
      })
  }
  return { eligible, leftOut }
}

/** The goods of each controller in a region: their vote is the median of the prices. */
function votersOf(offers: Offer[], thing: string, region: string): Map<string, Offer[]> {
  return Map.groupBy(
    offers.filter((offer) => offer.thing === thing && (region === 'Nigeria' || offer.state === region)),
    ({ controller }) => controller,
  )
}
const voteOf = (offers: Offer[]) => medianOf(offers.map(({ price }) => price))

function fenced(votes: number[]): number[] {
  if (votes.length < 5) return votes
  const middle = medianOf(votes.map(Math.log))
  const deviation = Math.max(1.4826 * medianOf(votes.map((vote) => Math.abs(Math.log(vote) - middle))), 0.05)
  return votes.filter((vote) => Math.abs(Math.log(vote) - middle) <= 3.5 * deviation)
}

/** Of how many heads of n tosses there is which chance. */
function chanceOfHeads(heads: number, tosses: number): number {
  let ways = 1
  for (let at = 1; at <= heads; at += 1) ways = (ways * (tosses - at + 1)) / at
  return ways / 2 ** tosses
}
function rank(count: number): number {
  for (let k = Math.floor(count / 2); k > 1; k -= 1) {
    let below = 0
    for (let heads = 0; heads < k; heads += 1) below += chanceOfHeads(heads, count)
    if (2 * below <= 0.1) return k
  }
  return 1
}

function relativesOf(now: Map<string, Offer[]>, then: Map<string, Offer[]>): number[] {
  return [...now].flatMap(([controller, offers]) => {
    const former = then.get(controller) ?? []
    const goods = new Set(former.map(({ product }) => product))
    const same = new Set(offers.map(({ product }) => product).filter((product) => goods.has(product)))
    if (same.size === 0) return []
    const of = (some: Offer[]) => voteOf(some.filter(({ product }) => same.has(product)))
    return [Math.log(of(offers) / of(former))]
  })
}

const sixDecimals = (value: number) => Math.round(value * 1e6) / 1e6 + 0

/** What a moderator has decided about the value of a week; `place` is its thing and region. */
export type BookReview = { week: Date; place: string; isPublished: boolean }

/** How many days before a Monday the links of its year end and begin, by version of the method. */
const LINKS: Record<number, readonly number[]> = { 1: [0, 364], 2: [0, 91, 182, 273, 364] }

/** The values of a week by a version of the method, by thing and region. @param reviews in the order in which they were made */
export function byTheBook(book: Book, cutOff: Date, version: number, reviews: readonly BookReview[] = []) {
  const at = (days: number) => offersAt(book, cutOff.getTime() - days * DAY)
  const [week, before, ends] = [at(0), at(7), LINKS[version]?.map(at) ?? []]
  const places = new Set(
    week.eligible.flatMap(({ thing, state }) => [`${thing} ${state}`, `${thing} Nigeria`]),
  )
  return [...places].sort().flatMap((place) => {
    const [thing = '', region = ''] = place.split(' ')
    const voters = votersOf(week.eligible, thing, region)
    const nation = votersOf(week.eligible, thing, 'Nigeria')
    const all = [...voters.values()]
    const votes = all.map(voteOf)
    const middleOf = Math.exp(medianOf(fenced([...nation.values()].map(voteOf)).map(Math.log)))
    const near =
      region === 'Nigeria' || votes.length >= 5
        ? votes
        : votes.filter((vote) => vote <= 2 * middleOf && vote >= middleOf / 2)
    const counted = fenced(near)
    // All of them are far from what the country asks.
    if (counted.length === 0) return []
    const logs = counted.map(Math.log).sort((a, b) => a - b)
    const moments = all.flatMap((offers) =>
      counted.includes(voteOf(offers)) ? offers.map(({ at }) => at) : [],
    )
    const changeIn = (in_: string) => {
      const found = relativesOf(votersOf(week.eligible, thing, in_), votersOf(before.eligible, thing, in_))
      const change = found.length < 3 ? null : medianOf(found)
      const hangs =
        change !== null &&
        change !== 0 &&
        found.some((_, at) => Math.sign(medianOf(found.toSpliced(at, 1))) !== Math.sign(change))
      return { change, matched: found.length, hangs }
    }
    const own = changeIn(region)
    const country = changeIn('Nigeria').change
    const change = own.change ?? (region === 'Nigeria' ? null : country)
    const year = ends
      .slice(1)
      .map(({ eligible }, link) =>
        relativesOf(votersOf(ends[link]?.eligible ?? [], thing, region), votersOf(eligible, thing, region)),
      )
    const yearChange = year.reduce((sum, matched) => sum + medianOf(matched), 0)
    const basis = change === null ? null : own.matched >= 5 ? 'matched' : own.matched >= 3 ? 'few' : 'filled'
    const waits =
      change !== null &&
      basis !== 'filled' &&
      (sixDecimals(Math.abs(Math.exp(change) - 1)) > 0.1 || own.hangs)
    const last = (weeks: number) =>
      reviews.findLast(
        (each) => each.place === place && each.week.getTime() === cutOff.getTime() - weeks * 7 * DAY,
      )?.isPublished
    const decided = last(0)
    const former = [1, 2, 3, 4].map(last).find((each) => each !== undefined)
    const status =
      counted.length < 3
        ? 'none'
        : counted.length < 5
          ? 'few'
          : decided === false
            ? 'withheld'
            : (waits || former === false) && !decided
              ? 'held'
              : 'published'
    const gone = (why: string) =>
      week.leftOut.filter(
        (each) => each.thing === thing && (region === 'Nigeria' || each.state === region) && each.why === why,
      ).length
    const ranked = (index: number) => Math.round(Math.exp(logs[index] ?? Number.NaN))
    const k = rank(logs.length)
    return {
      specification: thing,
      region,
      status,
      level: Math.round(Math.exp(medianOf(logs))),
      p25: Math.round(Math.exp(quantileOf(logs, 0.25))),
      p75: Math.round(Math.exp(quantileOf(logs, 0.75))),
      low: ranked(k - 1),
      high: ranked(logs.length - k),
      controllers: counted.length,
      dropped: votes.length - counted.length,
      oldest: new Date(Math.min(...moments)).toISOString(),
      newest: new Date(Math.max(...moments)).toISOString(),
      change: change === null ? null : sixDecimals(change),
      basis,
      matched: change === null ? 0 : own.matched,
      isDecidedByOne: basis !== null && basis !== 'filled' && own.hangs,
      yearChange: year.some((matched) => matched.length < 5) ? null : sixDecimals(yearChange),
      away: gone('away'),
      unverified: gone('unverified'),
      nominal: gone('nominal'),
    }
  })
}
