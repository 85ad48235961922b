import { ROOMS } from '#domain/listings/listing-rules.ts'

/** How many bedrooms and bathrooms a text says: "3 Bedrooms3 Bathrooms", "Two bedroom flat", "2 baths 3 toilets". */

const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten'.split(' ').map((word, index) => [word, index + 1]),
)
const COUNT = String.raw`(?<![\d.,])(\d{1,2}(?:\.0)?|${Object.keys(COUNTS).join('|')})`
const ROOM_WORDS = {
  bedrooms: String.raw`(?:bed\s*-?rooms?|beds?(?![a-z])|bdrms?|brm?s?(?![a-z])|bdr(?![a-z]))`,
  bathrooms: String.raw`(?:bath\s*-?rooms?|baths?(?![a-z])|bth(?![a-z]))`,
} as const

const AHEAD = {
  bedrooms: new RegExp(String.raw`${COUNT}\s*[-–x]?\s*${ROOM_WORDS.bedrooms}`, 'i'),
  bathrooms: new RegExp(String.raw`${COUNT}\s*[-–x]?\s*${ROOM_WORDS.bathrooms}`, 'i'),
} as const
const BEHIND = {
  bedrooms: /\bbed\s*-?rooms?\s*[:=(]\s*(\d{1,2})/i,
  bathrooms: /\bbath\s*-?rooms?\s*[:=(]\s*(\d{1,2})/i,
} as const

/** One room to sleep in, by its name. */
const ONE_BEDROOM = /\b(studio|self[- ]?con(tain(ed)?)?|mini[- ]?flat|room self|single room|bedsitter)\b/i

export type Rooms = keyof typeof AHEAD

/** @returns undefined where it is not said */
export function findRooms(text: string, rooms: Rooms): number | undefined {
  const written = AHEAD[rooms].exec(text)?.[1] ?? BEHIND[rooms].exec(text)?.[1]
  const count = written === undefined ? undefined : (COUNTS[written.toLowerCase()] ?? Number(written))
  if (count !== undefined) return count >= ROOMS.min ? count : undefined
  return rooms === 'bedrooms' && ONE_BEDROOM.test(text) ? 1 : undefined
}
