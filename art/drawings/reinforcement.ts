import {
  add,
  arch,
  corners,
  curve,
  dot,
  ellipse,
  floor,
  type Outline,
  onArc,
  type Point,
  plane,
  polyline,
  scale,
  seeded,
  UP,
} from './geometry.ts'
import { iron, orange, rebar, SIGNAL, steel, tone } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { rod } from './solids.ts'

/** A ribbed bar along x, its sawn end painted as the mill does. */
function ribbedBar(pen: Pen, length: number, radius: number) {
  rod(pen, [0, 0, 0], [length, 0, 0], radius, rebar, orange[1])
  const around = (x: number, angle: number) => onArc([x, 0, 0], [0, -radius, 0], [0, 0, radius], angle)
  const ribs: Outline = Array.from({ length: Math.floor(length / 10) - 1 }, (_, index) => {
    const at = 6 + index * 10
    return [
      ...polyline([around(at, -0.1), around(at + 6, 0.75)]),
      ...polyline([around(at + 6, 1.2), around(at + 1, 1.9)]),
    ]
  }).flat()
  pen.line([...ribs, ...polyline([around(4, 1), around(length - 3, 1)])], 1, tone(rebar, -1.2))
}

/** A turn of wire round a bundle, on the side that is seen. */
function tie(pen: Pen, x: number, middle: number, radius: number) {
  const turn = Array.from({ length: 9 }, (_, index) =>
    onArc([x, middle, middle], [0, -radius, 0], [0, 0, radius], -0.55 + index * 0.36),
  )
  pen.line(curve(turn), 4.2)
  pen.line(curve(turn), 1.8, steel[1])
  const knot = onArc([x, middle, middle], [0, -radius, 0], [0, 0, radius], 0.6)
  const ends: Outline = [
    ...curve([knot, add(knot, [6, -8, 8]), add(knot, [14, -10, 3])]),
    ...curve([knot, add(knot, [-5, -8, 8]), add(knot, [-8, -10, 1])]),
  ]
  pen.line(ends, 2)
}

const bars: Drawing = {
  draw(pen) {
    const radius = 11
    const rise = radius * 1.74
    pen.shadow([
      [0, -10, 0],
      [220, -10, 0],
      [220, 100, 0],
      [220, 70, 60],
      [0, 90, 0],
    ])
    const bar = pen.stamp(() => ribbedBar(pen, 224, radius))
    const layers: [count: number, start: number, height: number][] = [
      [4, 0, radius],
      [3, radius, radius + rise],
      [2, radius * 2, radius + rise * 2],
    ]
    const shifts = [0, 12, -6, 8, -9, 4, 10, -3, 6]
    let drawn = 0
    for (const [count, start, z] of layers) {
      for (let index = count - 1; index >= 0; index--) {
        bar([shifts[drawn++ % shifts.length] ?? 0, start + index * radius * 2, z])
      }
    }
    tie(pen, 52, 33, 41)
    tie(pen, 164, 33, 41)
    pen.note([228, 0, 12], 12, -26, '12 mm')
  },
  fit: { x: 192 },
}

/** A coil is its turns: rings that lie one on another, none quite like the next. */
const bindingWire: Drawing = {
  draw(pen) {
    const random = seeded(12)
    pen.shadow(corners(ellipse(floor(16, 10, 0), 0, 0, 106)))
    for (let turn = 0; turn < 15; turn++) {
      const side = (turn % 4) - 1.5
      const on = floor((random() - 0.5) * 9, (random() - 0.5) * 9, 3 + turn * 2.9)
      const radius = 86 + side * 7 + (random() - 0.5) * 5
      const ring = ellipse(on, 0, 0, radius, radius + (random() - 0.5) * 6)
      pen.line(ring, 5)
      pen.line(ring, 2.8, turn % 3 ? iron[0] : steel[1])
    }
    for (const angle of [0.1, 2.3, 3.9, 5.2]) {
      const outward: Point = [Math.cos(angle), Math.sin(angle), 0]
      const middle = add(scale(outward, 86), [0, 0, 24])
      const seen = Math.atan2(pen.towards[2], dot(outward, pen.towards))
      const [out, up] = [scale(outward, 17), scale(UP, 27)]
      const band = arch(plane(middle, out, up), 1, seen - 1.5, seen + 1.5)
      pen.line(band, 7.4)
      pen.line(band, 4.8, SIGNAL)
    }
    const end: Point[] = [
      [50, -72, 50],
      [92, -76, 56],
      [128, -88, 34],
      [140, -104, 6],
      [118, -126, 3],
      [76, -128, 3],
    ]
    pen.line(curve(end), 5)
    pen.line(curve(end), 2.8, steel[1])
    pen.note([138, -100, 10], 14, 24, '1.2 mm')
  },
  fit: { x: 192 },
}

export const reinforcement: Record<string, Drawing> = {
  'reinforcement-reinforcement-bar': bars,
  'reinforcement-binding-wire': bindingWire,
}
