import type { MapArea, Outline } from './outline.ts'

export type AreaName = { name: string; x: number; y: number }

/** How wide a letter is, as a part of how high it is. */
const LETTER = 0.58

/** Of a map of any width the same part, so that it is read on a phone. */
export const letterHeight = ({ width }: Outline): number => Math.round(width * 0.034)

/**
 * The names that have room within their areas, in the middle of each, and that no other name reaches into; the widest areas come first.
 * Areas with a figure come before them, with it below the name, and are named whether there is room or not.
 */
export function areaNames(
  outline: Outline,
  figureIn: (area: string) => string | undefined = () => undefined,
): AreaName[] {
  const high = letterHeight(outline)
  const wide = ({ name, figure = '' }: Omit<AreaName, 'x' | 'y'>) =>
    Math.max(name.length, figure.length) * LETTER * high
  const tall = ({ figure }: Pick<AreaName, 'figure'>) => (figure ? 2 * high : high)
  const named: AreaName[] = []
  const isFree = (one: AreaName) =>
    named.every(
      (other) =>
        Math.abs(other.y - one.y) >= (tall(one) + tall(other)) / 2 ||
        Math.abs(other.x - one.x) >= (wide(one) + wide(other)) / 2,
    )
  const areas = Object.entries(outline.areas).map(([name, area]) => {
    const figure = figureIn(name)
    return { words: { name, ...(figure && { figure }) }, area, edges: widthAt(area) }
  })
  const order = areas.sort(
    (one, other) =>
      Number('figure' in other.words) - Number('figure' in one.words) ||
      roomIn(other.edges) - roomIn(one.edges),
  )
  for (const { words, area, edges } of order) {
    const [x, y] = [(edges[0] + edges[1]) / 2, area.at[1]]
    if ('figure' in words) {
      const within = (at: number, size: number, end: number) =>
        Math.round(Math.min(Math.max(at, size / 2), end - size / 2))
      const places = PLACES.map((lines) => ({
        ...words,
        x: within(x, wide(words), outline.width),
        y: within(y + lines * high, tall(words), outline.height),
      }))
      const free = places.find(isFree)
      if (free) named.push(free)
    } else if (roomIn(edges) >= wide(words) && isFree({ ...words, x, y })) named.push({ ...words, x, y })
  }
  return named
}

/** How many lines from its middle an area may be named, the nearest first. */
const PLACES = [0, 1, -1, 2, -2]

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
