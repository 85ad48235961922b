import { LRUCache } from 'lru-cache'
import { findUnit, MEASURE_OF, type Unit } from '#domain/catalogue.ts'
import { AREA_MAX, type RentPeriod } from '#domain/listings/listing-rules.ts'
import { findPlacesInAddress } from '#domain/places/find-place.ts'
import { findLocalGovernment } from '#domain/places/local-government.ts'
import { findState, type State } from '#domain/places.ts'
import { unitNamed } from '#domain/search/units.ts'

/** Text cells as values. What means nothing to us is undefined, and the caller says what is wrong with it. */

/** One line without blanks around it, double blanks or control characters. */
export function plainText(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

const normalized = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** What is counted, as price lists have it; what is measured, units.ts knows. */
const COUNTED = new Map<string, Unit>([
  ...['no', 'nos', 'number', 'pc', 'pcs', 'piece', 'pieces', 'each', 'ea', 'unit', 'units'].map(
    (word) => [word, 'nr'] as const,
  ),
  ['bag', 'bags'],
])

const MEASURED = new Map<string, Unit>(
  Object.entries(MEASURE_OF).map(([unit, measure]) => [measure, unit as Unit]),
)

export function parseUnit(text: string): Unit | undefined {
  const measured = unitNamed(text)
  return findUnit(text) ?? COUNTED.get(normalized(text)) ?? (measured && MEASURED.get(measured))
}

const FLAGS = new Map([
  ...['yes', 'y', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
])

export function parseFlag(text: string): boolean | undefined {
  return FLAGS.get(normalized(text))
}

const STOCK: readonly (readonly [RegExp, boolean])[] = [
  [/^(out of stock|sold out|unavailable|not available|finished)$/, false],
  [/^(in stock|available|ready)$/, true],
]

/** Whether there is any: a flag, words of the trade, or how many there are. */
export function parseStock(text: string): boolean | undefined {
  const written = text.trim().toLowerCase()
  return (
    parseFlag(text) ??
    STOCK.find(([words]) => words.test(written))?.[1] ??
    (/^\d+$/.test(written) ? Number(written) > 0 : undefined)
  )
}

/** `50`, `50 bags`; a text that does not begin with a number stays what it is. */
export function parseLeadingCount(text: string): number | string {
  const [, digits] = /^(\d[\d,]*)(?:\s*[a-z]+\.?)?$/i.exec(text.trim()) ?? []
  return digits ? Number(digits.replaceAll(',', '')) : text
}

/** A flag, a number of spaces or the words of portals: "2", "Unfurnished", "Semi-furnished". Undefined says nothing of it. */
export function parseAmenity(text: string): boolean | undefined {
  const words = normalized(text)
  if (/^(un|notfurnished|none|nil|no)/.test(words)) return false
  if (/^\d+$/.test(words)) return Number(words) > 0
  return (
    parseFlag(text) ??
    (/^(fully|semi|part|furnished|available|spacious|ample|serviced)/.test(words) || undefined)
  )
}

/** `4`, `4.0`; a text that is no number stays what it is. */
export function parseCount(text: string): number | string {
  return /^\d+([.]0+)?$/.test(text) ? Number(text) : text
}

const PERIODS: Record<RentPeriod, readonly string[]> = {
  month: ['month', 'months', 'mth', 'mo', 'permonth', 'monthly', 'pm'],
  year: ['year', 'years', 'yr', 'annum', 'peryear', 'perannum', 'annual', 'yearly', 'annually', 'pa', 'py'],
}

export function parseRentPeriod(text: string): RentPeriod | undefined {
  if (PERIODS.month.includes(normalized(text))) return 'month'
  return PERIODS.year.includes(normalized(text)) ? 'year' : undefined
}

/** What property sites write behind the state: "Ogun Area", "Abuja Phase 2", "Lagos State, Nigeria". */
const TAIL = /^(?:nigeria|state|area|phase\d+)\.*$/i
const PHASE = /^phase$/i
const ITS_NUMBER = /^\d+\.*$/
const DOTS = /^\.+$/

/** How many of the first words are left without what is behind the state. Word by word: a cell may be as long as its file. */
function countWithoutTail(words: readonly string[]): number {
  let count = words.length
  for (;;) {
    let end = count
    while (DOTS.test(words[end - 1] ?? '')) end -= 1
    const last = words[end - 1] ?? ''
    if (TAIL.test(last)) count = end - 1
    else if (ITS_NUMBER.test(last) && PHASE.test(words[end - 2] ?? '')) count = end - 2
    else return count
  }
}

/** The state that an address ends with, and the words before it. */
export function splitAddress(address: string): { state: State; before: string } | undefined {
  const found = [...address.matchAll(/[^\s,]+/g)]
  const words = found.map(([word]) => word)
  const count = countWithoutTail(words)
  for (const length of [1, 2, 3].filter((each) => each <= count)) {
    const state = findState(words.slice(count - length, count).join(' '))
    const last = found[count - length - 1]
    if (state) return { state, before: last ? address.slice(0, last.index + last[0].length) : '' }
  }
  return undefined
}

/** A list has few addresses and many rows. */
const NAMED = new LRUCache<string, { lga: string | undefined }, { state: State; text: string }>({
  max: 1_000,
  memoMethod: (_key, _stale, { context: { state, text } }) => ({
    lga: findLocalGovernment(state, text) ?? findPlacesInAddress(text, state).lga,
  }),
})

/** The local government that the first of the texts names, itself or by a town or an area in it: "Ikorodu", "Lekki Phase 1". */
export function localGovernmentFrom(
  state: State | undefined,
  texts: readonly (string | undefined)[],
): string | undefined {
  if (!state) return undefined
  for (const text of texts) {
    const lga = text && NAMED.memo(`${state} ${text}`, { context: { state, text } }).lga
    if (lga) return lga
  }
  return undefined
}

/** Longer than this it is a description of the way, not the name of an area. */
const AREA_WORDS = 4

/** "Chevron Lekki" of "Chevron Lekki Lagos"; where commas part the address, what stands between the last two. */
export function areaOf(beforeState: string): string | undefined {
  const area =
    beforeState
      .split(/,|\.\s/)
      .at(-1)
      ?.trim() ?? ''
  const isName = area !== '' && area.length <= AREA_MAX && area.split(' ').length <= AREA_WORDS
  return isName ? area : undefined
}
