import { arc, ellipse, floor, front, type Point, polyline, rectangle, UP } from './geometry.ts'
import {
  brick,
  granite,
  green,
  hardwood,
  type Material,
  orange,
  roofBlue,
  rubber,
  steel,
  tone,
  white,
} from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, lathe, rod } from './solids.ts'

/** A vessel with a coloured band: a tin, a bucket, a drum. */
function vessel(pen: Pen, [x, y, z]: Point, [foot, rim, height]: Point, body: Material, band: Material) {
  lathe(
    pen,
    [x, y, z],
    UP,
    [
      [0, foot],
      [height, rim],
    ],
    body,
    tone(body, 0.8),
  )
  const radius = (part: number) => foot + (rim - foot) * part
  lathe(
    pen,
    [x, y, z + height * 0.25],
    UP,
    [
      [0, radius(0.25) + 0.6],
      [height * 0.45, radius(0.7) + 0.6],
    ],
    band,
    null,
  )
  lathe(
    pen,
    [x, y, z + height],
    UP,
    [
      [0, rim + 2],
      [5, rim + 2],
    ],
    body,
    tone(body, 0.9),
  )
}

/** The bail of a bucket, which hangs in front of it. */
const bail = (pen: Pen, [x, y, z]: Point, radius: number) =>
  pen.line(
    [
      ['M', [x - radius, y - 6, z]],
      ...arc([x, y - 6, z], [-radius, 0, 0], [0, 0, -radius * 0.9], 0, Math.PI),
    ],
    2.6,
  )

const paint = (
  size: Point,
  body: Material,
  band: Material,
  label: string,
  beside?: (pen: Pen) => void,
): Drawing => ({
  draw(pen) {
    pen.shadow(boxCorners([-40, -40, 0], [80, 80, size[2]]))
    vessel(pen, [0, 0, 0], size, body, band)
    if (size[2] > 80) bail(pen, [0, -size[1] + 10, size[2]], size[1] * 0.8)
    beside?.(pen)
    pen.note([-size[1] + 4, 0, size[2] * 0.8], -24, 24, label)
  },
})

const roller = (pen: Pen) => {
  rod(pen, [70, -30, 14], [130, -30, 14], 14, white, tone(white, 0))
  pen.line(
    polyline([
      [134, -30, 14],
      [146, -30, 14],
      [146, -30, 44],
      [104, -50, 44],
      [104, -80, 30],
    ]),
    3,
  )
  rod(pen, [104, -60, 40], [104, -110, 16], 6, orange)
}

const brush = (pen: Pen) => {
  box(pen, [62, -40, 0], [56, 22, 9], hardwood)
  box(pen, [118, -40, 0], [14, 22, 10], steel)
  box(pen, [132, -38, 1], [26, 18, 7], brick)
}

const slab: Material = ['#5A5F66', '#3A3E44', '#22252A']

export const materialFinishes: Record<string, Drawing> = {
  'emulsion-paint': paint([42, 48, 96], white, green, '20 L', roller),
  'textured-paint': paint([42, 48, 96], white, brick, '20 L', (pen) => {
    const on = front(70, -20, 0)
    pen.shape(rectangle(on, 0, 0, 70, 60), tone(brick, 0.6))
    for (let index = 0; index < 26; index++)
      pen.mark(ellipse(on, 6 + ((index * 17) % 60), 6 + ((index * 23) % 50), 3, 2), tone(brick, -0.5))
  }),
  'gloss-paint': paint([34, 34, 56], steel, roofBlue, '4 L', brush),
  'red-oxide': paint([34, 34, 56], steel, brick, '4 L', (pen) => {
    for (const y of [10, -14, -38])
      rod(pen, [60, y, 9], [150, y, 9], 8, y === -38 ? steel : brick, tone(steel, 0))
  }),
  bitumen: paint([44, 44, 112], rubber, orange, '200 L'),
  'granite-slab': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [190, 110, 14]))
      box(pen, [0, 0, 0], [190, 100, 8], slab)
      box(pen, [12, -12, 10], [190, 100, 9], slab)
      for (let index = 0; index < 40; index++)
        pen.mark(
          ellipse(floor(12, -12, 19), 6 + ((index * 37) % 178), 5 + ((index * 53) % 90), 1.6, 1),
          index % 3 ? '#B9BEC4' : '#E5A17E',
        )
      pen.dimension([12, -12, 10], [202, -12, 10], [0, -16, 0], '2400')
    },
  },
  'paving-stone': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [190, 120, 14]))
      for (let row = 3; row >= 0; row--)
        for (let column = 0; column < 5; column++) {
          const [x, y] = [column * 38 + (row % 2) * 12, row * 30]
          box(pen, [x, y, 0], [35, 27, 14], (row + column) % 2 ? granite : brick)
        }
      pen.dimension([0, 0, 0], [35, 0, 0], [0, -16, 0], '200')
    },
  },
}
