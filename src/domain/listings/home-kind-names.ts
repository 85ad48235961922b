import type { HomeKind } from './listing-rules.ts'

/** How each kind of home is called in a list, a chip and a form. */
export const HOME_KIND_NAMES: Readonly<Record<HomeKind, string>> = {
  flat: 'Flat',
  'mini-flat': 'Mini flat',
  'self-contained': 'Self-contained',
  bungalow: 'Bungalow',
  duplex: 'Duplex',
  terrace: 'Terrace',
  penthouse: 'Penthouse',
  room: 'Room',
}
