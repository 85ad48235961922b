import {
  add,
  ellipse,
  floor,
  front,
  type Outline,
  type Point,
  scale,
  side,
  subtract,
  UP,
  unit,
} from './geometry.ts'
import { hardwood, type Material, steel, timber, tone } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, lathe, rod } from './solids.ts'

/** A plank with the year rings on its sawn end and the grain along it. */
function plank(pen: Pen, [length, depth, height]: Point, material: Material) {
  box(pen, [0, 0, 0], [length, depth, height], material)
  const end = side(length, 0, 0)
  const grain: Outline = [1, 2, 3].flatMap((ringIndex): Outline => {
    const r = (ringIndex * depth) / 7
    return [
      ['M', end.at(depth * 0.5 - r, 0)],
      [
        'C',
        end.at(depth * 0.5 - r, height * 0.34 * ringIndex),
        end.at(depth * 0.5 + r, height * 0.34 * ringIndex),
        end.at(depth * 0.5 + r, 0),
      ],
    ]
  })
  pen.line(grain, 0.8, tone(material, -1))
  const on = front(0, 0, 0)
  const veins: Outline = [0.3, 0.66].flatMap(
    (part, index): Outline => [
      ['M', on.at(length * (0.06 + index * 0.3), height * part)],
      [
        'C',
        on.at(length * 0.4, height * (part + 0.2)),
        on.at(length * 0.5, height * (part - 0.2)),
        on.at(length * (0.6 + index * 0.3), height * part),
      ],
    ],
  )
  const top = floor(0, 0, height)
  const lines: Outline = [0.3, 0.6].flatMap(
    (part, index): Outline => [
      ['M', top.at(length * (0.1 + index * 0.2), depth * part)],
      [
        'C',
        top.at(length * 0.4, depth * (part + 0.12)),
        top.at(length * 0.6, depth * (part - 0.12)),
        top.at(length * (0.75 + index * 0.2), depth * part),
      ],
    ],
  )
  pen.line([...veins, ...lines], 0.8, tone(material, -0.6))
}

const planks: Drawing = {
  draw(pen) {
    const size: Point = [230, 34, 15]
    pen.shadow(boxCorners([0, 0, 0], [236, 118, 78]))
    const red = pen.stamp(() => plank(pen, size, hardwood))
    const pale = pen.stamp(() => plank(pen, size, ['#D9A878', '#BD8452', '#8A5733']))
    const sticker = pen.stamp(() => box(pen, [0, -2, 0], [12, 122, 8], timber))
    const rows = [
      [0, 8, -4],
      [-6, 4, 0],
      [5, -3, 8],
      [-2, 6, -10],
    ]
    rows.forEach((shifts, layer) => {
      const z = layer * 23
      for (const x of [18, 104, 192]) sticker([x, 0, z])
      for (const [index, shift] of shifts.entries()) {
        const place = (layer + index) % 3 === 1 ? pale : red
        place([shift, 80 - index * 40, z + 8])
      }
    })
    pen.dimension([-2, 114, 92], [228, 114, 92], [0, 20, 12], '3600')
  },
}

/** A wire nail from its head along an axis. */
function nail(pen: Pen, head: Point, tip: Point, thickness: number) {
  const axis = subtract(tip, head)
  const length = Math.hypot(...axis)
  lathe(
    pen,
    add(head, scale(unit(axis), thickness)),
    axis,
    [
      [0, thickness],
      [length - thickness * 5, thickness],
      [length - thickness, 0.3],
    ],
    steel,
    null,
  )
  lathe(
    pen,
    head,
    axis,
    [
      [0, thickness * 2.6],
      [thickness, thickness * 2.6],
    ],
    steel,
  )
}

const nails: Drawing = {
  draw(pen) {
    pen.shadow(boxCorners([0, 30, 0], [190, 50, 36]))
    pen.shadow(
      [
        [40, 55, 36],
        [40, 55, 110],
      ],
      36,
    )
    pen.shadow(
      [
        [90, 55, 36],
        [90, 55, 86],
      ],
      36,
    )
    const beam = pen.stamp(() => plank(pen, [190, 50, 36], timber))
    beam([0, 30, 0])
    for (const [x, height] of [
      [38, 84],
      [92, 58],
      [146, 26],
    ] as const) {
      pen.mark(ellipse(floor(x, 56, 36), 2, 1, 8, 7), tone(timber, -0.6))
      rod(pen, [x, 56, 36], [x, 56, 34 + height], 4.2, steel, null)
      lathe(
        pen,
        [x, 56, 33 + height],
        UP,
        [
          [0, 11],
          [4, 11],
        ],
        steel,
      )
    }
    const across = pen.stamp(() => nail(pen, [0, 0, 9], [104, 10, 4], 4.2))
    const askew = pen.stamp(() => nail(pen, [0, 0, 9], [96, 44, 4], 4.2))
    const back = pen.stamp(() => nail(pen, [0, 0, 11], [-100, -26, 4], 4.2))
    for (const [x, y] of [
      [34, -12],
      [52, -52],
    ] as const)
      pen.shadow([
        [x, y, 0],
        [x + 104, y + 10, 0],
        [x + 112, y + 4, 0],
        [x + 10, y - 8, 0],
      ])
    across([34, -14, 0])
    back([214, 0, 0])
    askew([2, -64, 0])
    across([76, -60, 0])
    back([206, -34, 10])
    pen.dimension([76, -66, 0], [180, -56, 0], [2, -30, 0], '100')
  },
}

export const formwork: Record<string, Drawing> = {
  'formwork-hardwood': planks,
  'formwork-nails': nails,
}
