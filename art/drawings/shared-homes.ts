import { front, polyline, rectangle, side, UP } from './geometry.ts'
import {
  casement,
  doorway,
  gableRoof,
  groundShade,
  hipRoof,
  palm,
  plot,
  shrub,
  storey,
} from './house-parts.ts'
import {
  cream,
  DOOR,
  type Material,
  navy,
  roofBlue,
  roofGreen,
  roofGrey,
  roofRed,
  terracotta,
  tone,
  white,
} from './materials.ts'
import type { Drawing } from './sheet.ts'
import { box, lathe } from './solids.ts'

const terrace: Drawing = {
  draw(pen) {
    const [width, depth, height] = [62, 84, 80]
    const walls: Material[] = [cream, terracotta, cream, terracotta]
    plot(pen, -14, -34, 288, 136)
    groundShade(pen, [0, 0, 0], [width * 4, depth, height])
    const windows = pen.stamp(() => {
      const on = front(0, 0, 0)
      casement(pen, on, 32, 12, 22, 20)
      for (const x of [8, 34]) casement(pen, on, x, 48, 18, 20)
      box(pen, [4, -12, 34], [24, 12, 3], white)
    })
    for (const [index, wall] of walls.entries()) {
      const x = index * width
      box(pen, [x, 0, 0], [width, depth, height], wall)
      doorway(pen, front(x, 0, 0), 8, 0, 15, 30, index % 2 ? '#234363' : DOOR)
      windows([x, 0, 0])
    }
    for (const y of [14, 50]) for (const z of [14, 48]) casement(pen, side(width * 4, 0, 0), y, z, 18, 20)
    gableRoof(pen, { at: [0, 0, height], width: width * 4, depth, rise: 36, eaves: 5 }, roofGrey, terracotta)
    for (const index of [1, 2, 3]) {
      const x = index * width
      pen.face(
        [
          [x + 2, -6, height - 3],
          [x + 2, depth / 2, height + 41],
          [x + 2, depth / 2, height + 36],
          [x + 2, -6, height - 8],
        ],
        white,
      )
      pen.face(
        [
          [x - 2, -6, height - 3],
          [x + 2, -6, height - 3],
          [x + 2, depth / 2, height + 41],
          [x - 2, depth / 2, height + 41],
        ],
        white,
      )
    }
    for (const index of [0, 1, 2, 3]) shrub(pen, [index * width + 46, -14, 0], 7)
    pen.dimension([0, -34, -4], [width, -34, -4], [0, -16, 0], '6 m')
  },
}

const semiDetached: Drawing = {
  draw(pen) {
    const [width, depth, height] = [84, 86, 84]
    plot(pen, -24, -44, 216, 152)
    groundShade(pen, [0, 0, 0], [width * 2, depth, height])
    for (const [index, wall] of [cream, terracotta].entries()) {
      box(pen, [index * width, 0, 0], [width, depth, height], wall)
      const on = front(index * width, 0, 0)
      const [doorAt, windowAt] = index ? [12, 46] : [54, 10]
      doorway(pen, on, doorAt, 0, 18, 32, index ? '#234363' : DOOR)
      casement(pen, on, windowAt, 12, 28, 22)
      casement(pen, on, windowAt, 52, 28, 22)
      casement(pen, on, doorAt - 2, 52, 22, 22)
      box(pen, [index * width + doorAt - 5, -16, 36], [28, 16, 4], index ? navy : roofRed)
    }
    for (const y of [14, 52]) for (const z of [12, 52]) casement(pen, side(width * 2, 0, 0), y, z, 20, 22)
    hipRoof(pen, { at: [0, 0, height], width: width * 2, depth, rise: 42, eaves: 9 }, roofGreen)
    box(pen, [width - 2, -40, 0], [4, 40, 20], white)
    shrub(pen, [14, -20, 0], 9)
    shrub(pen, [40, -26, 0], 8)
    shrub(pen, [140, -22, 0], 9)
    pen.dimension([-24, -44, -4], [84, -44, -4], [0, -16, 0], '9 m')
    pen.dimension([84, -44, -4], [192, -44, -4], [0, -16, 0], '9 m')
  },
}

const compound: Drawing = {
  draw(pen) {
    const [width, depth, wall] = [240, 178, 26]
    box(pen, [0, 0, -4], [width, depth, 4], ['#EADFC4', '#C9B993', '#A8956C'])
    box(pen, [0, depth - 5, 0], [width, 5, wall], cream)
    box(pen, [0, 5, 0], [5, depth - 10, wall], cream)
    storey(pen, [26, 96, 0], [120, 60, 46], terracotta)
    const on = front(26, 96, 0)
    casement(pen, on, 10, 14, 26, 20)
    doorway(pen, on, 52, 0, 17, 34, DOOR)
    casement(pen, on, 84, 14, 26, 20)
    casement(pen, side(146, 96, 0), 18, 14, 22, 20)
    hipRoof(pen, { at: [26, 96, 46], width: 120, depth: 60, rise: 34, eaves: 9 }, roofRed)
    storey(pen, [172, 84, 0], [48, 70, 36], cream)
    casement(pen, front(172, 84, 0), 14, 12, 20, 16)
    for (const y of [10, 42]) casement(pen, side(220, 84, 0), y, 12, 18, 16)
    hipRoof(pen, { at: [172, 84, 36], width: 48, depth: 70, rise: 22, eaves: 7 }, roofBlue)
    palm(pen, [52, 50, 0], 78)
    lathe(
      pen,
      [196, 46, 0],
      UP,
      [
        [0, 14],
        [22, 14],
        [28, 7],
      ],
      navy,
      tone(navy, 0.7),
    )
    shrub(pen, [92, 60, 0], 9)
    pen.shadow([
      [240, 0, 0],
      [252, 8, 0],
      [252, 178, 0],
      [240, 178, 0],
    ])
    box(pen, [width - 5, 5, 0], [5, depth - 5, wall], cream)
    box(pen, [0, 0, 0], [86, 5, wall], cream)
    box(pen, [154, 0, 0], [86, 5, wall], cream)
    for (const x of [82, 148]) {
      box(pen, [x, -2, 0], [10, 9, wall + 8], terracotta)
      box(pen, [x - 2, -4, wall + 8], [14, 13, 4], white)
    }
    const gate = front(92, 1, 0)
    pen.shape(rectangle(gate, 0, 2, 56, wall), tone(navy, 0.35))
    pen.line(
      [7, 14, 21, 35, 42, 49].flatMap((x) => polyline([gate.at(x, 4), gate.at(x, wall)])),
      1,
      '#8FA6BC',
    )
    pen.line(polyline([gate.at(28, 2), gate.at(28, wall + 2)]), 2.2)
    pen.dimension([0, 0, -4], [width, 0, -4], [0, -18, 0], '30 m')
  },
  fit: { width: 280 },
}

/** Homes that share a wall or a yard. */
export const sharedHomes: Record<string, Drawing> = {
  'home-terrace': terrace,
  'home-semi-detached': semiDetached,
  'home-compound': compound,
}
