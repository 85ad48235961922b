import {
  arch,
  BACK,
  corners,
  curve,
  disc,
  ellipse,
  floor,
  front,
  type Outline,
  plane,
  polyline,
  RIGHT,
  rectangle,
  rounded,
  sketch,
  UP,
} from './geometry.ts'
import { brass, INK, navy, plaster, SIGNAL, steel, tone, white } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, extrude, lathe, rod } from './solids.ts'

/** The face of a 13 A socket: three slots and a rocker above. */
function socket(pen: Pen, on: ReturnType<typeof front>, x: number, y: number) {
  const slot = (dx: number, dy: number, w: number, h: number) =>
    pen.mark(rectangle(on, x + dx, y + dy, w, h), INK)
  slot(-3, 20, 6, 13)
  slot(-19, 3, 13, 6)
  slot(6, 3, 13, 6)
}

const outlets: Drawing = {
  draw(pen) {
    pen.shadow(boxCorners([0, 0, 0], [220, 20, 140]))
    box(pen, [0, 0, 0], [220, 20, 144], plaster)
    const plate = front(0, -9, 0)
    extrude(pen, rounded(plate, 26, 26, 168, 100, 8), [0, 9, 0], white)
    const rocker = (x: number, on: boolean) => {
      pen.shape(rectangle(plate, x, 92, 17, 24), tone(white, on ? 0.2 : 0.7))
      pen.mark(rectangle(plate, x + 1, on ? 105 : 93, 15, 10), on ? tone(white, -0.4) : '#FFFFFF')
      if (on) pen.mark(rectangle(plate, x + 4, 109, 9, 4), SIGNAL)
    }
    rocker(88, false)
    rocker(114, true)
    socket(pen, plate, 66, 46)
    socket(pen, plate, 154, 46)
    for (const x of [37, 183]) pen.mark(ellipse(plate, x, 76, 3), tone(steel, -0.3), 0.9)
    const [x, y] = [178, -74]
    pen.shadow([
      [x - 40, y - 20, 0],
      [x + 44, y - 20, 0],
      [x + 50, y + 34, 0],
      [x - 20, y + 34, 0],
    ])
    pen.tube(
      curve([
        [x - 16, y + 8, 16],
        [x - 50, y + 4, 8],
        [x - 90, y - 6, 5],
        [x - 128, y + 10, 5],
        [x - 160, y - 8, 5],
        [x - 190, y - 2, 5],
      ]),
      5,
      navy,
    )
    box(pen, [x + 24, y + 2, 15], [18, 6, 5], brass)
    box(pen, [x + 24, y + 32, 15], [18, 6, 5], brass)
    extrude(
      pen,
      sketch(plane([x, y, 32], RIGHT, BACK), 'M-16 4L24 -6L24 48L-16 38C-22 34 -22 8 -16 4Z'),
      [0, 0, -32],
      white,
    )
    box(pen, [x + 24, y + 16, 24], [23, 5, 7], brass)
    pen.dimension([26, -9, 126], [194, -9, 126], [0, 14, 34], '146')
  },
}

const lighting: Drawing = {
  draw(pen) {
    pen.shadow([
      [-40, 0, 0],
      [40, 0, 0],
      [90, 40, 0],
      [40, 60, 0],
    ])
    pen.shadow(corners(ellipse(floor(170, 20, 0), 8, 6, 60, 56)))
    lathe(
      pen,
      [150, 26, 0],
      UP,
      [
        [0, 40],
        [26, 46],
      ],
      steel,
      null,
    )
    lathe(
      pen,
      [150, 26, 26],
      UP,
      [
        [0, 62],
        [7, 62],
      ],
      white,
    )
    pen.shape(disc([150, 26, 33], UP, 46), '#FFF3CF')
    pen.mark(disc([150, 26, 33], UP, 30), '#FFFBEF')
    for (const [dx, lean] of [
      [-58, -1],
      [58, 1],
    ] as const)
      pen.line(
        polyline([
          [150 + dx * 0.7, 26, 8],
          [150 + dx * 1.1, 26, 14 + lean],
        ]),
        4,
        tone(steel, -0.8),
      )
    const base = 4
    lathe(
      pen,
      [0, 0, base],
      UP,
      [
        [0, 10],
        [6, 17],
        [36, 17],
      ],
      brass,
      null,
    )
    pen.line(
      [12, 20, 28].flatMap((h) => arch(floor(0, 0, base + h), 17, Math.PI * 1.17, Math.PI * 2.17)),
      1.6,
    )
    lathe(
      pen,
      [0, 0, base + 36],
      UP,
      [
        [0, 20],
        [18, 25],
        [46, 38],
        [54, 42],
      ],
      white,
      null,
    )
    const fins: Outline = [-0.6, -0.2, 0.2, 0.6].flatMap((turn) => {
      const angle = -Math.PI / 3 + turn * 1.6
      return polyline([
        [Math.cos(angle) * 24, Math.sin(angle) * 24, base + 54],
        [Math.cos(angle) * 38, Math.sin(angle) * 38, base + 84],
      ])
    })
    pen.line(fins, 1.1)
    const on = pen.facing([0, 0, base + 90])
    pen.shape(sketch(on, 'M-43 -6C-60 30 -46 76 0 78C46 76 60 30 43 -6C30 -24 -30 -24 -43 -6Z'), '#FFEFC2')
    pen.mark(sketch(on, 'M20 70C46 60 56 28 42 -4C36 -12 24 -16 12 -18C34 6 40 40 20 70Z'), '#F7D88C')
    pen.mark(sketch(on, 'M-36 24C-36 42 -28 56 -14 62C-22 48 -26 40 -26 24C-26 16 -34 14 -36 24Z'), '#FFFFFF')
    const rays: Outline = [20, 55, 90, 125, 160].flatMap((degrees) => {
      const a = (degrees * Math.PI) / 180
      return polyline([
        on.at(Math.cos(a) * 66, 26 + Math.sin(a) * 64),
        on.at(Math.cos(a) * 82, 26 + Math.sin(a) * 80),
      ])
    })
    pen.line(rays, 3, SIGNAL)
    pen.note([-12, -12, 28], -46, 4, '12 W')
  },
  fit: { x: 212 },
}

const board: Drawing = {
  draw(pen) {
    const [width, height, depth] = [150, 170, 40]
    pen.shadow(boxCorners([0, 0, 0], [width, depth, height]))
    box(pen, [0, 0, 0], [width, depth, height], steel)
    const on = front(0, 0, 0)
    pen.shape(rectangle(on, 9, 9, width - 18, height - 18), tone(steel, -0.6))
    pen.mark(rectangle(on, 15, 9, width - 24, height - 22), tone(white, 0.3), 1)
    const breaker = pen.stamp(() => {
      pen.mark(rectangle(on, 0, 0, 13, 38), '#FFFFFF', 1.1)
      pen.mark(rectangle(on, 3.5, 13, 6, 12), tone(navy, 0.3))
      pen.mark(rectangle(on, 3.5, 19, 6, 6), tone(navy, 0.7))
    })
    for (const z of [94, 34]) {
      pen.mark(rectangle(on, 22, z - 5, 112, 48), tone(steel, 0), 1)
      for (let index = 0; index < 8; index++) if (z === 34 || index > 1) breaker([24.5 + index * 13.6, 0, z])
    }
    pen.mark(rectangle(on, 24.5, 94, 26.6, 38), '#FFFFFF', 1.1)
    pen.mark(rectangle(on, 30, 105, 16, 15), SIGNAL, 0.9)
    pen.line(
      [34, 48, 62, 76, 90, 104, 118].flatMap((x) => polyline([on.at(x, 148), on.at(x + 6, 148)])),
      2,
      tone(steel, -1),
    )
    for (const x of [40, 80, 112]) rod(pen, [x, 22, height], [x, 22, height + 16], 8, steel)
    const leaf = plane([0, 0, 0], [-0.55, -0.835, 0], UP)
    extrude(pen, rectangle(leaf, 0, 0, width - 20, height), [-0.835 * 4, 0.55 * 4, 0], steel)
    pen.mark(rectangle(leaf, 10, 10, width - 40, height - 20), tone(steel, 0.5), 0.9)
    pen.mark(rectangle(leaf, 30, 54, 66, 78), '#FFFFFF', 1)
    pen.line(
      [64, 76, 88, 100, 112].flatMap((z) => polyline([leaf.at(38, z), leaf.at(88, z)])),
      1,
    )
    pen.note([width, 20, 120], 22, 20, '100 A')
  },
  fit: { x: 186 },
}

export const electrical: Record<string, Drawing> = {
  'electrical-power-outlets': outlets,
  'electrical-lighting': lighting,
  'electrical-others': board,
}
