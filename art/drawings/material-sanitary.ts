import { curve, ellipse, floor, type Outline, polyline, rounded, sketch, UP } from './geometry.ts'
import { INK, type Material, navy, orange, steel, tone, white } from './materials.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, extrude, lathe, rod } from './solids.ts'

const porcelain: Material = ['#FFFFFF', '#F4F2EE', '#C9CDD0']

export const materialSanitary: Record<string, Drawing> = {
  'wash-basin': {
    draw(pen) {
      pen.shadow(boxCorners([-30, -30, 0], [80, 80, 120]))
      lathe(
        pen,
        [0, 16, 0],
        UP,
        [
          [0, 34],
          [10, 26],
          [96, 22],
        ],
        porcelain,
        null,
      )
      const rim = (grow: number): Outline =>
        sketch(
          floor(0, 0, 128),
          `M${-72 - grow} 44L${72 + grow} 44C${84 + grow} ${-20} ${50} ${-58 - grow} 0 ${-58 - grow}C-50 ${-58 - grow} ${-84 - grow} -20 ${-72 - grow} 44Z`,
        )
      extrude(pen, rim(0), [0, 0, -34], porcelain, 4)
      extrude(pen, rim(4), [0, 0, -8], white, 4)
      pen.shape(ellipse(floor(0, 0, 128), 0, -8, 54, 34), tone(porcelain, -0.5))
      pen.mark(ellipse(floor(0, 0, 128), 3, -14, 42, 24), tone(porcelain, -0.1))
      pen.mark(ellipse(floor(0, 0, 128), 2, -10, 6, 4), INK)
      pen.tube(
        curve([
          [0, 34, 128],
          [0, 34, 158],
          [0, 20, 164],
          [0, 4, 152],
        ]),
        5,
        steel,
      )
      pen.dimension([-76, 44, 128], [76, 44, 128], [0, 16, 30], '560')
    },
    fit: { height: 190 },
  },
  'kitchen-sink': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [190, 90, 30]))
      box(pen, [16, 12, 0], [76, 70, 40], steel)
      box(pen, [0, 0, 40], [196, 96, 5], steel)
      pen.shape(rounded(floor(0, 0, 45), 16, 12, 76, 70, 12), tone(steel, -0.9))
      pen.mark(rounded(floor(0, 0, 45), 28, 16, 60, 50, 10), tone(steel, -0.2))
      pen.mark(ellipse(floor(0, 0, 45), 58, 42, 8, 8), INK)
      for (let x = 110; x < 188; x += 12)
        pen.line(
          polyline([
            [x, 16, 45],
            [x, 80, 45],
          ]),
          2,
          tone(steel, -0.7),
        )
      pen.tube(
        curve([
          [54, 90, 45],
          [54, 90, 92],
          [54, 74, 100],
          [54, 58, 86],
        ]),
        5,
        steel,
      )
      pen.dimension([0, 0, 40], [196, 0, 40], [0, -16, 0], '1000')
    },
  },
  tap: {
    draw(pen) {
      pen.shadow(boxCorners([-20, -60, 0], [60, 100, 30]))
      lathe(
        pen,
        [0, 60, 60],
        [0, 1, 0],
        [
          [0, 24],
          [6, 26],
        ],
        steel,
      )
      rod(pen, [0, 60, 60], [0, 20, 60], 13, steel, null)
      lathe(
        pen,
        [0, 14, 44],
        UP,
        [
          [0, 16],
          [32, 18],
          [44, 12],
          [66, 8],
        ],
        steel,
      )
      pen.tube(
        curve([
          [0, 10, 60],
          [0, -30, 60],
          [0, -52, 50],
          [0, -54, 26],
        ]),
        13,
        steel,
        'butt',
      )
      lathe(
        pen,
        [0, -54, 14],
        UP,
        [
          [0, 16],
          [16, 16],
        ],
        steel,
      )
      box(pen, [-34, 8, 110], [68, 12, 10], orange)
      pen.note([0, -54, 20], 26, 10, '½ inch')
    },
  },
  'shower-mixer': {
    draw(pen) {
      pen.shadow(boxCorners([-40, -20, 0], [90, 40, 30]))
      pen.tube(
        curve([
          [0, 10, 30],
          [0, 10, 120],
          [0, 10, 178],
          [10, -10, 190],
          [34, -34, 184],
        ]),
        5,
        steel,
      )
      lathe(
        pen,
        [40, -40, 170],
        [0.25, -0.25, 1],
        [
          [0, 36],
          [5, 36],
          [14, 10],
        ],
        steel,
      )
      rod(pen, [-46, 10, 40], [46, 10, 40], 13, steel, tone(steel, 0.2))
      for (const [x, tint] of [
        [-52, orange],
        [46, navy],
      ] as const)
        rod(pen, [x, 10, 40], [x + 14, 10, 40], 17, tint, tone(tint, 0.4))
      pen.tube(
        curve([
          [0, -2, 34],
          [0, -20, 26],
          [0, -24, 12],
        ]),
        7,
        steel,
      )
      pen.note([30, -40, 180], 34, 6, '½ inch')
    },
    fit: { x: 180, height: 195 },
  },
}
