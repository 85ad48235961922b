/**
 * Days as people in Nigeria write them, the same on the server and in every browser. The browser's
 * formatter blocks a cheap phone for 60 ms during hydration. @param iso ISO 8601, UTC, as the API writes it
 */

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** West Africa Time is an hour ahead of UTC the whole year (IANA: Africa/Lagos since 1919). */
const AHEAD_MS = 3_600_000

/** Its UTC fields are those of a clock in Nigeria. */
const inNigeria = (iso: string) => new Date(Date.parse(iso) + AHEAD_MS)

/** `12 March 2026` */
export const formatDay = (iso: string) => `${inNigeria(iso).getUTCDate()} ${formatMonth(iso)}`

/** `12 Mar 2026`, where many stand below each other */
export function formatShortDay(iso: string): string {
  const day = inNigeria(iso)
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]?.slice(0, 3)} ${day.getUTCFullYear()}`
}

/** `2 to 22 November 2026`; what both days share is written once. */
export function formatDays(first: string, last: string): string {
  const [from, to] = [inNigeria(first), inNigeria(last)]
  if (from.getUTCFullYear() !== to.getUTCFullYear()) return `${formatDay(first)} to ${formatDay(last)}`
  if (from.getUTCMonth() !== to.getUTCMonth())
    return `${from.getUTCDate()} ${MONTHS[from.getUTCMonth()]} to ${formatDay(last)}`
  return from.getUTCDate() === to.getUTCDate()
    ? formatDay(last)
    : `${from.getUTCDate()} to ${formatDay(last)}`
}

/** `12 March 2026, 14:05` */
export const formatMoment = (iso: string) =>
  `${formatDay(iso)}, ${inNigeria(iso).toISOString().slice(11, 16)}`

/** `March 2026` */
export function formatMonth(iso: string): string {
  const day = inNigeria(iso)
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** The day in Nigeria at this moment, as ISO 8601 writes days: `2026-03-12`. */
export const dayInNigeria = (moment: Date): string =>
  inNigeria(moment.toISOString()).toISOString().slice(0, 10)
