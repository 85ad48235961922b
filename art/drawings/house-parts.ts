import {
  add,
  between,
  cross,
  curve,
  ellipse,
  type Plane,
  type Point,
  polyline,
  rectangle,
  sketch,
} from './geometry.ts'
import { brass, green, type Material, timber, tone, white } from './materials.ts'
import type { Pen } from './pen.ts'
import { box, boxCorners } from './solids.ts'
/** The plot a house stands on. */
export function plot(pen: Pen, x: number, y: number, width: number, depth: number) {
  pen.shadow(boxCorners([x, y, -4], [width, depth, 12]), -4)
  box(pen, [x, y, -4], [width, depth, 4], lawn)
}

/** A window in a wall: frame, pane, a bar in the middle, a sill. */
export function casement(pen: Pen, on: Plane, x: number, z: number, width: number, height: number) {
  pen.mark(rectangle(on, x, z, width, height), '#FFFFFF', 1)
  const pane = (width - 6) / 2
  for (const at of [x + 2, x + 4 + pane])
    pen.mark(
      rectangle(on, at, z + 2, pane, height - 4),
      pen.sun(cross(on.u, on.v)) > 0 ? '#9CC3D6' : '#6F9BB3',
    )
}

export function doorway(
  pen: Pen,
  on: Plane,
  x: number,
  z: number,
  width: number,
  height: number,
  colour: string,
) {
  pen.mark(rectangle(on, x - 2, z, width + 4, height + 2), '#FFFFFF', 1)
  pen.mark(rectangle(on, x, z, width, height), colour, 0.8)
  const knob = on.at(x + width - 3, z + height * 0.45)
  pen.line(
    [
      ['M', knob],
      ['L', knob],
    ],
    2.2,
    brass[0],
  )
}

type Roof = { at: Point; width: number; depth: number; rise: number; eaves: number }

/** A roof that falls to all four sides. */
export function hipRoof(pen: Pen, { at: [x, y, z], width, depth, rise, eaves }: Roof, material: Material) {
  const [left, right, near, far] = [x - eaves, x + width + eaves, y - eaves, y + depth + eaves]
  const run = Math.min(right - left, far - near) / 2
  const middle = (near + far) / 2
  const corner: Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', Point> = {
    a: [left, near, z],
    b: [right, near, z],
    c: [right, far, z],
    d: [left, far, z],
    e: [left + run, middle, z + rise],
    f: [right - run, middle, z + rise],
  }
  const { a, b, c, d, e, f } = corner
  pen.face([d, c, f, e], material)
  pen.face([a, d, e], material)
  pen.face([b, c, f], material)
  pen.face([a, b, f, e], material)
  courses(pen, [a, b, f, e], 5, material)
  courses(pen, [b, c, f, f], 5, material)
  pen.face([down(a), down(b), b, a], white)
  pen.face([down(b), down(c), c, b], white)
}

/** A roof with a gable over the right wall, its ridge along x. */
export function gableRoof(
  pen: Pen,
  { at: [x, y, z], width, depth, rise, eaves }: Roof,
  material: Material,
  wall: Material,
) {
  const [left, right, near, far] = [x - eaves, x + width + eaves, y - eaves, y + depth + eaves]
  const middle = (near + far) / 2
  pen.face(
    [
      [x + width, y, z],
      [x + width, y + depth, z],
      [x + width, middle, z + rise],
    ],
    wall,
  )
  pen.face(
    [
      [left, far, z - 3],
      [right, far, z - 3],
      [right, middle, z + rise],
      [left, middle, z + rise],
    ],
    material,
  )
  const slope: Point[] = [
    [left, near, z - 3],
    [right, near, z - 3],
    [right, middle, z + rise],
    [left, middle, z + rise],
  ]
  pen.face(slope, material)
  courses(pen, slope, 5, material)
  pen.face(
    [
      [right, near, z - 6],
      [right, near, z - 1],
      [right, middle, z + rise],
      [right, middle, z + rise - 6],
    ],
    white,
  )
  pen.face(
    [
      [right, far, z - 6],
      [right, far, z - 1],
      [right, middle, z + rise],
      [right, middle, z + rise - 6],
    ],
    white,
  )
}

const down = (point: Point): Point => add(point, [0, 0, -4])

/** The lines of the sheets on a slope, from its foot (a, b) to its top (d, c). */
function courses(pen: Pen, [a, b, c, d]: readonly Point[], count: number, material: Material) {
  if (!a || !b || !c || !d) return
  const lines = Array.from({ length: count - 1 }, (_, index) => {
    const part = (index + 1) / count
    return polyline([between(a, d, part), between(b, c, part)])
  }).flat()
  pen.line(lines, 0.8, tone(material, -0.9))
}

export function shrub(pen: Pen, [x, y, z]: Point, size: number) {
  const on = pen.facing([x, y, z + size * 0.7])
  pen.shape(ellipse(on, 0, 0, size, size * 0.85), green[1])
  pen.mark(ellipse(on, -size * 0.25, size * 0.25, size * 0.5, size * 0.4), green[0])
}

/** A palm: a leaning trunk and a crown of fronds. */
export function palm(pen: Pen, [x, y, z]: Point, height: number) {
  const top: Point = [x + 6, y, z + height]
  pen.tube(curve([[x, y, z], [x + 1, y, z + height * 0.5], top]), 3, timber)
  const on = pen.facing(top)
  for (const [dx, dy] of [
    [26, 10],
    [-26, 10],
    [30, -10],
    [-30, -10],
    [12, 22],
    [-12, 22],
  ] as const) {
    const lift = Math.abs(dx) < 20 ? 10 : 12
    pen.shape(
      sketch(
        on,
        `M0 0C${dx * 0.3} ${dy + lift} ${dx * 0.8} ${dy + lift - 4} ${dx} ${dy - 8}C${dx * 0.7} ${dy + 2} ${dx * 0.4} ${dy} 0 0Z`,
      ),
      green[dx < 0 ? 0 : 1],
    )
  }
}

/** The walls of a house and their shadow on the plot, short so that it stays there. */
export function storey(pen: Pen, at: Point, size: Point, material: Material) {
  groundShade(pen, at, size)
  box(pen, at, size, material)
}

export function groundShade(pen: Pen, at: Point, [width, depth, height]: Point) {
  pen.shade(boxCorners(at, [width, depth, height * 0.55]), at[2], tone(lawn, 0.1))
}

const lawn: Material = ['#D6DDB4', '#A9B98B', '#8A9C6E']
