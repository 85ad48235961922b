import {
  add,
  curve,
  disc,
  ellipse,
  floor,
  front,
  type Point,
  polygon,
  polyline,
  rectangle,
  scale,
  UP,
} from './geometry.ts'
import {
  copper,
  green,
  hardwood,
  iron,
  navy,
  orange,
  rubber,
  SIGNAL,
  steel,
  timber,
  tone,
  white,
} from './materials.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, lathe, pipe, rod } from './solids.ts'

const fan: Drawing = {
  draw(pen) {
    const z = 120
    pen.shadow([
      [-90, -40, 0],
      [90, -40, 0],
      [110, 50, 0],
      [-60, 60, 0],
    ])
    rod(pen, [0, 0, z + 10], [0, 0, z + 70], 5, white)
    lathe(
      pen,
      [0, 0, z + 66],
      UP,
      [
        [0, 14],
        [12, 20],
      ],
      white,
    )
    const blade = (angle: number) => {
      const out: Point = [Math.cos(angle), Math.sin(angle), 0]
      const across: Point = [-Math.sin(angle), Math.cos(angle), 0.15]
      const at = (far: number, wide: number) => add([0, 0, z], add(scale(out, far), scale(across, wide)))
      pen.shape(polygon([at(20, -9), at(112, -17), at(118, 0), at(112, 17), at(20, 9)]), tone(hardwood, 0.5))
      pen.line(polyline([at(24, 0), at(110, 0)]), 0.9, tone(hardwood, -0.6))
    }
    for (const angle of [1.9, 4.0, 6.1]) blade(angle)
    lathe(
      pen,
      [0, 0, z - 12],
      UP,
      [
        [0, 20],
        [8, 30],
        [20, 30],
        [30, 18],
      ],
      white,
    )
    pen.note([100, -20, z], 20, 22, '1400 mm')
  },
  fit: { x: 185, ground: 250 },
}

const armour: Drawing = {
  draw(pen) {
    pen.shadow([
      [-60, 0, 0],
      [70, 0, 0],
      [120, 80, 0],
      [0, 90, 0],
    ])
    const along: Point = [0.3, -1, 0]
    lathe(
      pen,
      [-20, 60, 74],
      along,
      [
        [0, 72],
        [8, 72],
      ],
      timber,
    )
    lathe(
      pen,
      [-20, 60, 74],
      along,
      [
        [8, 50],
        [60, 50],
      ],
      rubber,
      null,
    )
    for (const at of [18, 28, 38, 48])
      lathe(
        pen,
        [-20, 60, 74],
        along,
        [
          [at, 51],
          [at + 1, 51],
        ],
        iron,
        null,
      )
    lathe(
      pen,
      add([-20, 60, 74], scale([0.287, -0.958, 0], 60)),
      along,
      [
        [0, 72],
        [8, 72],
      ],
      timber,
    )
    pen.shape(disc(add([-20, 60, 74], scale([0.287, -0.958, 0], 68.2)), along, 16), tone(timber, -0.8))
    pen.tube(
      curve([
        [20, -10, 20],
        [70, -30, 12],
        [110, -60, 12],
        [150, -66, 14],
      ]),
      11,
      rubber,
    )
    rod(pen, [150, -66, 14], [166, -66, 14], 9, steel, tone(steel, 0.3))
    for (const [y, z] of [
      [-70, 18],
      [-62, 18],
      [-70, 10],
      [-62, 10],
    ] as const)
      rod(
        pen,
        [166, y, z],
        [184, y, z],
        3.4,
        y === -70 ? (z === 18 ? orange : navy) : z === 18 ? green : copper,
        copper[1],
      )
  },
  fit: { x: 180 },
}

export const materialLighting: Record<string, Drawing> = {
  'conduit-pipe': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [60, 200, 40]))
      for (const [x, z] of [
        [0, 10],
        [22, 10],
        [44, 10],
        [66, 10],
        [11, 29],
        [33, 29],
        [55, 29],
        [22, 48],
        [44, 48],
      ] as const)
        pipe(pen, [x, 190, z], [x, 0, z], 10, 2, white)
      for (const y of [40, 140])
        pen.line(
          polyline([
            [-11, y, 12],
            [22, y, 60],
            [46, y, 60],
            [78, y, 12],
          ]),
          3.4,
          SIGNAL,
        )
      pen.note([70, 0, 10], 26, 10, '20 mm')
    },
    fit: { x: 190 },
  },
  'armoured-cable': armour,
  'panel-light': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [130, 130, 10]))
      box(pen, [0, 0, 0], [130, 130, 9], steel)
      pen.shape(rectangle(floor(0, 0, 9), 9, 9, 112, 112), '#FFF3C4')
      pen.mark(rectangle(floor(0, 0, 9), 22, 22, 86, 86), '#FFFBE8')
      pen.dimension([130, 0, 9], [130, 130, 9], [20, 0, 0], '600')
    },
  },
  floodlight: {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [120, 40, 100]))
      pen.line(
        polyline([
          [-6, 20, 70],
          [-6, 20, 0],
          [126, 20, 0],
          [126, 20, 70],
        ]),
        6,
      )
      box(pen, [0, 6, 24], [120, 22, 92], iron)
      const on = front(0, 6, 24)
      pen.shape(rectangle(on, 8, 8, 104, 76), '#FFF3C4')
      for (let x = 22; x < 108; x += 16)
        for (let z = 20; z < 80; z += 16) pen.mark(ellipse(on, x, z, 4), '#FFD45E', 0.8)
      pen.note([118, 6, 90], 18, 20, '100 W')
    },
    fit: { x: 190 },
  },
  'ceiling-fan': fan,
}
