import type { Expectation, JudgedQuery, Predicate } from './judged-queries.ts'
import type { Found, SearchAnswer } from './search-api.ts'

/** So many of the answer are looked at: what a person sees before they scroll. */
export const LOOKED_AT = 5

export type Verdict = JudgedQuery & {
  answer: SearchAnswer
  /** The place of the first right answer, from 1; undefined where none of the first five is. */
  rank: number | undefined
  /** Why it counts as a failure: undefined where it is none. */
  failure: string | undefined
}

export function judge(judged: JudgedQuery, answer: SearchAnswer): Verdict {
  if ('nothing' in judged) {
    const isHonest = answer.found.length === 0 || (judged.nothing.said && Boolean(answer.relaxed))
    return { ...judged, answer, rank: undefined, failure: isHonest ? undefined : 'finds something' }
  }
  const first = answer.found.slice(0, LOOKED_AT)
  const index = first.findIndex((each) => meets(each, judged.expected))
  const failure =
    (first.length === 0 && 'finds nothing') ||
    (index === -1 && 'none of the first five is right') ||
    notOnly(first, judged.expected) ||
    notFar(answer, judged.expected) ||
    undefined
  return { ...judged, answer, rank: failure === undefined ? index + 1 : undefined, failure }
}

export function meets(found: Found, predicate: Predicate): boolean {
  const says = (pattern: string | undefined, text: string) =>
    pattern === undefined || new RegExp(pattern, 'i').test(text)
  const is = <Value>(wanted: Value | undefined, value: Value) => wanted === undefined || wanted === value
  const { category, subCategory } = predicate
  return (
    says(predicate.name, found.name) &&
    says(predicate.text, found.text) &&
    says(predicate.seller, found.seller) &&
    says(predicate.area, found.area) &&
    [category, subCategory].every((name) => name === undefined || found.categories.includes(name)) &&
    is(predicate.state, found.state) &&
    is(predicate.type, found.type) &&
    is(predicate.unit, found.unit) &&
    is(predicate.rentPeriod, found.rentPeriod) &&
    is(predicate.furnished, found.furnished) &&
    is(predicate.bedrooms, found.bedrooms) &&
    found.bedrooms >= (predicate.minBedrooms ?? 0) &&
    found.price >= (predicate.min ?? 0) &&
    found.price <= (predicate.max ?? Number.POSITIVE_INFINITY)
  )
}

function notOnly(first: Found[], { only }: Expectation): string | undefined {
  const wrong = only && first.find((each) => !meets(each, only))
  return wrong && `"${wrong.name}" is not ${JSON.stringify(only)}`
}

function notFar({ relaxed }: SearchAnswer, { far }: Expectation): string | undefined {
  if (!far) return undefined
  if (relaxed?.kind !== 'place' || !relaxed.message) return 'does not say that the place has nothing'
  const places = relaxed.places ?? []
  const distances = places.map(({ distanceKm }) => distanceKm)
  if (distances.some((each, index) => each < (distances[index - 1] ?? 0)))
    return `the places are not the nearest first: ${distances.join(', ')} km`
  const nearest = places[0]?.state
  return nearest !== undefined && far.includes(nearest)
    ? undefined
    : `the nearest is said to be ${nearest}, not ${far.join(' or ')}`
}
