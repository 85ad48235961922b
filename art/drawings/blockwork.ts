import { front, type Outline, type Point, polygon, seeded, side } from './geometry.ts'
import { brick, cement, type Material, tone } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners } from './solids.ts'

/** A hole from above: its far and left walls as far as they are seen. */
function cavity(pen: Pen, [x, y, z]: Point, width: number, depth: number, material: Material) {
  const deep: Point = [x + depth * 0.577, y, z]
  const at = (dx: number, dy: number): Point => [x + dx, y + dy, z]
  pen.shape(polygon([at(0, 0), at(width, 0), at(width, depth), at(0, depth)]), tone(material, -0.65))
  pen.mark(polygon([at(0, 0), at(0, depth), deep]), tone(material, -1), 1)
}

/** A hollow block of 450 × 225 × 225 at 1 : 4.5. */
export function hollowBlock(pen: Pen) {
  box(pen, [0, 0, 0], [100, 50, 50], cement)
  cavity(pen, [8, 9, 50], 37, 32, cement)
  cavity(pen, [55, 9, 50], 37, 32, cement)
  const random = seeded(5)
  const pits = (on: ReturnType<typeof front>, width: number, height: number, count: number): Outline =>
    Array.from({ length: count }, (): Outline => {
      const point = on.at(3 + random() * (width - 6), 3 + random() * (height - 6))
      return [
        ['M', point],
        ['L', point],
      ]
    }).flat()
  pen.line(pits(front(0, 0, 0), 100, 50, 26), 1.4, tone(cement, -0.6))
  pen.line(pits(side(100, 0, 0), 50, 50, 14), 1.4, tone(cement, -1.2))
}

const blocks: Drawing = {
  draw(pen) {
    pen.shadow(boxCorners([0, 0, 0], [206, 50, 50]))
    pen.shadow(boxCorners([54, 0, 50], [100, 50, 50]))
    const block = pen.stamp(() => hollowBlock(pen))
    block([0, 0, 0])
    block([106, 2, 0])
    block([50, 0, 50])
    pen.dimension([0, 0, 0], [100, 0, 0], [0, -18, 0], '450')
    pen.dimension([0, 0, 0], [0, 0, 50], [-16, 0, 0], '225')
  },
}

/** A half-brick wall in stretcher bond, racked back at its right end. */
const brickWall: Drawing = {
  draw(pen) {
    const [length, depth, height, joint] = [46, 22, 14, 4]
    const tones: Material[] = [brick, ['#E0987A', '#C8714F', '#96492F'], ['#C97555', '#AB5638', '#7C3822']]
    pen.shadow(boxCorners([-8, -6, 0], [270, 34, 12]))
    pen.shadow(boxCorners([0, 2, 0], [150, depth, 110]))
    box(pen, [-8, -6, 0], [270, 34, 12], cement)
    const whole = tones.map((material) =>
      pen.stamp(() => box(pen, [0, 0, 0], [length, depth, height], material)),
    )
    const half = pen.stamp(() => box(pen, [0, 0, 0], [21, depth, height], brick))
    const reach = [5, 4, 4, 3, 3, 2]
    reach.forEach((count, course) => {
      const z = 12 + course * (height + joint)
      const odd = course % 2 === 1
      const start = odd ? 25 : 0
      const end = start + count * (length + joint)
      box(pen, [1, 1.5, z], [end - 5, depth - 3, joint], cement)
      box(pen, [1, 1.5, z + joint], [end - 5, depth - 3, height - 1], cement)
      if (odd) half([0, 0, z + joint])
      for (let index = 0; index < count; index++) {
        whole[(course + index * 2 + (index === 2 ? 1 : 0)) % 3]?.([
          start + index * (length + joint),
          0,
          z + joint,
        ])
      }
    })
    pen.dimension([100, -6, 0], [146, -6, 0], [0, -18, 0], '215')
  },
}

export const blockwork: Record<string, Drawing> = {
  'blockwork-sandcrete-block': blocks,
  'blockwork-brickwall': brickWall,
}
