import { add, ellipse, front, type Point, polyline, side, UP } from './geometry.ts'
import { casement, doorway, hipRoof, palm, plot, shrub, storey } from './house-parts.ts'
import { cement, cream, DOOR, navy, orange, roofBlue, roofRed, tone, white } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, lathe, rod } from './solids.ts'

const flatBlock: Drawing = {
  draw(pen) {
    const [width, depth, floorHeight, floors] = [150, 80, 38, 4]
    plot(pen, -22, -30, 210, 132)
    storey(pen, [0, 0, 0], [width, depth, floorHeight * floors], cream)
    const [on, flank] = [front(0, 0, 0), side(width, 0, 0)]
    const windows = pen.stamp(() => {
      for (const y of [12, 50]) casement(pen, flank, y, 12, 18, 18)
      casement(pen, on, 66, 12, 18, 18)
    })
    const balcony = pen.stamp(() => {
      doorway(pen, on, 12, 2, 14, 26, '#6F9BB3')
      casement(pen, on, 32, 10, 18, 18)
      box(pen, [4, -14, -2], [52, 14, 4], white)
      box(pen, [4, -12, 2], [52, 12, 13], orange)
    })
    for (let level = 0; level < floors; level++) {
      const z = level * floorHeight
      windows([0, 0, z])
      for (const x of [0, 90]) {
        if (level > 0) balcony([x, 0, z])
        else casement(pen, on, x + 16, 10, 30, 20)
      }
    }
    doorway(pen, on, 66, 0, 18, 28, DOOR)
    box(pen, [60, -14, 32], [30, 14, 4], navy)
    const top = floorHeight * floors
    box(pen, [-4, -4, top], [width + 8, depth + 8, 8], white)
    pen.face(
      [
        [4, 4, top + 8],
        [width - 4, 4, top + 8],
        [width - 4, depth - 4, top + 8],
        [4, depth - 4, top + 8],
      ],
      cement,
    )
    lathe(
      pen,
      [110, 46, top + 8],
      UP,
      [
        [0, 16],
        [18, 16],
        [23, 9],
      ],
      navy,
      tone(navy, 0.7),
    )
    box(pen, [26, 30, top + 8], [34, 30, 16], cream)
    shrub(pen, [-8, -20, 0], 9)
    shrub(pen, [168, -18, 0], 10)
    pen.dimension([-22, -30, -4], [188, -30, -4], [0, -16, 0], '18 m')
  },
  fit: { height: 190, ground: 246 },
}

const bungalow: Drawing = {
  draw(pen) {
    const [width, depth, height] = [190, 96, 48]
    plot(pen, -26, -46, 246, 164)
    storey(pen, [0, 0, 0], [width, depth, height], cream)
    const [on, flank] = [front(0, 0, 0), side(width, 0, 0)]
    for (const x of [14, 138]) casement(pen, on, x, 14, 36, 24)
    for (const y of [14, 58]) casement(pen, flank, y, 14, 24, 24)
    doorway(pen, on, 84, 0, 20, 36, DOOR)
    hipRoof(pen, { at: [0, 0, height], width, depth, rise: 46, eaves: 12 }, roofRed)
    box(pen, [64, -34, 0], [60, 34, 5], cement)
    for (const x of [68, 114]) rod(pen, [x + 3, -29, 5], [x + 3, -29, height - 6], 4, white)
    gablePorch(pen, 60, -38, height - 6)
    shrub(pen, [20, -18, 0], 10)
    shrub(pen, [42, -22, 0], 8)
    palm(pen, [206, -26, 0], 74)
    pen.dimension([-26, -46, -4], [220, -46, -4], [0, -16, 0], '15 m')
  },
}

/** A little roof over the way in, its gable to the street. */
function gablePorch(pen: Pen, x: number, y: number, z: number) {
  const left: Point = [x, y, z]
  const right: Point = [x + 68, y, z]
  const peak: Point = [x + 34, y, z + 26]
  const back: Point = [0, 44, 0]
  pen.face([left, add(left, back), add(peak, back), peak], roofRed)
  pen.face([right, add(right, back), add(peak, back), peak], roofRed)
  pen.face([left, right, peak], white)
  pen.mark(ellipse(front(x + 34, y, z + 9), 0, 0, 5), '#9CC3D6', 1)
}

const detachedDuplex: Drawing = {
  draw(pen) {
    const [width, depth, height] = [132, 88, 88]
    plot(pen, -28, -46, 210, 156)
    storey(pen, [0, 0, 0], [width, depth, height], cream)
    const [on, flank] = [front(0, 0, 0), side(width, 0, 0)]
    pen.line(
      [
        ...polyline([
          [0, 0, 44],
          [width, 0, 44],
        ]),
        ...polyline([
          [width, 0, 44],
          [width, depth, 44],
        ]),
      ],
      1,
    )
    for (const z of [12, 56]) {
      casement(pen, on, 8, z, 24, 24)
      for (const y of [12, 52]) casement(pen, flank, y, z, 22, 22)
    }
    doorway(pen, on, 56, 0, 20, 34, DOOR)
    doorway(pen, on, 54, 48, 24, 32, '#6F9BB3')
    casement(pen, on, 98, 12, 24, 24)
    casement(pen, on, 98, 56, 24, 24)
    hipRoof(pen, { at: [0, 0, height], width, depth, rise: 42, eaves: 10 }, roofBlue)
    box(pen, [40, -30, 0], [52, 30, 4], cement)
    for (const x of [44, 84]) rod(pen, [x + 2, -26, 4], [x + 2, -26, 42], 4, white)
    box(pen, [38, -32, 42], [56, 32, 6], white)
    const baluster = pen.stamp(() => box(pen, [0, -32, 48], [3, 2, 10], white))
    for (let x = 40; x < 94; x += 9) baluster([x, 0, 0])
    box(pen, [38, -32, 58], [56, 3, 3], white)
    shrub(pen, [14, -20, 0], 9)
    shrub(pen, [118, -20, 0], 9)
    palm(pen, [160, -24, 0], 80)
    pen.dimension([-28, -46, -4], [182, -46, -4], [0, -16, 0], '15 m')
  },
  fit: { height: 184 },
}

export const homes: Record<string, Drawing> = {
  'home-flat-block': flatBlock,
  'home-bungalow': bungalow,
  'home-detached-duplex': detachedDuplex,
}
