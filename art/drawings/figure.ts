import { type Lettering, letters } from '../lettering/letters.ts'
import { eveningStyle } from './evening.ts'
import { SIGNAL_TEXT } from './materials.ts'

/** The pen of the figures in articles: plans, sections and elevations, flat and to scale, on a sheet of their own. */

const INK = '#0f2942'
const QUIET = '#45566a'
const PAPER = '#fbfaf7'

/** What a surface is made of, as a section shows it. */
export const FILLS = {
  block: '#d9d5cb',
  brick: '#d98f6c',
  concrete: '#c3c8cf',
  ground: '#e3d3b4',
  render: '#f3e3cd',
  opening: '#ffffff',
  signal: '#f6c9ae',
  dark: INK,
} as const

const EVENING_STYLE = eveningStyle({
  [PAPER]: '#132a42',
  [INK]: '#eef2f6',
  [QUIET]: '#b9c6d3',
  [SIGNAL_TEXT]: '#ffa36b',
  [FILLS.block]: '#4a5866',
  [FILLS.brick]: '#94593c',
  [FILLS.concrete]: '#56636f',
  [FILLS.ground]: '#5c5138',
  [FILLS.render]: '#5a4a38',
  [FILLS.opening]: '#1d3a56',
  [FILLS.signal]: '#7a4326',
})

export type Figure = { width: number; height: number; parts: string[] }

const n = (value: number) => String(Math.round(value * 10) / 10)

/** A sheet; a phone shows it at less than half its size, so nothing on it is written smaller than this. */
export const figureSvg = ({ width, height, parts }: Figure): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width="2">${EVENING_STYLE}<rect width="${width}" height="${height}" fill="${PAPER}" stroke="none"/>${parts.join('')}</svg>\n`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: keyof typeof FILLS | 'none',
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill === 'none' ? fill : FILLS[fill]}"/>`

export const line = (d: string, style: 'line' | 'dashed' | 'bar' | 'thin' = 'line') => {
  const styles = {
    line: '',
    dashed: ` stroke="${SIGNAL_TEXT}" stroke-dasharray="14 6 3 6"`,
    bar: ' stroke-width="6" stroke-linecap="round" stroke-linejoin="round"',
    thin: ` stroke="${QUIET}" stroke-width="1"`,
  }
  return `<path d="${d}"${styles[style]}/>`
}

export const dot = (x: number, y: number, r: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${INK}" stroke="none"/>`

const SIZE = 26

export const text = (
  x: number,
  y: number,
  words: string,
  side?: Lettering['side'],
  weight: 400 | 700 = 400,
) => letters(x, y, words, { size: SIZE, side, bold: weight === 700, fill: INK })

const measureWords = (x: number, y: number, words: string, turn?: number) =>
  letters(x, y, words, { size: SIZE, side: 'middle', bold: true, fill: SIGNAL_TEXT, turn })

const tick = (x: number, y: number) => `M${n(x - 6)} ${n(y + 6)}l12-12`

/** A dimension from left to right at this height, its words above the line. */
export const across = (from: number, to: number, y: number, words: string) =>
  `<path d="M${n(from)} ${n(y)}H${n(to)}${tick(from, y)}${tick(to, y)}" stroke="${SIGNAL_TEXT}"/>${measureWords((from + to) / 2, y - 10, words)}`

/** A dimension from above to below, its words to the left of the line. */
export const down = (x: number, from: number, to: number, words: string) =>
  `<path d="M${n(x)} ${n(from)}V${n(to)}${tick(x, from)}${tick(x, to)}" stroke="${SIGNAL_TEXT}"/>${measureWords(x - 10, (from + to) / 2, words, -90)}`
