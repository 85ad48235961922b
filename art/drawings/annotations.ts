import { letters } from '../lettering/letters.ts'
import { SIGNAL_TEXT } from './materials.ts'

const LABEL = { size: 16, bold: true, fill: SIGNAL_TEXT }

/** A place on paper, in pixels. */
export type Spot = { x: number; y: number }

export const tenths = ({ x, y }: Spot): Spot => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 })

/** A number as path data writes it: one decimal, no zero before the point. */
export const round = (value: number) =>
  String(Math.round(value * 10) / 10)
    .replace('-0.', '-.')
    .replace(/^0\./, '.')

const slash = ({ x, y }: Spot) => `M${round(x - 4)} ${round(y + 4)}l8-8`

/** The slashes of a dimension line and its label, on the far side of the line as seen from what it measures. */
export function measureText([measured, start, end]: readonly Spot[], label: string): string {
  if (!measured || !start || !end) return ''
  const [left, right] =
    start.x < end.x || (start.x === end.x && start.y > end.y) ? [start, end] : [end, start]
  const angle = Math.atan2(right.y - left.y, right.x - left.x)
  const away = { x: start.x - measured.x, y: start.y - measured.y }
  const below = away.y * Math.cos(angle) > away.x * Math.sin(angle)
  const lift = below ? -19 : 6
  const x = (left.x + right.x) / 2 + Math.sin(angle) * lift
  const y = (left.y + right.y) / 2 - Math.cos(angle) * lift
  return [
    `<path d="${slash(start)}${slash(end)}" stroke-width="2"/>`,
    letters(x, y, label, { ...LABEL, side: 'middle', turn: (angle * 180) / Math.PI }),
  ].join('')
}

/** A line from a dot on the object to a label beside it. */
export function leader({ x, y }: Spot, across: number, up: number, label: string): string {
  const way = Math.sign(across)
  const tip = { x: x + across, y: y - up }
  return [
    `<path d="M${round(x)} ${round(y)}L${round(tip.x)} ${round(tip.y)}h${way * 8}"/>`,
    `<circle cx="${round(x)}" cy="${round(y)}" r="2.6" fill="${SIGNAL_TEXT}"/>`,
    letters(tip.x + way * 12, tip.y + 5.5, label, { ...LABEL, side: way > 0 ? 'start' : 'end' }),
  ].join('')
}
