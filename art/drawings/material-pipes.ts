import { arc, ellipse, floor, polyline, seeded, UP } from './geometry.ts'
import { brass, green, type Material, orange, rubber, steel, tone } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, lathe, pipe, rod } from './solids.ts'

const pressure: Material = ['#B7C6D6', '#8198AE', '#5A7188']
const rise = 1.74

/** Lengths of pipe in a heap, their near ends in sight. */
function lengths(
  radius: number,
  wall: number,
  material: Material,
  label: string,
  mark?: (pen: Pen, x: number, z: number) => void,
): Drawing {
  return {
    draw(pen) {
      pen.shadow(boxCorners([-radius, 0, 0], [radius * 6, 190, radius * 3]))
      for (const [layer, count] of [3, 2, 1].entries())
        for (let index = 0; index < count; index++) {
          const [x, z] = [(index * 2 + layer) * radius, radius + layer * radius * rise]
          pipe(pen, [x, 180, z], [x, (index + layer) % 2 ? 8 : 0, z], radius, wall, material)
          mark?.(pen, x, z)
        }
      pen.note([radius * 1.2, 0, radius * (1.4 + 2 * rise)], -22, 16, label)
    },
    fit: { x: 215 },
  }
}

const stripe = (colour: string, radius: number) => (pen: Pen, x: number, z: number) =>
  pen.line(
    polyline([
      [x + radius * 0.3, 14, z + radius * 0.95],
      [x + radius * 0.3, 170, z + radius * 0.95],
    ]),
    2.2,
    colour,
  )

const coil: Drawing = {
  draw(pen) {
    const random = seeded(5)
    pen.shadow(boxCorners([-80, -80, 0], [170, 170, 30]))
    for (let turn = 0; turn < 7; turn++) {
      const on = floor((random() - 0.5) * 8, (random() - 0.5) * 8, 9 + turn * 9)
      const ring = ellipse(on, 0, 0, 88 + (turn % 2) * 8)
      pen.line(ring, 15)
      pen.line(ring, 12, turn % 2 ? rubber[1] : rubber[2])
      pen.line(ellipse(on, -1, -2, 88 + (turn % 2) * 8), 1.6, '#5F8FC4')
    }
    pen.note([-90, -30, 60], -12, 40, '32 mm')
  },
  fit: { x: 216, width: 220 },
}

/** A valve's body with its ends along x. */
function valve(pen: Pen, handle: (pen: Pen) => void) {
  pen.shadow(boxCorners([-70, -20, 0], [140, 40, 100]))
  rod(pen, [-72, 0, 40], [-44, 0, 40], 30, brass)
  rod(pen, [-44, 0, 40], [50, 0, 40], 22, brass, null)
  lathe(
    pen,
    [0, 0, 18],
    UP,
    [
      [0, 20],
      [22, 34],
      [50, 26],
      [62, 18],
      [84, 14],
    ],
    brass,
  )
  pipe(pen, [44, 0, 40], [72, 0, 40], 30, 8, brass)
  handle(pen)
}

export const materialPipes: Record<string, Drawing> = {
  'pvc-pressure-pipe': lengths(26, 5, pressure, '63 mm', stripe('#FFFFFF', 26)),
  'ppr-pipe': lengths(20, 6, green, '25 mm', stripe('#E8590C', 20)),
  'steel-pipe': lengths(22, 3, steel, '2 inch', (pen, x, z) => {
    for (const y of [10, 15, 20])
      pen.line([['M', [x - 15, y, z + 16]], ...arc([x, y, z], [-15, 0, 16], [16, 0, 15], 0, 1.4)], 1)
  }),
  'hdpe-pipe': coil,
  'gate-valve': {
    draw(pen) {
      valve(pen, () => {
        rod(pen, [0, 0, 100], [0, 0, 122], 5, steel)
        lathe(
          pen,
          [0, 0, 120],
          UP,
          [
            [0, 38],
            [8, 38],
          ],
          orange,
        )
        for (const angle of [0.6, 2.7, 4.8])
          pen.mark(
            ellipse(floor(0, 0, 128), Math.cos(angle) * 21, Math.sin(angle) * 21, 9),
            tone(orange, -1),
            1,
          )
      })
      pen.note([72, 0, 50], 18, 24, '1 inch')
    },
    fit: { x: 190 },
  },
  'ball-valve': {
    draw(pen) {
      valve(pen, () => {
        rod(pen, [0, 0, 100], [0, 0, 112], 9, steel)
        box(pen, [-8, -8, 112], [96, 16, 8], orange)
      })
      pen.note([72, 0, 50], 18, 34, '¾ inch')
    },
    fit: { x: 190 },
  },
}
