import { type Ground, groundOf, roomsOf } from './ground.ts'
import type { Outline } from './outline.ts'

/** What is written of an area. */
export type AreaName = {
  /** Absent where only the figure has room. */
  name?: string
  /** Below the name; beside it where a line leads to the area. */
  figure?: string
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

/** How wide words are, in the same parts. */
function lengthIn(words = ''): number {
  const narrow = words.match(/[fijlrtI ,.]/g)?.length ?? 0
  const broad = words.match(/[mwMW]/g)?.length ?? 0
  return LETTER * (words.length - narrow - broad) + NARROW * narrow + BROAD * broad
}

/** Of a map of any width the same part, so that it is read on a phone. @param large drawn half a screen wide: smaller letters have room for more names */
export const letterHeight = ({ width }: Outline, large = false): number =>
  Math.round(width * (large ? 0.024 : 0.034))

/** How much room words take. */
export function sizeOf({ name, figure, from }: AreaName, high: number): [wide: number, tall: number] {
  const [one, other] = [lengthIn(name), lengthIn(figure)]
  return from
    ? [(one + other + 2 * LETTER) * high, 1.2 * high]
    : [Math.max(one, other) * high, (name && figure ? 2 : 1) * high]
}

/**
 * What is written of which area, by its name. An area with a figure has both within it where they have room, else near it beside the map
 * with a line that leads to it, else on areas that have none with such a line; else its figure alone. Then the
 * others are named, in themselves or by such a line beside the map. No line crosses another, or words.
 */
export function areaNames(
  outline: Outline,
  figureIn: (area: string) => string | undefined = () => undefined,
  high = letterHeight(outline),
): Map<string, AreaName> {
  const named = new Map<string, AreaName>()
  const put = (area: string, words: AreaName | undefined) => words && named.set(area, words)
  const isFree = (words: AreaName) =>
    [...named.values()].every(
      (other) => !overlap(words, other, high) && !(other.from && goesThrough(other, words, high)),
    )
  const inside = (area: string, written: Pick<AreaName, 'name' | 'figure'>, part = FITS) => {
    const [wide, tall] = sizeOf({ ...written, x: 0, y: 0 }, high)
    return roomsOf(outline, area, tall - 0.4 * high)
      .filter(({ room }) => room >= part * wide)
      .map(({ x, y }) => ({ ...written, x, y }))
      .find(isFree)
  }
  const areas = Object.keys(outline.areas)
  const figures = areas.flatMap((name) => {
    const figure = figureIn(name)
    return figure ? [{ name, figure }] : []
  })
  for (const { name, figure } of figures) put(name, inside(name, { name, figure }))
  const ground = groundOf(outline, high / 2, (area) => (figureIn(area) ? TAKEN : BARE))
  // Who has no room for a figure is led first, then who has the shortest way: the lines of the others go around these words.
  const led = figures
    .filter(({ name }) => !named.has(name))
    .map((words) => ({
      ...words,
      places: placesOf(outline, ground, words, high),
      hasRoom: Number(inside(words.name, { figure: words.figure }) !== undefined),
    }))
    .sort(
      (one, other) =>
        one.hasRoom - other.hasRoom || (one.places[0]?.cost ?? 0) - (other.places[0]?.cost ?? 0),
    )
  const lead = (places: readonly Place[], far: number, mayCover = true) =>
    clearest(
      places.filter(({ isOnMap, cost }) => cost < far * outline.width && (mayCover || !isOnMap)),
      [...named.values()],
      high,
    )
  for (const { name, places } of led) put(name, lead(places, NEAR, false))
  for (const { name, figure, places } of led)
    if (!named.has(name)) put(name, lead(places, AWAY) ?? inside(name, { figure }) ?? lead(places, FAR))
  for (const { name, figure } of led)
    if (!named.has(name)) put(name, inside(name, { name, figure }, ACROSS) ?? inside(name, { figure }))
  for (const name of areas) if (!named.has(name)) put(name, inside(name, { name }))
  for (const name of areas)
    if (!named.has(name)) put(name, lead(placesOf(outline, ground, { name }, high), AWAY, false))
  return named
}

function overlap(one: AreaName, other: AreaName, high: number): boolean {
  const [[wide, tall], [otherWide, otherTall]] = [sizeOf(one, high), sizeOf(other, high)]
  return (
    Math.abs(other.y - one.y) < (tall + otherTall) / 2 &&
    Math.abs(other.x - one.x) < (wide + otherWide + high / 2) / 2
  )
}

/** What stands under words: an area without a figure, and one with its own. */
const [BARE, TAKEN] = [1, 2]

type Place = { words: AreaName; cost: number; isOnMap: boolean }

/** Where words beside an area may stand, rather beside the map than on it; the nearest first. */
function placesOf(
  { areas, width, height }: Outline,
  ground: Ground,
  written: { name: string; figure?: string },
  high: number,
): Place[] {
  const from = areas[written.name]?.at ?? [0, 0]
  const [wide, tall] = sizeOf({ ...written, from, x: 0, y: 0 }, high)
  const places: Place[] = []
  for (let y = tall / 2; y <= height + SEA * high - tall / 2; y += ground.step)
    for (let x = wide / 2; x <= width - wide / 2; x += ground.step) {
      const words = { ...written, from, x, y }
      const far = lengthOf(lineOf(words, high))
      if (far > FAR * width) continue
      const under = ground.under(x, y, wide, tall)
      // What stands on the map might be read as of the area that it stands on.
      if (under !== TAKEN) places.push({ words, cost: far + (under * width) / 8, isOnMap: under === BARE })
    }
  return places.sort((one, other) => one.cost - other.cost)
}

/** The first place that no words reach into, no line of another goes through, and whose own line goes through none of both. */
const clearest = (
  places: readonly Place[],
  others: readonly AreaName[],
  high: number,
): AreaName | undefined =>
  places.find(({ words }) =>
    others.every(
      (other) =>
        !overlap(words, other, high) &&
        !areCovered(words, other, high) &&
        !(other.from && cross(lineOf(words, high), lineOf(other, high))),
    ),
  )?.words

/** How long a line may be, as a part of the map's width: at all, in the place of a name, and in the place of words that stand on other areas. */
const [FAR, AWAY, NEAR] = [0.3, 0.2, 0.1]

/** What part of words is within their area: of those that seem to be, and of those that reach across its edges for want of a place beside it. */
const [FITS, ACROSS] = [0.85, 0.5]

/** How far words may stand below the map, in lines. */
export const SEA = 2

type Point = readonly [x: number, y: number]
type Line = readonly [from: Point, to: Point]

/** From the area to the nearest point of the words. */
export function lineOf({ x, y, from = [x, y], ...written }: AreaName, high: number): Line {
  const [wide, tall] = sizeOf({ ...written, from, x, y }, high)
  const near = (at: number, middle: number, size: number) =>
    Math.min(Math.max(at, middle - size / 2), middle + size / 2)
  return [from, [near(from[0], x, wide), near(from[1], y, tall)]]
}

const lengthOf = ([from, to]: Line) => Math.hypot(to[0] - from[0], to[1] - from[1])

/** Whether the line of either goes through the words of the other. */
const areCovered = (one: AreaName, other: AreaName, high: number): boolean =>
  goesThrough(one, other, high) || (other.from !== undefined && goesThrough(other, one, high))

/** Whether the line that leads to words goes through others. */
export function goesThrough(led: AreaName, words: AreaName, high: number): boolean {
  const [wide, tall] = sizeOf(words, high)
  const [left, right, top, bottom] = [
    words.x - wide / 2,
    words.x + wide / 2,
    words.y - tall / 2,
    words.y + tall / 2,
  ]
  const line = lineOf(led, high)
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
