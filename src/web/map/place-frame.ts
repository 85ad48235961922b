import { type Outline, ringsOf } from './outline.ts'

/** A square part of a map. */
export type Frame = { x: number; y: number; side: number }

/** How much of a map is shown around an area: this many times as much as the area is wide or high. */
const AROUND = 2.5

/** The area in the middle of what is around it, and as little as can be of what is beside the map. */
export function frameOf({ width, height, areas }: Outline, area: string): Frame {
  const points = ringsOf(areas[area]?.path ?? '').flat()
  const extent = (axis: 0 | 1) => {
    const along = points.map((point) => point[axis])
    return [Math.min(...along), Math.max(...along)] as const
  }
  const [[left, right], [top, bottom]] = [extent(0), extent(1)]
  const side = Math.min(AROUND * Math.max(right - left, bottom - top), Math.max(width, height))
  const start = (from: number, to: number, whole: number) =>
    side < whole ? Math.min(Math.max((from + to - side) / 2, 0), whole - side) : (whole - side) / 2
  return { x: start(left, right, width), y: start(top, bottom, height), side }
}
