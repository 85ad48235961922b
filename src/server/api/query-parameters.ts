import { validator } from 'hono-openapi'
import * as z from 'zod/mini'
import { findCategory, findProductType, findSubCategory } from '#domain/catalogue.ts'
import { AppError } from '#domain/errors.ts'
import { moment } from '#domain/input-fields.ts'
import { DETAILS_MAX, parseDetails } from '#domain/materials/details.ts'
import { BRAND_MAX } from '#domain/materials/material-schema.ts'
import { PEOPLE_SEARCH, parsePeopleSearch } from '#domain/moderation/moderation-rules.ts'
import { MAX_PAGE, MAX_PAGE_SIZE } from '#domain/pagination.ts'
import { localGovernmentsIn } from '#domain/places/cities.ts'
import { findLocalGovernment } from '#domain/places/local-government.ts'
import { findState, STATES, type State } from '#domain/places.ts'
import { cutOffOf } from '#domain/prices/index-method/weeks.ts'
import { isSnapshot } from '#server/db/reading-moment.ts'
import { decodePlace } from './list-place.ts'

/** Validates the query string; a wrong value is 400 and names its field. */
export const query = <Schema extends z.ZodMiniType>(schema: Schema) =>
  validator('query', schema, (result) => {
    if (result.success) return
    const fields = result.error.map(({ path, message }) => ({ path: String(path?.[0] ?? ''), message }))
    throw new AppError('malformed', fields[0]?.message ?? 'The query is malformed', fields)
  })

/**
 * The fields of a query string. Every one arrives as text; an empty text is as if it were absent; a text that means
 * nothing is a 400 whose message says what would.
 */
function parameter<Value>(
  description: string,
  parse: (text: string) => Value | undefined,
  errorMessage: string,
) {
  const schema = z.pipe(
    z.optional(z.string('Only one value is understood')),
    z.transform((text, { issues }): Value | undefined => {
      if (text === undefined || text.trim() === '') return undefined
      const value = parse(text)
      if (value === undefined) issues.push({ code: 'custom', message: errorMessage, input: text })
      return value
    }),
  )
  z.globalRegistry.add(schema, { description })
  return schema
}

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const value = /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

export const number = (description: string, { name, min, max }: { name: string; min: number; max: number }) =>
  parameter(
    description,
    (text) => wholeNumber(text, min, max),
    `${name} must be a whole number from ${min} to ${max}`,
  )

/** A number that may have decimals, "14.5". */
export const amount = (description: string, { name, max }: { name: string; max: number }) =>
  parameter(
    description,
    (text) => {
      const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
      return value > 0 && value <= max ? value : undefined
    },
    `${name} must be a number above 0, at most ${max}`,
  )

export const oneOf = <const Choice extends string>(
  description: string,
  name: string,
  choices: readonly Choice[],
) =>
  parameter(
    description,
    (text) => choices.find((choice) => choice === text),
    `${name} must be one of ${choices.join(', ')}`,
  )

/** Filters only when it says `true`, as a checkbox sends it. */
export const flag = (description: string) => parameter(description, (text) => text === 'true', '')

/** Free text; NUL, which PostgreSQL cannot hold, parts words as a space does. */
export const words = (description: string) => parameter(description, (text) => text.replaceAll('\0', ' '), '')

/** A maker of another name than any product may say is nobody's: the search takes no word of any length. */
export const brand = parameter(
  'The maker, as the facets name it, case ignored',
  (text) => text.replaceAll('\0', ' ').slice(0, BRAND_MAX),
  '',
)

/** Of the registry's parameters; what none of them is called finds nothing. */
export const details = parameter(
  'What else is known of the offers, by the ids in the `details` of the answer, with commas between them: `strength:42.5`; `strength:unsaid` where it is not known',
  (text) => {
    const details = Object.entries(parseDetails(text)).sort()
    return details.length === text.split(',').length ? details : undefined
  },
  `detail must be such as strength:42.5, at most ${DETAILS_MAX} with commas between them`,
)

export const peopleSearch = parameter(
  'A part of a name, an e-mail address or a phone number',
  (text) => parsePeopleSearch(text.replaceAll('\0', ' ')),
  `search must have ${PEOPLE_SEARCH.min} letters or digits in a row, and at most ${PEOPLE_SEARCH.max} characters`,
)

/** Ids with commas between them; those of the wrong form are of nothing. */
export const ids = (description: string, { name, max }: { name: string; max: number }) =>
  parameter(
    description,
    (text) => {
      const several = [...new Set(text.split(','))]
      return several.length <= max ? several.filter((id) => z.uuid().safeParse(id).success) : undefined
    },
    `${name} must be at most ${max} ids, with commas between them`,
  )

/** A Monday, by which a week of the price index is called. */
export const week = (description: string) =>
  parameter(description, cutOffOf, 'A week is called by its Monday, such as 2026-11-16')

export const page = number('Page, from 1', { name: 'page', min: 1, max: MAX_PAGE })
export const limit = number(`Rows a page, 1 to ${MAX_PAGE_SIZE}`, {
  name: 'limit',
  min: 1,
  max: MAX_PAGE_SIZE,
})
export const startIndex = number('Rows to skip', {
  name: 'startIndex',
  min: 0,
  max: MAX_PAGE * MAX_PAGE_SIZE,
})

const isMoment = (text: string) => moment().safeParse(text).success

export const asOf = parameter(
  'Leaves out what was added later: the X-As-Of of the first answer, so that paging repeats and skips nothing',
  (text) => {
    const [at = '', seenBy, ...more] = text.split('~')
    return isMoment(at) && (seenBy === undefined || isSnapshot(seenBy)) && more.length === 0
      ? text
      : undefined
  },
  'asOf must be the X-As-Of of an answer, or a time such as 2026-01-31T09:30:00.000Z',
)

export const after = parameter(
  'Goes on where the list before ended: its `next`',
  (text) => {
    const [at = '', id = '', ...more] = text.split(',')
    return isMoment(at) && z.uuid().safeParse(id).success && more.length === 0 ? { at, id } : undefined
  },
  'after must be the next of an answer',
)

/** Of lists that have pages, too. */
export const afterPlace = parameter(
  'Goes on after the last row seen: the `pagination.next` of the answer before, with its asOf. Before `page`, which then only says which page it is',
  decodePlace,
  'after must be the next of an answer',
)

export const category = parameter(
  'Id or name, case ignored',
  (text) => findCategory(text)?.id,
  'category is not a known category',
)
export const subCategory = parameter(
  'Name, case ignored',
  findSubCategory,
  'subCategory is not a known sub-category',
)
export const state = (name: string) =>
  parameter('State of Nigeria, or FCT', findState, `${name} is not a state of Nigeria`)

export const localGovernment = parameter(
  'Local government area of the state, or a city of several (Ibadan)',
  (text) => (text.length <= 60 ? text.trim() : undefined),
  'lga is not a local government',
)

/** A local government is one of its state; without a state it has to be the only one of its name. @throws AppError malformed */
export function placeOf(state: State | undefined, lga: string | undefined): { state?: State; lga?: string } {
  if (!lga) return state ? { state } : {}
  const found = (state ? [state] : STATES).flatMap((each) => {
    const name = localGovernmentsIn(each, lga).length > 0 ? lga : findLocalGovernment(each, lga)
    return name ? [{ state: each, lga: name }] : []
  })
  const [place, another] = found
  if (place && !another) return place
  const message = place
    ? `lga ${lga} is in several states: say which`
    : `lga is not a local government of ${state ?? 'Nigeria'}`
  throw new AppError('malformed', message, [{ path: 'lga', message }])
}

export const productType = parameter('Material or Labour', findProductType, 'type must be Material or Labour')

export const position = (name: string) =>
  parameter(
    'Latitude and longitude in degrees, "6.52,3.38"',
    (text) => {
      const [, lat, lon] = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text.trim()) ?? []
      const here = { lat: Number(lat), lon: Number(lon) }
      return Math.abs(here.lat) <= 90 && Math.abs(here.lon) <= 180 ? here : undefined
    },
    `${name} must be a latitude and a longitude such as 6.52,3.38`,
  )
