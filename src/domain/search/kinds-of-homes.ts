import type { HomeKind } from '#domain/listings/listing-rules.ts'

/** Each kind that is a filter by the names that mean exactly it; what is narrower ("semi detached", "studio") stays a word. */
const FILTERED: Readonly<Record<string, HomeKind>> = {
  flat: 'flat',
  apartment: 'flat',
  'mini flat': 'mini-flat',
  'room and parlour': 'mini-flat',
  'self contain': 'self-contained',
  bungalow: 'bungalow',
  duplex: 'duplex',
  terrace: 'terrace',
  penthouse: 'penthouse',
  'face me i face you': 'room',
}

/** The kind of home that a term in these writings asks for. */
export const homeKindIn = (writings: readonly string[]): HomeKind | undefined =>
  writings.map((each) => FILTERED[each]).find((kind) => kind !== undefined)

/** What a kind is called besides: "terraced duplex", "penthouse apartment". */
const CALLED_BESIDES: Partial<Record<HomeKind, HomeKind>> = {
  terrace: 'duplex',
  penthouse: 'flat',
  'mini-flat': 'flat',
  'self-contained': 'flat',
}

/** The one that is meant where several are named; undefined where they are alternatives. */
export function oneKindOf(named: readonly HomeKind[]): HomeKind | undefined {
  const wider = new Set(named.map((kind) => CALLED_BESIDES[kind]))
  const [kind, ...others] = new Set(named.filter((each) => !wider.has(each)))
  return others.length === 0 ? kind : undefined
}

const NO_HOME =
  /^(?:land|plot|shop|office|office space|warehouse|store|hall|event cent(?:er|re)|filling station|farm|farm land|farmland|factory)s?$/

/** What somebody looks for that is no home, where no home is named beside it: only homes are offered. */
export function noHomeIn(terms: readonly { typed: string; same: readonly string[] }[]): string | undefined {
  const isNone = ({ typed, same }: (typeof terms)[number]) =>
    [typed, ...same].some((each) => NO_HOME.test(each))
  const isOther = ({ typed, same }: (typeof terms)[number]) =>
    isHome([typed, ...same]) && !isNone({ typed, same })
  return terms.some(isOther) ? undefined : terms.find(isNone)?.typed
}

/** Homes of one kind are no other: who asks for a duplex is not shown a flat that mentions one. "House" is any of them. */
const KINDS = new Set([
  'flat',
  'apartment',
  'bungalow',
  'duplex',
  'self contain',
  'single room',
  'mini flat',
  'room and parlour',
  'studio',
  'terrace',
  'semi detached',
  'mansion',
  'penthouse',
  'maisonette',
  'cottage',
  'block of flats',
])

/** Whether one of these writings of a term names a kind of home. */
export const isKindOfHome = (writings: readonly string[]): boolean => writings.some((each) => KINDS.has(each))

/** Whether one of them names a home of some kind or of any. */
export const isHome = (writings: readonly string[]): boolean =>
  isKindOfHome(writings) ||
  writings.some((each) =>
    /^(?:house|room|building|hostel|student hostel|detached|detached duplex|land|short let)$/.test(each),
  )
