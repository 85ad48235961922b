import {
  arch,
  curve,
  ellipse,
  floor,
  front,
  type Outline,
  type Point,
  polyline,
  rectangle,
} from './geometry.ts'
import { copper, green, INK, iron, type Material, navy, orange, steel, timber, tone } from './materials.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, lathe, rod } from './solids.ts'

/** A cable drum on its flanges, the end of the cable bared to its three cores. */
const cables: Drawing = {
  draw(pen) {
    const [outer, inner, width] = [82, 62, 74]
    const z = outer
    pen.shadow([
      [-60, 0, 0],
      [40, 0, 0],
      [120, 90, 0],
      [90, 110, 0],
      [70, 0, 40],
      [110, 60, 50],
    ])
    lathe(
      pen,
      [0, width + 10, z],
      [0, -1, 0],
      [
        [0, outer],
        [10, outer],
      ],
      timber,
    )
    lathe(
      pen,
      [0, width, z],
      [0, -1, 0],
      [
        [0, inner],
        [width, inner],
      ],
      orange,
    )
    const wraps: Outline = [16, 24, 32, 40, 48, 56, 64].flatMap((y) => arch(front(0, y, z), inner, -1.2, 1.9))
    pen.line(wraps, 1, tone(orange, -0.9))
    lathe(
      pen,
      [0, 10, z],
      [0, -1, 0],
      [
        [0, outer],
        [10, outer],
      ],
      timber,
    )
    const on = front(0, 0, z)
    const boards: Outline = [-52, -26, 0, 26, 52].flatMap((x) => {
      const reach = Math.sqrt((outer - 2) ** 2 - x * x)
      return polyline([on.at(x, -reach), on.at(x, reach)])
    })
    pen.line(boards, 0.8, tone(timber, -0.9))
    pen.mark(ellipse(on, 0, 0, 34), tone(timber, 0.1), 1.1)
    pen.mark(ellipse(on, 0, 0, 12), INK)
    for (const angle of [0.8, 2.37, 3.94, 5.5])
      pen.mark(ellipse(on, Math.cos(angle) * 24, Math.sin(angle) * 24, 4), tone(iron, 0.3), 1)
    const end = curve([
      [62, 40, 60],
      [72, 30, 16],
      [92, 6, 6],
      [122, -14, 6],
      [142, -40, 6],
    ])
    pen.tube(end, 6, orange)
    for (const [material, dx, dy] of [
      [copper, 20, -8],
      [navy, 10, -30],
      [green, -14, -32],
    ] as const) {
      const tip: Point = [142 + dx, -40 + dy, 5]
      pen.tube(polyline([[142, -40, 6], tip]), 3.4, material)
    }
    pen.note([122, -14, 10], 16, 26, '2.5 mm²')
  },
  fit: { x: 186 },
}

const tray: Drawing = {
  draw(pen) {
    const [length, depth, wall, z] = [250, 104, 20, 40]
    pen.shadow(boxCorners([0, 0, 0], [length, depth, 4]))
    const hanger = (x: number, y: number) => rod(pen, [x, y, z - 14], [x, y, 150], 2.6, steel)
    const channel = (x: number) => box(pen, [x - 5, -16, z - 12], [12, depth + 32, 12], iron)
    for (const x of [48, 202]) {
      hanger(x, depth + 9)
      channel(x)
    }
    box(pen, [0, depth - 2, z], [length, 2, wall], steel)
    const on = floor(0, 0, z)
    pen.shape(rectangle(on, 0, 0, length, depth), tone(steel, 0.5))
    const slots: Outline = Array.from({ length: 12 }, (_, column) =>
      [30, 56, 82].flatMap((y) => polyline([on.at(10 + column * 20, y), on.at(20 + column * 20, y)])),
    ).flat()
    pen.line(slots, 4.6, tone(steel, -0.75))
    const run = (y: number, radius: number, material: Material, out: number) =>
      pen.tube(
        curve([
          [-4, y, z + radius],
          [80, y, z + radius],
          [170, y + 2, z + radius],
          [length + out, y, z + radius - 1],
          [length + out + 16, y - 3, z + radius - 9],
        ]),
        radius,
        material,
      )
    run(74, 6, navy, 10)
    run(56, 7, orange, 18)
    run(36, 5, green, 8)
    box(pen, [0, 0, z], [length, 2, wall], steel)
    const side = front(0, 0, z)
    pen.line(
      Array.from({ length: 10 }, (_, index) =>
        polyline([side.at(14 + index * 24, 10), side.at(26 + index * 24, 10)]),
      ).flat(),
      4,
      tone(steel, -0.8),
    )
    for (const x of [48, 202]) hanger(x, -9)
    pen.dimension([0, 0, z + wall], [0, depth, z + wall], [-22, 0, 0], '150')
  },
  fit: { x: 210 },
}

export const cabling: Record<string, Drawing> = {
  'electrical-cables': cables,
  'electrical-cable-tray': tray,
}
