import type { MapArea, Outline } from './outline.ts'

/** What is written of an area. */
export type AreaName = {
  /** Absent where only the figure has room. */
  name?: string
  /** Below the name. */
  figure?: string
  x: number
  y: number
  /** Whether the words are within the area, and not across its edges. */
  isInside: boolean
}

/** How wide a letter is, as a part of how high it is. */
const LETTER = 0.58

/** Of a map of any width the same part, so that it is read on a phone. @param large drawn half a screen wide: smaller letters have room for more names */
export const letterHeight = ({ width }: Outline, large = false): number =>
  Math.round(width * (large ? 0.024 : 0.034))

/**
 * What is written of which area, by its name: names that have room within their areas, in the middle of each, which no other words reach
 * into; the widest areas come first. Those with a figure come before them, and are named beyond their edges where the map is empty there.
 */
export function areaNames(
  outline: Outline,
  figureIn: (area: string) => string | undefined = () => undefined,
  high = letterHeight(outline),
): Map<string, AreaName> {
  const wide = ({ name = '', figure = '' }: AreaName) => Math.max(name.length, figure.length) * LETTER * high
  const tall = ({ name, figure }: AreaName) => (name && figure ? 2 * high : high)
  const named = new Map<string, AreaName>()
  const isFree = (one: AreaName) =>
    [...named.values()].every(
      (other) =>
        Math.abs(other.y - one.y) >= (tall(one) + tall(other)) / 2 ||
        Math.abs(other.x - one.x) >= (wide(one) + wide(other)) / 2,
    )
  const within = (words: AreaName): AreaName => ({
    ...words,
    x: Math.min(Math.max(words.x, wide(words) / 2), outline.width - wide(words) / 2),
    y: Math.min(Math.max(words.y, tall(words) / 2), outline.height - tall(words) / 2),
  })
  const areas = Object.entries(outline.areas).map(([name, area]) => {
    const figure = figureIn(name)
    const edges = widthAt(area)
    const at = { x: (edges[0] + edges[1]) / 2, y: area.at[1] }
    const inside = { name, ...(figure && { figure }), ...at, isInside: true }
    return { name, figure, at, inside, hasRoom: roomIn(edges) >= wide(inside), room: roomIn(edges) }
  })
  const order = areas.sort(
    (one, other) =>
      Number(Boolean(other.figure)) - Number(Boolean(one.figure)) ||
      Number(other.hasRoom) - Number(one.hasRoom) ||
      other.room - one.room,
  )
  for (const { name, figure, at, inside, hasRoom } of order) {
    const across = { ...inside, isInside: false }
    const places = [
      ...(hasRoom ? [inside] : []),
      ...(figure ? LINES.map((lines) => within({ ...across, y: at.y + lines * high })) : []),
      ...(figure ? [{ figure, ...at, isInside: true }] : []),
    ]
    const free = places.find(isFree)
    if (free) named.set(name, free)
  }
  return named
}

/** How many lines away from its middle an area may be named, the nearest first. */
const LINES = [0, 1, -1]

type Edges = readonly [left: number, right: number]

const roomIn = ([left, right]: Edges) => right - left

/** From where to where the area goes along the line through its middle. */
function widthAt({ path, at: [x, y] }: MapArea): Edges {
  const crossings = ringsOf(path)
    .flatMap((ring) =>
      ring.flatMap(([fromX, fromY], index) => {
        const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY]
        return fromY > y === toY > y ? [] : [fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)]
      }),
    )
    .sort((one, other) => one - other)
  const right = crossings.findIndex((each) => each > x)
  return right % 2 === 1 ? [crossings[right - 1] ?? x, crossings[right] ?? x] : [x, x]
}

/** The corners of each part of an area, of paths as `art/map/draw-map.ts` writes them: `M1 2l3 4 5-6z`. */
const ringsOf = (path: string): [x: number, y: number][][] =>
  path
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const numbers = part.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
      let [x, y] = [0, 0]
      return Array.from({ length: numbers.length / 2 }, (_, index) => {
        x += numbers[2 * index] ?? 0
        y += numbers[2 * index + 1] ?? 0
        return [x, y]
      })
    })
