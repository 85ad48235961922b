import {
  type AreaName,
  areCovered,
  cross,
  goesThrough,
  isBeside,
  lengthOf,
  letterHeight,
  lineOf,
  overlap,
  SEA,
  sizeOf,
} from './area-words.ts'
import { type Ground, groundOf, roomsOf } from './ground.ts'
import type { Outline } from './outline.ts'

/**
 * What is written of which area, by its name. An area with a figure has both within it where they have room, else beside the map with a
 * line that leads to it, else on areas that have none with such a line, else its figure alone. The others have their names where there is
 * room, and away from words with a figure. No line crosses another, or words.
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
      (other) =>
        !overlap(words, other, high) &&
        !(other.from && goesThrough(other, words, high)) &&
        (words.hasFigure || !isBeside(words, other, high)),
    )
  // Where it has to be, words with a figure come close to the border.
  const inside = (area: string, lines: string[], isClose = false) => {
    const [wide, tall] = sizeOf({ lines }, high)
    return roomsOf(outline, area, tall - (isClose ? 0.4 * high : 0))
      .filter(({ room }) => room >= wide + (isClose ? 0 : high / 2))
      .map(({ x, y }) => ({ lines, hasFigure: figureIn(area) !== undefined, x, y }))
      .find(isFree)
  }
  const areas = Object.keys(outline.areas)
  const figures = areas.flatMap((name) => {
    const figure = figureIn(name)
    return figure ? [{ name, figure }] : []
  })
  for (const { name, figure } of figures) {
    const [lines, line] = [[name, figure], [`${name} ${figure}`]]
    put(
      name,
      inside(name, lines) ?? inside(name, line) ?? inside(name, lines, true) ?? inside(name, line, true),
    )
  }
  const ground = groundOf(outline, high / 2, (area) => (figureIn(area) ? TAKEN : BARE))
  // Who has no room for a figure is led first, then who has the shortest way: the lines of the others go around these words.
  const led = figures
    .filter(({ name }) => !named.has(name))
    .map(({ name, figure }) => ({
      name,
      figure,
      places: placesOf(outline, ground, name, `${name} ${figure}`, high),
      hasRoom: Number(inside(name, [figure], true) !== undefined),
    }))
    .sort(
      (one, other) =>
        one.hasRoom - other.hasRoom || (one.places[0]?.cost ?? 0) - (other.places[0]?.cost ?? 0),
    )
  const lead = (places: readonly Place[], far: number, isAllowed: (place: Place) => boolean) =>
    clearest(
      places.filter(({ cost }) => cost < far * outline.width),
      [...named.values()],
      high,
      isAllowed,
    )
  // A short way to the sea leads over its own area alone, one to words on areas without a figure over these, too.
  const isPlain =
    (name: string) =>
    ({ words, isOnMap }: Place) =>
      underLine(ground, words, high).every(
        (area) => area === undefined || area === name || (isOnMap && !figureIn(area)),
      )
  for (const { name, places } of led)
    put(
      name,
      lead(places, NEAR, (place) => !place.isOnMap && isPlain(name)(place)),
    )
  for (const { name, figure, places } of led)
    if (!named.has(name))
      put(
        name,
        lead(places, ASHORE, (place) => !place.isOnMap) ??
          lead(places, FAR, isPlain(name)) ??
          inside(name, [figure], true) ??
          lead(places, FAR, () => true),
      )
  for (const name of areas) if (!figureIn(name)) put(name, inside(name, [name]))
  return named
}

/** The figure of each area that has one, without its name: in the area where it has room, else beside the map with a short line; else it has none. */
export function areaFigures(
  outline: Outline,
  figureIn: (area: string) => string | undefined,
  high: number,
): Map<string, AreaName> {
  const placed = new Map<string, AreaName>()
  const outside: { area: string; figure: string }[] = []
  for (const area of Object.keys(outline.areas)) {
    const figure = figureIn(area)
    if (!figure) continue
    const [wide, tall] = sizeOf({ lines: [figure] }, high)
    // Digits are less high than their line.
    const spot = roomsOf(outline, area, 0.8 * tall).find(({ room }) => room >= wide)
    if (spot) placed.set(area, { lines: [figure], hasFigure: true, x: spot.x, y: spot.y })
    else outside.push({ area, figure })
  }
  const ground = groundOf(outline, high / 2, () => BARE)
  for (const { area, figure } of outside) {
    const places = placesOf(outline, ground, area, figure, high).filter(
      ({ words, isOnMap, cost }) =>
        !isOnMap && cost < NEAR * outline.width && words.y < outline.height - high / 2,
    )
    const words = clearest(places, [...placed.values()], high, (place) =>
      underLine(ground, place.words, high).every((under) => under === undefined || under === area),
    )
    if (words) placed.set(area, words)
  }
  return placed
}

/** The areas that the line to words leads over. */
function underLine(ground: Ground, words: AreaName, high: number): (string | undefined)[] {
  const [[x1, y1], [x2, y2]] = lineOf(words, high)
  const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / ground.step)
  return Array.from({ length: steps + 1 }, (_, step) =>
    ground.at(x1 + (step / steps) * (x2 - x1), y1 + (step / steps) * (y2 - y1)),
  )
}

/** What stands under words: an area without a figure, and one with its own. */
const [BARE, TAKEN] = [1, 2]

type Place = { words: AreaName; cost: number; isOnMap: boolean }

/** Where words beside an area may stand, rather beside the map than on it; the nearest first. */
function placesOf(
  { areas, width, height }: Outline,
  ground: Ground,
  name: string,
  line: string,
  high: number,
): Place[] {
  const led = { lines: [line], hasFigure: true, from: areas[name]?.at ?? [0, 0] }
  const [wide, tall] = sizeOf(led, high)
  const places: Place[] = []
  for (let y = tall / 2; y <= height + SEA * high - tall / 2; y += ground.step)
    for (let x = wide / 2; x <= width - wide / 2; x += ground.step) {
      const words = { ...led, x, y }
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
  isAllowed: (place: Place) => boolean,
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

/** How long a line may be, as a part of the map's width: at all, beside the map before words stand on other areas, and before it leads over these. */
const [FAR, ASHORE, NEAR] = [0.3, 0.25, 0.1]
