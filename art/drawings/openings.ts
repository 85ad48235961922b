import {
  add,
  ellipse,
  floor,
  front,
  type Outline,
  type Point,
  plane,
  polygon,
  polyline,
  rectangle,
  rounded,
  scale,
  side,
  sketch,
  UP,
} from './geometry.ts'
import { brass, cement, glass, hardwood, INK, type Material, navy, steel, tone } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, extrude, rod } from './solids.ts'
/** An opening in a front face: what is seen through it, its left reveal and its sill. */
export function opening(
  pen: Pen,
  [x, y, z]: Point,
  width: number,
  height: number,
  depth: number,
  behind: string,
  material: Material,
) {
  const on = front(x, y, z)
  const back = front(x, y + depth, z)
  pen.shape(rectangle(on, 0, 0, width, height), behind)
  const inner = depth * 0.577
  const rise = depth * 0.588
  pen.shape(
    polygon([on.at(0, 0), back.at(0, 0), [x + inner, y, z + height], on.at(0, height)]),
    tone(material, -0.35),
  )
  pen.shape(
    polygon([on.at(0, 0), back.at(0, 0), [x + width, y, z + rise], on.at(width, 0)]),
    tone(material, 0.7),
  )
}

/** A sash of a sliding window: a slim frame round a pane that mirrors the sky. */
function sash(pen: Pen, [x, y, z]: Point, width: number, height: number) {
  box(pen, [x, y, z], [width, 5, height], steel)
  const on = front(x, y, z)
  pen.mark(rectangle(on, 8, 8, width - 16, height - 16), tone(glass, 0.4), 1.2)
  const glint = (left: number, right: number) =>
    sketch(on, `M${left} 8L${right} 8L${right + 34} ${height - 8}L${left + 34} ${height - 8}Z`)
  pen.mark(glint(14, 28), '#F4FAFC')
  pen.mark(glint(34, 39), '#F4FAFC')
  box(pen, [x + width - 6, y - 3, z + height * 0.42], [4, 3, 22], navy)
}

const windows: Drawing = {
  draw(pen) {
    const [width, height] = [212, 150]
    pen.shadow(boxCorners([0, 0, 0], [width, 20, height]))
    box(pen, [-10, -8, 0], [width + 20, 38, 9], cement)
    box(pen, [0, 0, 9], [width, 20, height], steel)
    opening(pen, [9, 0, 18], width - 18, height - 18, 14, '#F8F1E2', steel)
    const net = front(150, 10, 18)
    const mesh: Outline = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) =>
      polyline([net.at(10 + index * 6.2, 8), net.at(10 + index * 6.2, height - 22)]),
    )
    const rows: Outline = Array.from({ length: 20 }, (_, index) =>
      polyline([net.at(6, 12 + index * 6), net.at(52, 12 + index * 6)]),
    ).flat()
    pen.line([...mesh, ...rows], 0.5, '#7D8FA0')
    sash(pen, [10, 9, 19], 100, height - 20)
    sash(pen, [62, 2, 19], 98, height - 20)
    pen.line(
      [
        ...polyline([
          [9, 0, 20],
          [width - 9, 0, 20],
        ]),
      ],
      1,
    )
    pen.dimension([0, 0, height + 9], [width, 0, height + 9], [0, 20, 18], '1200')
    pen.dimension([0, 0, 9], [0, 0, height + 9], [-24, 0, 0], '900')
  },
  fit: { height: 172 },
}

const door: Drawing = {
  draw(pen) {
    const [width, height, post, deep] = [100, 205, 12, 20]
    pen.shadow(boxCorners([0, 0, 0], [width + post * 2, deep, height + post]))
    box(pen, [-14, -30, 0], [width + post * 2 + 28, 72, 6], cement)
    const z = 6
    box(pen, [0, 0, z], [width + post * 2, deep, height + post], hardwood)
    pen.shape(rectangle(front(post, 0, z), 0, 0, width, height), '#2C3F54')
    pen.mark(
      polygon([
        [post, 0, z],
        [post + width, 0, z],
        [post + width, 0, z + 26],
        [post + 34, 0, z + 26 - 8],
      ]),
      '#54606B',
    )
    const angle = -0.62
    const [u, v]: [Point, Point] = [[Math.cos(angle), Math.sin(angle), 0], UP]
    const leaf = plane([post + 1, 0, z + 1], u, v)
    const thick: Point = [-Math.sin(angle) * 6, Math.cos(angle) * 6, 0]
    extrude(pen, rectangle(leaf, 0, 0, width - 2, height - 2), thick, ['#D6A172', '#B67A49', '#82502D'])
    const panel = (x: number, y: number, w: number, h: number) => {
      pen.mark(rectangle(leaf, x, y, w, h), '#9C6338', 1.2)
      pen.mark(rectangle(leaf, x + 4, y + 3, w - 7, h - 7), '#C48A58', 0.8)
    }
    for (const x of [13, 54]) {
      panel(x, 14, 31, 56)
      panel(x, 82, 31, 62)
      panel(x, 156, 31, 34)
    }
    const plate = leaf.at(92, 84)
    pen.mark(rectangle(leaf, 88, 70, 7, 28), tone(brass, 0.6), 1)
    rod(pen, plate, add(plate, scale(u, -20)), 2.6, brass)
    pen.dimension([0, 0, height + post + z], [width + post * 2, 0, height + post + z], [0, 16, 14], '900')
    pen.dimension([0, 0, z], [0, 0, height + post + z], [-22, 0, 0], '2100')
  },
  fit: { height: 196, ground: 252 },
}

/** A butt hinge lying open, its screw holes countersunk. */
function hinge(pen: Pen, [x, y, z]: Point) {
  const on = floor(x, y, z + 4)
  const leaf = pen.stamp(() => {
    extrude(pen, rounded(on, 3, 0, 30, 66, 4), [0, 0, -4], brass, 2)
    for (const [dx, dy] of [
      [18, 11],
      [12, 33],
      [24, 33],
      [18, 55],
    ] as const) {
      pen.mark(ellipse(on, dx, dy, 4.4), tone(brass, -0.6), 1)
    }
  })
  leaf([-36, 0, 0])
  leaf([0, 0, 0])
  const knuckles = [brass, steel].map((material) =>
    pen.stamp(() => rod(pen, [x, y, z + 5], [x, y + 13, z + 5], 5, material)),
  )
  for (const [index, start] of [52, 39, 26, 13, 0].entries()) knuckles[index % 2]?.([0, start, 0])
}

const locks: Drawing = {
  draw(pen) {
    pen.shadow(boxCorners([0, 0, 0], [104, 30, 150]))
    box(pen, [0, 0, 0], [104, 30, 158], hardwood)
    const on = front(0, 0, 0)
    pen.line(
      [...sketch(on, 'M12 0C16 50 8 90 14 158'), ...sketch(on, 'M34 0C30 60 40 100 32 158')],
      0.8,
      tone(hardwood, -0.8),
    )
    const edge = side(104, 0, 0)
    pen.shape(rounded(edge, 9, 26, 12, 106, 2), tone(brass, -0.2))
    box(pen, [104, 10.5, 92], [9, 9, 15], steel)
    box(pen, [104, 10.5, 52], [14, 9, 17], steel)
    for (const height of [34, 123]) pen.mark(ellipse(edge, 15, height, 2.6), tone(brass, -1), 0.8)
    extrude(pen, rounded(front(0, -4, 0), 52, 28, 32, 104, 8), [0, 4, 0], steel)
    const plate = front(0, -4, 0)
    pen.mark(
      sketch(plate, 'M65 62C62 62 61 58 64 56L62 44L74 44L72 56C75 58 74 62 71 62C69 64 67 64 65 62Z'),
      INK,
    )
    for (const height of [36, 124]) pen.mark(ellipse(plate, 68, height, 2.6), tone(steel, -0.6), 0.8)
    rod(pen, [68, -4, 100], [68, -20, 100], 8, steel)
    pen.tube(
      polyline([
        [68, -19, 100],
        [62, -21, 100],
        [12, -21, 97],
      ]),
      6,
      steel,
    )
    pen.shadow([
      [96, -72, 0],
      [172, -72, 0],
      [172, 6, 0],
      [96, 6, 0],
    ])
    hinge(pen, [150, -62, 0])
    pen.dimension([116, -62, 0], [184, -62, 0], [0, -16, 0], '100')
  },
}

export const openings: Record<string, Drawing> = {
  'openings-windows': windows,
  'openings-door': door,
  'openings-others': locks,
}
