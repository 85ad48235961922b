import type { OfferReading } from '#domain/materials/read-offer.ts'
import { findMaterialById } from '#domain/materials/registry.ts'
import type { Label } from './labels.ts'

/** A reading is right within this part of the labelled quantity: labels are rounded. */
const TOLERANCE = 0.005

export type Judged = {
  material: string
  /** What the label knows, and what was said. */
  known: boolean
  said: boolean
  comparableKnown: boolean
  comparableSaid: boolean
  /** What is wrong or missing, in words. */
  errors: readonly string[]
  materialRight: boolean
  comparableRight: boolean
}

/** Compares a reading with its label. */
export function judge(label: Label, reading: OfferReading): Judged {
  const errors: string[] = []
  const said = reading.material?.id ?? null
  const materialRight = said === label.material
  if (!materialRight)
    errors.push(`material ${said ?? 'not known'}, is ${label.material ?? 'not to be known'}`)
  const parametersRight = materialRight && compareParameters(label, reading, errors)
  const comparableKnown = !!label.comparable
  const comparableSaid = !!reading.comparable
  const sameAmount = materialRight && sameComparable(label, reading, errors)
  if (materialRight && label.material) compareDetails(label, reading, errors)
  return {
    material: label.material ?? said ?? 'not to be known',
    known: label.material !== null,
    said: said !== null,
    comparableKnown,
    comparableSaid,
    errors,
    materialRight,
    comparableRight: materialRight && parametersRight && sameAmount,
  }
}

/** What is said has to be right; what is required and labelled has to be said. */
function compareParameters(
  { material, parameters = {} }: Label,
  reading: OfferReading,
  errors: string[],
): boolean {
  const required = findMaterialById(material ?? '')?.parameters.filter((each) => each.required) ?? []
  let right = true
  for (const [id, value] of Object.entries(reading.parameters)) {
    if (String(parameters[id]) === String(value)) continue
    errors.push(`${id} ${value}, is ${parameters[id] ?? 'not said'}`)
    right = false
  }
  for (const { id } of required) {
    if (parameters[id] === undefined || reading.parameters[id] !== undefined) continue
    errors.push(`${id} not read, is ${parameters[id]}`)
    right = false
  }
  return right
}

const amount = (one: { quantity: number; unit: string; conversion: string } | null | undefined) =>
  one ? `${one.conversion === 'exact' ? '=' : '~'}${one.quantity} ${one.unit}` : 'nothing'

function sameComparable({ comparable }: Label, reading: OfferReading, errors: string[]): boolean {
  const read = reading.comparable
  const same = comparable
    ? !!read &&
      read.unit === comparable.unit &&
      read.conversion === comparable.conversion &&
      Math.abs(read.quantity - comparable.quantity) <= comparable.quantity * TOLERANCE
    : !read
  if (!same)
    errors.push(`compares ${amount(read)}, is ${amount(comparable)}${reading.why ? ` (${reading.why})` : ''}`)
  return same
}

/** Brands and packs, which no comparison rests on. */
function compareDetails({ brand = null, pack = null }: Label, reading: OfferReading, errors: string[]) {
  if (brand !== reading.brand) errors.push(`brand ${reading.brand}, is ${brand}`)
  const written = (each: typeof pack) => (each ? `${each.kind} ${each.size} ${each.sizeUnit}` : 'none')
  if (written(pack) !== written(reading.pack))
    errors.push(`pack ${written(reading.pack)}, is ${written(pack)}`)
}

/** Right of what was said, and right of what could be known. */
export type Score = { right: number; said: number; known: number }
export type Scores = { material: Score; comparable: Score }

const add = (score: Score, right: boolean, said: boolean, known: boolean) => {
  score.right += right && known && said ? 1 : 0
  score.said += said ? 1 : 0
  score.known += known ? 1 : 0
}

const none = (): Scores => ({
  material: { right: 0, said: 0, known: 0 },
  comparable: { right: 0, said: 0, known: 0 },
})

export function scoresOf(all: readonly Judged[]): Scores {
  const scores = none()
  for (const each of all) {
    add(scores.material, each.materialRight, each.said, each.known)
    add(scores.comparable, each.comparableRight, each.comparableSaid, each.comparableKnown)
  }
  return scores
}

export const precisionOf = ({ right, said }: Score) => (said === 0 ? 1 : right / said)
export const recallOf = ({ right, known }: Score) => (known === 0 ? 1 : right / known)
