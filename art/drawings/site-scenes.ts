import { front, polyline, type Step, side } from './geometry.ts'
import { casement, doorway, hipRoof, plot, shrub, storey } from './house-parts.ts'
import { cement, cream, DOOR, roofRed, tone } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners } from './solids.ts'

const house: Drawing = {
  draw(pen) {
    const [width, depth, height] = [176, 100, 52]
    plot(pen, -22, -32, 222, 152)
    storey(pen, [0, 0, 0], [width, depth, height], cream)
    const [on, flank] = [front(0, 0, 0), side(width, 0, 0)]
    for (const x of [16, 120]) casement(pen, on, x, 16, 36, 24)
    for (const y of [16, 60]) casement(pen, flank, y, 16, 24, 24)
    doorway(pen, on, 76, 0, 20, 38, DOOR)
    hipRoof(pen, { at: [0, 0, height], width, depth, rise: 50, eaves: 12 }, roofRed)
    shrub(pen, [-8, -18, 0], 9)
    shrub(pen, [186, -16, 0], 8)
    pen.note([40, 20, 84], -44, 44, 'Roof 41 m²')
    pen.note([width, 50, 44], 34, 50, 'Wall 57.60 m²')
    pen.dimension([-22, -32, -4], [200, -32, -4], [0, -16, 0], '7.20 m')
  },
  fit: { x: 185, width: 214 },
}

/** The courses and joints of a block wall on a plane. */
function courses(pen: Pen, on: ReturnType<typeof front>, width: number, height: number) {
  const [length, high] = [18, 9]
  const lines: Step[] = []
  for (let z = 0, course = 0; z < height - 1; z += high, course++) {
    if (z > 0) lines.push(...polyline([on.at(0, z), on.at(width, z)]))
    for (let x = course % 2 ? length / 2 : length; x < width - 1; x += length)
      lines.push(...polyline([on.at(x, z), on.at(x, Math.min(z + high, height))]))
  }
  pen.line(lines, 0.7, tone(cement, -0.9))
}

/** Block walls at lintel height, seen from above: two rooms, a door, two windows. */
const walls: Drawing = {
  draw(pen) {
    const [width, depth, height, thick] = [216, 144, 72, 10]
    pen.shadow(boxCorners([-10, -10, 0], [width + 20, depth + 20, 40]))
    box(pen, [-10, -10, -8], [width + 20, depth + 20, 8], cement)
    box(pen, [0, depth - thick, 0], [width, thick, height], cement)
    courses(pen, front(0, depth - thick, 0), width, height)
    box(pen, [0, thick, 0], [thick, depth - 2 * thick, height], cement)
    box(pen, [120, thick, 0], [thick, depth - 2 * thick, height], cement)
    courses(pen, side(120 + thick, thick, 0), depth - 2 * thick, height)
    box(pen, [width - thick, thick, 0], [thick, depth - 2 * thick, height], cement)
    courses(pen, side(width, 0, 0), depth - thick, height)
    const on = front(0, 0, 0)
    const part = (x: number, z: number, w: number, h: number) => {
      box(pen, [x, 0, z], [w, thick, h], cement)
      pen.stamp(() => courses(pen, front(x, 0, z), w, h))([0, 0, 0])
    }
    part(0, 0, 36, height)
    part(36, 0, 54, 27)
    part(90, 0, 54, height)
    part(171, 0, 45, height)
    pen.line([...polyline([on.at(144, 0), on.at(171, 0)])], 1.2)
    pen.dimension([36, -10, -8], [90, -10, -8], [0, -14, 0], '1.20')
    pen.dimension([144, -10, -8], [171, -10, -8], [0, -14, 0], '0.90')
    pen.dimension([0, -10, -8], [0, -10, height], [-18, 0, 0], '2.70')
  },
}

export const siteScenes: Record<string, Drawing> = { 'house-takeoff': house, walls }
