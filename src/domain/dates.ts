/** Days as people in Nigeria write them, the same on the server and in every browser. @param iso ISO 8601, UTC */

const LAGOS = 'Africa/Lagos'

/** `12 March 2026` */
export function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-NG', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: LAGOS,
  })
}

/** `12 March 2026, 14:05` */
export function formatMoment(iso: string): string {
  const time = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: LAGOS } as const
  return `${formatDay(iso)}, ${new Date(iso).toLocaleTimeString('en-NG', time)}`
}

/** `March 2026` */
export function formatMonth(iso: string): string {
  return new Date(iso).toLocaleDateString('en-NG', { month: 'long', year: 'numeric', timeZone: LAGOS })
}
