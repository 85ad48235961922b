/** When a shop is open, by the clock of Lagos, which is an hour ahead of UTC all year (docs/product.md 20.9). */

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** "08:00" to "17:00"; "24:00" is midnight. */
export type OpenDay = { opens: string; closes: string }
/** Monday to Sunday; null is closed. Without any day nobody has said. */
export type OpeningHours = readonly (OpenDay | null)[]

const LAGOS_MS = 3_600_000

/** "Open now until 17:00", "Closed now, opens at 08:00", "Closed now, opens Monday at 08:00"; undefined where no day is open. */
export function openNow(hours: OpeningHours, now: Date): { open: boolean; text: string } | undefined {
  const lagos = new Date(now.getTime() + LAGOS_MS)
  const today = (lagos.getUTCDay() + 6) % 7
  const time = lagos.toISOString().slice(11, 16)
  const day = hours[today]
  if (day && day.opens <= time && time < day.closes)
    return { open: true, text: `Open now until ${day.closes}` }
  for (let ahead = 0; ahead <= 7; ahead++) {
    const weekday = (today + ahead) % 7
    const next = hours[weekday]
    if (!next || (ahead === 0 && next.opens <= time)) continue
    const when = ahead === 0 ? '' : ahead === 1 ? ' tomorrow' : ` ${WEEKDAYS[weekday]}`
    return { open: false, text: `Closed now, opens${when} at ${next.opens}` }
  }
  return undefined
}

export type HoursLine = { days: string; hours: OpenDay | null; from: number; to: number }

/** Days that follow each other with the same hours are one line: "Monday to Friday", 08:00 to 17:00. */
export function hoursLines(hours: OpeningHours): HoursLine[] {
  const lines: Omit<HoursLine, 'days'>[] = []
  for (const [index, day] of hours.entries()) {
    const last = lines.at(-1)
    if (last && last.hours?.opens === day?.opens && last.hours?.closes === day?.closes) last.to = index
    else lines.push({ hours: day, from: index, to: index })
  }
  return lines.map((line) => ({ ...line, days: daysBetween(line) }))
}

const daysBetween = ({ from, to }: { from: number; to: number }) =>
  from === to ? `${WEEKDAYS[from]}` : `${WEEKDAYS[from]} ${to === from + 1 ? 'and' : 'to'} ${WEEKDAYS[to]}`
