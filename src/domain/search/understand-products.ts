import type { ProductFilters } from '#domain/products/product-filters.ts'
import { PRODUCT_PRICE } from '#domain/products/product-rules.ts'
import { type Claim, type Reading, termOf } from './claim.ts'
import { type Dictionary, findMeaning } from './dictionary.ts'
import { fillerLength, isJoining } from './filler-phrases.ts'
import { readHiring, readOwnHome } from './people.ts'
import { readPlace } from './places-in-text.ts'
import { isPrice, priceLabel, readPrice } from './prices.ts'
import { readRooms } from './rooms.ts'
import { isQuantity } from './sizes.ts'
import { readingOf, readMeaning, understand } from './understand.ts'
import type { Understanding } from './understanding.ts'
import { writingsOf } from './units.ts'

/** What somebody means who looks for materials or labour (docs/product.md 17.1). */
export function understandProducts(
  typed: string,
  byHand: ProductFilters,
  dictionary: Dictionary,
): Understanding<ProductFilters> {
  return understand<ProductFilters>(readingOf(typed, dictionary), byHand, {
    readers: [
      readProductPrice,
      readProductType,
      readService,
      readTradesman,
      readHired,
      readOwnHome,
      readRoomsOfHome,
      readByTheTonne,
      readQuantity,
    ],
    ofPlace: ({ state, lga }) => ({
      filters: { location: state, ...(lga !== undefined && { lga }) },
      terms: [],
    }),
    groups: [['location', 'lga'], ['type'], ['minPrice'], ['maxPrice']],
  })
}

function readProductPrice(reading: Reading, at: number): Claim<ProductFilters> | undefined {
  const read = readPrice(reading, at, 'materials')
  if (!read || !isPrice(read.price)) return undefined
  const { min, max } = read.price
  return {
    length: read.length,
    shown: {
      kind: 'price',
      label: priceLabel({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
    },
    filters: {
      ...(min !== undefined && min <= PRODUCT_PRICE.max && { minPrice: min }),
      ...(max !== undefined && max <= PRODUCT_PRICE.max && { maxPrice: max }),
    },
  }
}

/** "tiling labour", "roofing materials" */
function readProductType({ tokens }: Reading, at: number): Claim<ProductFilters> | undefined {
  const word = tokens[at]?.word ?? ''
  if (/^(?:labou?r|workmanship|artisans?|workmen)$/.test(word)) {
    return { length: 1, shown: { kind: 'type', label: 'Labour' }, filters: { type: 'Labour' } }
  }
  const building = /^(?:building|construction)$/.test(word) ? 1 : 0
  if (/^materials?$/.test(tokens[at + building]?.word ?? '')) {
    return { length: 1 + building, shown: { kind: 'type', label: 'Material' }, filters: { type: 'Material' } }
  }
  return undefined
}

/**
 * A tiler is sought among labour: what is said of materials names him, too. Not where another thing follows, as in "mason sand" and
 * "carpenter hammer".
 */
function readTradesman(reading: Reading, at: number): Claim<ProductFilters> | undefined {
  const { dictionary, tokens } = reading
  const found = findMeaning(dictionary, tokens, at)
  if (!found?.meaning.labour) return undefined
  const next = tokens[at + found.length]
  const ends =
    next?.kind !== 'word' ||
    isJoining(next) ||
    fillerLength(tokens, at + found.length) > 0 ||
    readPlace(reading, at + found.length) !== undefined
  const read = ends ? readMeaning(reading, at) : undefined
  const name = read?.terms?.[0]?.typed
  return read && { ...read, shown: { kind: 'type', label: `Labour: ${name}` }, filters: { type: 'Labour' } }
}

const SERVICE =
  /^(?:services?|works?|contractors?|experts?|specialists?|technicians?|workers?|person|man|men|guys?|woman|boys?|people)$/

/** "plumbing services", "POP ceiling contractor": a thing with its work is sought among labour. */
function readService(reading: Reading, at: number): Claim<ProductFilters> | undefined {
  const read = readMeaning(reading, at)
  if (!read || read.shown || !SERVICE.test(reading.tokens[at + read.length]?.word ?? '')) return undefined
  const name = read.terms?.[0]?.typed
  return {
    ...read,
    length: read.length + 1,
    shown: { kind: 'type', label: `Labour: ${name}` },
    filters: { type: 'Labour' },
  }
}

function readHired(reading: Reading, at: number): Claim<ProductFilters> | undefined {
  const { dictionary, tokens } = reading
  // "plumber who can": what they are to do is a purpose.
  if (
    tokens[at]?.word === 'who' &&
    tokens.slice(0, at).some((_, before) => findMeaning(dictionary, tokens, before)?.meaning.labour)
  )
    return undefined
  const read = readHiring(reading, at)
  if (read?.of !== 'labour') return read && { length: read.length }
  const verb = /^(?:fix|do|make|mend|handle|change|put)$/.test(reading.tokens[at + read.length]?.word ?? '')
    ? 1
    : 0
  const work = verb > 0 ? undefined : readWork(reading, at + read.length)
  return {
    length: read.length + (work?.length ?? verb),
    shown: { kind: 'type', label: 'Labour' },
    filters: { type: 'Labour' },
    terms: work?.terms ?? [],
  }
}

/** "who can tile", "wire": what is done has a name of its own besides. */
function readWork({ tokens, dictionary }: Reading, at: number): Claim | undefined {
  const token = tokens[at]
  if (token?.kind !== 'word') return undefined
  const work = `${token.word.replace(/e$/, '')}ing`
  const found = findMeaning(dictionary, [{ ...token, word: work }], 0)
  if (!found) return undefined
  const { same, synonyms } = found.meaning
  return { length: 1, terms: [termOf(token.word, { same: [work, ...same], synonyms, known: true })] }
}

/** "wiring of 3 bedroom flat": what home it is for is no size, and no thing that is looked for. */
function readRoomsOfHome(reading: Reading, at: number): Claim<ProductFilters> | undefined {
  const rooms = readRooms(reading, at)
  if (!rooms?.filters || 'minBathrooms' in rooms.filters) return undefined
  const home = readMeaning(reading, at + rooms.length)
  const isHome = home?.terms?.some((term) => term.home)
  return { length: rooms.length + (isHome && home ? home.length : 0) }
}

const TONNE = /^(?:tonnes?|tons?)$/

/** "per tonne", "1 tonne of": offers by the tonne come first. A load of sand or stone is of so many tonnes. */
function readByTheTonne({ tokens, subjects }: Reading, at: number): Claim<ProductFilters> | undefined {
  const [first, second, third] = tokens.slice(at, at + 3)
  if (!TONNE.test(second?.word ?? '')) {
    if (!TONNE.test(first?.word ?? '') || third === undefined || second?.word !== 'of') return undefined
    return { length: 2, terms: [soldBy('tonne')] }
  }
  const counts = first?.kind === 'number' || first?.word === 'one' || first?.word === 'a'
  if (first?.word !== 'per' && !counts) return undefined
  const length = third?.word === 'of' ? 3 : 2
  const isLoad = first?.kind === 'number' && (subjects.has('stone') || subjects.has('sand'))
  return { length, terms: [isLoad ? loadOf(first.word) : soldBy('tonne')] }
}

const soldBy = (pack: string) => ({ ...termOf(pack, { known: true }), wish: true as const })

const loadOf = (tonnes: string) => ({
  ...termOf(`${tonnes} tonne`, {
    kind: 'number',
    same: writingsOf('tonne').map((unit) => `${tonnes} ${unit}`),
  }),
  wish: true as const,
})

/**
 * "10 bags of cement", "5 trips", "x 40 lengths": how many somebody wants is no size. "20 litres" and "20 kg bag" are. Who counts bags
 * or lengths sees what is sold by these first.
 */
function readQuantity({ tokens }: Reading, at: number): Claim<ProductFilters> | undefined {
  const times = tokens[at]?.word === 'x' ? 1 : 0
  const from = at + times
  if (!isQuantity(tokens, from)) return undefined
  const [container, of, after] = tokens.slice(from + 1, from + 4).map(({ word }) => word)
  const joined = of === 'of' || of === 'load' || of === 'loads' ? 1 : 0
  const length = times + 2 + joined + (joined && after === 'of' ? 1 : 0)
  const [pack] = /^(?:bag|length)/.exec(container ?? '') ?? []
  return { length, terms: pack ? [soldBy(pack)] : [] }
}
