import {
  arch,
  curve,
  ellipse,
  floor,
  type Outline,
  plane,
  RIGHT,
  rectangle,
  side,
  sketch,
  UP,
} from './geometry.ts'
import {
  brass,
  cement,
  iron,
  type Material,
  navy,
  orange,
  plastic,
  SIGNAL,
  steel,
  tone,
  white,
} from './materials.ts'
import type { Drawing } from './sheet.ts'
import { box, extrude, lathe, pipe, rod } from './solids.ts'

const equipment: Drawing = {
  draw(pen) {
    pen.shadow([
      [-60, 30, 0],
      [60, 30, 0],
      [150, 110, 0],
      [20, 110, 0],
    ])
    pen.shadow([
      [70, -70, 0],
      [190, -70, 0],
      [210, -10, 0],
      [90, -10, 0],
    ])
    const [x, y] = [0, 40]
    const tank: Material = ['#4E6F90', '#2A4B6C', '#16334F']
    box(pen, [x - 66, y - 50, 0], [132, 100, 12], cement)
    lathe(
      pen,
      [x, y, 12],
      UP,
      [
        [0, 58],
        [104, 58],
        [118, 50],
        [128, 30],
      ],
      tank,
      tone(tank, 0.7),
    )
    for (const height of [28, 54, 80, 104])
      lathe(
        pen,
        [x, y, 12 + height],
        UP,
        [
          [0, 60.5],
          [7, 60.5],
        ],
        tank,
        null,
      )
    lathe(
      pen,
      [x, y, 139],
      UP,
      [
        [0, 25],
        [10, 25],
      ],
      tank,
    )
    pen.mark(rectangle(pen.facing([x - 4, y - 62, 64]), -22, -11, 40, 16), SIGNAL)
    const [px, py] = [96, -46]
    pen.tube(
      curve([
        [x + 40, y - 40, 26],
        [x + 62, y - 66, 26],
        [px - 30, py, 38],
        [px - 8, py, 38],
      ]),
      7,
      plastic,
    )
    box(pen, [px - 26, py - 28, 0], [112, 56, 7], iron)
    for (const foot of [px + 30, px + 62]) box(pen, [foot, py - 16, 7], [10, 32, 12], iron)
    lathe(
      pen,
      [px - 2, py, 38],
      RIGHT,
      [
        [0, 17],
        [5, 27],
        [22, 27],
        [26, 20],
      ],
      steel,
      null,
    )
    rod(pen, [px + 4, py, 62], [px + 4, py, 86], 8, steel)
    rod(pen, [px + 4, py, 84], [px + 4, py, 90], 12, steel)
    lathe(
      pen,
      [px + 24, py, 38],
      RIGHT,
      [
        [0, 25],
        [52, 25],
        [60, 18],
      ],
      orange,
    )
    const fins: Outline = [6, 13, 20, 27, 34, 41, 48].flatMap((along) =>
      arch(side(px + 24 + along, py, 38), 25, 1.14, 4.04),
    )
    pen.line(fins, 1, tone(orange, -1))
    box(pen, [px + 36, py - 12, 60], [24, 24, 12], navy)
    pen.note([x - 46, y - 34, 100], -26, 30, '1000 L')
  },
  fit: { x: 212 },
}

/** A water closet: cistern, seat and bowl, and a gate valve beside it. */
const sanitary: Drawing = {
  draw(pen) {
    pen.shadow([
      [-40, 0, 0],
      [50, 0, 0],
      [110, 70, 0],
      [10, 90, 0],
    ])
    const porcelain: Material = ['#FFFFFF', '#F4F2EE', '#C9CDD0']
    lathe(
      pen,
      [0, 10, 0],
      UP,
      [
        [0, 36],
        [8, 33],
        [34, 28],
        [58, 40],
      ],
      porcelain,
      null,
    )
    box(pen, [-46, 58, 56], [92, 32, 70], porcelain)
    box(pen, [-50, 54, 126], [100, 40, 9], white)
    lathe(
      pen,
      [0, 74, 135],
      UP,
      [
        [0, 9],
        [3, 9],
      ],
      steel,
    )
    const bowl = (height: number, grow: number): Outline =>
      sketch(
        floor(0, 0, height),
        `M${-40 - grow} 44C${-46 - grow} 0 ${-34 - grow} ${-52 - grow} 0 ${-52 - grow}C${34 + grow} ${-52 - grow} ${46 + grow} 0 ${40 + grow} 44C${30 + grow} 58 ${-30 - grow} 58 ${-40 - grow} 44Z`,
      )
    extrude(pen, bowl(70, 0), [0, 0, -16], porcelain, 4)
    extrude(pen, bowl(78, 2), [0, 0, -8], white, 4)
    const inner = sketch(
      floor(0, 0, 78),
      'M-27 30C-32 0 -24 -36 0 -36C24 -36 32 0 27 30C20 40 -20 40 -27 30Z',
    )
    pen.shape(inner, tone(porcelain, -0.5))
    pen.mark(
      sketch(floor(0, 0, 78), 'M-12 18C-14 2 -12 -16 4 -16C18 -16 24 0 20 20C14 28 -8 28 -12 18Z'),
      '#A9C6D4',
      1,
    )
    const lid = plane([0, 52, 80], RIGHT, [0, 0.12, 0.99])
    extrude(pen, sketch(lid, 'M-40 0C-48 44 -34 92 0 92C34 92 48 44 40 0Z'), [0, 5, 0], porcelain, 8)
    const [x, y, z] = [108, -34, 26]
    pen.shadow([
      [x - 40, y - 14, 0],
      [x + 44, y - 14, 0],
      [x + 64, y + 24, 0],
      [x - 20, y + 24, 0],
    ])
    rod(pen, [x - 44, y, z], [x - 28, y, z], 18, brass)
    rod(pen, [x - 28, y, z], [x + 34, y, z], 13, brass, null)
    lathe(
      pen,
      [x, y, z - 14],
      UP,
      [
        [0, 12],
        [14, 20],
        [34, 16],
        [40, 11],
        [58, 9],
      ],
      brass,
    )
    pipe(pen, [x + 26, y, z], [x + 44, y, z], 18, 5, brass)
    rod(pen, [x, y, z + 44], [x, y, z + 58], 3.4, steel)
    lathe(
      pen,
      [x, y, z + 56],
      UP,
      [
        [0, 25],
        [6, 25],
      ],
      orange,
    )
    for (const angle of [0.8, 3.9])
      pen.mark(
        ellipse(floor(x, y, z + 62), Math.cos(angle) * 14, Math.sin(angle) * 14, 6),
        tone(orange, -1),
        0.9,
      )
    pen.note([x + 44, y, z + 8], 16, 26, '25 mm')
  },
  fit: { x: 190 },
}

export const mechanical: Record<string, Drawing> = {
  'mechanical-equipment': equipment,
  'mechanical-others': sanitary,
}
