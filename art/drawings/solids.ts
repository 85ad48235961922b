import {
  add,
  arc,
  corners,
  cross,
  disc,
  dot,
  ellipse,
  moved,
  type Outline,
  onArc,
  type Point,
  polygon,
  polyline,
  ring,
  type Step,
  scale,
  subtract,
  unit,
} from './geometry.ts'
import { type Material, tone } from './materials.ts'
import { type Pen, SUN } from './pen.ts'
/** A box from its left front lower corner. */
export function box(pen: Pen, [x, y, z]: Point, [width, depth, height]: Point, material: Material) {
  const at = (i: number, j: number, k: number): Point => [x + width * i, y + depth * j, z + height * k]
  const level = pen.towards[2] > 0 ? 1 : 0
  pen.face([at(0, 0, level), at(1, 0, level), at(1, 1, level), at(0, 1, level)], material)
  pen.face([at(1, 0, 0), at(1, 1, 0), at(1, 1, 1), at(1, 0, 1)], material)
  pen.face([at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1)], material)
}

/** The eight corners of a box, for its shadow. */
export function boxCorners([x, y, z]: Point, [width, depth, height]: Point): Point[] {
  return [0, 1].flatMap((i) =>
    [0, 1].flatMap((j) => [0, 1].map((k): Point => [x + width * i, y + depth * j, z + height * k])),
  )
}

/** A flat outline given a thickness: `by` leads from the given face to the hidden one. */
export function extrude(pen: Pen, outline: Outline, by: Point, material: Material, chords = 5) {
  const around = corners(outline, chords)
  const [a, b] = [around[0], around[1]]
  if (!a || !b) return
  const near = dot(by, pen.towards) < 0 ? outline : moved(outline, by)
  const depth = dot(by, pen.towards) < 0 ? by : scale(by, -1)
  const edge = corners(near, chords)
  const middle = scale(edge.reduce(add, [0, 0, 0]), 1 / edge.length)
  const winding = edge.reduce((sum, point, index) => {
    const next = edge[(index + 1) % edge.length] ?? point
    return sum + dot(cross(subtract(point, middle), subtract(next, middle)), depth)
  }, 0)
  pen.shape(moved(near, depth), tone(material, -0.3))
  const bySun = new Map<number, Step[]>()
  const ridges: Step[] = []
  edge.forEach((point, index) => {
    const next = edge[(index + 1) % edge.length] ?? point
    const previous = edge[(index + edge.length - 1) % edge.length] ?? point
    const along = subtract(next, point)
    const outward = scale(cross(along, depth), winding < 0 ? -1 : 1)
    if (Math.hypot(...along) < 1e-6) return
    if (dot(outward, pen.towards) > 0) {
      const sun = Math.round(pen.sun(outward) * 4) / 4
      const quad = polygon([point, next, add(next, depth), add(point, depth)])
      bySun.set(sun, [...(bySun.get(sun) ?? []), ...quad])
    }
    if (dot(unit(along), unit(subtract(point, previous))) < 0.8) {
      ridges.push(...polyline([point, add(point, depth)]))
    }
  })
  for (const [sun, quads] of bySun) pen.mark(quads, tone(material, sun))
  pen.line(ridges, 1.3)
  pen.shape(near, tone(material, pen.sun(depth)))
}

type Profile = readonly (readonly [distance: number, radius: number])[]

/** A turned body: radii at distances along an axis from a base. The nearer end shows its face. */
export function lathe(
  pen: Pen,
  base: Point,
  axis: Point,
  profile: Profile,
  material: Material,
  cap: string | null = tone(material, pen.sun(axis)),
) {
  const along = unit(axis)
  const sunny = unit(cross(along, pen.towards))
  const across = dot(sunny, SUN) >= 0 ? sunny : scale(sunny, -1)
  const square = cross(along, across)
  const outward = dot(square, pen.towards) > 0 ? square : scale(square, -1)
  const lean = dot(along, pen.towards) / (dot(outward, pen.towards) || 1)
  const rings = profile.map(([distance, radius], index) => {
    const before = profile[index - 1] ?? profile[index]
    const after = profile[index + 1] ?? profile[index]
    const run = (after?.[0] ?? 0) - (before?.[0] ?? 0) || 1e-6
    const taper = ((before?.[1] ?? 0) - (after?.[1] ?? 0)) / run
    const start = Math.asin(Math.max(-1, Math.min(1, -taper * lean)))
    const centre = add(base, scale(along, distance))
    return { centre, u: scale(across, radius), v: scale(outward, radius), start, end: Math.PI - start }
  })
  const strip = (from: number, to: number): Outline => {
    const ends = rings.map((each) => ({
      ...each,
      a: each.start + (each.end - each.start) * from,
      b: each.start + (each.end - each.start) * to,
    }))
    const [first, last] = [ends[0], ends.at(-1)]
    if (!first || !last) return []
    const round = (radius: Point) => Math.hypot(...radius) > pen.pixel * 9 || to - from > 0.5
    const up = ends.map(({ centre, u, v, a }, index): Step => [index ? 'L' : 'M', onArc(centre, u, v, a)])
    const down = ends.toReversed().map(({ centre, u, v, b }): Step => ['L', onArc(centre, u, v, b)])
    return [
      ...up,
      ...(round(last.u) ? arc(last.centre, last.u, last.v, last.a, last.b) : down.slice(0, 1)),
      ...down.slice(1),
      ...(round(first.u) ? arc(first.centre, first.u, first.v, first.b, first.a) : []),
      ['Z'],
    ]
  }
  const top = dot(along, pen.towards) > 0 ? rings.at(-1) : rings[0]
  pen.shape(strip(0, 1), material[1])
  pen.mark(strip(0.7, 0.98), tone(material, -0.3))
  pen.mark(strip(0.1, 0.3), tone(material, 0.62))
  if (top && cap) pen.shape(ring(top.centre, top.u, top.v), cap)
}

export function rod(
  pen: Pen,
  from: Point,
  to: Point,
  radius: number,
  material: Material,
  cap?: string | null,
) {
  const axis = subtract(to, from)
  lathe(
    pen,
    from,
    axis,
    [
      [0, radius],
      [Math.hypot(...axis), radius],
    ],
    material,
    cap,
  )
}

/** A pipe: a rod whose nearer end is open. */
export function pipe(pen: Pen, from: Point, to: Point, radius: number, wall: number, material: Material) {
  rod(pen, from, to, radius, material)
  const axis = unit(subtract(to, from))
  const nearer = dot(axis, pen.towards) > 0 ? to : from
  pen.mark(disc(nearer, axis, radius - wall), tone(material, -0.9), 1)
}

/** A filled bag: a box with soft corners, its top in the sun, its right side in the shade. */
export function pillow(
  pen: Pen,
  [x, y, z]: Point,
  [width, depth, height]: Point,
  soft: number,
  material: Material,
) {
  const puffed = (points: Point[], radius: number) =>
    polygon(pen.hull(points.flatMap((point) => corners(ellipse(pen.facing(point), 0, 0, radius), 3))))
  const core = boxCorners(
    [x + soft, y + soft, z + soft],
    [width - soft * 2, depth - soft * 2, height - soft * 2],
  )
  const [top, right] = [z + height - soft * 0.75, x + width - soft * 0.7]
  const upper = core.filter((point) => point[2] > z + height / 2).map(([a, b]): Point => [a, b, top])
  const flank = core.filter((point) => point[0] > x + width / 2).map(([, b, c]): Point => [right, b, c])
  pen.shape(puffed(core, soft), tone(material, 0.35))
  pen.mark(puffed(upper, soft * 0.5), tone(material, 0.72))
  pen.mark(puffed(flank, soft * 0.5), tone(material, -0.4))
}
