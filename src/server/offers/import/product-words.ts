import { findCategory, findProductType, type Unit } from '#domain/catalogue.ts'
import { readOffer } from '#domain/materials/read-offer.ts'
import type { State } from '#domain/places.ts'
import {
  findPlacement,
  guessByName,
  guessShelf,
  othersOf,
  type Placement,
  placementText,
} from './category-words.ts'
import { parseUnit } from './cell-values.ts'
import { answerFor, type FileRow, type Findings } from './file-row.ts'
import { readState } from './place-words.ts'
import { readUnit, type UnitReading, usualUnit } from './unit-words.ts'

/** What the row is sold by, and the pack that its word for it names. */
export function readUnitOf(
  row: FileRow,
  { name, type, per }: { name: string; type: string; per: string | undefined },
  found: Findings,
): Partial<UnitReading> {
  const { cells, defaults } = row
  const answer = answerFor(row, 'unit')
  if (answer !== undefined) {
    found.words.push({ field: 'unit', value: cells.unit ?? '', meaning: answer, sure: true })
    return { unit: parseUnit(answer) ?? (answer as Unit), pack: readUnit(cells.unit ?? '')?.pack }
  }
  if (cells.unit !== undefined) {
    const read = readUnit(cells.unit)
    const meaning = read?.unit ?? 'nr'
    if (parseUnit(cells.unit) === undefined)
      found.words.push({ field: 'unit', value: cells.unit, meaning, sure: read !== undefined })
    return read ?? {}
  }
  const said = per && readUnit(per)
  if (said) return said
  if (defaults.unit !== undefined) return readUnit(defaults.unit) ?? {}
  const reading = readOffer({ name, unit: 'nr', type: findProductType(type) ?? 'Material' })
  return { unit: usualUnit(reading) }
}

/** By the row's own words where they are ours, else by the material of its name, else by what its words are near to. */
export function readPlacement(row: FileRow, name: string, found: Findings): Placement | undefined {
  const { cells, defaults } = row
  const answer = findPlacement(answerFor(row, 'categories') ?? '', '')
  const written = cells.categories ?? ''
  const sub = cells.subCategories ?? ''
  if (answer && written !== '') {
    found.words.push({ field: 'categories', value: written, meaning: placementText(answer), sure: true })
    return answer
  }
  const exact = sub
    .split(/[,;|]/)
    .map((each) => findPlacement(written, each.trim()))
    .find(Boolean)
  if (exact) return exact
  const standard =
    written === '' ? findPlacement(defaults.categories ?? '', defaults.subCategories ?? sub) : undefined
  // What is given for every row is taken as it is, right or wrong.
  if (standard || (written === '' && defaults.categories && defaults.subCategories)) return standard
  const named = findCategory(written)
  const byName = guessByName(name)
  const byShelf = guessShelf(sub) ?? guessShelf(written)
  const inNamed = [byName, byShelf].find((each) => each && each.category === named?.id)
  const guess = inNamed ?? byName ?? byShelf ?? (named && othersOf(named.id)) ?? answer
  if (written !== '' && !(named && guess?.category === named.id))
    found.words.push({
      field: 'categories',
      value: written,
      meaning: guess ? placementText(guess) : null,
      sure: guess !== undefined,
    })
  if (!guess) {
    if (written === '') found.words.push({ field: 'categories', value: '', meaning: null, sure: false })
    found.reasons.push({
      field: 'categories',
      message: 'Neither the row nor its name says in which category it belongs',
    })
  }
  return guess
}

/** A column of locations has states, addresses that end with one, or towns. */
export function readLocation(row: FileRow, found: Findings): State | undefined {
  const { cells, defaults } = row
  const answer = answerFor(row, 'location')
  const text = answer ?? cells.location
  if (answer !== undefined)
    found.words.push({ field: 'location', value: cells.location ?? '', meaning: answer, sure: true })
  const elsewhere = [cells.lga, cells.storeAddress]
    .map((each) => (each === undefined ? undefined : readState(each)))
    .find((each) => each?.sure)?.state
  if (text === undefined)
    return (
      elsewhere ?? readState(defaults.location ?? '')?.state ?? readState(defaults.storeAddress ?? '')?.state
    )
  const read = readState(text)
  if (read?.sure) {
    if (answer === undefined && !sameWords(read.state, text))
      found.words.push({ field: 'location', value: text, meaning: read.state, sure: true })
    return read.state
  }
  if (elsewhere) return elsewhere
  found.words.push({ field: 'location', value: text, meaning: read?.state ?? null, sure: false })
  return undefined
}

/** "Lagos State" says Lagos, and an address that ends with it is no word of theirs. */
const sameWords = (state: string, text: string) => text.toLowerCase().includes(state.toLowerCase())
