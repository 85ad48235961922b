import type { MapArea, Outline } from './outline.ts'

/** A step on a map, whose y grows downwards. */
export type Direction = readonly [x: number, y: number]

/** The nearest area in a direction, as one would point at it: before all that lies more aside than along. */
export function nextArea({ areas }: Outline, from: string, [dx, dy]: Direction): string | undefined {
  const start = areas[from]
  if (!start) return undefined
  const costOf = ({ at }: MapArea) => {
    const [x, y] = [at[0] - start.at[0], at[1] - start.at[1]]
    const along = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (along <= 0) return Number.POSITIVE_INFINITY
    return Math.hypot(along, aside) + (aside > along ? FAR : 0)
  }
  let [nearest, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const [name, area] of Object.entries(areas)) {
    const cost = costOf(area)
    if (cost < least) [nearest, least] = [name, cost]
  }
  return nearest
}

/** More than any drawing is wide. */
const FAR = 10_000
