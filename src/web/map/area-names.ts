import { type Ground, groundOf, roomsOf } from './ground.ts'
import type { Outline } from './outline.ts'

/** What is written of an area. */
export type AreaName = {
  /** Absent where only the figure has room; a letter that the key explains where the name has none. */
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

/** What the letters on a map stand for, one below the other in a corner where nothing is drawn, or below the map. */
export type MapKey = {
  entries: readonly { letter: string; area: string; x: number; y: number }[]
  /** Down to where the map is drawn with it. */
  bottom: number
}

/**
 * What is written of which area, by its name. An area with a figure has both within it where they have room, else near it beside the map
 * with a line that leads to it, else on areas that have none with such a line. Then the others are named, in themselves or by such a line
 * beside the map. Who has no room has a letter of the key. No line crosses another, or words, or on its way to the sea another area.
 */
export function areaNames(
  outline: Outline,
  figureIn: (area: string) => string | undefined = () => undefined,
  high = letterHeight(outline),
): { named: Map<string, AreaName>; key: MapKey } {
  const named = new Map<string, AreaName>()
  const put = (area: string, words: AreaName | undefined) => words && named.set(area, words)
  const isFree = (words: AreaName) =>
    [...named.values()].every(
      (other) => !overlap(words, other, high) && !(other.from && goesThrough(other, words, high)),
    )
  const inside = (area: string, written: Pick<AreaName, 'name' | 'figure'>) => {
    const [wide, tall] = sizeOf({ ...written, x: 0, y: 0 }, high)
    const rooms = roomsOf(outline, area, tall - (written.figure ? 0.4 : 0.28) * high)
    return [wide + high / 2, written.figure ? 0.95 * wide : wide + high / 5]
      .flatMap((least) => rooms.filter(({ room }) => room >= least))
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
  const lead = (places: readonly Place[], far: number, isAllowed?: (place: Place) => boolean) =>
    clearest(
      places.filter(({ cost }) => cost < far * outline.width),
      [...named.values()],
      high,
      isAllowed,
    )
  const isBeside = ({ words, isOnMap }: Place) => !isOnMap && isOverItself(ground, words, high)
  const lettered = new Set<string>()
  const putLetter = (area: string, words: AreaName | undefined) => {
    if (words) lettered.add(area)
    put(area, words)
  }
  for (const { name, places } of led) put(name, lead(places, NEAR, isBeside))
  for (const { name, places } of led)
    if (!named.has(name))
      put(
        name,
        lead(places, AWAY, (place) => place.isOnMap || isBeside(place)),
      )
  for (const { name, figure, places } of led) {
    if (!named.has(name)) putLetter(name, inside(name, { figure: `${LETTER_A} ${figure}` }))
    if (!named.has(name)) putLetter(name, inside(name, { name: LETTER_A, figure }))
    if (!named.has(name)) put(name, lead(places, FAR) ?? inside(name, { figure }))
  }
  const others = areas.filter((name) => !figureIn(name))
  for (const name of others) put(name, inside(name, { name }))
  for (const name of others) {
    if (named.has(name)) continue
    const places = placesOf(outline, ground, { name }, high)
    put(name, lead(places, AWAY, isBeside))
    if (!named.has(name)) putLetter(name, inside(name, { name: LETTER_A }))
    const beside = (place: Place) => !place.isOnMap
    if (!named.has(name)) put(name, lead(places, AWAY, beside))
  }
  const keyed = [...lettered].toSorted().map((area, index) => ({ area, letter: letterOf(index) }))
  for (const { area, letter } of keyed) {
    const words = named.get(area)
    const of = words?.name ? { name: letter } : { figure: `${letter} ${figureIn(area)}` }
    if (words) put(area, { ...words, ...of })
  }
  return { named, key: keyOf(outline, keyed, ground, [...named.values()], high) }
}

/** In the place of a letter that is not yet given. */
const LETTER_A = 'A'

/** A to Z, then AA. */
const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26)

/** How high a line of the key is, in letters. */
const LINE = 1.25

function keyOf(
  { width, height }: Outline,
  keyed: readonly { area: string; letter: string }[],
  ground: Ground,
  others: readonly AreaName[],
  high: number,
): MapKey {
  const column = (Math.max(...keyed.map(({ area, letter }) => lengthIn(`${letter} ${area}`))) + 1) * high
  const sea = height + SEA * high
  const blockOf = (columns: number): Box => {
    const tall = Math.ceil(keyed.length / columns) * LINE * high
    return { x: 0, y: 0, wide: columns * column, tall }
  }
  const isClear = (box: Box) =>
    ground.under(box.x, box.y, box.wide, box.tall) === 0 &&
    others.every(
      (words) =>
        !meet(box, boxOf(words, high), high / 2) && !(words.from && crosses(lineOf(words, high), box)),
    )
  const inCorner = (block: Box): Box | undefined => {
    for (let y = sea - block.tall / 2; y >= block.tall / 2; y -= ground.step)
      for (let x = width - block.wide / 2; x >= block.wide / 2; x -= ground.step)
        if (isClear({ ...block, x, y })) return { ...block, x, y }
    return undefined
  }
  const across = Math.max(1, Math.floor(width / column))
  const below = blockOf(across)
  const { x, y, wide, tall } = (keyed.length > 0 &&
    [1, 2, 3]
      .map(blockOf)
      .map(inCorner)
      .find((box) => box !== undefined)) || {
    ...below,
    x: below.wide / 2,
    y: sea + below.tall / 2,
  }
  const lines = Math.round(tall / (LINE * high))
  return {
    entries: keyed.map((each, index) => ({
      ...each,
      x: x - wide / 2 + Math.floor(index / lines) * column,
      y: y - tall / 2 + ((index % lines) + 0.5) * LINE * high,
    })),
    bottom: Math.max(sea, y + tall / 2),
  }
}

/** Whether the line to words leads over no area but its own. */
function isOverItself(ground: Ground, words: AreaName, high: number): boolean {
  const [[x1, y1], [x2, y2]] = lineOf(words, high)
  const own = ground.at(x1, y1)
  const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / ground.step)
  return Array.from({ length: steps }, (_, step) => (step + 1) / steps).every((part) => {
    const under = ground.at(x1 + part * (x2 - x1), y1 + part * (y2 - y1))
    return under === undefined || under === own
  })
}

type Box = { x: number; y: number; wide: number; tall: number }

function boxOf(words: AreaName, high: number): Box {
  const [wide, tall] = sizeOf(words, high)
  return { x: words.x, y: words.y, wide, tall }
}

/** Whether two boxes have something in common, or stand closer beside each other than this. */
const meet = (one: Box, other: Box, apart: number): boolean =>
  Math.abs(other.y - one.y) < (one.tall + other.tall) / 2 &&
  Math.abs(other.x - one.x) < (one.wide + other.wide) / 2 + apart

const overlap = (one: AreaName, other: AreaName, high: number): boolean =>
  meet(boxOf(one, high), boxOf(other, high), high / 4)

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
  isAllowed: (place: Place) => boolean = () => true,
): AreaName | undefined =>
  places.find(
    (place) =>
      others.every(
        (other) =>
          !overlap(place.words, other, high) &&
          !areCovered(place.words, other, high) &&
          !(other.from && cross(lineOf(place.words, high), lineOf(other, high))),
      ) && isAllowed(place),
  )?.words

/** How long a line may be, as a part of the map's width: at all, in the place of a name, and in the place of words that stand on other areas. */
const [FAR, AWAY, NEAR] = [0.3, 0.2, 0.1]

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
