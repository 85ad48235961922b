/** West Africa Time is an hour ahead of UTC the whole year. */
const LAGOS_AHEAD = 3_600_000
const WEEK = 7 * 24 * 3_600_000
/** 1970-01-05 was a Monday. */
const FIRST_MONDAY = 4 * 24 * 3_600_000

/** The last cut-off at or before a moment: Monday 00:00 in Lagos. */
export function cutOffBefore(moment: Date): Date {
  const local = moment.getTime() + LAGOS_AHEAD - FIRST_MONDAY
  return new Date(Math.floor(local / WEEK) * WEEK + FIRST_MONDAY - LAGOS_AHEAD)
}

export const weeksBefore = (cutOff: Date, weeks: number): Date => new Date(cutOff.getTime() - weeks * WEEK)

export const weekBefore = (cutOff: Date): Date => weeksBefore(cutOff, 1)

/** Every cut-off from the first after `from` to the last at or before `until`. */
export function cutOffs(from: Date, until: Date): Date[] {
  const last = cutOffBefore(until).getTime()
  const weeks: Date[] = []
  for (let at = cutOffBefore(from).getTime() + WEEK; at <= last; at += WEEK) weeks.push(new Date(at))
  return weeks
}

/** The day of a cut-off in Lagos, by which a week is called: `2026-11-16`. */
export const weekName = (cutOff: Date): string =>
  new Date(cutOff.getTime() + LAGOS_AHEAD).toISOString().slice(0, 10)

/** @returns undefined for what is no Monday */
export function cutOffOf(name: string): Date | undefined {
  const at = new Date(`${name}T00:00:00+01:00`)
  return /^\d{4}-\d\d-\d\d$/.test(name) &&
    !Number.isNaN(at.getTime()) &&
    cutOffBefore(at).getTime() === at.getTime() &&
    weekName(at) === name
    ? at
    : undefined
}
