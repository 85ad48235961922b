import { findPlacesInAddress } from '#domain/places/find-place.ts'
import { findState, STATES, type State } from '#domain/places.ts'
import { splitAddress } from './cell-values.ts'

/** A state that a text names, or may mean: what is not sure is asked. */
type PlaceReading = { state: State; sure: boolean }

/** No plain object: a cell may say "Constructor". */
const SHORT: ReadonlyMap<string, State> = new Map(
  Object.entries({
    ph: 'Rivers',
    phc: 'Rivers',
    phcity: 'Rivers',
    gidi: 'Lagos',
    abj: 'FCT',
    fct: 'FCT',
    fctabuja: 'FCT',
    abujafct: 'FCT',
    lag: 'Lagos',
    los: 'Lagos',
    ib: 'Oyo',
    aks: 'Akwa Ibom',
    crs: 'Cross River',
  }),
)

/** "Lagos", "Ibadan", "PH", "F.C.T", "12 Aba Road, Port Harcourt"; "Anambara" is not sure to be Anambra. */
export function readState(text: string): PlaceReading | undefined {
  const letters = text.toLowerCase().replace(/[^a-z]+/g, '')
  const state =
    findState(text) ?? SHORT.get(letters) ?? splitAddress(text)?.state ?? findPlacesInAddress(text).state
  if (state) return { state, sure: true }
  const near = nearest(letters.replace(/state$/, ''))
  return near && { state: near, sure: false }
}

/** The one state whose name is a slip or two away. */
function nearest(letters: string): State | undefined {
  if (letters.length < 4 || letters.length > 24) return undefined
  const slips = letters.length < 6 ? 1 : 2
  const near = STATES.map((state) => ({
    state,
    distance: distance(letters, state.toLowerCase().replace(/[^a-z]+/g, '')),
  }))
    .filter((each) => each.distance <= slips)
    .toSorted((one, other) => one.distance - other.distance)
  const [first, second] = near
  return first && first.distance < (second?.distance ?? Number.POSITIVE_INFINITY) ? first.state : undefined
}

/** Letters to add, take away or change (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
      )
    row = next
  }
  return row[other.length] ?? 0
}
