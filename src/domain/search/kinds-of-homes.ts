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
    /^(?:house|room|building|hostel|student hostel|detached|detached duplex|land)$/.test(each),
  )
