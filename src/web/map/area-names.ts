import {
  type AreaName,
  areCovered,
  cross,
  goesThrough,
  lengthOf,
  letterHeight,
  lineOf,
  overlap,
  SEA,
  sizeOf,
} from './area-words.ts'
import { type Ground, groundOf, roomsOf } from './ground.ts'
import { keyOf, letterOf, type MapKey } from './map-key.ts'
import type { Outline } from './outline.ts'

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
