import { type Point, polygon, polyline } from './geometry.ts'
import { hardwood, type Material, orange, plaster, timber, tone, white } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners } from './solids.ts'

/** Flat sheets one on another, the last of them a little aside. */
function sheets(
  material: Material,
  edge: Material,
  label: string,
  {
    count = 6,
    thick = 6,
    mark,
  }: { count?: number; thick?: number; mark?: (pen: Pen, top: number) => void } = {},
): Drawing {
  return {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [200, 110, count * (thick + 2)]))
      for (const y of [86, 10]) box(pen, [6, y, 0], [186, 12, 10], timber)
      for (let index = 0; index < count; index++) {
        const z = 10 + index * (thick + 1.5)
        const at: Point = [index === count - 1 ? 10 : (index % 2) * 3, index === count - 1 ? -8 : 0, z]
        box(pen, at, [196, 108, thick], edge)
        pen.face(
          [
            [at[0], at[1], z + thick],
            [at[0] + 196, at[1], z + thick],
            [at[0] + 196, at[1] + 108, z + thick],
            [at[0], at[1] + 108, z + thick],
          ],
          material,
        )
      }
      const top = 10 + (count - 1) * (thick + 1.5) + thick
      mark?.(pen, top)
      pen.dimension([206, -8, top - 8], [206, 100, top - 8], [20, 0, 0], label)
    },
    fit: { x: 192 },
  }
}

const grainOf = (colour: string) => (pen: Pen, top: number) => {
  for (const [y, from, to] of [
    [14, 24, 120],
    [34, 60, 190],
    [56, 20, 96],
    [72, 90, 180],
    [88, 40, 130],
  ] as const)
    pen.line(
      polyline([
        [from, y, top],
        [to, y + 3, top],
      ]),
      1.2,
      colour,
    )
}

const red: Material = ['#9C4B3B', '#7A3226', '#542018']

export const materialBoards: Record<string, Drawing> = {
  plywood: sheets(timber, hardwood, '1220', { mark: grainOf(tone(timber, -0.7)) }),
  'marine-board': sheets(red, hardwood, '1220', {
    thick: 9,
    count: 4,
    mark: (pen, top) =>
      pen.mark(
        polygon([
          [60, 30, top],
          [130, 30, top],
          [130, 60, top],
          [60, 60, top],
        ]),
        '#F4E0AE',
        1,
      ),
  }),
  'gypsum-board': sheets(white, plaster, '1200', { thick: 7, count: 5 }),
  'pop-board': sheets(plaster, white, '600', {
    count: 3,
    thick: 10,
    mark: (pen, top) => {
      for (const x of [40, 70, 100, 130, 160])
        pen.line(
          polyline([
            [x, 0, top],
            [x, 92, top],
          ]),
          2.4,
          tone(plaster, -0.6),
        )
      for (const y of [20, 46, 72])
        pen.line(
          polyline([
            [14, y, top],
            [202, y, top],
          ]),
          2.4,
          tone(plaster, -0.6),
        )
    },
  }),
  'pvc-ceiling': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [220, 110, 30]))
      for (const [index, y] of [78, 52, 26, 0].entries()) {
        box(pen, [index * 5, y, 0], [210, 24, 7], white)
        pen.line(
          polyline([
            [index * 5, y + 8, 7],
            [index * 5 + 210, y + 8, 7],
          ]),
          1,
        )
        pen.line(
          polyline([
            [index * 5, y + 16, 7],
            [index * 5 + 210, y + 16, 7],
          ]),
          2.2,
          orange[0],
        )
      }
      box(pen, [30, 30, 9], [210, 24, 7], white)
      pen.line(
        polyline([
          [30, 38, 16],
          [240, 38, 16],
        ]),
        1,
      )
      pen.line(
        polyline([
          [30, 46, 16],
          [240, 46, 16],
        ]),
        2.2,
        orange[0],
      )
      pen.dimension([15, 0, 0], [225, 0, 0], [0, -16, 0], '5800')
    },
  },
}
