import {
  add,
  arc,
  arch,
  BACK,
  corners,
  curve,
  disc,
  dot,
  ellipse,
  floor,
  type Outline,
  onArc,
  type Point,
  plane,
  polygon,
  polyline,
  RIGHT,
  rectangle,
  scale,
  side,
  sketch,
  subtract,
  UP,
  unit,
} from './geometry.ts'
import { green, hardwood, orange, rubber, SIGNAL, steel, tone } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, extrude, lathe, rod } from './solids.ts'

/** A half-round gutter along x, open at the top. */
function gutter(pen: Pen, [x, y, z]: Point, length: number, radius: number) {
  const half = (at: number): Outline => [...arch(side(at, y, z), radius, Math.PI, Math.PI * 2), ['Z']]
  extrude(pen, half(x + length), [-length, 0, 0], steel)
  const mouth = (from: number, to: number) =>
    rectangle(floor(x, y - radius + from, z), 0, 0, length, to - from)
  pen.shape(mouth(0, radius * 2), tone(steel, 0.3))
  pen.mark(mouth(radius * 0.1, radius * 0.8), tone(steel, -0.7))
  pen.mark(mouth(radius * 0.8, radius * 1.3), tone(steel, -0.25))
  rod(pen, [x, y - radius, z], [x + length, y - radius, z], 2.6, steel)
}

const accessories: Drawing = {
  draw(pen) {
    const high = 104
    pen.shadow([
      [0, 40, 0],
      [220, 40, 0],
      [240, 110, 0],
      [40, 110, 0],
    ])
    box(pen, [-8, 92, high - 22], [236, 8, 40], hardwood)
    pen.tube(
      polyline([
        [188, 66, high - 10],
        [188, 66, 20],
        [188, 44, 8],
      ]),
      10,
      steel,
    )
    gutter(pen, [0, 66, high], 216, 24)
    for (const x of [38, 120]) {
      const turn: Outline = [
        ['M', [x, 42, high]],
        ...arc([x, 66, high], [0, -24.5, 0], [0, 0, -24.5], 0, 1.3),
      ]
      pen.line(turn, 5.6)
      pen.line(turn, 3.2, SIGNAL)
      const strap = polyline([
        [x, 42, high],
        [x, 92, high + 8],
      ])
      pen.line(strap, 5.6)
      pen.line(strap, 3.2, SIGNAL)
    }
    const [y, rise] = [-30, 34]
    pen.shadow([
      [0, y - 52, 0],
      [210, y - 52, 0],
      [222, y + 56, 0],
      [0, y + 52, 0],
    ])
    const ridge = (at: Point): Outline =>
      sketch(
        plane(at, BACK, UP),
        `M-54 0L-54 5L-50 5L-8 ${rise}C-8 ${rise + 12} 8 ${rise + 12} 8 ${rise}L50 5L54 5L54 0L48 0L4 ${rise - 4}L-4 ${rise - 4}L-48 0Z`,
      )
    extrude(pen, ridge([206, y, 0]), [-206, 0, 0], green)
    pen.line(
      [
        ...polyline([
          [0, y - 50, 5],
          [206, y - 50, 5],
        ]),
        ...polyline([
          [0, y - 8, rise],
          [206, y - 8, rise],
        ]),
      ],
      1,
    )
    pen.dimension([206, y - 54, 0], [206, y + 54, 0], [18, 0, 0], '380')
  },
}

/** A roofing screw: hexagon head, rubber washer, thread and drill point. */
function screw(pen: Pen, head: Point, tip: Point) {
  const axis = unit(subtract(tip, head))
  const at = (distance: number) => add(head, scale(axis, distance))
  const length = Math.hypot(...subtract(tip, head))
  const parts = [
    () => {
      rod(pen, at(14), at(length - 12), 4.6, steel, null)
      lathe(
        pen,
        at(length - 12),
        axis,
        [
          [0, 4.6],
          [12, 0.5],
        ],
        steel,
        null,
      )
      pen.line(threads(pen, at, length), 1.8)
    },
    () => rod(pen, at(10), at(14), 13, rubber),
    () => rod(pen, at(7), at(10), 14, steel),
    () => rod(pen, head, at(7), 8, orange),
  ]
  for (const part of dot(axis, pen.towards) > 0 ? parts.toReversed() : parts) part()
}

/** Slanting strokes across a screw, square to how its axis runs on paper. */
function threads(pen: Pen, at: (distance: number) => Point, length: number): Outline {
  const [start, next] = [pen.spot(at(0)), pen.spot(at(1))]
  const angle = Math.atan2(start.y - next.y, next.x - start.x) + 1.25
  const [across, up] = [Math.cos(angle) * 6, Math.sin(angle) * 6]
  return Array.from({ length: 7 }, (_, index) => {
    const on = pen.facing(at(20 + index * ((length - 36) / 7)))
    return polyline([on.at(across, up), on.at(-across, -up)])
  }).flat()
}

const felt: Drawing = {
  draw(pen) {
    pen.shadow([
      [0, -8, 0],
      [176, -8, 0],
      [196, 70, 0],
      [176, 80, 30],
      [0, 70, 0],
    ])
    pen.shape(
      polygon([
        [0, 30, 0],
        [0, -70, 1],
        [176, -70, 1],
        [176, 30, 0],
      ]),
      tone(rubber, 0.3),
    )
    pen.mark(
      polygon([
        [0, -70, 1],
        [0, -52, 1],
        [176, -52, 1],
        [176, -70, 1],
      ]),
      tone(rubber, 0.75),
    )
    rod(pen, [0, 34, 34], [176, 34, 34], 34, rubber)
    const spiral = Array.from({ length: 26 }, (_, index) =>
      onArc([176, 34, 34], [0, 32 - index * 1.1, 0], [0, 0, 32 - index * 1.1], index * 0.62 - 1.5),
    )
    pen.line(curve(spiral), 1.3, '#0B1D30')
    pen.mark(disc([176, 34, 34], RIGHT, 6), '#F0DDBB', 1)
    for (const x of [34, 128]) {
      const band = arch(side(x, 34, 34), 35, 1.14, 3.64)
      pen.line(band, 6, SIGNAL)
    }
    pen.shadow(corners(ellipse(floor(210, -6, 0), 0, 0, 16)))
    pen.shadow([
      [152, -112, 0],
      [228, -92, 0],
      [236, -84, 0],
      [170, -90, 0],
    ])
    screw(pen, [204, -10, 0], [204, -10, 70])
    screw(pen, [150, -100, 13], [226, -84, 6])
    pen.dimension([0, -70, 0], [176, -70, 0], [0, -18, 0], '1000')
  },
}

export const roofAccessories: Record<string, Drawing> = {
  'roofing-roof-accessories': accessories,
  'roofing-others': felt,
}
