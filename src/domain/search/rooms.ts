import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { ROOMS } from '#domain/listings/listing-rules.ts'
import type { Claim, Reading } from './claim.ts'
import { readNumber } from './numbers.ts'

const BEDROOM = /^(?:beds?|brs?|bdr|bdrms?|bdrs|bedrms?|bedro+ms?|bedroons?)$/
const BATHROOM = /^(?:baths?|bathro+ms?|toilets?)$/

const DWELLING = /^(?:flats?|apartments?|bungalows?|house|duplex)$/

/** "3 bedroom", "two-bed", "2br", "4+ beds", "2 or 3 bedrooms"; "2 baths". */
export function readRooms({ tokens }: Reading, at: number): Claim<ListingFilters> | undefined {
  const word = (index: number) => tokens[index]?.word ?? ''
  let next = at
  let atLeast = false
  if (/^(?:at|not)$/.test(word(next)) && /^(?:least|less)$/.test(word(next + 1))) {
    next += word(next + 2) === 'than' ? 3 : 2
    atLeast = true
  } else if (/^min(?:imum)?$/.test(word(next))) {
    next += word(next + 1) === 'of' ? 2 : 1
    atLeast = true
  }
  const number = readNumber(tokens, next)
  if (!number) return undefined
  next += number.length
  let { value } = number
  const slashed = /^(\d)\/(\d)$/.exec(number.written)
  if (/^(?:or|to|-)$/.test(word(next))) {
    const other = readNumber(tokens, next + 1)
    if (!other) return undefined
    value = Math.min(value, other.value)
    next += 1 + other.length
    atLeast = true
  } else if (slashed) {
    value = Number(slashed[1])
    atLeast = true
  }
  if (/^(?:\+|plus)$/.test(word(next))) {
    next += 1
    atLeast = true
  }
  const two = /^(?:bed|bath)$/.test(word(next)) && /^ro+ms?$/.test(word(next + 1)) ? 1 : 0
  // "2 room flat"
  const beds = BEDROOM.test(word(next)) || (/^ro+ms?$/.test(word(next)) && DWELLING.test(word(next + 1)))
  if (
    !(beds || BATHROOM.test(word(next))) ||
    !Number.isInteger(value) ||
    value < ROOMS.min ||
    value > ROOMS.max
  )
    return undefined
  next += 1 + two
  if (/^(?:\+)$/.test(word(next))) {
    next += 1
    atLeast = true
  } else if (/^(?:or|and)$/.test(word(next)) && /^(?:more|above|up)$/.test(word(next + 1))) {
    next += 2
    atLeast = true
  }
  const rooms = `${value} ${beds ? 'bedroom' : 'bathroom'}${value === 1 ? '' : 's'}`
  const least = value >= 2 ? { [beds ? 'minBedrooms' : 'minBathrooms']: value } : {}
  return {
    length: next - at,
    shown: { kind: 'bedrooms', label: atLeast || !beds ? `${rooms} or more` : rooms },
    filters: beds && !atLeast ? { bedrooms: value } : least,
  }
}
