import { type Outline, type Ring, ringsOf } from './outline.ts'

/** What stands where, looked up in cells. */
export type Ground = {
  /** How wide and high a cell is. */
  step: number
  /** The most that stands under a rectangle with this middle. */
  under: (x: number, y: number, wide: number, tall: number) => number
  /** The area that a point is in, as exactly as cells are small. */
  at: (x: number, y: number) => string | undefined
}

/** A map in cells, each of which is worth what its area is, and 0 beside all of them. */
export function groundOf(outline: Outline, step: number, worthOf: (area: string) => number): Ground {
  const columns = Math.ceil(outline.width / step) + 2
  const cells: { name: string; worth: number }[] = []
  for (const [name, { path }] of Object.entries(outline.areas)) {
    const rings = ringsOf(path)
    const cell = { name, worth: worthOf(name) }
    const rows = rings.flat().map(([, y]) => y)
    for (let row = Math.floor(Math.min(...rows) / step); row * step <= Math.max(...rows); row += 1) {
      const crossings = crossingsAt(rings, row * step)
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        const last = Math.floor((crossings[index + 1] ?? 0) / step)
        for (let column = Math.ceil((crossings[index] ?? 0) / step); column <= last; column += 1)
          cells[row * columns + column] = cell
      }
    }
  }
  return {
    step,
    under: (x, y, wide, tall) => {
      let most = 0
      const [left, right] = [Math.floor((x - wide / 2) / step), Math.ceil((x + wide / 2) / step)]
      for (let row = Math.floor((y - tall / 2) / step); row <= Math.ceil((y + tall / 2) / step); row += 1)
        for (let column = left; column <= right; column += 1)
          most = Math.max(most, cells[row * columns + column]?.worth ?? 0)
      return most
    },
    at: (x, y) => cells[Math.round(y / step) * columns + Math.round(x / step)]?.name,
  }
}

export type Room = { room: number; x: number; y: number }

/** Bands of this height in an area: how wide each is, and where its own middle is; the widest first, of two that which is nearer to the middle of the area. */
export function roomsOf({ areas }: Outline, name: string, tall: number): Room[] {
  const { path = '', at: [x, middle] = [0, 0] } = areas[name] ?? {}
  const rings = ringsOf(path)
  const heights = rings.flat().map(([, y]) => y)
  const rooms: (Room & { worth: number })[] = []
  for (let y = Math.min(...heights) + tall / 2; y <= Math.max(...heights) - tall / 2; y += tall / 12) {
    const lines = [-0.5, -0.25, 0, 0.25, 0.5].map((line) => crossingsAt(rings, y + line * tall))
    for (const [left, right] of lines.reduce(shared, [[-Infinity, Infinity]])) {
      const room = right - left
      const at = (left + right) / 2
      rooms.push({ room, x: at, y, worth: room - Math.hypot(at - x, y - middle) / 2 })
    }
  }
  return rooms.sort((one, other) => other.worth - one.worth)
}

/** The parts of stretches that lie within an area, too, whose edge a line crosses there. */
const shared = (stretches: readonly (readonly [number, number])[], crossings: readonly number[]) =>
  stretches.flatMap(([from, to]) =>
    crossings.flatMap((left, index): [number, number][] => {
      const [start, end] = [Math.max(from, left), Math.min(to, crossings[index + 1] ?? left)]
      return index % 2 === 0 && start < end ? [[start, end]] : []
    }),
  )

/** Where a line across the map goes into an area and out of it. */
const crossingsAt = (rings: readonly Ring[], y: number): number[] =>
  rings
    .flatMap((ring) =>
      ring.flatMap(([fromX, fromY], index) => {
        const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY]
        return fromY > y === toY > y ? [] : [fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)]
      }),
    )
    .sort((one, other) => one - other)
