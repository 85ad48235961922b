import {
  add,
  curve,
  ellipse,
  front,
  type Plane,
  type Point,
  polyline,
  RIGHT,
  rectangle,
  rounded,
  sketch,
} from './geometry.ts'
import {
  brass,
  hardwood,
  INK,
  iron,
  type Material,
  orange,
  rubber,
  steel,
  timber,
  tone,
} from './materials.ts'
import type { Pen } from './pen.ts'
import { box, extrude, lathe, rod } from './solids.ts'

const GRIP: Material = orange

/** A claw hammer on a plane, its handle down to the origin. */
export function hammer(pen: Pen, on: Plane, thick: Point) {
  extrude(pen, sketch(on, 'M-5 40L-4 92L4 92L5 40Z'), thick, timber)
  extrude(pen, sketch(on, 'M-6 0C-8 14 -6 30 -5 44L5 44C6 30 8 14 6 0C4 -4 -4 -4 -6 0Z'), thick, GRIP)
  extrude(
    pen,
    sketch(
      on,
      'M-8 84L8 84L9 90L22 90L22 86L30 86L30 108L22 108L22 104L6 106C-8 108 -28 106 -40 88C-28 96 -18 96 -10 92Z',
    ),
    thick,
    iron,
  )
}

/** A handsaw on a plane, its teeth along the origin line, its toe to the right. */
export function handsaw(pen: Pen, on: Plane, behind: string) {
  const teeth = Array.from({ length: 20 }, (_, index) => `L${index * 8 + 4} -5L${index * 8 + 8} 0`).join('')
  pen.shape(sketch(on, `M0 0${teeth}L164 0L166 18L0 50Z`), tone(steel, 0.45))
  pen.mark(sketch(on, 'M0 24L166 10L166 18L0 50Z'), tone(steel, 0.75))
  extrude(
    pen,
    sketch(
      on,
      'M10 -6L-8 -12C-30 -12 -50 0 -52 20C-54 38 -42 52 -22 56L8 56C14 48 18 40 16 30C22 18 16 4 10 -6Z',
    ),
    [0, 5, 0],
    hardwood,
  )
  pen.mark(sketch(on, 'M-12 6C-28 4 -38 14 -36 24C-34 38 -22 42 -12 40C-4 36 -4 10 -12 6Z'), behind, 1.2)
  for (const [x, y] of [
    [4, 8],
    [6, 42],
  ] as const)
    pen.mark(ellipse(on, x, y, 3), tone(brass, 0.4), 0.9)
}

/** A bricklayer's trowel: the point of its blade at the origin, its handle along v. */
export function trowel(pen: Pen, on: Plane, thick: Point) {
  extrude(pen, sketch(on, 'M0 0L-26 44C-24 58 -14 64 0 66C14 64 24 58 26 44Z'), thick, steel)
  pen.mark(sketch(on, 'M0 6L-22 44C-20 54 -12 60 0 61Z'), tone(steel, 0.9))
  pen.tube(polyline([on.at(0, 60), on.at(0, 84)]), 2.6, iron)
  pen.tube(polyline([on.at(0, 84), on.at(0, 122)]), 7, GRIP)
}

/** Pliers that stand on their handles, jaws up. */
export function pliers(pen: Pen, on: Plane, thick: Point) {
  pen.tube(curve([on.at(-4, 54), on.at(16, 36), on.at(18, 10), on.at(13, -24)]), 6.5, GRIP)
  pen.tube(curve([on.at(4, 54), on.at(-16, 36), on.at(-18, 10), on.at(-13, -24)]), 6.5, GRIP)
  extrude(
    pen,
    sketch(on, 'M-13 50C-18 66 -12 92 -4 104L4 104C12 92 18 66 13 50C8 40 -8 40 -13 50Z'),
    thick,
    iron,
  )
  pen.line(polyline([on.at(0, 66), on.at(0, 104)]), 1.4)
  pen.line(
    [0, 1, 2, 3, 4].flatMap((index) => polyline([on.at(-5, 76 + index * 5), on.at(5, 76 + index * 5)])),
    1,
  )
  pen.mark(ellipse(on, 0, 56, 5), tone(steel, 0.5), 1)
}

/** A spirit level along x with three vials. */
export function spiritLevel(pen: Pen, [x, y, z]: Point, length: number) {
  box(pen, [x, y, z], [length, 10, 22], GRIP)
  const on = front(x, y, z)
  pen.mark(rectangle(on, 4, 3, length - 8, 16), tone(GRIP, 0.55))
  for (const at of [length * 0.12, length * 0.5, length * 0.88]) {
    pen.mark(rounded(on, at - 13, 6, 26, 10, 4), '#E4F0B8', 1.1)
    pen.line(
      [
        ...polyline([on.at(at - 4, 6), on.at(at - 4, 16)]),
        ...polyline([on.at(at + 4, 6), on.at(at + 4, 16)]),
      ],
      0.9,
    )
  }
}

/** A drill that stands on its battery, its bit to the right. */
export function drill(pen: Pen, on: Plane) {
  const deep: Point = [0, 22, 0]
  rod(pen, on.at(86, 84), on.at(124, 84), 2.6, steel)
  extrude(pen, sketch(on, 'M-6 12L22 12L30 64L2 64Z'), deep, rubber)
  extrude(pen, rounded(on, -22, 0, 58, 18, 4), [0, 26, 0], rubber)
  extrude(
    pen,
    sketch(on, 'M-22 66C-24 98 -16 104 -6 104L56 104L60 98L60 70L56 64L34 64L28 56L4 56L0 62Z'),
    deep,
    GRIP,
  )
  lathe(
    pen,
    add(on.at(60, 84), [0, 11, 0]),
    RIGHT,
    [
      [0, 15],
      [14, 13],
      [26, 8],
    ],
    iron,
  )
  pen.line(
    [72, 78, 84, 90, 96].flatMap((v) => polyline([on.at(-14, v), on.at(8, v)])),
    1.6,
  )
  pen.mark(sketch(on, 'M30 56L36 56L34 46L28 50Z'), INK)
}

/** A pipe wrench whose jaws close on a pipe of radius 22 at the origin. */
export function pipeWrench(pen: Pen, on: Plane, thick: Point) {
  extrude(
    pen,
    sketch(on, 'M-24 21L27 21L27 -60L45 -60L45 38C40 56 8 56 -14 50C-26 46 -30 32 -24 21Z'),
    thick,
    steel,
  )
  extrude(
    pen,
    sketch(
      on,
      'M-20 -21L22 -21L24 -30L50 -30L52 -62C46 -100 46 -140 48 -186C46 -202 24 -202 22 -186C22 -140 20 -96 8 -58L-14 -40Z',
    ),
    thick,
    GRIP,
  )
  pen.mark(rectangle(on, 22, -52, 30, 16), tone(steel, 0.1), 1.2)
  pen.line(
    [0, 1, 2, 3, 4].flatMap((index) =>
      polyline([on.at(26 + index * 5.4, -52), on.at(26 + index * 5.4, -36)]),
    ),
    1,
  )
  const bite = (v: number) =>
    [0, 1, 2, 3, 4, 5].flatMap((index) =>
      polyline([on.at(-18 + index * 7, v), on.at(-14 + index * 7, v + 4)]),
    )
  pen.line([...bite(22), ...bite(-26)], 1.2)
  pen.mark(ellipse(on, 35, -184, 5.5), tone(GRIP, -1), 1)
}
