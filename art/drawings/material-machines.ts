import {
  add,
  curve,
  disc,
  ellipse,
  front,
  type Point,
  polyline,
  RIGHT,
  rectangle,
  scale,
  UP,
} from './geometry.ts'
import {
  brass,
  copper,
  iron,
  type Material,
  navy,
  orange,
  rubber,
  SIGNAL,
  steel,
  tone,
  white,
} from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, lathe, pipe, rod } from './solids.ts'

const pump = (pen: Pen, [x, y, z]: Point, motor: Material) => {
  box(pen, [x - 30, y - 30, z], [150, 60, 8], iron)
  for (const foot of [x + 44, x + 90]) box(pen, [foot, y - 20, z + 8], [12, 40, 14], iron)
  lathe(
    pen,
    [x - 10, y, z + 46],
    RIGHT,
    [
      [0, 22],
      [8, 36],
      [32, 36],
      [38, 26],
    ],
    steel,
    null,
  )
  rod(pen, [x, y, z + 78], [x, y, z + 108], 11, steel)
  rod(pen, [x, y, z + 104], [x, y, z + 112], 16, steel)
  rod(pen, [x - 34, y, z + 46], [x - 10, y, z + 46], 12, steel)
  lathe(
    pen,
    [x + 30, y, z + 46],
    RIGHT,
    [
      [0, 32],
      [74, 32],
      [84, 24],
    ],
    motor,
  )
  for (const at of [12, 22, 32, 42, 52, 62])
    lathe(
      pen,
      [x + 30 + at, y, z + 46],
      RIGHT,
      [
        [0, 33.5],
        [2, 33.5],
      ],
      motor,
      null,
    )
  box(pen, [x + 50, y - 14, z + 76], [30, 28, 14], navy)
}

export const materialMachines: Record<string, Drawing> = {
  'surface-pump': {
    draw(pen) {
      pen.shadow(boxCorners([-30, -30, 0], [160, 70, 70]))
      pump(pen, [0, 0, 0], orange)
      pen.note([118, 0, 46], 14, 34, '1 hp')
    },
    fit: { x: 185 },
  },
  'borehole-pump': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [220, 40, 30]))
      rod(pen, [0, 20, 22], [120, 20, 22], 21, steel)
      lathe(
        pen,
        [120, 20, 22],
        RIGHT,
        [
          [0, 17],
          [24, 17],
        ],
        iron,
        null,
      )
      for (const y of [126, 132, 138])
        lathe(
          pen,
          [y, 20, 22],
          RIGHT,
          [
            [0, 18],
            [2, 18],
          ],
          steel,
          null,
        )
      rod(pen, [142, 20, 22], [228, 20, 22], 21, steel)
      pipe(pen, [226, 20, 22], [240, 20, 22], 14, 4, brass)
      pen.tube(
        curve([
          [130, 4, 36],
          [170, -6, 44],
          [210, -10, 30],
          [246, -30, 6],
          [200, -56, 6],
        ]),
        3.4,
        rubber,
      )
      pen.dimension([0, 0, 10], [120, 0, 10], [0, -34, 0], '4 inch')
    },
  },
  'split-ac': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [150, 50, 90]))
      box(pen, [10, 40, 96], [190, 34, 52], white)
      pen.mark(rectangle(front(10, 40, 96), 8, 6, 174, 9), tone(rubber, 0.2), 1)
      pen.mark(rectangle(front(10, 40, 96), 150, 30, 26, 10), SIGNAL)
      box(pen, [0, -30, 0], [140, 50, 84], white)
      const on = front(0, -30, 0)
      pen.shape(ellipse(on, 50, 42, 34), tone(iron, 0.1))
      for (const radius of [26, 18, 10]) pen.line(ellipse(on, 50, 42, radius), 1.6, '#D5DEE2')
      for (const z of [18, 30, 42, 54, 66]) pen.line(polyline([on.at(98, z), on.at(132, z)]), 2)
      pen.note([198, 40, 140], 14, 20, '1.5 hp')
    },
    fit: { x: 185 },
  },
  'water-heater': {
    draw(pen) {
      pen.shadow(boxCorners([-40, -40, 0], [80, 80, 120]))
      for (const x of [-18, 18]) rod(pen, [x, 0, 0], [x, 0, 24], 5, copper)
      lathe(
        pen,
        [0, 0, 20],
        UP,
        [
          [0, 30],
          [10, 44],
          [118, 44],
          [130, 30],
        ],
        white,
      )
      lathe(
        pen,
        [0, 0, 44],
        UP,
        [
          [0, 44.6],
          [6, 44.6],
        ],
        orange,
        null,
      )
      pen.shape(disc(add([0, 0, 76], scale([0.3, -0.95, 0], 43)), [0.3, -0.95, 0], 11), '#FFFFFF')
      pen.line(polyline([add([0, 0, 76], [13, -41, 0]), add([0, 0, 82], [16, -41, 2])]), 2, SIGNAL)
      pen.note([40, -14, 120], 24, 18, '50 L')
    },
    fit: { x: 190, height: 190 },
  },
}
