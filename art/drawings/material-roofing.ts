import { add, type Outline, type Point, polygon, polyline, RIGHT, scale } from './geometry.ts'
import {
  cement,
  glass,
  green,
  iron,
  type Material,
  navy,
  roofBlue,
  rubber,
  steel,
  timber,
  tone,
} from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, lathe, rod } from './solids.ts'

/** Sheets of a roof with waves across x, or with courses up their length. */
function roofSheets(
  material: Material,
  label: string,
  draw: (pen: Pen, at: Point, material: Material) => void,
  count = 3,
): Drawing {
  return {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [210, 130, 20]))
      for (const y of [104, 12]) box(pen, [0, y, 0], [200, 12, 10], timber)
      for (let index = 0; index < count; index++) draw(pen, [index * 7, -index * 9, 12 + index * 7], material)
      pen.note([20, 6 - count * 9, 16 + count * 7], -12, 30, label)
    },
    fit: { x: 218 },
  }
}

function waves(pen: Pen, [x, y, z]: Point, material: Material) {
  const edge = Array.from(
    { length: 49 },
    (_, index): Point => [x + index * 4, y, z + Math.sin((index * Math.PI) / 3) * 5],
  )
  const far = edge.map((point) => add(point, [0, 124, 0]))
  pen.shape(polygon([...edge, ...far.toReversed()]), tone(material, 0.55))
  for (const [index, point] of edge.entries())
    if (index % 6 === 4)
      pen.mark(
        polygon([point, edge[index + 2] ?? point, far[index + 2] ?? point, far[index] ?? point]),
        tone(material, -0.35),
      )
  for (const [index, point] of edge.entries())
    if (index % 6 === 1) pen.line(polyline([point, far[index] ?? point]), 0.9)
  pen.line(polyline(edge), 2)
}

function courses(pen: Pen, [x, y, z]: Point, material: Material, wavy: boolean) {
  const rows = 5
  for (let row = rows - 1; row >= 0; row--) {
    const at = (across: number, part: number, up = 0): Point => [
      x + across,
      y + (row + part) * 26,
      z + (row + part) * 6 + up,
    ]
    const lip = Array.from({ length: 33 }, (_, index) =>
      at(index * 6, 0, (wavy ? Math.abs(Math.sin((index * Math.PI) / 4)) * 6 : index % 4 < 2 ? 4 : 0) + 6),
    )
    pen.shape(polygon([...lip, at(192, 1), at(0, 1)]), tone(material, row % 2 ? 0.5 : 0.75))
    pen.mark(polygon([...lip, at(192, 0), at(0, 0)]), tone(material, -0.6), 1)
    for (let index = 4; index < 32; index += 4)
      pen.line(polyline([lip[index] ?? at(0, 0), at(index * 6, 0.96)]), 0.8)
  }
}

const zinc: Material = ['#F3F6F8', '#CBD5DC', '#93A3B1']
const stoneRed: Material = ['#A86A55', '#84452F', '#57291A']

export const materialRoofing: Record<string, Drawing> = {
  'zinc-sheet': roofSheets(zinc, '0.18 mm', waves, 3),
  'stone-coated-tile': roofSheets(
    stoneRed,
    '0.4 mm',
    (pen, at, material) => courses(pen, at, material, true),
    1,
  ),
  'step-tile': roofSheets(roofBlue, '0.55 mm', (pen, at, material) => courses(pen, at, material, false), 1),
  'ridge-cap': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [210, 70, 30]))
      const cap = (x: number, y: number, z: number) => {
        const at = (along: number, across: number, up: number): Point => [x + along, y + across, z + up]
        pen.face([at(0, 60, 0), at(190, 60, 0), at(190, 32, 34), at(0, 32, 34)], green)
        pen.face([at(0, 0, 0), at(190, 0, 0), at(190, 32, 34), at(0, 32, 34)], green)
        pen.line(polyline([at(0, 32, 34), at(190, 32, 34)]), 4, tone(green, 0.9))
        pen.shape(
          polygon([
            at(190, 0, 0),
            at(190, 32, 34),
            at(190, 60, 0),
            at(190, 56, 0),
            at(190, 32, 28),
            at(190, 4, 0),
          ]),
          tone(green, -0.8),
        )
      }
      cap(0, 40, 0)
      cap(16, -30, 0)
      pen.dimension([16, -30, 0], [206, -30, 0], [0, -16, 0], '2400')
    },
  },
  'fibre-cement-sheet': roofSheets(cement, '6 mm', waves, 2),
  'polycarbonate-sheet': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [200, 110, 20]))
      for (const y of [90, 12]) box(pen, [6, y, 0], [186, 12, 10], iron)
      box(pen, [0, 0, 10], [200, 112, 8], glass)
      const lines: Outline = Array.from({ length: 15 }, (_, index) =>
        polyline([
          [index * 13 + 8, 0, 18],
          [index * 13 + 8, 112, 18],
        ]),
      ).flat()
      pen.line(lines, 0.9, tone(navy, 0.4))
      pen.note([20, 2, 18], -20, 30, '8 mm')
    },
  },
  'roof-screws': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [150, 50, 20]))
      for (const [x, y] of [
        [10, 60],
        [40, 20],
        [0, -16],
      ] as const) {
        rod(pen, [x, y, 10], [x + 110, y, 10], 6, steel)
        for (let at = 24; at < 106; at += 8)
          pen.line(
            polyline([
              [x + at, y - 6, 6],
              [x + at + 5, y - 6, 15],
            ]),
            1.4,
          )
        lathe(
          pen,
          [x + 110, y, 10],
          RIGHT,
          [
            [0, 6],
            [18, 0.6],
          ],
          steel,
        )
        lathe(
          pen,
          [x, y, 10],
          scale(RIGHT, -1),
          [
            [0, 17],
            [4, 17],
            [5, 11],
            [16, 11],
          ],
          rubber,
        )
      }
      pen.note([60, -16, 14], 20, -46, '65 mm')
    },
  },
}
