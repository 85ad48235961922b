import { hollowBlock } from './blockwork.ts'
import { headpan, heap } from './concrete.ts'
import {
  arc,
  corners,
  curve,
  ellipse,
  floor,
  front,
  type Point,
  plane,
  polyline,
  sketch,
  turned,
} from './geometry.ts'
import { hardwood, iron, kraft, orange, rebar, SIGNAL, steel, timber, tone, wet } from './materials.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, rod } from './solids.ts'
import { hammer, handsaw, pliers, spiritLevel, trowel } from './tools.ts'

const concreting: Drawing = {
  draw(pen) {
    const [width, depth, high] = [216, 120, 22]
    pen.shadow(boxCorners([-8, -8, 0], [width + 16, depth + 16, high]))
    box(pen, [-8, depth, 0], [width + 16, 8, high + 4], timber)
    box(pen, [0, 0, 0], [width, depth, high], wet)
    const top = floor(0, 0, high)
    pen.mark(sketch(top, 'M0 0L96 0C88 30 108 50 98 76C92 96 104 108 100 120L0 120Z'), tone(wet, 0.95))
    pen.line(
      [
        ...sketch(top, 'M10 22C36 14 60 30 84 20'),
        ...sketch(top, 'M10 54C36 46 60 62 90 52'),
        ...sketch(top, 'M10 86C36 78 60 94 86 84'),
      ],
      0.9,
      tone(wet, -0.3),
    )
    rod(pen, [164, 84, 40], [206, 112, 150], 4.4, timber)
    rod(pen, [191, 106, 150], [221, 118, 153], 5.6, orange)
    heap(pen, [150, 70, high], 50, 46, wet)
    box(pen, [-8, -8, 0], [width + 16, 8, high + 4], timber)
    box(pen, [width, -8, 0], [8, depth + 16, high + 4], timber)
    box(pen, [34, 40, high], [58, 26, 6], hardwood)
    pen.tube(
      curve([
        [46, 53, high + 8],
        [48, 53, high + 20],
        [78, 53, high + 20],
        [80, 53, high + 8],
      ]),
      5,
      orange,
    )
    const pan: Point = [196, -52, 0]
    pen.shadow(corners(ellipse(floor(206, -46, 0), 8, 4, 30)))
    headpan(pen, pan, 40, wet)
    pen.dimension([-8, -8, 0], [-8, -8, 26], [-20, 0, 0], '150')
  },
}

const shuttering: Drawing = {
  draw(pen) {
    const [width, height] = [226, 150]
    pen.shadow(boxCorners([0, 0, 0], [width, 30, height]))
    for (const x of [8, 104, 202]) box(pen, [x, 8, 0], [16, 20, height + 10], timber)
    box(pen, [0, 0, 0], [width, 8, height], kraft)
    const on = front(0, 0, 0)
    pen.line(
      [
        ...sketch(on, 'M6 30C60 24 120 40 220 30'),
        ...sketch(on, 'M6 132C80 140 140 124 220 134'),
        ...sketch(on, 'M113 0L113 150'),
      ],
      0.8,
      tone(kraft, -0.7),
    )
    const tilt = (x: number, z: number, degrees: number) => {
      const a = (degrees * Math.PI) / 180
      return plane([x, -7, z], [Math.cos(a), 0, Math.sin(a)], [-Math.sin(a), 0, Math.cos(a)])
    }
    handsaw(pen, tilt(56, 92, -4), tone(kraft, 0.2))
    hammer(pen, tilt(176, 40, 82), [0, 7, 0])
    const nails = pen.stamp(() => {
      rod(pen, [0, 0, 3], [34, -8, 3], 2, steel)
      rod(pen, [-2, 0.6, 3], [0, 0, 3], 6, steel)
    })
    for (const [x, y] of [
      [66, -44],
      [96, -32],
      [82, -62],
    ] as const)
      nails([x, y, 0])
    pen.dimension([0, 0, height], [width, 0, height], [0, 40, 22], '2440')
  },
}

const barBending: Drawing = {
  draw(pen) {
    pen.shadow(boxCorners([0, 0, 0], [214, 76, 60]))
    for (const [x, y] of [
      [6, 64],
      [196, 64],
      [6, 2],
      [196, 2],
    ] as const)
      box(pen, [x, y, 0], [12, 12, 54], timber)
    box(pen, [-4, -4, 54], [222, 84, 12], timber)
    box(pen, [92, 10, 66], [84, 52, 5], iron)
    for (const x of [16, 50]) box(pen, [x, 26, 66], [16, 24, 9], hardwood)
    const z = 77
    pen.tube(
      [
        ['M', [-40, 38, z]],
        ['L', [110, 38, z]],
        ...arc([110, 52, z], [0, -14, 0], [14, 0, 0], 0, Math.PI / 2),
        ['L', [124, 92, z]],
      ],
      5.5,
      rebar,
      'butt',
    )
    pen.line(
      Array.from({ length: 11 }, (_, index) =>
        polyline([
          [-34 + index * 13, 34, z + 3],
          [-30 + index * 13, 40, z + 4],
        ]),
      ).flat(),
      1,
    )
    rod(pen, [110, 52, 71], [110, 52, 92], 7, steel)
    rod(pen, [134, 46, 71], [134, 46, 90], 6, steel)
    pen.tube(
      polyline([
        [110, 52, 93],
        [134, 46, 93],
        [168, -10, 93],
      ]),
      5,
      iron,
    )
    pen.tube(
      polyline([
        [168, -10, 93],
        [196, -56, 93],
      ]),
      7,
      orange,
    )
    pen.shadow([
      [-30, -84, 0],
      [60, -84, 0],
      [66, -78, 0],
      [-20, -78, 0],
    ])
    const link = front(-18, -74, 5)
    pen.tube(
      polyline([
        link.at(8, 62),
        link.at(8, 0),
        link.at(66, 0),
        link.at(66, 70),
        link.at(0, 70),
        link.at(10, 54),
      ]),
      4.4,
      rebar,
    )
    const lying = turned(128, -66, 6, 24)
    pen.shadow([lying.at(-26, -30), lying.at(26, -30), lying.at(30, 100), lying.at(0, 108)])
    pliers(pen, lying, [0, 0, -6])
    pen.dimension([-10, -74, 0], [48, -74, 0], [0, -16, -4], '150')
  },
}

const blockLaying: Drawing = {
  draw(pen) {
    pen.shadow(boxCorners([0, 0, 0], [206, 50, 50]))
    pen.shadow(boxCorners([0, 0, 50], [110, 50, 50]))
    const block = pen.stamp(() => hollowBlock(pen))
    block([0, 0, 0])
    block([104, 0, 0])
    const bed = floor(0, 0, 50)
    pen.shape(sketch(bed, 'M0 -2L204 -2C208 10 200 26 206 40L204 52L0 52Z'), tone(wet, 0.7))
    box(pen, [0, -1, 50], [202, 50, 5], wet)
    block([0, 0, 55])
    spiritLevel(pen, [-14, 14, 105], 142)
    const mound = front(150, 20, 55)
    pen.mark(
      sketch(mound, 'M-34 0C-26 16 -10 22 4 20C20 22 36 10 40 0C20 -8 -20 -8 -34 0Z'),
      tone(wet, 0.45),
      1.2,
    )
    const held = plane([112, -4, 66], [0.5, -0.84, 0.2], [0.86, 0.3, 0.36])
    trowel(pen, held, [0, 0, -2])
    pen.line(
      polyline([
        [-30, -10, 104],
        [232, -10, 104],
      ]),
      1.4,
      SIGNAL,
    )
    rod(pen, [232, -10, 0], [232, -10, 116], 2.4, steel)
    pen.dimension([0, 0, 0], [100, 0, 0], [0, -18, 0], '450')
  },
}

export const labourStructure: Record<string, Drawing> = {
  'labour-concrete': concreting,
  'labour-formwork': shuttering,
  'labour-reinforcement': barBending,
  'labour-blockwork': blockLaying,
}
