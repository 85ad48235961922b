import { front, type Outline, type Point, polyline, rectangle, sketch } from './geometry.ts'
import { cement, granite, iron, type Material, navy, rebar, steel, tone } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, extrude, lathe, rod } from './solids.ts'

/** Rolled steel: an outline of its section, as long as it is sold. */
function sections(
  outline: (y: number, z: number) => Outline,
  places: readonly (readonly [number, number])[],
  label: string,
  hole?: (y: number, z: number) => Outline,
): Drawing {
  return {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [210, 90, 40]))
      for (const [y, z] of places) {
        extrude(pen, outline(y, z), [-210, 0, 0], rebar, 3)
        if (hole) pen.mark(hole(y, z), tone(rebar, -1.4), 1)
      }
      pen.note([30, 0, 34], -24, 30, label)
    },
    fit: { x: 216 },
  }
}

const onEnd = (y: number, z: number, data: string) =>
  sketch({ at: (across, along) => [212, y + across, z + along], u: [0, 1, 0], v: [0, 0, 1] }, data)

const mesh: Drawing = {
  draw(pen) {
    pen.shadow([
      [0, 0, 0],
      [200, 0, 0],
      [200, 140, 0],
      [0, 140, 0],
    ])
    for (let y = 140; y >= 0; y -= 28) rod(pen, [0, y, 10], [200, y, 10], 3.2, rebar)
    for (let x = 0; x <= 200; x += 28) rod(pen, [x, 146, 16], [x, -6, 16], 3.2, rebar)
    pen.dimension([0, -6, 10], [28, -6, 10], [0, -20, 0], '200')
  },
}

const masonry = (draw: (pen: Pen) => void, label: string): Drawing => ({
  draw(pen) {
    pen.shadow(boxCorners([0, 0, 0], [160, 100, 60]))
    draw(pen)
    pen.dimension([0, 0, 0], [112, 0, 0], [0, -16, 0], label)
  },
})

const vent = (pen: Pen, [x, y, z]: Point) => {
  box(pen, [x, y, z], [74, 22, 74], cement)
  const on = front(x, y, z)
  for (const [across, up] of [
    [9, 9],
    [41, 9],
    [9, 41],
    [41, 41],
  ] as const) {
    pen.shape(rectangle(on, across, up, 24, 24), tone(cement, -1.2))
    pen.mark(
      sketch(on, `M${across} ${up}L${across + 24} ${up}L${across + 12} ${up + 10}Z`),
      tone(cement, 0.2),
    )
  }
}

export const materialStructure: Record<string, Drawing> = {
  'angle-iron': sections(
    (y, z) => onEnd(y, z, 'M0 0L40 0L40 7L7 7L7 40L0 40Z'),
    [
      [60, 0],
      [30, 0],
      [0, 0],
    ],
    '50 × 50',
  ),
  'square-pipe': sections(
    (y, z) => onEnd(y, z, 'M0 0L30 0L30 30L0 30Z'),
    [
      [66, 0],
      [33, 0],
      [0, 0],
      [50, 31],
      [17, 31],
    ],
    '1.5 mm',
    (y, z) => onEnd(y, z, 'M5 5L25 5L25 25L5 25Z'),
  ),
  'brc-mesh': mesh,
  'solid-block': masonry((pen) => {
    box(pen, [0, 46, 0], [112, 38, 56], cement)
    box(pen, [0, 0, 0], [112, 38, 56], cement)
    box(pen, [20, 22, 57], [112, 38, 56], cement)
  }, '450'),
  'vent-block': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [160, 60, 120]))
      vent(pen, [0, 0, 0])
      vent(pen, [78, 0, 0])
      vent(pen, [38, 0, 76])
      pen.dimension([0, 0, 0], [74, 0, 0], [0, -16, 0], '225')
    },
  },
  'kerb-stone': masonry((pen) => {
    for (const [y, x] of [
      [44, 6],
      [0, 0],
    ] as const)
      extrude(
        pen,
        sketch(
          { at: (across, along) => [x + 190, y + across, along], u: [0, 1, 0], v: [0, 0, 1] },
          'M0 0L32 0L32 62L12 62L0 46Z',
        ),
        [-190, 0, 0],
        granite,
        2,
      )
  }, '1000'),
  bamboo: {
    draw(pen) {
      const cane: Material = ['#DDE0A0', '#B9BE6B', '#858B42']
      pen.shadow(boxCorners([0, 0, 0], [210, 80, 40]))
      for (const [y, z] of [
        [66, 11],
        [44, 11],
        [22, 11],
        [0, 11],
        [55, 30],
        [33, 30],
        [11, 30],
      ] as const) {
        rod(pen, [0, y, z], [212, y, z], 10, cane, tone(cane, 0.9))
        for (const x of [40, 92, 150, 196])
          pen.line(
            polyline([
              [x, y - 10, z - 2],
              [x, y - 6, z + 8],
            ]),
            2,
          )
      }
      pen.note([30, 20, 40], -20, 26, '6 m')
    },
  },
  'roofing-nails': {
    draw(pen) {
      pen.shadow(boxCorners([0, 0, 0], [150, 60, 20]))
      for (const [x, y] of [
        [20, 70],
        [80, 40],
        [10, 20],
        [60, -10],
      ] as const) {
        rod(pen, [x, y, 8], [x + 92, y, 8], 4, steel)
        lathe(
          pen,
          [x - 4, y, 8],
          [-1, 0, 0],
          [
            [0, 22],
            [8, 10],
          ],
          iron,
          tone(iron, 0.6),
        )
      }
      rod(pen, [150, 60, 0], [150, 60, 70], 4.4, steel)
      lathe(
        pen,
        [150, 60, 66],
        [0, 0, 1],
        [
          [0, 24],
          [9, 8],
        ],
        navy,
      )
      pen.note([100, -10, 8], 20, 24, '64 mm')
    },
  },
}
