import {
  corners,
  disc,
  ellipse,
  floor,
  front,
  type Outline,
  type Point,
  polygon,
  rectangle,
  seeded,
  sketch,
  UP,
} from './geometry.ts'
import { granite, INK, kraft, type Material, orange, SIGNAL, sand, steel, timber, tone } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, lathe, pillow, rod } from './solids.ts'

const cement: Drawing = {
  draw(pen) {
    const [length, depth, height] = [100, 60, 27]
    pen.shadow(boxCorners([0, 0, 0], [208, 124, 92]))
    for (const y of [110, 55, 0]) box(pen, [0, y, 0], [206, 14, 12], timber)
    const board = pen.stamp(() => box(pen, [0, -3, 12], [27, 130, 5], timber))
    for (let x = 0; x < 200; x += 36) board([x - 1, 0, 0])
    const bag = pen.stamp(() => {
      pillow(pen, [0, 0, 0], [length, depth, height], 12, kraft)
      const on = front(0, 2, 0)
      pen.mark(rectangle(on, 33, 4, 8, 19), SIGNAL)
      pen.mark(rectangle(on, 45, 4, 30, 19), INK)
      for (const x of [11, 90])
        pen.line(
          [
            ['M', on.at(x, 6)],
            ['L', on.at(x, 22)],
          ],
          0.9,
        )
    })
    for (const [layer, z] of [17, 42, 67].entries()) {
      for (const y of [63, 1]) {
        for (const x of layer === 2 ? [2] : [2, 104]) bag([x, y, z])
      }
    }
    bag([96, 14, 67])
    pen.note([8, 4, 84], -20, 26, '50 kg')
  },
  fit: { x: 212 },
}

/** A heap as seen from the front: its outline, the side away from the sun, the side in the sun. */
export function heap(pen: Pen, centre: Point, radius: number, height: number, material: Material) {
  const r = radius
  const h = height * 0.89
  const on = pen.facing(centre)
  const outline = `M${-r} ${-0.04 * r}C${-0.8 * r} ${0.12 * r} ${-0.42 * r} ${h * 0.92} ${-0.1 * r} ${h}C${0.1 * r} ${h * 1.03} ${0.3 * r} ${h * 0.75} ${0.5 * r} ${h * 0.5}C${0.66 * r} ${0.3 * h} ${0.9 * r} ${0.12 * r} ${r} ${-0.06 * r}C${1.02 * r} ${-0.3 * r} ${0.5 * r} ${-0.44 * r} ${0.02 * r} ${-0.44 * r}C${-0.5 * r} ${-0.44 * r} ${-1.05 * r} ${-0.3 * r} ${-r} ${-0.04 * r}Z`
  const dark = `M${-0.06 * r} ${h}C${0.12 * r} ${h * 1.02} ${0.3 * r} ${h * 0.75} ${0.5 * r} ${h * 0.5}C${0.66 * r} ${0.3 * h} ${0.9 * r} ${0.12 * r} ${r} ${-0.06 * r}C${1.02 * r} ${-0.3 * r} ${0.7 * r} ${-0.4 * r} ${0.34 * r} ${-0.42 * r}C${0.3 * r} ${-0.2 * r} ${0.42 * r} ${-0.02 * r} ${0.24 * r} ${0.2 * h}C${0.08 * r} ${0.4 * h} ${0.2 * r} ${0.6 * h} ${-0.06 * r} ${h}Z`
  const light = `M${-0.92 * r} ${-0.06 * r}C${-0.72 * r} ${0.14 * r} ${-0.4 * r} ${h * 0.88} ${-0.12 * r} ${h * 0.96}C${-0.2 * r} ${0.6 * h} ${-0.4 * r} ${0.5 * h} ${-0.44 * r} ${0.2 * h}C${-0.5 * r} ${-0.1 * r} ${-0.7 * r} ${-0.16 * r} ${-0.92 * r} ${-0.06 * r}Z`
  pen.shape(sketch(on, outline), tone(material, 0.35))
  pen.mark(sketch(on, dark), tone(material, -0.3))
  pen.mark(sketch(on, light), tone(material, 0.7))
}

function heapShadow(pen: Pen, radius: number) {
  pen.shadow(corners(ellipse(floor(22, 14, 0), 0, 0, radius, radius)))
}

/** The wide steel bowl in which every site carries its concrete. */
export function headpan(pen: Pen, [x, y, z]: Point, radius: number, filling: Material) {
  const height = radius * 0.42
  lathe(
    pen,
    [x, y, z],
    UP,
    [
      [0, radius * 0.6],
      [height, radius],
    ],
    steel,
    null,
  )
  const rim: Point = [x, y, z + height]
  pen.shape(disc(rim, UP, radius * 1.04), tone(steel, 0.7))
  pen.shape(disc(rim, UP, radius * 0.92), tone(steel, -0.5))
  const on = pen.facing(rim)
  const r = radius * 0.86
  pen.mark(
    sketch(
      on,
      `M${-r} ${-0.1 * r}C${-0.7 * r} ${0.35 * r} ${-0.3 * r} ${0.62 * r} 0 ${0.6 * r}C${0.4 * r} ${0.58 * r} ${0.7 * r} ${0.3 * r} ${r} ${-0.1 * r}C${0.8 * r} ${-0.5 * r} ${-0.8 * r} ${-0.5 * r} ${-r} ${-0.1 * r}Z`,
    ),
    tone(filling, 0.45),
    1,
  )
  pen.mark(
    sketch(
      on,
      `M${0.1 * r} ${0.58 * r}C${0.4 * r} ${0.56 * r} ${0.7 * r} ${0.3 * r} ${0.97 * r} ${-0.1 * r}C${0.85 * r} ${-0.3 * r} ${0.5 * r} ${-0.38 * r} ${0.25 * r} ${-0.4 * r}C${0.4 * r} 0 ${0.2 * r} ${0.2 * r} ${0.1 * r} ${0.58 * r}Z`,
    ),
    tone(filling, -0.2),
  )
}

/** Dots that give a surface its grain: places on the heap that face the viewer. */
function grains(pen: Pen, centre: Point, radius: number, height: number, count: number, seed: number) {
  const random = seeded(seed)
  const dots: Outline[] = Array.from({ length: count }, () => {
    const around = Math.PI * (1.02 + random() * 0.75)
    const out = 0.12 + Math.sqrt(random()) * 0.76
    const at: Point = [
      centre[0] + Math.cos(around) * out * radius,
      centre[1] + Math.sin(around) * out * radius,
      centre[2] + height * (1 - out) ** 1.25 * 0.9,
    ]
    return [
      ['M', at],
      ['L', at],
    ]
  })
  pen.line(dots.flat(), 1.5, tone(sand, -0.55))
}

const sharpSand: Drawing = {
  draw(pen) {
    heapShadow(pen, 108)
    pen.shadow(corners(ellipse(floor(110, -54, 0), 0, 0, 40)))
    rod(pen, [38, 10, 40], [78, 40, 150], 4, timber)
    rod(pen, [64, 34, 150], [92, 46, 153], 5, orange)
    heap(pen, [0, 0, 0], 108, 112, sand)
    grains(pen, [0, 0, 0], 108, 112, 80, 7)
    const pan: Point = [96, -62, 0]
    headpan(pen, pan, 46, sand)
    pen.note([-66, -40, 34], -34, 30, '0–5 mm')
  },
}

/** A broken stone: three faces of an irregular outline. */
function stone(pen: Pen, size: number, seed: number) {
  const random = seeded(seed)
  const on = pen.facing([0, 0, 0])
  const point = (degrees: number): Point => {
    const angle = ((degrees + (random() - 0.5) * 26) * Math.PI) / 180
    const out = size * (0.82 + random() * 0.3)
    return on.at(Math.cos(angle) * out, Math.sin(angle) * out * 0.85)
  }
  const rim = [20, 75, 125, 175, 230, 280, 330].map(point)
  const peak = on.at(size * (random() * 0.3 - 0.1), size * (0.05 + random() * 0.2))
  pen.shape(polygon(rim), tone(granite, 0.3))
  pen.mark(polygon([...rim.slice(0, 4), peak]), tone(granite, 0.75), 0.8)
  pen.mark(polygon([...rim.slice(5), ...rim.slice(0, 1), peak]), tone(granite, -0.45), 0.8)
}

const graniteHeap: Drawing = {
  draw(pen) {
    const [radius, height] = [104, 92]
    const random = seeded(21)
    heapShadow(pen, 112)
    const stones = [3, 14, 25, 36, 47, 58].map((seed, index) =>
      pen.stamp(() => stone(pen, 19 + (index % 3) * 3, seed)),
    )
    const places = [0.02, 0.24, 0.44, 0.63, 0.81, 0.97].flatMap((out, ringIndex) => {
      const count = Math.round(1 + ringIndex * 4.8)
      return Array.from({ length: count }, (_, index): Point => {
        const around = ((index + random() * 0.5) / count) * Math.PI * 2
        return [
          Math.cos(around) * out * radius,
          Math.sin(around) * out * radius,
          12 + height * (1 - out ** 1.25),
        ]
      })
    })
    const nearness = ([x, y, z]: Point) => x * pen.towards[0] + y * pen.towards[1] + z * 0.7
    const seen = places
      .filter(([x, y, z]) => x * 0.5 - y * 0.87 > -45 - z * 0.2)
      .sort((a, b) => nearness(a) - nearness(b))
    for (const [index, at] of seen.entries()) stones[index % stones.length]?.(at)
    pen.note([-40, -84, 24], -44, -6, '19 mm')
  },
}

export const concrete: Record<string, Drawing> = {
  'concrete-cement': cement,
  'concrete-sharp-sand': sharpSand,
  'concrete-granite': graniteHeap,
}
