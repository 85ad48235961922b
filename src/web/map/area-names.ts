import type { MapArea, Outline } from './outline.ts'

type AreaName = { name: string; x: number; y: number }

/** How wide a letter is, as a part of how high it is. */
const LETTER = 0.58

/** Of a map of any width the same part, so that it is read on a phone. */
export const letterHeight = ({ width }: Outline): number => Math.round(width * 0.034)

/** The names that have room within their areas, where each is widest at the height of its middle. */
export function areaNames(outline: Outline): AreaName[] {
  const high = letterHeight(outline)
  return Object.entries(outline.areas).flatMap(([name, area]) => {
    const [left, right] = widthAt(area)
    return right - left >= name.length * LETTER * high ? [{ name, x: (left + right) / 2, y: area.at[1] }] : []
  })
}

/** From where to where the area goes along the line through its middle. */
function widthAt({ path, at: [x, y] }: MapArea): readonly [left: number, right: number] {
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
