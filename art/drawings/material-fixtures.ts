import { add, curve, disc, ellipse, floor, front, polyline, rectangle, scale, UP } from './geometry.ts'
import { INK, iron, type Material, navy, orange, rubber, steel, tone, white } from './materials.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, lathe, rod } from './solids.ts'

const red: Material = ['#E4695A', '#C3382B', '#8C2019']
const cast: Material = ['#8E98A3', '#68737F', '#3F4955']

export const materialFixtures: Record<string, Drawing> = {
  'fire-extinguisher': {
    draw(pen) {
      pen.shadow(boxCorners([-34, -34, 0], [68, 68, 130]))
      lathe(
        pen,
        [0, 0, 0],
        UP,
        [
          [0, 30],
          [6, 34],
          [112, 34],
          [132, 22],
          [142, 11],
        ],
        red,
      )
      lathe(
        pen,
        [0, 0, 52],
        UP,
        [
          [0, 34.6],
          [34, 34.6],
        ],
        white,
        null,
      )
      rod(pen, [0, 0, 142], [0, 0, 156], 9, steel)
      box(pen, [-8, -6, 156], [56, 12, 7], iron)
      box(pen, [-8, -6, 168], [60, 12, 6], iron)
      pen.shape(disc([0, -10, 152], [0, -1, 0], 7), '#FFFFFF')
      pen.tube(
        curve([
          [-8, 0, 152],
          [-52, 0, 142],
          [-52, -8, 84],
          [-44, -14, 40],
        ]),
        5,
        rubber,
      )
      pen.note([34, -10, 100], 26, 14, '9 kg')
    },
    fit: { x: 185, height: 195 },
  },
  'manhole-cover': {
    draw(pen) {
      pen.shadow(boxCorners([-80, -80, 0], [160, 160, 16]))
      box(pen, [-84, -84, 0], [168, 168, 14], cast)
      lathe(
        pen,
        [0, 0, 14],
        UP,
        [
          [0, 70],
          [5, 70],
        ],
        cast,
      )
      const top = floor(0, 0, 19)
      pen.mark(ellipse(top, 0, 0, 62), tone(cast, 0.4), 1)
      for (let at = -48; at <= 48; at += 16) {
        const half = Math.sqrt(58 ** 2 - at ** 2)
        pen.line(polyline([top.at(at, -half), top.at(at, half)]), 1.6, tone(cast, -0.5))
        pen.line(polyline([top.at(-half, at), top.at(half, at)]), 1.6, tone(cast, -0.5))
      }
      for (const x of [-50, 50]) pen.mark(ellipse(top, x, 0, 8, 4), INK)
      pen.dimension([-84, -84, 14], [84, -84, 14], [0, -16, 0], '600')
    },
  },
  'silicone-sealant': {
    draw(pen) {
      pen.shadow(boxCorners([-22, -22, 0], [44, 44, 130]))
      lathe(
        pen,
        [0, 0, 0],
        UP,
        [
          [0, 24],
          [118, 24],
          [124, 9],
        ],
        white,
      )
      lathe(
        pen,
        [0, 0, 30],
        UP,
        [
          [0, 24.6],
          [62, 24.6],
        ],
        navy,
        null,
      )
      lathe(
        pen,
        [0, 0, 62],
        UP,
        [
          [0, 25],
          [8, 25],
        ],
        orange,
        null,
      )
      lathe(
        pen,
        [0, 0, 124],
        UP,
        [
          [0, 9],
          [10, 8],
          [62, 2.5],
        ],
        white,
      )
      pen.note([24, -8, 96], 26, 12, '280 ml')
    },
    fit: { x: 185, height: 195 },
  },
  'turbine-ventilator': {
    draw(pen) {
      pen.shadow(boxCorners([-50, -50, 0], [100, 100, 70]))
      box(pen, [-66, -66, 0], [132, 132, 5], steel)
      rod(pen, [0, 0, 5], [0, 0, 44], 38, steel)
      lathe(
        pen,
        [0, 0, 44],
        UP,
        [
          [0, 42],
          [14, 60],
          [34, 64],
          [54, 56],
          [68, 34],
          [74, 10],
        ],
        steel,
      )
      const profile = [
        [44, 42],
        [58, 60],
        [78, 64],
        [98, 56],
        [112, 34],
      ] as const
      // Blades in front, which lean as they rise.
      for (let from = -150; from <= 30; from += 20)
        pen.line(
          polyline(
            profile.map(([z, radius], step) => {
              const angle = ((from + step * 7) * Math.PI) / 180
              return [Math.cos(angle) * radius, Math.sin(angle) * radius, z]
            }),
          ),
          1.8,
          tone(steel, -0.8),
        )
      pen.dimension([-66, -66, 0], [66, -66, 0], [0, -16, 0], '360')
    },
  },
  'cctv-kit': {
    draw(pen) {
      pen.shadow(boxCorners([-20, 10, 0], [170, 70, 24]))
      box(pen, [-20, 20, 0], [170, 80, 24], iron)
      pen.mark(rectangle(front(-20, 20, 0), 12, 9, 60, 6), INK)
      for (const x of [112, 128, 144]) pen.mark(ellipse(front(-20, 20, 0), x, 12, 3), orange[0])
      const camera = (x: number) => {
        pen.shadow(boxCorners([x - 14, -70, 0], [28, 70, 30]))
        rod(pen, [x, -30, 0], [x, -30, 5], 18, white)
        rod(pen, [x, -30, 5], [x, -30, 30], 6, white)
        rod(pen, [x, 0, 46], [x, -66, 46], 19, white, tone(navy, -0.4))
        const lens = add([x, -66, 46], scale([0, -1, 0], 1))
        pen.mark(disc(lens, [0, -1, 0], 10), INK)
        pen.mark(disc(add(lens, [-3, 0, 3]), [0, -1, 0], 3), '#FFFFFF')
      }
      for (const x of [116, 24]) camera(x)
      pen.note([150, 60, 22], 26, 22, 'DVR')
    },
  },
}
