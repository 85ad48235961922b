/** What there is no line to: the browser knows of networks alone, not of what can be reached through them. */
export type NoLine = 'offline' | 'unreachable'

/** `public/sw.js` says the same of a kept page, before any script of it runs. */
const NO_LINE = { offline: 'You are offline', unreachable: 'ADLM cannot be reached' }

/** @param at when what is shown was loaded; undefined where it does not matter */
export const sayNoLine = (why: NoLine, at?: Date): string =>
  at ? `${NO_LINE[why]}: this is from ${formatMoment(at)}` : NO_LINE[why]

/** "14:05"; on another day "22 November, 14:05". */
export function formatMoment(date: Date, now = new Date()): string {
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (date.toDateString() === now.toDateString()) return time
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}, ${time}`
}
