import { ListingInput } from '#domain/listings/listing-input.ts'
import { findPlacesInAddress } from '#domain/places/find-place.ts'
import { findState } from '#domain/places.ts'
import {
  areaOf,
  localGovernmentFrom,
  parseCount,
  parseFlag,
  parseRentPeriod,
  splitAddress,
} from './cell-values.ts'
import { checkRow, type FileRow, type ReadRow, type Reason } from './file-row.ts'
import { findNotHome, findOffer } from './home-words.ts'
import { nairaPrice } from './price-text.ts'

/** Texts that cannot be converted are passed to the schema unchanged, and the schema reports what is wrong. */
export const readListingRow: ReadRow<ListingInput> = (file) => {
  const texts = { ...file.defaults, ...file.cells }
  const found: Reason[] = []
  const notHome = findNotHome(texts.type ?? '', texts.name ?? '')
  if (notHome) found.push({ field: 'type', message: `Listings are homes only; this is ${notHome}` })

  const values = {
    ...texts,
    ...readOffer(file, found),
    ...readPlace(file),
    bedrooms: readRooms(texts.bedrooms, 'bedrooms', found),
    bathrooms: readRooms(texts.bathrooms, 'bathrooms', found),
    parking: texts.parking && (parseFlag(texts.parking) ?? texts.parking),
    furnished: texts.furnished && (parseFlag(texts.furnished) ?? texts.furnished),
  }
  return checkRow(ListingInput, values, found)
}

/** For rent or for sale, at which price: files say it in the type, in the title and behind the price. */
function readOffer({ cells, defaults, rates }: FileRow, found: Reason[]) {
  const texts = { ...defaults, ...cells }
  const offered = [cells.type, texts.name, defaults.type].map((text = '') => findOffer(text)).find(Boolean)
  if (offered === undefined) {
    found.push({ field: 'type', message: 'Neither the type nor the name says for rent or for sale' })
  }
  if (offered === 'shortlet') {
    found.push({ field: 'type', message: 'A short let is neither for rent by month or year nor for sale' })
  }

  const readPrice = (field: 'regularPrice' | 'discountPrice') => {
    const text = texts[field]
    if (text === undefined) return undefined
    const price = nairaPrice(text, texts.currency, rates)
    const period = 'per' in price && price.per ? parseRentPeriod(price.per) : undefined
    if ('problem' in price) {
      found.push({ field, message: price.problem })
    } else if (price.per && !period) {
      found.push({ field, message: `A price per ${unitOfPrice(price.per)} is no price of a home` })
    } else if (period && offered === 'sale') {
      found.push({ field, message: `A home for sale has no price per ${period}` })
    } else return { naira: price.naira, period }
    return undefined
  }
  const regular = readPrice('regularPrice')
  const discount = readPrice('discountPrice')

  let rentPeriod: string | undefined
  if (offered === 'rent' && regular) {
    const stated = texts.rentPeriod ?? ''
    rentPeriod = regular.period ?? parseRentPeriod(stated) ?? stated
    if (rentPeriod === '') {
      found.push({
        field: 'rentPeriod',
        message: 'The price does not say whether it is per month or per year',
      })
    }
  }
  return {
    type: offered ?? '',
    rentPeriod,
    regularPrice: regular?.naira,
    discountPrice: discount?.naira,
    offer: texts.offer ? (parseFlag(texts.offer) ?? texts.offer) : (discount?.naira ?? 0) > 0,
  }
}

function unitOfPrice(per: string): string {
  if (/^(sq|m2|m²)/.test(per)) return 'square metre'
  return /^(day|night|week|plot|acre|hectare)/.exec(per)?.[0] ?? 'anything else'
}

/** State and area from their own columns, else from the end of the address, else the default. */
function readPlace({ cells, defaults }: FileRow) {
  const split = splitAddress(cells.address ?? '')
  const written = cells.state ?? split?.state ?? defaults.state
  const state = findState(written ?? '') ?? (written ? undefined : placeOf(cells).state)
  const lga =
    localGovernmentFrom(state, [cells.lga, cells.area]) ?? localGovernmentFrom(state, [defaults.lga])
  return {
    state: state ?? written,
    lga: lga ?? null,
    area: cells.area ?? (split && areaOf(split.before)) ?? defaults.area,
  }
}

const placeOf = ({ lga = '', address = '' }: FileRow['cells']) => findPlacesInAddress(`${address}, ${lga}`)

/** The form starts at one room; a file that says nothing of rooms is not taken to mean one. */
function readRooms(text: string | undefined, field: 'bedrooms' | 'bathrooms', found: Reason[]) {
  if (text === undefined) found.push({ field, message: `Listing ${field} is required` })
  return text === undefined ? undefined : parseCount(text)
}
