/**
 * Draws the outline of the country's states and of each state's local governments: see README.md. What is drawn is where wards are, not a
 * survey: each point of the ground belongs to the nearest ward, and the country ends where no ward is near.
 *
 *     node art/map/draw-map.ts ng_states_lgas_wards.json
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import Delaunator from 'delaunator'
import { LOCAL_GOVERNMENTS } from '../../src/domain/places/local-governments.ts'
import { findState, STATES, type State } from '../../src/domain/places.ts'

type Point = readonly [x: number, y: number]
type Ward = { at: Point; state: State; lga: string }
type Area = { path: string; at: Point }
type Outline = { width: number; height: number; areas: Record<string, Area> }

/** A degree of longitude is shorter than one of latitude by this, in the middle of the country. */
const SHRINK = Math.cos((9 * Math.PI) / 180)
/** In degrees. Ground farther than this from any ward is outside, unless wards are all around it. */
const NEAR = 0.24
const GRID = 0.1
/** In degrees: how far a border may be from where it is, so that it has few points. */
const TOLERANCE = { states: 0.035, lgas: 0.012 }
/** Of the longer side of a drawing, in its own whole units. */
const SIZE = { states: 800, lgas: 600 }
/** A part of an area that is smaller than this part of its largest is a ward that stands in the wrong place. */
const ISLAND = 0.15

const ORIGIN: Point = [0, 0]

const { hypot, round, min, max } = Math
const distance = (one: Point, other: Point) => hypot(one[0] - other[0], one[1] - other[1])
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const middle = (points: Point[]): Point => [median(points.map(([x]) => x)), median(points.map(([, y]) => y))]

type WardFile = {
  state: string
  lgas: { name: string; wards: { latitude: number; longitude: number }[] }[]
}[]

/** Wards by our names: the file writes some otherwise, but both have the same middles. One that is far from its own is misplaced. */
function readWards(file: string): Ward[] {
  const read: WardFile = JSON.parse(readFileSync(file, 'utf8'))
  return read.flatMap(({ state: written, lgas }) => {
    const state = findState(written)
    if (!state) throw new Error(`${written} is no state`)
    return lgas.flatMap(({ wards }) => {
      const points = wards.map(({ latitude, longitude }): Point => [longitude * SHRINK, -latitude])
      const [x, y] = middle(points)
      const away = (at: Point) => distance(at, [x, y])
      const named = LOCAL_GOVERNMENTS[state].map(
        ([name, lat, lon]) => [name, away([lon * SHRINK, -lat])] as const,
      )
      const [lga] = named.reduce((best, each) => (each[1] < best[1] ? each : best))
      const usual = median(points.map(away))
      return points.filter((at) => away(at) <= max(4 * usual, 0.05)).map((at) => ({ at, state, lga }))
    })
  })
}

/** The sea and the neighbours: points of a grid that are far from every ward and that one comes to from the edge. */
function groundOfOthers(wards: readonly Ward[]): Point[] {
  const xs = wards.map(({ at }) => at[0])
  const ys = wards.map(({ at }) => at[1])
  const [left, top] = [min(...xs) - 1, min(...ys) - 1]
  const columns = Math.ceil((max(...xs) + 1 - left) / GRID)
  const rows = Math.ceil((max(...ys) + 1 - top) / GRID)
  const point = (index: number): Point => [
    left + (index % columns) * GRID,
    top + Math.floor(index / columns) * GRID,
  ]
  const isFree = (index: number) => wards.every(({ at }) => distance(at, point(index)) > NEAR)
  const seen = new Set([0])
  for (const index of seen) {
    const column = index % columns
    const next = [
      index - columns,
      index + columns,
      ...(column > 0 ? [index - 1] : []),
      ...(column < columns - 1 ? [index + 1] : []),
    ]
    for (const each of next)
      if (each >= 0 && each < rows * columns && !seen.has(each) && isFree(each)) seen.add(each)
  }
  return [...seen].map(point)
}

const wards = withoutStrays(readWards(process.argv[2] ?? ''))
const points: Point[] = [...wards.map(({ at }) => at), ...groundOfOthers(wards)]
const { triangles, halfedges } = Delaunator.from(points)
const nextEdge = (edge: number) => (edge % 3 === 2 ? edge - 2 : edge + 1)
const triangleOf = (edge: number) => Math.floor(edge / 3)
const cornersOf = (triangle: number) => [0, 1, 2].map((corner) => triangles[3 * triangle + corner] ?? 0)

/** A ward that has no neighbour of its own state is misplaced. */
function withoutStrays(all: Ward[]): Ward[] {
  const { triangles: corners } = Delaunator.from(all.map(({ at }) => at))
  const own = new Set<number>()
  corners.forEach((ward, edge) => {
    const other = corners[edge % 3 === 2 ? edge - 2 : edge + 1] ?? 0
    if (all[ward]?.state !== all[other]?.state) return
    own.add(ward).add(other)
  })
  return all.filter((_, ward) => own.has(ward))
}

/** The point that is as far from each corner of a triangle: where the ground of three wards meets. */
const centres = Array.from({ length: triangles.length / 3 }, (_, triangle): Point => {
  const [[ax, ay] = ORIGIN, [bx, by] = ORIGIN, [cx, cy] = ORIGIN] = cornersOf(triangle).map(
    (corner) => points[corner],
  )
  const [dx, dy, ex, ey] = [bx - ax, by - ay, cx - ax, cy - ay]
  const d = 2 * (dx * ey - dy * ex)
  const [bl, cl] = [dx * dx + dy * dy, ex * ex + ey * ey]
  return [ax + (ey * bl - dy * cl) / d, ay + (dx * cl - ex * bl) / d]
})

/** The rings of every region, as triangles; each border between two is the same in both. `nameOf` is undefined outside. */
function ringsOf(nameOf: (ward: Ward) => string | undefined): Map<string, number[][]> {
  const name = (point: number) => {
    const ward = wards[point]
    return ward && nameOf(ward)
  }
  const steps = new Map<string, Map<number, number>>()
  triangles.forEach((from, edge) => {
    const region = name(from)
    const opposite = halfedges[edge] ?? -1
    if (region === undefined || opposite < 0 || name(triangles[nextEdge(edge)] ?? 0) === region) return
    const own = steps.get(region) ?? new Map<number, number>()
    steps.set(region, own.set(triangleOf(edge), triangleOf(opposite)))
  })
  const rings = new Map<string, number[][]>()
  for (const [region, own] of steps) {
    const all: number[][] = []
    for (const start of [...own.keys()]) {
      const ring: number[] = []
      for (let at: number | undefined = start; at !== undefined && own.has(at); ) {
        ring.push(at)
        const next: number | undefined = own.get(at)
        own.delete(at)
        at = next
      }
      if (ring.length > 2) all.push(ring)
    }
    rings.set(region, all)
  }
  return rings
}

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

/** Fewer points, none farther from the line than the tolerance (Douglas and Peucker). */
function simplified(line: readonly number[], tolerance: number): number[] {
  const [first, last] = [line[0] ?? 0, line.at(-1) ?? 0]
  const [from, to] = [centres[first] ?? ORIGIN, centres[last] ?? ORIGIN]
  const length = distance(from, to)
  let farthest = 0
  let at = 0
  line.forEach((each, index) => {
    const point = centres[each] ?? from
    const off =
      length === 0
        ? distance(point, from)
        : Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) /
          length
    if (index > 0 && index < line.length - 1 && off > farthest) [farthest, at] = [off, index]
  })
  if (farthest <= tolerance) return [first, last]
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ]
}

/** A ring whose borders are simplified one by one, between the points where three regions meet: so both neighbours have the same line. */
function simplifiedRing(
  ring: number[],
  tolerance: number,
  nameOf: (ward: Ward) => string | undefined,
): number[] {
  const isMeeting = (triangle: number) =>
    new Set(cornersOf(triangle).map((corner) => wards[corner] && nameOf(wards[corner]))).size === 3
  const lowest = ring.indexOf(min(...ring))
  const start = ring.findIndex(isMeeting)
  const turned = [...ring.slice(start < 0 ? lowest : start), ...ring.slice(0, start < 0 ? lowest : start)]
  const half = Math.floor(turned.length / 2)
  const ends = turned.flatMap((triangle, index) =>
    index === 0 || isMeeting(triangle) || (start < 0 && index === half) ? [index] : [],
  )
  return ends.flatMap((from, index) => {
    const line = [...turned.slice(from, ends[index + 1]), turned[ends[index + 1] ?? 0] ?? 0]
    const backwards = (line.at(-1) ?? 0) < (line[0] ?? 0)
    const few = simplified(backwards ? line.toReversed() : line, tolerance)
    return (backwards ? few.toReversed() : few).slice(0, -1)
  })
}

function outlineOf(nameOf: (ward: Ward) => string | undefined, tolerance: number, size: number): Outline {
  const rings = [...ringsOf(nameOf)].map(([name, all]): [string, Point[][]] => {
    const shapes = all.map((ring) => ring.map((triangle) => centres[triangle] ?? ORIGIN))
    const largest = max(...shapes.map(areaOf))
    const kept = all.filter((_, index) => areaOf(shapes[index] ?? []) >= ISLAND * largest)
    return [
      name,
      kept.map((ring) => simplifiedRing(ring, tolerance, nameOf).map((each) => centres[each] ?? ORIGIN)),
    ]
  })
  const all = rings.flatMap(([, own]) => own.flat())
  const xs = all.map(([x]) => x)
  const ys = all.map(([, y]) => y)
  const [left, top] = [min(...xs), min(...ys)]
  const scale = size / max(max(...xs) - left, max(...ys) - top)
  const placed = ([x, y]: Point): Point => [round((x - left) * scale), round((y - top) * scale)]
  return {
    width: round((max(...xs) - left) * scale),
    height: round((max(...ys) - top) * scale),
    areas: Object.fromEntries(
      rings
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([name, own]) => [
          name,
          {
            path: own.map((ring) => pathOf(ring.map(placed))).join(''),
            at: placed(middle(wards.filter((ward) => nameOf(ward) === name).map(({ at }) => at))),
          },
        ]),
    ),
  }
}

/** In relative steps, which are short; a minus parts two numbers as well as a blank. */
function pathOf(ring: Point[]): string {
  const [start = ORIGIN, ...others] = ring
  let from = start
  const steps = others.flatMap((to) => {
    const step = [to[0] - from[0], to[1] - from[1]]
    from = to
    return step[0] === 0 && step[1] === 0 ? [] : step
  })
  return `M${start[0]} ${start[1]}l${steps.join(' ').replaceAll(' -', '-')}z`
}

const folder = new URL('../../src/web/map/outlines/', import.meta.url)
mkdirSync(folder, { recursive: true })
const write = (name: string, outline: Outline) => {
  const text = JSON.stringify(outline)
  writeFileSync(new URL(`${name}.json`, folder), `${text}\n`)
  process.stdout.write(`${name}: ${Object.keys(outline.areas).length} areas, ${text.length} bytes\n`)
}
write(
  'nigeria',
  outlineOf(({ state }) => state, TOLERANCE.states, SIZE.states),
)
for (const state of STATES)
  write(
    state.toLowerCase().replaceAll(' ', '-'),
    outlineOf((ward) => (ward.state === state ? ward.lga : undefined), TOLERANCE.lgas, SIZE.lgas),
  )
