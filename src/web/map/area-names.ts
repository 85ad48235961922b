import type { MapArea, Outline } from './outline.ts'

/** @property tall it has room for a line below the name */
export type AreaName = { name: string; x: number; y: number; tall: boolean }

/** How wide a letter is, as a part of how high it is. */
const LETTER = 0.58

/** Of a map of any width the same part, so that it is read on a phone; a smaller one where it is drawn large. */
export const letterHeight = ({ width }: Outline, large = false): number =>
  Math.round(width * (large ? 0.024 : 0.034))

/** The names that have room within their areas, in the middle of each, and that no other name reaches into; the widest areas come first. */
export function areaNames(outline: Outline, high = letterHeight(outline)): AreaName[] {
  const wide = (name: string) => name.length * LETTER * high
  const named: AreaName[] = []
  const areas = Object.entries(outline.areas).map(([name, area]) => ({ name, area, edges: widthAt(area) }))
  for (const { name, area, edges } of areas.sort((one, other) => roomIn(other.edges) - roomIn(one.edges))) {
    const [x, y] = [(edges[0] + edges[1]) / 2, area.at[1]]
    const isCrowded = named.some(
      (other) => Math.abs(other.y - y) < high && Math.abs(other.x - x) < (wide(name) + wide(other.name)) / 2,
    )
    if (roomIn(edges) >= wide(name) && !isCrowded) named.push({ name, x, y, tall: heightOf(area) > 3.5 * high })
  }
  return named
}

function heightOf({ path }: MapArea): number {
  const along = ringsOf(path).flatMap((ring) => ring.map(([, y]) => y))
  return Math.max(...along) - Math.min(...along)
}

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
