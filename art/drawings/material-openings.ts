import { ellipse, front, type Point, polyline, rectangle } from './geometry.ts'
import { brass, cement, glass, hardwood, iron, type Material, navy, steel, tone, white } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, rod } from './solids.ts'

/** A frame that stands on the floor; `fill` draws what is in it. */
function framed(
  [width, height]: readonly [number, number],
  frame: Material,
  label: string,
  fill: (pen: Pen) => void,
): Drawing {
  return {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [width, 12, height]))
      box(pen, [0, 0, 0], [width, 14, height], frame)
      fill(pen)
      pen.dimension([0, 0, height], [width, 0, height], [0, 0, 14], label)
    },
  }
}

const pane = (pen: Pen, x: number, z: number, width: number, height: number) => {
  const on = front(0, 0, 0)
  pen.shape(rectangle(on, x, z, width, height), tone(glass, 0.4))
  pen.mark(
    [
      ['M', on.at(x + 6, z + height)],
      ['L', on.at(x + 14, z + height)],
      ['L', on.at(x + width * 0.6, z)],
      ['L', on.at(x + width * 0.45, z)],
      ['Z'],
    ],
    '#F4FAFC',
  )
}

/** A plain leaf with its furniture. */
function leaf(material: Material, label: string, marks: (pen: Pen) => void): Drawing {
  return framed([86, 190], material, label, (pen) => {
    marks(pen)
    box(pen, [68, -4, 92], [8, 4, 26], steel)
    rod(pen, [72, -5, 108], [56, -9, 108], 3, brass)
  })
}

const panels = (
  pen: Pen,
  material: Material,
  places: readonly (readonly [number, number, number, number])[],
) => {
  const on = front(0, 0, 0)
  for (const [x, z, width, height] of places) {
    pen.mark(rectangle(on, x, z, width, height), tone(material, -0.3), 1.4)
    pen.mark(rectangle(on, x + 4, z + 4, width - 8, height - 8), tone(material, 0.6), 0.9)
  }
}

export const materialOpenings: Record<string, Drawing> = {
  'casement-window': framed([130, 110], white, '1200', (pen) => {
    pane(pen, 8, 8, 54, 94)
    pane(pen, 68, 8, 54, 94)
    for (const x of [58, 66]) box(pen, [x, -4, 48], [5, 4, 18], navy)
  }),
  'louvre-blades': framed([120, 120], steel, '600', (pen) => {
    for (let z = 10; z < 110; z += 15) {
      pen.face(
        [
          [8, -10, z],
          [112, -10, z],
          [112, 2, z + 12],
          [8, 2, z + 12],
        ] as Point[],
        glass,
      )
      pen.line(
        polyline([
          [8, -10, z],
          [112, -10, z],
        ]),
        2,
      )
    }
  }),
  'burglary-bars': framed([130, 110], iron, '1200', (pen) => {
    const on = front(0, 0, 0)
    pen.shape(rectangle(on, 8, 8, 114, 94), tone(cement, 0.9))
    for (let x = 22; x < 120; x += 18) box(pen, [x, -4, 8], [5, 4, 94], iron)
    for (const z of [36, 70]) box(pen, [8, -6, z], [114, 3, 5], iron)
    for (let x = 33; x < 120; x += 18) pen.line(ellipse(front(0, -6, 0), x, 55, 6), 2.6)
  }),
  'steel-door': leaf(navy, '900', (pen) =>
    panels(pen, navy, [
      [12, 16, 26, 66],
      [46, 16, 26, 66],
      [12, 100, 26, 74],
      [46, 118, 26, 56],
    ]),
  ),
  'flush-door': leaf(hardwood, '900', (pen) => {
    for (const x of [18, 34, 50])
      pen.line(
        polyline([
          [x, 0, 8],
          [x + 2, 0, 182],
        ]),
        0.8,
        tone(hardwood, -0.6),
      )
  }),
  'aluminium-door': leaf(steel, '900', (pen) => {
    pane(pen, 10, 12, 52, 72)
    pane(pen, 10, 96, 52, 84)
  }),
  gate: {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [230, 14, 110]))
      for (const x of [-22, 224]) box(pen, [x, -4, 0], [22, 24, 138], cement)
      for (const x of [4, 114]) {
        box(pen, [x, 0, 6], [106, 8, 108], iron)
        const on = front(x, 0, 6)
        pen.mark(rectangle(on, 7, 7, 92, 44), tone(iron, 0.7), 1.2)
        pen.mark(rectangle(on, 7, 58, 92, 43), tone(cement, 1), 1.2)
        for (let bar = 16; bar < 98; bar += 13) box(pen, [x + bar, -2, 64], [4, 3, 43], iron)
      }
      box(pen, [104, -4, 54], [26, 4, 12], brass)
      pen.dimension([4, 0, 6], [220, 0, 6], [0, -20, 0], '3600')
    },
  },
}
