import {
  disc,
  ellipse,
  front,
  type Outline,
  type Point,
  plane,
  polyline,
  RIGHT,
  rectangle,
  rounded,
  UP,
} from './geometry.ts'
import {
  green,
  INK,
  type Material,
  navy,
  orange,
  plastic,
  rubber,
  SIGNAL,
  steel,
  tone,
  white,
} from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, lathe } from './solids.ts'

/** A plate on a piece of wall. */
function plate([width, height]: readonly [number, number], label: string, draw: (pen: Pen) => void): Drawing {
  return {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [150, 16, 120]))
      box(pen, [0, 0, 0], [150, 14, 120], ['#FBF6EA', '#EEE5D0', '#CFC3A6'])
      box(pen, [75 - width / 2, -7, 60 - height / 2], [width, 7, height], white)
      draw(pen)
      pen.dimension(
        [75 - width / 2, -7, 60 + height / 2],
        [75 + width / 2, -7, 60 + height / 2],
        [0, 0, 22],
        label,
      )
    },
  }
}

const cell: Material = ['#4A74A8', '#27507F', '#16345A']

/** A panel that leans back: frame, cells, legs. */
const solar: Drawing = {
  draw(pen) {
    pen.shadow([
      [0, 0, 0],
      [180, 0, 0],
      [190, 110, 0],
      [0, 110, 0],
      [180, 100, 80],
    ])
    const on = plane([0, 0, 14], RIGHT, [0, 0.82, 0.57])
    for (const x of [20, 150]) box(pen, [x, 92, 0], [7, 7, 76], steel)
    pen.shape(rectangle(on, -4, -4, 188, 138), tone(steel, 0.7))
    pen.shape(rectangle(on, 0, 0, 180, 130), tone(cell, 0.5))
    const lines: Outline = [
      ...[30, 60, 90, 120, 150].flatMap((x) => polyline([on.at(x, 0), on.at(x, 130)])),
      ...[26, 52, 78, 104].flatMap((y) => polyline([on.at(0, y), on.at(180, y)])),
    ]
    pen.line(lines, 1, '#C9D8E8')
    pen.mark(
      [['M', on.at(40, 130)], ['L', on.at(70, 130)], ['L', on.at(30, 0)], ['L', on.at(0, 0)], ['Z']],
      '#5F88B8',
    )
    pen.line(lines, 0.8, '#C9D8E8')
    pen.note(on.at(178, 60), 18, 20, '450 W')
  },
  fit: { x: 190 },
}

/** A case on feet with a display: what stores or changes current. */
const device = (
  [width, depth, height]: Point,
  body: Material,
  label: string,
  draw: (pen: Pen) => void,
): Drawing => ({
  draw(pen) {
    pen.shadow(boxCorners([0, 0, 0], [width, depth, height]))
    box(pen, [0, 0, 0], [width, depth, height], body)
    draw(pen)
    pen.note([4, 0, height - 6], -20, 22, label)
  },
  fit: { x: 210 },
})

export const materialPower: Record<string, Drawing> = {
  mcb: device([40, 70, 96], white, '32 A', (pen) => {
    const on = front(0, 0, 0)
    box(pen, [6, -8, 36], [28, 8, 24], white)
    box(pen, [12, -18, 44], [16, 10, 12], navy)
    for (const z of [14, 82]) {
      pen.mark(ellipse(on, 20, z, 7), tone(steel, 0.2), 1)
      pen.line(polyline([on.at(15, z), on.at(25, z)]), 1.4)
    }
    box(pen, [56, 0, 0], [40, 70, 96], white)
    box(pen, [62, -8, 36], [28, 8, 24], white)
    box(pen, [68, -18, 44], [16, 10, 12], orange)
    for (const z of [14, 82]) pen.mark(ellipse(front(56, 0, 0), 20, z, 7), tone(steel, 0.2), 1)
  }),
  'changeover-switch': device([90, 60, 110], plastic, '63 A', (pen) => {
    const on = front(0, 0, 0)
    pen.mark(rounded(on, 12, 30, 66, 60, 6), '#FFFFFF', 1.2)
    pen.shape(disc([45, -2, 60], [0, -1, 0], 18), tone(rubber, 0.3))
    box(pen, [41, -14, 44], [9, 10, 34], orange)
    for (const [x, letter] of [
      [22, 0],
      [66, 1],
    ] as const)
      pen.mark(ellipse(on, x, 84, letter ? 3 : 4), INK)
  }),
  inverter: device([110, 46, 130], navy, '5 kVA', (pen) => {
    const on = front(0, 0, 0)
    pen.mark(rounded(on, 22, 78, 66, 34, 4), '#CDE6D8', 1.2)
    pen.line(
      polyline([on.at(30, 92), on.at(42, 92), on.at(48, 104), on.at(56, 84), on.at(62, 92), on.at(80, 92)]),
      2,
      '#2C5F48',
    )
    for (const x of [32, 50, 68]) pen.mark(ellipse(on, x, 62, 4), x === 32 ? '#86B59B' : SIGNAL, 1)
    for (const z of [16, 26, 36]) pen.line(polyline([on.at(20, z), on.at(90, z)]), 2.4, tone(navy, -0.9))
  }),
  'lithium-battery': device([130, 70, 84], rubber, '200 Ah', (pen) => {
    const on = front(0, 0, 0)
    pen.mark(rectangle(on, 14, 20, 102, 44), green[1], 1)
    pen.mark(rectangle(on, 24, 34, 60, 6), '#FFFFFF')
    pen.mark(rectangle(on, 24, 46, 40, 5), '#FFFFFF')
    for (const [x, tint] of [
      [18, orange],
      [98, navy],
    ] as const)
      lathe(
        pen,
        [x + 8, 36, 84],
        UP,
        [
          [0, 9],
          [12, 7],
        ],
        tint,
      )
  }),
  'solar-panel': solar,
  switch: plate([64, 64], '86', (pen) => {
    for (const [index, x] of [50, 77].entries()) {
      box(pen, [x, -11, 36], [22, 4, 48], white)
      pen.mark(rectangle(front(x, -11, 36), 3, index ? 26 : 3, 16, 19), tone(white, -0.6))
      pen.mark(ellipse(front(x, -11, 36), 11, index ? 10 : 38, 2.4), SIGNAL)
    }
  }),
}
