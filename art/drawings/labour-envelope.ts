import {
  add,
  between,
  ellipse,
  front,
  type Outline,
  type Point,
  plane,
  polygon,
  polyline,
  rectangle,
  scale,
  side,
  sketch,
  subtract,
  turned,
} from './geometry.ts'
import {
  brass,
  cement,
  glass,
  green,
  hardwood,
  INK,
  iron,
  navy,
  orange,
  plaster,
  SIGNAL,
  steel,
  timber,
  tone,
} from './materials.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, extrude, rod } from './solids.ts'
import { drill, hammer } from './tools.ts'

const finishing: Drawing = {
  draw(pen) {
    const [width, height] = [230, 156]
    pen.shadow(boxCorners([0, 0, 0], [width, 16, height]))
    box(pen, [0, 0, 0], [width, 16, height], plaster)
    const on = front(0, 0, 0)
    pen.mark(sketch(on, 'M14 8C20 4 30 10 40 6C48 4 56 8 62 6L62 104L14 104Z'), SIGNAL)
    pen.mark(sketch(on, 'M62 30C66 24 78 30 86 26C94 24 98 28 104 26L104 140L62 140Z'), tone(orange, 0.5))
    const roll = (x: number, z: number) => {
      pen.tube(
        polyline([
          [x + 56, -12, z],
          [x + 64, -12, z],
          [x + 64, -12, z - 22],
          [x + 28, -12, z - 30],
          [x + 28, -12, z - 44],
        ]),
        2.6,
        steel,
      )
      pen.tube(
        polyline([
          [x + 28, -12, z - 46],
          [x + 28, -12, z - 92],
        ]),
        6.5,
        navy,
      )
      rod(pen, [x, -12, z], [x + 56, -12, z], 13, orange)
    }
    pen.shape(
      sketch(on, 'M122 0L230 0L230 110C210 116 190 100 170 108C150 114 136 104 122 110Z'),
      tone(cement, 0.2),
    )
    const comb: Outline = Array.from({ length: 7 }, (_, index) =>
      sketch(on, `M128 ${12 + index * 9}C160 ${30 + index * 9} 200 ${30 + index * 9} 226 ${14 + index * 9}`),
    ).flat()
    pen.line(comb, 3, tone(cement, -0.5))
    for (const [x, z] of [
      [122, 0],
      [160, 0],
    ] as const)
      pen.shape(rectangle(on, x + 1, z + 2, 35, 30), tone(glass, 0.4))
    const a = 0.22
    const held = plane([150, -9, 78], [Math.cos(a), 0, Math.sin(a)], [-Math.sin(a), 0, Math.cos(a)])
    const notches = Array.from(
      { length: 8 },
      (_, index) => `L${index * 10 + 5} 0L${index * 10 + 5} 5L${index * 10 + 10} 5L${index * 10 + 10} 0`,
    ).join('')
    extrude(pen, sketch(held, `M0 0${notches}L82 0L82 36L0 36Z`), [0, 2, 0], steel)
    pen.tube(
      polyline([
        held.at(18, 24),
        add(held.at(18, 26), [0, -14, 0]),
        add(held.at(64, 26), [0, -14, 0]),
        held.at(64, 24),
      ]),
      3,
      iron,
    )
    pen.tube(polyline([add(held.at(14, 26), [0, -15, 0]), add(held.at(68, 26), [0, -15, 0])]), 7.5, hardwood)
    roll(52, 122)
    pen.dimension([123, 0, 0], [158, 0, 0], [0, -16, 0], '300')
  },
}

const fitting: Drawing = {
  draw(pen) {
    const [width, height] = [150, 176]
    pen.shadow(boxCorners([0, 0, 0], [16, 24, height]))
    pen.shadow(boxCorners([width - 16, 0, 0], [16, 24, height]))
    box(pen, [0, 0, 0], [16, 24, height], hardwood)
    box(pen, [-6, 0, height - 16], [width + 12, 24, 16], hardwood)
    box(pen, [width - 16, 0, 0], [16, 24, height - 16], hardwood)
    const jamb = side(16, 0, 0)
    for (const z of [32, 116]) {
      pen.mark(rectangle(jamb, 5, z, 15, 28), tone(brass, 0.2), 1)
      for (const dz of [6, 22]) pen.mark(ellipse(jamb, 12, z + dz, 1.8), INK)
    }
    box(pen, [16, 8, 0], [6, 10, height - 16], timber)
    pen.shadow([
      [76, -60, 0],
      [140, -60, 0],
      [170, -30, 0],
      [90, -30, 0],
    ])
    drill(pen, front(86, -58, 0))
    const lying = turned(-16, -40, 4, -12)
    pen.shadow([lying.at(0, -8), lying.at(84, -8), lying.at(90, 2), lying.at(4, 8)])
    extrude(pen, sketch(lying, 'M50 -7L92 -7L96 7L50 7Z'), [0, 0, -4], steel)
    pen.tube(polyline([lying.at(0, 0), lying.at(46, 0)]), 8, orange)
    pen.dimension([0, 0, height], [width, 0, height], [0, 16, 14], '900')
  },
  fit: { height: 190, ground: 248 },
}

const roofWork: Drawing = {
  draw(pen) {
    const [width, run, eave] = [210, 110, 58]
    const up = (x: number, part: number, lift = 0): Point => [x, part * run, eave + part * 66 + lift]
    pen.shadow(boxCorners([0, 0, 0], [width, run, eave]))
    box(pen, [0, 4, 0], [width, run, eave - 6], plaster)
    box(pen, [-6, 0, eave - 8], [width + 12, 10, 8], timber)
    for (const x of [width, 160, 110, 60, 10]) {
      const rafter = polygon([up(x, -0.16, -4), up(x, 1), up(x, 1, 12), up(x, -0.16, 8)])
      extrude(pen, rafter, [-9, 0, 0], timber)
    }
    for (const part of [0.86, 0.5, 0.14]) {
      pen.face(
        [
          up(-10, part, 12),
          up(width + 12, part, 12),
          up(width + 12, part + 0.08, 12),
          up(-10, part + 0.08, 12),
        ],
        timber,
      )
      pen.face(
        [up(-10, part, 6), up(width + 12, part, 6), up(width + 12, part, 12), up(-10, part, 12)],
        timber,
      )
    }
    pen.shape(
      polygon([up(-10, -0.2, 16), up(92, -0.2, 16), up(92, 1.04, 16), up(-10, 1.04, 16)]),
      tone(green, 0.62),
    )
    const ribs: Outline = [4, 20, 36, 52, 68, 84].flatMap((x) => polyline([up(x, -0.2, 17), up(x, 1.04, 17)]))
    pen.line(ribs, 3, tone(green, -0.3))
    const [foot, top]: [Point, Point] = [
      [128, -84, 0],
      [128, -6, 118],
    ]
    const at = (dx: number, part: number) => add(between(foot, top, part), [dx, 0, 0])
    pen.shadow([at(0, 0), at(46, 0), [180, -10, 0], [140, -10, 0]])
    pen.tube(polyline([at(0, 0), at(0, 1)]), 4, orange)
    const rung = pen.stamp(() => pen.tube(polyline([foot, add(foot, [44, 0, 0])]), 2.6, steel))
    for (let index = 1; index < 8; index++) rung(scale(subtract(top, foot), index / 8))
    pen.tube(polyline([at(44, 0), at(44, 1)]), 4, orange)
    const resting = plane(up(52, 0.02, 20), [0.98, -0.17, -0.1], [0.2, 0.84, 0.5])
    hammer(pen, resting, [0, 2, -5])
    pen.dimension([10, 4, 0], [60, 4, 0], [0, -18, 0], '600')
  },
}

export const labourEnvelope: Record<string, Drawing> = {
  'labour-finishes': finishing,
  'labour-openings': fitting,
  'labour-roofing': roofWork,
}
