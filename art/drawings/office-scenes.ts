import { headpan } from './concrete.ts'
import {
  floor,
  front,
  type Outline,
  type Plane,
  type Point,
  polygon,
  polyline,
  rectangle,
} from './geometry.ts'
import { iron, kraft, navy, orange, sand, steel, timber, white } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, pillow, rod } from './solids.ts'

const PAPER = '#FFFFFF'
const MEASURED = '#FFC9A6'

/** A floor plan of 120 × 80 with its walls, doors and windows; one room is marked as measured. */
function plan(pen: Pen, on: Plane, x: number, y: number, size: number) {
  const at = (across: number, along: number): Point => on.at(x + across * size, y + along * size)
  const lines = (...pairs: [number, number, number, number][]): Outline =>
    pairs.flatMap(([a, b, c, d]) => polyline([at(a, b), at(c, d)]))
  pen.mark(polygon([at(2, 2), at(70, 2), at(70, 46), at(2, 46)]), MEASURED)
  pen.line(
    lines(
      [0, 0, 24, 0],
      [44, 0, 88, 0],
      [104, 0, 120, 0],
      [120, 0, 120, 80],
      [120, 80, 76, 80],
      [56, 80, 0, 80],
    ),
    3 * Math.min(1, size),
  )
  pen.line(
    lines([0, 80, 0, 0], [0, 48, 50, 48], [62, 48, 72, 48], [72, 0, 72, 34], [72, 46, 72, 80]),
    3 * Math.min(1, size),
  )
  pen.line(
    lines(
      [24, -1, 44, -1],
      [24, 1, 44, 1],
      [88, -1, 104, -1],
      [88, 1, 104, 1],
      [56, 79, 76, 79],
      [56, 81, 76, 81],
    ),
    0.9,
  )
  pen.line(lines([50, 48, 50, 38], [50, 38, 54, 40], [54, 40, 59, 44], [59, 44, 62, 48]), 0.9)
  pen.line(lines([8, 8, 64, 40], [8, 40, 64, 8]), 1, orange[1])
}

function scaleRule(pen: Pen, [x, y, z]: Point, length: number) {
  box(pen, [x, y, z], [length, 12, 3], timber)
  const on = floor(x, y, z + 3)
  const ticks = Array.from({ length: Math.floor(length / 6) - 1 }, (_, index) =>
    polyline([on.at((index + 1) * 6, 0), on.at((index + 1) * 6, (index + 1) % 5 ? 3 : 6)]),
  )
  pen.line(ticks.flat(), 0.8)
}

const floorPlan: Drawing = {
  draw(pen) {
    pen.shadow(boxCorners([0, 0, 0], [250, 180, 8]))
    box(pen, [0, 0, 0], [250, 180, 8], timber)
    const on = floor(0, 0, 8)
    pen.mark(rectangle(on, 12, 22, 226, 146), PAPER, 1)
    plan(pen, on, 40, 44, 1.35)
    scaleRule(pen, [150, 26, 8], 84)
    rod(pen, [236, 70, 11], [222, 30, 11], 3, orange)
    pen.dimension(on.at(40, 0), on.at(137, 0), [0, -16, 0], '6.75')
    pen.dimension(on.at(0, 44), on.at(0, 106), [-16, 0, 0], '4.35')
  },
  view: { pitch: 48 },
  fit: { height: 200, ground: 252 },
}

/** A bill of quantities: its columns, its lines, its total. */
const bill: Drawing = {
  draw(pen) {
    pen.shadow(boxCorners([0, 0, 0], [150, 200, 8]))
    box(pen, [-8, -8, 0], [166, 222, 5], navy)
    box(pen, [0, 0, 5], [150, 200, 3], white)
    const on = floor(0, 0, 8)
    pen.mark(rectangle(on, 10, 172, 130, 18), navy[1])
    const across = Array.from({ length: 8 }, (_, index) => 158 - index * 17)
    pen.line(
      across.flatMap((y) => polyline([on.at(10, y), on.at(140, y)])),
      0.9,
      steel[2],
    )
    pen.line(
      [70, 92, 114].flatMap((x) => polyline([on.at(x, 172), on.at(x, 22)])),
      0.9,
      steel[2],
    )
    pen.line(
      across.flatMap((y, index) => [
        ...polyline([on.at(15, y + 6), on.at(38 + ((index * 7) % 26), y + 6)]),
        ...polyline([on.at(76, y + 6), on.at(86, y + 6)]),
        ...polyline([on.at(120, y + 6), on.at(135, y + 6)]),
      ]),
      2.2,
    )
    pen.mark(rectangle(on, 92, 10, 48, 16), orange[1], 1)
    box(pen, [55, 194, 8], [40, 18, 8], steel)
    rod(pen, [176, 110, 4], [168, 20, 4], 4, orange)
    pen.note([130, 18, 8], 40, -14, '919,710.72')
  },
  fit: { x: 185, height: 196, ground: 250 },
  view: { pitch: 44 },
}

/** A calculator between a bag of cement and a head pan of sand. */
const rate: Drawing = {
  draw(pen) {
    pen.shadow(boxCorners([-96, 60, 0], [86, 54, 96]))
    pillow(pen, [-96, 60, 0], [86, 50, 104], 14, kraft)
    pen.mark(rectangle(front(-96, 60, 0), 20, 34, 46, 30), navy[1])
    headpan(pen, [128, 74, 0], 46, sand)
    pen.shadow(boxCorners([0, -40, 0], [92, 130, 14]))
    box(pen, [0, -40, 0], [92, 130, 14], iron)
    const on = floor(0, -40, 14)
    pen.mark(rectangle(on, 9, 98, 74, 24), '#DCE9D5', 1)
    pen.line(
      [46, 54, 62, 72].flatMap((x) => polyline([on.at(x, 104), on.at(x, 116)])),
      3,
    )
    for (const row of [0, 1, 2, 3])
      for (const column of [0, 1, 2, 3])
        box(
          pen,
          [9 + column * 20, -40 + 72 - row * 21, 14],
          [14, 14, 4],
          column === 3 && row === 3 ? orange : white,
        )
    pen.note([-50, 60, 80], -20, 42, '6.494')
    pen.note([128, 74, 26], 30, 44, '0.726 t')
  },
}

export const officeScenes: Record<string, Drawing> = {
  'floor-plan': floorPlan,
  bill,
  rate,
}
