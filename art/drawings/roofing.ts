import {
  add,
  front,
  type Outline,
  type Point,
  polygon,
  polyline,
  RIGHT,
  rectangle,
  type Step,
  scale,
  sketch,
} from './geometry.ts'
import { cement, green, type Material, steel, timber, tone } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, extrude } from './solids.ts'

const PITCH = 0.42
const SLOPE: Point = [0, Math.cos(PITCH), Math.sin(PITCH)]

/** A long-span sheet: ribs across x, its length up the slope. */
function longSpan(pen: Pen, origin: Point, ribs: number, length: number, material: Material) {
  const profile: [number, number][] = [[0, 0]]
  for (let index = 0; index < ribs; index++) {
    const x = index * 36
    profile.push([x + 18, 0], [x + 23, 8], [x + 31, 8], [x + 36, 0])
  }
  profile.push([ribs * 36 + 12, 0])
  const up: Point = [0, -Math.sin(PITCH), Math.cos(PITCH)]
  const eave = profile.map(([x, height]) => add(origin, add([x, 0, 0], scale(up, height))))
  const run = scale(SLOPE, length)
  const ridge = eave.toReversed().map((point) => add(point, run))
  pen.shape(polygon([...eave, ...ridge]), pen.toneOf([[0, 0, 0], RIGHT, SLOPE], material))
  const tops: Step[] = []
  const falls: Step[] = []
  const edges: Step[] = []
  for (const [index, point] of eave.entries()) {
    const next = eave[index + 1]
    const kind = index % 4
    if (!next || index === 0 || kind === 0) continue
    const strip = polygon([point, next, add(next, run), add(point, run)])
    if (kind === 2) tops.push(...strip)
    if (kind === 3) falls.push(...strip)
    edges.push(...polyline([next, add(next, run)]))
  }
  pen.mark(tops, tone(material, 0.95))
  pen.mark(falls, tone(material, -0.25))
  pen.line(edges, 0.8)
  pen.line(polyline(eave), 2)
}

const covering: Drawing = {
  draw(pen) {
    pen.shadow([
      [0, 0, 0],
      [210, 0, 0],
      [230, 170, 0],
      [0, 170, 0],
      [210, 160, 70],
    ])
    for (const part of [150, 12]) {
      const y = part * SLOPE[1]
      const z = part * SLOPE[2]
      for (const x of [8, 190]) box(pen, [x, y, 0], [12, 12, Math.max(4, z - 4)], timber)
      box(pen, [-8, y, z - 4], [232, 12, 12], timber)
    }
    longSpan(pen, [0, 0, 14], 3, 176, green)
    longSpan(pen, [90, -6, 16], 3, 176, green)
    const screws: Outline = [18, 154].flatMap((part) =>
      [0, 1, 2, 3, 4, 5].flatMap((index): Outline => {
        const at = add([index * 30 + 27 + (index > 2 ? 18 : 6), 0, 26], scale(SLOPE, part))
        return [
          ['M', at],
          ['L', at],
        ]
      }),
    )
    pen.line(screws, 3.6)
    pen.note([186, 146, 90], 16, 22, '0.55 mm')
  },
  fit: { x: 190, width: 236 },
}

/** A timber truss in the plane of the front, from wall plate to wall plate. */
function truss(pen: Pen) {
  const on = front(0, 0, 0)
  const member = (data: string) => extrude(pen, sketch(on, data), [0, 12, 0], timber)
  member('M113 10L127 10L127 96L113 96Z')
  member('M112 12L112 26L66 58L56 50Z')
  member('M128 12L128 26L174 58L184 50Z')
  member('M-10 0L250 0L250 14L-10 14Z')
  member('M-30 -10L-30 6L120 112L120 96Z')
  member('M270 -10L270 6L120 112L120 96Z')
  for (const [x, z] of [
    [6, 2],
    [110, 2],
    [110, 90],
    [212, 2],
  ] as const) {
    pen.mark(rectangle(on, x, z, 20, 11), tone(steel, 0.4), 0.9)
  }
}

const members: Drawing = {
  draw(pen) {
    const [near, far, plates] = [0, 96, -38]
    pen.shadow(boxCorners([-4, -14, plates], [18, 140, 30]), plates)
    pen.shadow(boxCorners([226, -14, plates], [18, 140, 30]), plates)
    for (const x of [-4, 226]) {
      box(pen, [x, -16, plates], [18, 144, 30], cement)
      box(pen, [x, -16, -8], [18, 144, 8], timber)
    }
    const frame = pen.stamp(() => truss(pen))
    const purlin = pen.stamp(() => box(pen, [0, -12, 0], [12, 132, 10], timber))
    frame([0, far, 0])
    frame([0, near, 0])
    for (const [x, z] of [
      [28, 46],
      [72, 78],
      [160, 78],
      [204, 46],
    ] as const)
      purlin([x, 0, z])
    pen.dimension([-4, -16, plates], [244, -16, plates], [0, -18, 0], '6000')
  },
}

export const roofing: Record<string, Drawing> = {
  'roofing-roof-covering': covering,
  'roofing-roof-members': members,
}
