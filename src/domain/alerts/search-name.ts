import { parseDetails, UNSAID, UNSAID_WORDS } from '#domain/materials/details.ts'
import { formatAmount } from '#domain/money.ts'
import { type AlertKind, SEARCH_NAME_MAX } from './alert-rules.ts'

/** A search as the URL of its page has it. A comparison says besides of what: `specification`. */
export type SearchedFilters = Readonly<Record<string, string>>

type Named = { kind: AlertKind; search: SearchedFilters }

/** What can be known of the thing that a comparison is of, by the registry. */
export type KnownDetails = readonly { id: string; name: string }[]

const PATHS = { products: '/marketplace', listings: '/search' }

/** The page that shows a search. */
export function hrefOfSearch({ kind, search: { specification = '', ...filters } }: Named): string {
  if (kind === 'prices') return priceHref(specification, filters)
  const path = kind === 'comparisons' ? `/materials/${specification}` : PATHS[kind]
  const query = new URLSearchParams(
    kind === 'comparisons' ? filters : { ...filters, ...(specification && { specification }) },
  ).toString()
  return query ? `${path}?${query}` : path
}

/** A price of the index stands on the page of its material. */
function priceHref(specification: string, { state }: SearchedFilters): string {
  return `/prices/material/${specification}${state ? `?${new URLSearchParams({ state })}` : ''}`
}

/**
 * What a person would call a search: "12 mm rod in Kano", "3 bedroom flat in Lekki under N 4,000,000 a year".
 * @param thing the name of what a comparison is of
 */
export function nameOfSearch({ kind, search }: Named, thing = '', details: KnownDetails = []): string {
  if (kind === 'prices')
    return `Price of ${thing} in ${search.state ?? 'Nigeria'}, by ${search.percent} % or more`
  const { words, rest } = kind === 'listings' ? homeWords(search) : productWords(search, thing, details)
  const said = words.toLowerCase()
  const parts = [words, ...rest.filter((part) => !said.includes(part.toLowerCase().replace(/^in /, '')))]
  const name = parts.filter(Boolean).join(' ')
  return name.length > SEARCH_NAME_MAX ? `${name.slice(0, SEARCH_NAME_MAX - 1).trimEnd()}…` : name
}

/** The same without anything that somebody has typed: what may be written to an address that others may have given. */
export function plainNameOfSearch({ kind, search }: Named, thing = ''): string {
  const {
    name: _name,
    searchTerm: _term,
    area: _area,
    lga: _lga,
    brand: _brand,
    detail: _detail,
    ...chosen
  } = search
  return nameOfSearch({ kind, search: chosen }, thing)
}

type Words = { words: string; rest: string[] }

function productWords(search: SearchedFilters, thing: string, details: KnownDetails): Words {
  const { name, category, subCategory, type, location, state = location, lga, brand, verified } = search
  const what = name ?? (thing || (subCategory ?? category ?? (type === 'Labour' ? 'Labour' : 'Materials')))
  const about = name ? [subCategory ?? category ?? '', type && type !== 'Material' ? type : ''] : []
  return {
    words: [brand && !what.includes(brand) ? brand : '', what, valuesOf(search, details)]
      .filter(Boolean)
      .join(' '),
    rest: [
      ...about.filter((each) => each !== undefined),
      ...placeOf(lga, state),
      priceOf(search),
      verified ? 'from verified sellers' : '',
    ],
  }
}

/** "42.5" of strength:42.5, "strength class not stated" of strength:unsaid */
const valuesOf = ({ detail = '' }: SearchedFilters, details: KnownDetails) =>
  Object.entries(parseDetails(detail))
    .map(([id, value]) =>
      value === UNSAID ? `${details.find((each) => each.id === id)?.name ?? id} ${UNSAID_WORDS}` : value,
    )
    .join(' ')

function homeWords(search: SearchedFilters): Words {
  const { searchTerm, type, state, lga, area, kind, bedrooms, minBedrooms } = search
  const rooms = bedrooms ? `${bedrooms} bedroom` : minBedrooms ? `${minBedrooms}+ bedroom` : ''
  const home = [rooms, kind?.replaceAll('-', ' ') ?? 'home'].filter(Boolean).join(' ')
  const isAsked = kind !== undefined || rooms !== ''
  return {
    words: searchTerm ?? home,
    rest: [
      searchTerm && isAsked ? home : '',
      type ? `for ${type}` : '',
      ...placeOf(area ?? lga, state),
      type === 'sale' ? priceOf(search) : rentOf(search),
      search.maxMoveIn ? `to move in under N ${formatAmount(Number(search.maxMoveIn))}` : '',
      search.noAgencyFee ? 'without agency fee' : '',
      search.furnished ? 'furnished' : '',
      search.parking ? 'with parking' : '',
      search.verified ? 'from verified sellers' : '',
    ],
  }
}

/** Limits without a period are a month's; beside words about a year they are written for a year, so that one name speaks of one period. */
function rentOf(search: SearchedFilters): string {
  if (search.pricePeriod || !/\b(?:year|yearly|annum|annual|annually)\b/i.test(search.searchTerm ?? ''))
    return priceOf(search, ` a ${search.pricePeriod ?? 'month'}`)
  const yearly = (naira: string | undefined) => (naira ? String(Number(naira) * 12) : '')
  return priceOf({ minPrice: yearly(search.minPrice), maxPrice: yearly(search.maxPrice) }, ' a year')
}

/** "in Lekki": the state is worth saying only where nothing nearer is. */
const placeOf = (near: string | undefined, state: string | undefined) =>
  [near ?? state].flatMap((place) => (place ? [`in ${place}`] : []))

function priceOf({ minPrice, maxPrice }: SearchedFilters, per = ''): string {
  const naira = (text: string) => `N ${formatAmount(Number(text))}`
  if (minPrice && maxPrice) return `from ${naira(minPrice)} to ${naira(maxPrice)}${per}`
  if (maxPrice) return `under ${naira(maxPrice)}${per}`
  return minPrice ? `from ${naira(minPrice)}${per}` : ''
}
