import { heap } from './concrete.ts'
import { corners, ellipse, floor, front, type Point, polygon, rectangle, seeded, sketch } from './geometry.ts'
import {
  brick,
  cement,
  granite,
  green,
  INK,
  kraft,
  type Material,
  navy,
  orange,
  SIGNAL,
  sand,
  steel,
  tone,
  white,
} from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, pillow, rod } from './solids.ts'

/** Bags one on another, and one that stands beside them where `standing`. */
function bags(
  count: number,
  paper: Material,
  band: string,
  label: string,
  beside?: (pen: Pen) => void,
): Drawing {
  return {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [112, 70, 30 * count]))
      const bag = pen.stamp(() => {
        pillow(pen, [0, 0, 0], [110, 66, 30], 13, paper)
        const on = front(0, 2, 0)
        pen.mark(rectangle(on, 30, 5, 50, 21), band)
        pen.mark(rectangle(on, 38, 12, 34, 3), '#FFFFFF')
        pen.mark(rectangle(on, 38, 18, 24, 3), '#FFFFFF')
      })
      for (let layer = 0; layer < count; layer++) bag([(layer % 2) * 5, 0, layer * 28])
      beside?.(pen)
      pen.note([6, 4, 28 * count - 10], -20, 26, label)
    },
    fit: { x: 210 },
  }
}

/** A heap of something fine: dots give it its grain. */
function fine(material: Material, label: string, seed: number, dot: number): Drawing {
  return {
    draw(pen) {
      pen.shadow(corners(ellipse(floor(22, 14, 0), 0, 0, 112, 112)))
      heap(pen, [0, 0, 0], 112, 92, material)
      const random = seeded(seed)
      for (let index = 0; index < 90; index++) {
        const around = Math.PI * (1.04 + random() * 0.72)
        const out = 0.12 + Math.sqrt(random()) * 0.74
        const at: Point = [
          Math.cos(around) * out * 112,
          Math.sin(around) * out * 112,
          92 * (1 - out) ** 1.25 * 0.9,
        ]
        pen.line(
          [
            ['M', at],
            ['L', at],
          ],
          dot,
          tone(material, -0.7),
        )
      }
      pen.note([-66, -40, 30], -24, 28, label)
    },
  }
}

/** A heap of stones, each drawn by its own outline. */
function stones(size: number, count: number, label: string, draw: (pen: Pen, seed: number) => void): Drawing {
  return {
    draw(pen) {
      const [radius, height] = [104, 78]
      const random = seeded(count)
      pen.shadow(corners(ellipse(floor(22, 14, 0), 0, 0, 116, 116)))
      const kinds = [3, 14, 25, 36, 47].map((seed) => pen.stamp(() => draw(pen, seed)))
      const places = Array.from({ length: count }, (_, index): Point => {
        const out = Math.sqrt((index + 0.5) / count)
        const around = index * 2.4 + random() * 0.4
        return [
          Math.cos(around) * out * radius,
          Math.sin(around) * out * radius,
          size * 0.5 + height * (1 - out ** 1.3),
        ]
      })
      const nearness = ([x, y, z]: Point) => x * pen.towards[0] + y * pen.towards[1] + z * 0.7
      const seen = places.filter(([x, y, z]) => x * 0.5 - y * 0.87 > -50 - z * 0.2)
      for (const [index, at] of seen.sort((a, b) => nearness(a) - nearness(b)).entries())
        kinds[index % kinds.length]?.(at)
      pen.note([-44, -84, 20], -34, -6, label)
    },
  }
}

const pebble = (pen: Pen, seed: number) => {
  const random = seeded(seed)
  const tint: Material = seed % 2 ? sand : cement
  const [rx, ry] = [13 + random() * 5, 10 + random() * 4]
  const on = pen.facing([0, 0, 0])
  pen.shape(ellipse(on, 0, 0, rx, ry), tone(tint, 0.2))
  pen.mark(ellipse(on, -rx * 0.25, ry * 0.3, rx * 0.5, ry * 0.4), tone(tint, 0.9))
}

const boulder = (pen: Pen, seed: number) => {
  const random = seeded(seed)
  const on = pen.facing([0, 0, 0])
  const rim = [15, 70, 120, 170, 225, 280, 330].map((degrees): Point => {
    const angle = ((degrees + (random() - 0.5) * 30) * Math.PI) / 180
    const out = 34 * (0.82 + random() * 0.32)
    return on.at(Math.cos(angle) * out, Math.sin(angle) * out * 0.8)
  })
  const peak = on.at(4, 8)
  pen.shape(polygon(rim), tone(cement, 0.25))
  pen.mark(polygon([...rim.slice(0, 4), peak]), tone(cement, 0.8), 0.8)
  pen.mark(polygon([...rim.slice(5), ...rim.slice(0, 1), peak]), tone(cement, -0.5), 0.8)
}

const laterite: Material = ['#D9926B', '#B9653E', '#8A4528']
const dust: Material = ['#C9CED3', '#A2AAB2', '#747F8A']
const soft: Material = ['#FBF0D0', '#F0DDAE', '#D3B97F']
const filling: Material = ['#E5CFA4', '#C9A878', '#9B7B50']

/** A trowel with its adhesive comb. */
const trowel = (pen: Pen) => {
  const on = front(128, -20, 0)
  pen.shape(sketch(on, 'M0 0L52 0L52 44L0 44Z'), tone(steel, 0.5))
  for (const x of [6, 18, 30, 42]) pen.mark(rectangle(on, x, 0, 5, 8), INK)
  rod(pen, [154, -20, 44], [154, -20, 62], 4, steel)
  rod(pen, [134, -20, 66], [176, -20, 66], 7, orange)
}

/** Four tiles on the floor, the joint between them filled. */
const joints = (pen: Pen) => {
  box(pen, [124, -40, 0], [86, 86, 4], cement)
  for (const [x, y] of [
    [124, 5],
    [169, 5],
    [124, -40],
    [169, -40],
  ] as const)
    box(pen, [x, y, 4], [41, 41, 5], white)
}

const pile = (pen: Pen) => {
  heap(pen, [150, -24, 0], 40, 36, white)
}

export const materialMass: Record<string, Drawing> = {
  'white-cement': bags(2, white, SIGNAL, '40 kg'),
  'tile-adhesive': bags(2, white, green[1], '20 kg', trowel),
  'tile-grout': bags(1, white, navy[1], '5 kg', joints),
  'pop-cement': bags(3, white, navy[1], '40 kg', pile),
  'plaster-sand': fine(soft, '0–2 mm', 5, 1),
  'filling-sand': fine(filling, '0–8 mm', 9, 2.6),
  laterite: fine(laterite, 'm³', 13, 2.2),
  'stone-dust': fine(dust, '0–4 mm', 17, 1.2),
  gravel: stones(14, 120, '20 mm', pebble),
  hardcore: stones(30, 36, '150 mm', boulder),
  'damp-proof-membrane': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [190, 50, 44]))
      const film: Material = ['#6D7B8C', '#45566A', '#26374B']
      pen.shape(
        polygon([
          [0, -70, 0],
          [150, -70, 0],
          [150, 20, 0],
          [0, 20, 0],
        ]),
        tone(film, 0.8),
      )
      rod(pen, [0, 20, 22], [150, 20, 22], 22, film, tone(film, -0.2))
      pen.mark(ellipse(pen.facing([150, 20, 22]), 3, 0, 6, 9), tone(kraft, 0))
      pen.dimension([0, -70, 0], [150, -70, 0], [0, -14, 0], '4000')
    },
  },
  'interlocking-brick': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [170, 120, 24]))
      for (const [row, y] of [84, 56, 28, 0].entries())
        for (let column = 0; column < 3; column++) {
          const tint = (row + column) % 3 === 0 ? brick : (row + column) % 3 === 1 ? cement : granite
          box(pen, [column * 56 + (row % 2) * 18, y, 0], [54, 26, 24], tint)
        }
      for (const [x, z] of [
        [60, 24],
        [70, 46],
      ] as const)
        box(pen, [x, 30, z], [54, 26, 22], brick)
      pen.dimension([0, 0, 0], [54, 0, 0], [0, -16, 0], '200')
    },
  },
}
