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
