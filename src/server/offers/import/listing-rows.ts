import { homeKindOf } from '#domain/listings/home-kind.ts'
import { ListingInput } from '#domain/listings/listing-input.ts'
import type { RentPeriod } from '#domain/listings/listing-rules.ts'
import {
  areaOf,
  localGovernmentFrom,
  parseAmenity,
  parseCount,
  parseFlag,
  parseRentPeriod,
  splitAddress,
} from './cell-values.ts'
import {
  answerFor,
  checkRow,
  type FileRow,
  type Findings,
  noFindings,
  type ReadRow,
  type RowPreview,
  type RowTexts,
} from './file-row.ts'
import { feeTexts, readCosts } from './home-costs.ts'
import { findHomeKind, findNotHome, findOffer } from './home-words.ts'
import { fitTexts } from './offer-texts.ts'
import { readState } from './place-words.ts'
import { nairaPrice } from './price-text.ts'
import { findRooms, type Rooms } from './room-words.ts'

/** Texts that cannot be converted are passed to the schema unchanged, and the schema reports what is wrong. */
export const readListingRow: ReadRow<ListingInput> = (row) => {
  const texts = { ...row.defaults, ...row.cells }
  const found = noFindings()
  const kind = texts.kind ?? texts.type ?? ''
  const notHome = findNotHome(kind, texts.name ?? '')
  // Nothing else is asked of what is no home.
  if (notHome)
    return { reasons: [{ field: 'type', message: `Listings are homes only; this is ${notHome}` }], words: [] }

  const { priceAsWritten, ...offer } = readOffer(row, found)
  const place = readPlace(row, found)
  const bedrooms = readRooms(row, 'bedrooms', found)
  const bathrooms = readRooms(row, 'bathrooms', found)
  const home = findHomeKind(kind, texts.name ?? texts.description ?? '')
  const rooms = typeof bedrooms === 'number' ? `${bedrooms} bedroom ` : ''
  const where = place.area ?? texts.address?.split(',')[0]?.trim() ?? place.state ?? ''
  const made = home || rooms ? `${rooms}${(home ?? 'home').toLowerCase()} in ${where}` : ''
  const facts = [
    rooms && `${rooms.trim()}s`,
    typeof bathrooms === 'number' ? `${bathrooms} bathrooms` : '',
    where && `in ${where}`,
  ]
  const { name, description, notes } = fitTexts(
    { name: texts.name ?? made, description: withPrice(texts.description, priceAsWritten) },
    facts,
  )
  found.notes.push(...notes)
  const values = {
    ...texts,
    kind: texts.kind ? homeKindOf(texts.kind) : null,
    ...offer,
    ...readCosts(row, offer.type, found),
    ...place,
    name: name || undefined,
    description: description || undefined,
    address: texts.address ?? ([texts.area, texts.lga, texts.state].filter(Boolean).join(', ') || undefined),
    bedrooms,
    bathrooms,
    parking: texts.parking && parseAmenity(texts.parking),
    furnished: texts.furnished && parseAmenity(texts.furnished),
  }
  return checkRow(ListingInput, values, found)
}

const withPrice = (description: string | undefined, price: string | undefined) =>
  price && description ? `${description}\nPrice as written: ${price}` : description

/** For rent or for sale, at which price: files say it in the type, in the title, in the price's header and behind the price. */
function readOffer(row: FileRow, found: Findings) {
  const { cells, defaults, rates, priceHeader = '' } = row
  const texts = { ...defaults, ...cells }
  const headerPeriod = periodOf(priceHeader)
  const rents = /\brent/i.test(priceHeader) || headerPeriod ? ('rent' as const) : undefined
  const offered =
    [cells.type, cells.kind, cells.name, texts.regularPrice]
      .map((text = '') => findOffer(text))
      .find(Boolean) ??
    rents ??
    findOffer(defaults.type ?? row.values.type?.[''] ?? '')

  const readPrice = (field: 'regularPrice' | 'discountPrice') => {
    const text = texts[field]
    if (text === undefined) return undefined
    const price = nairaPrice(text, texts.currency, rates)
    const period = 'per' in price && price.per ? parseRentPeriod(price.per.replace(/\W+$/, '')) : undefined
    if ('problem' in price) {
      found.reasons.push({ field, message: price.problem })
    } else if (price.per && !period) {
      found.reasons.push({
        field,
        message: `A price per ${unitOfPrice(price.per)} is not the price of a home`,
      })
    } else if (period && offered === 'sale') {
      found.reasons.push({ field, message: `A home for sale has no price per ${period}` })
    } else {
      if (price.of) found.notes.push('Several prices are written: the first is taken')
      return { naira: price.naira, period, of: price.of }
    }
    return undefined
  }
  const regular = readPrice('regularPrice')
  const discount = readPrice('discountPrice')
  // What has a price a year is for rent.
  const type = offered ?? (regular?.period && 'rent')

  if (type === undefined) {
    found.reasons.push({ field: 'type', message: 'Neither the type nor the name says for rent or for sale' })
    found.words.push({ field: 'type', value: '', meaning: null, sure: false })
  }
  if (type === 'shortlet')
    found.reasons.push({
      field: 'type',
      message: 'A short let is neither for rent by month or year nor for sale',
    })

  let rentPeriod: string | undefined
  if (type === 'rent' && regular) {
    const stated = texts.rentPeriod ?? ''
    rentPeriod =
      regular.period ??
      parseRentPeriod(cells.rentPeriod ?? '') ??
      headerPeriod ??
      parseRentPeriod(stated || (row.values.rentPeriod?.[''] ?? '')) ??
      stated
    if (rentPeriod === '') {
      found.reasons.push({
        field: 'rentPeriod',
        message: 'The price does not say whether it is per month or per year',
      })
      found.words.push({ field: 'rentPeriod', value: '', meaning: 'year', sure: false })
    }
  }
  return {
    type: type ?? '',
    rentPeriod,
    regularPrice: regular?.naira,
    discountPrice: discount?.naira,
    offer: (texts.offer ? parseFlag(texts.offer) : undefined) ?? (discount?.naira ?? 0) > 0,
    priceAsWritten: regular?.of,
  }
}

/** "Price per annum", "Monthly rent" */
function periodOf(header: string): RentPeriod | undefined {
  if (/\b(per annum|annum|per year|year(ly)?|annual(ly)?|p\.?a\.?)\b/i.test(header)) return 'year'
  return /\b(per month|month(ly)?|p\.?m\.?)\b/i.test(header) ? 'month' : undefined
}

function unitOfPrice(per: string): string {
  if (/^(sq|m2|m²)/.test(per)) return 'square metre'
  return /^(day|night|week|plot|acre|hectare)/.exec(per)?.[0] ?? 'anything else'
}

/** What the preview shows of a home, by the fields of a file. */
export const previewListingRow = ({ fees, ...values }: ListingInput): RowPreview => ({
  values: {
    ...values,
    ...feeTexts(fees),
  },
  reading: null,
})

/** State and area from their own columns, else from the end of the address, else the default. */
function readPlace(row: FileRow, found: Findings) {
  const { cells, defaults } = row
  const split = splitAddress(cells.address ?? '')
  const answer = answerFor(row, 'state')
  if (answer !== undefined)
    found.words.push({ field: 'state', value: cells.state ?? '', meaning: answer, sure: true })
  const written = answer ?? cells.state
  const elsewhere = split?.state ?? sureState(`${cells.address ?? ''}, ${cells.lga ?? ''}`)
  const read = written === undefined ? undefined : readState(written)
  if (written !== undefined && answer === undefined && cells.state !== undefined) {
    if (read?.sure) {
      if (!written.toLowerCase().includes(read.state.toLowerCase()))
        found.words.push({ field: 'state', value: written, meaning: read.state, sure: true })
    } else if (!elsewhere)
      found.words.push({ field: 'state', value: written, meaning: read?.state ?? null, sure: false })
  }
  const known = (read?.sure ? read.state : undefined) ?? elsewhere
  const state = known ?? (written === undefined ? readState(defaults.state ?? '')?.state : undefined)
  const lga =
    localGovernmentFrom(state, [cells.lga, cells.area]) ?? localGovernmentFrom(state, [defaults.lga])
  return {
    state: state ?? written ?? defaults.state,
    lga: lga ?? null,
    area: cells.area ?? (split && areaOf(split.before)) ?? defaults.area,
  }
}

function sureState(text: string) {
  const read = readState(text)
  return read?.sure ? read.state : undefined
}

const ROOM_COLUMNS = ['bedrooms', 'bathrooms', 'name', 'kind', 'type', 'description'] as const

/**
 * From its own cell, else from wherever the row says it: "3 Bedrooms3 Bathrooms" stands in one cell. The form starts at one room; a
 * file that says nothing of rooms is not taken to mean one.
 */
function readRooms(
  { cells, defaults, values }: FileRow,
  field: Rooms,
  found: Findings,
): number | string | undefined {
  const own = cells[field]
  const count = own === undefined ? undefined : parseCount(own)
  if (typeof count === 'number' && count > 0) return count
  const said = textsOf(cells)
    .map((text) => findRooms(text, field))
    .find((rooms) => rooms !== undefined)
  if (said !== undefined) return said
  const leading = own === undefined ? undefined : /^(\d{1,2})\b(?!\s*[+,.x/–-]\s*\d)/.exec(own)?.[1]
  if (leading !== undefined && Number(leading) > 0) return Number(leading)
  if (own !== undefined && !/^[\s0.\-–—n/a]*$/i.test(own)) return own
  const standard = defaults[field] ?? values[field]?.['']
  if (standard !== undefined) return parseCount(standard)
  found.reasons.push({ field, message: `Listing ${field} is required` })
  found.words.push({ field, value: '', meaning: null, sure: false })
  return undefined
}

const textsOf = (cells: RowTexts): string[] => ROOM_COLUMNS.map((field) => cells[field] ?? '')
