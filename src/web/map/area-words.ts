import type { Outline } from './outline.ts'

/** What is written of an area. */
export type AreaName = {
  /** Its name, its figure below it or behind it, or one of both. */
  lines: readonly string[]
  hasFigure: boolean
  /** The middle of the words. */
  x: number
  y: number
  /** Where in the area the line begins that leads to words beside it. */
  from?: readonly [x: number, y: number]
}

/** How wide a figure is and most letters are, as a part of how high they are; and letters that are narrow or wide. */
const LETTER = 0.58
const NARROW = 0.32
const BROAD = 0.84
/** How much wider the plate is on which words stand beside an area. */
const PLATE = 0.84

/** How wide words are, in the same parts. */
function lengthIn(words: string): number {
  const narrow = words.match(/[fijlrtI ,.]/g)?.length ?? 0
  const broad = words.match(/[mwMW₦]/g)?.length ?? 0
  return LETTER * (words.length - narrow - broad) + NARROW * narrow + BROAD * broad
}

/** Of a map of any width the same part, so that it is read on a phone. @param large drawn half a screen wide: smaller letters have room for more names */
export const letterHeight = ({ width }: Outline, large = false): number =>
  Math.round(width * (large ? 0.024 : 0.034))

/** The same where there are figures alone: in the smallest areas a digit has room for it. */
export const figureHeight = ({ width }: Outline): number => Math.round(width * 0.042)

/** How much room words take. */
export function sizeOf(
  { lines, from }: Pick<AreaName, 'lines' | 'from'>,
  high: number,
): [wide: number, tall: number] {
  const wide = Math.max(...lines.map(lengthIn))
  return from ? [(wide + PLATE) * high, 1.2 * high] : [wide * high, lines.length * high]
}

/** How far words may stand below the map, in lines. */
export const SEA = 2

type Point = readonly [x: number, y: number]
type Line = readonly [from: Point, to: Point]

/** From the area to the nearest point of the words. */
export function lineOf({ x, y, from = [x, y], ...written }: AreaName, high: number): Line {
  const [wide, tall] = sizeOf({ ...written, from }, high)
  const near = (at: number, middle: number, size: number) =>
    Math.min(Math.max(at, middle - size / 2), middle + size / 2)
  return [from, [near(from[0], x, wide), near(from[1], y, tall)]]
}

export const lengthOf = ([from, to]: Line) => Math.hypot(to[0] - from[0], to[1] - from[1])

/** Whether the line of either goes through the words of the other. */
export const areCovered = (one: AreaName, other: AreaName, high: number): boolean =>
  goesThrough(one, other, high) || (other.from !== undefined && goesThrough(other, one, high))

/** Whether the line that leads to words goes through others. */
export const goesThrough = (led: AreaName, words: AreaName, high: number): boolean =>
  crosses(lineOf(led, high), boxOf(words, high))

function crosses(line: Line, { x, y, wide, tall }: Box): boolean {
  const [left, right, top, bottom] = [x - wide / 2, x + wide / 2, y - tall / 2, y + tall / 2]
  return (
    cross(line, [
      [left, top],
      [right, bottom],
    ]) ||
    cross(line, [
      [left, bottom],
      [right, top],
    ])
  )
}

/** Whether two lines do. */
export const cross = ([a, b]: Line, [c, d]: Line): boolean =>
  sideOf(a, b, c) !== sideOf(a, b, d) && sideOf(c, d, a) !== sideOf(c, d, b)

const sideOf = (from: Point, to: Point, point: Point) =>
  (to[0] - from[0]) * (point[1] - from[1]) > (to[1] - from[1]) * (point[0] - from[0])

type Box = { x: number; y: number; wide: number; tall: number }

function boxOf(words: AreaName, high: number): Box {
  const [wide, tall] = sizeOf(words, high)
  return { x: words.x, y: words.y, wide, tall }
}

/** Whether two boxes have something in common, or stand closer beside or above each other than this. */
const meet = (one: Box, other: Box, beside: number, above = 0): boolean =>
  Math.abs(other.y - one.y) < (one.tall + other.tall) / 2 + above &&
  Math.abs(other.x - one.x) < (one.wide + other.wide) / 2 + beside

export const overlap = (one: AreaName, other: AreaName, high: number): boolean =>
  meet(boxOf(one, high), boxOf(other, high), high / 4)

/** Whether a name without a figure stands so close to words with one that it might be read as theirs. */
export const isBeside = (name: AreaName, figured: AreaName, high: number): boolean =>
  figured.hasFigure && meet(boxOf(name, high), boxOf(figured, high), high, 0.8 * high)
