import { add, arch, curve, front, type Point, plane, polyline, rectangle, sketch } from './geometry.ts'
import { copper, green, type Material, navy, orange, plaster, plastic, steel, tone } from './materials.ts'
import { opening } from './openings.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, extrude, pipe, rod } from './solids.ts'
import { pipeWrench, pliers } from './tools.ts'

const wiring: Drawing = {
  draw(pen) {
    const [width, height] = [224, 156]
    pen.shadow(boxCorners([0, 0, 0], [width, 18, height]))
    box(pen, [0, 0, 0], [width, 18, height], plaster)
    const on = front(0, 0, 0)
    opening(pen, [24, 0, 62], 70, 66, 14, tone(steel, -0.4), steel)
    rod(pen, [58, 8, 128], [58, 8, 164], 7, plastic)
    const wire = (from: Point, material: Material, path: Point[]) => {
      pen.tube(curve([from, ...path]), 3.4, material)
      const end = path.at(-1)
      if (end) pen.tube(polyline([end, add(end, [3, -8, -3])]), 1.8, copper)
    }
    wire(
      [50, 10, 100],
      ['#D98B78', '#B4452F', '#84301F'],
      [
        [46, -20, 106],
        [34, -34, 92],
        [28, -40, 78],
      ],
    )
    wire([60, 10, 100], navy, [
      [60, -22, 104],
      [58, -38, 88],
      [56, -44, 74],
    ])
    wire([68, 10, 100], green, [
      [76, -20, 106],
      [86, -34, 92],
      [86, -40, 78],
    ])
    const upright = plane([166, -8, 40], [0.99, 0, -0.12], [0.12, 0, 0.99])
    pliers(pen, upright, [0, 7, 0])
    pen.shadow([
      [16, -62, 0],
      [168, -62, 0],
      [174, -52, 0],
      [20, -52, 0],
    ])
    rod(pen, [24, -60, 8], [96, -60, 8], 3, steel)
    rod(pen, [96, -60, 8], [104, -60, 8], 7, steel)
    rod(pen, [104, -60, 8], [172, -60, 8], 9, orange)
    rod(pen, [170, -60, 8], [178, -60, 8], 6, steel)
    pen.mark(rectangle(front(0, -69, 0), 118, 6, 30, 7), '#FFF3CF', 1)
    pen.line(polyline([on.at(6, 8), on.at(218, 8)]), 0.8, tone(plaster, -0.7))
    pen.note([26, 0, 116], -26, 26, '230 V')
  },
}

const plumbing: Drawing = {
  draw(pen) {
    const z = 64
    pen.shadow([
      [-60, 0, 0],
      [60, 0, 0],
      [90, 130, 0],
      [-20, 130, 0],
    ])
    for (const y of [104, 26]) {
      extrude(
        pen,
        sketch(front(0, y, 0), `M-58 0L-36 0L-12 ${z - 24}L12 ${z - 24}L36 0L58 0L26 ${z - 6}L-26 ${z - 6}Z`),
        [0, 12, 0],
        navy,
      )
    }
    pipe(pen, [0, 170, z], [0, -30, z], 22, 4, steel)
    rod(pen, [0, -10, z], [0, -20, z], 25, steel, null)
    pipe(pen, [0, -18, z], [0, -34, z], 22, 4, steel)
    const a = 0.95
    const jaws = plane([0, 8, z], [Math.cos(a), 0, Math.sin(a)], [-Math.sin(a), 0, Math.cos(a)])
    pipeWrench(pen, jaws, [0, 12, 0])
    pipe(pen, [0, 8, z], [0, -34, z], 22, 4, steel)
    pen.line(
      [0, 1, 2, 3].flatMap((index) => arch(front(0, -16 - index * 5, z), 22, -0.9, 2.2)),
      0.9,
    )
    pen.dimension([-22, -34, z], [22, -34, z], [0, 0, -50], '50 mm')
  },
}

export const labourServices: Record<string, Drawing> = {
  'labour-electrical': wiring,
  'labour-mechanical': plumbing,
}
