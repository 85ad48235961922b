import {
  corners,
  curve,
  disc,
  ellipse,
  floor,
  front,
  type Outline,
  type Point,
  polyline,
  rectangle,
  seeded,
  sketch,
  UP,
} from './geometry.ts'
import { cement, type Material, orange, plaster, SIGNAL, steel, tone, white } from './materials.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'
import { box, boxCorners, lathe, rod } from './solids.ts'

const porcelain: Material = ['#FFFDF7', '#E9E4DA', '#B9B2A5']
const slate: Material = ['#B9CAD3', '#8FA5B2', '#5F7786']

const floorTiles: Drawing = {
  draw(pen) {
    const [size, joint] = [62, 4]
    const step = size + joint
    pen.shadow(boxCorners([0, 0, 0], [step * 3 + 4, step * 3 + 4, 14]))
    box(pen, [0, 0, 0], [step * 3 + 4, step * 3 + 4, 10], cement)
    const bed: Outline = Array.from({ length: 9 }, (_, index) =>
      curve(
        [0, 1, 2, 3].map((part): Point => [step * 2 + 6 + index * 7 + (part % 2) * 3, 6 + part * 19, 10]),
      ),
    ).flat()
    pen.line(bed, 2.4, tone(cement, -0.4))
    const veins = (on: ReturnType<typeof floor>) => [
      ...sketch(on, 'M6 40C20 48 26 30 40 38'),
      ...sketch(on, 'M18 12C30 22 42 10 56 18'),
    ]
    const [pale, deep] = [porcelain, slate].map((material) =>
      pen.stamp(() => {
        box(pen, [0, 0, 10], [size, size, 5], material)
        pen.line(veins(floor(0, 0, 15)), 0.8, tone(material, -0.3))
      }),
    )
    for (const y of [2, 1, 0]) {
      for (const x of [0, 1, 2])
        if (x < 2 || y > 0) ((x + y) % 2 ? deep : pale)?.([4 + x * step, 4 + y * step, 0])
    }
    for (const y of [1, 2]) {
      for (const x of [1, 2]) {
        const on = floor(2 + x * step, 2 + y * step, 15)
        pen.line(
          [...polyline([on.at(-7, 0), on.at(7, 0)]), ...polyline([on.at(0, -7), on.at(0, 7)])],
          3.4,
          SIGNAL,
        )
      }
    }
    const [x, y, z] = [4 + step * 2, 4, 66]
    const drops: Outline = [0, size].flatMap((dx) =>
      [15, 25, 35, 45, 55].flatMap((height) =>
        polyline([
          [x + dx, y, height],
          [x + dx, y, height + 5],
        ]),
      ),
    )
    pen.line(drops, 1.2, SIGNAL)
    pale?.([x, y, z - 10])
    pen.dimension([4, 4, 10], [4 + size, 4, 10], [0, -22, -6], '600')
  },
  fit: { width: 286 },
}

function paintTin(pen: Pen, [x, y, z]: Point) {
  pen.shadow(corners(ellipse(floor(x + 8, y + 5, z), 0, 0, 28)))
  lathe(
    pen,
    [x, y, z],
    UP,
    [
      [0, 26],
      [52, 26],
    ],
    steel,
    null,
  )
  lathe(
    pen,
    [x, y, z + 12],
    UP,
    [
      [0, 26.5],
      [28, 26.5],
    ],
    white,
    null,
  )
  lathe(
    pen,
    [x, y, z + 24],
    UP,
    [
      [0, 26.8],
      [8, 26.8],
    ],
    orange,
    null,
  )
  pen.shape(disc([x, y, z + 52], UP, 27.5), tone(steel, 0.7))
  pen.shape(disc([x, y, z + 52], UP, 22.5), tone(glaze, 0.6))
}

const glaze: Material = ['#A9CDBD', '#6FA68F', '#3F7560']

const wallTiles: Drawing = {
  draw(pen) {
    pen.shadow(boxCorners([0, 0, 0], [220, 16, 150]))
    box(pen, [0, 0, 0], [220, 16, 150], plaster)
    const on = front(0, 0, 0)
    pen.shape(
      sketch(on, 'M0 0L220 0L220 120C200 128 186 112 160 120C130 130 120 114 92 124C60 136 40 120 0 130Z'),
      tone(cement, 0.2),
    )
    const ridges: Outline = [100, 105, 110, 115].flatMap((z) => polyline([on.at(3, z), on.at(217, z - 2)]))
    pen.line(ridges, 1.6, tone(cement, -0.5))
    const tile = (x: number, row: number, width: number) => {
      const z = 2 + row * 19
      pen.shape(rectangle(on, x, z, width, 17), row === 3 ? SIGNAL : tone(glaze, 0.35))
      if (row !== 3)
        pen.mark(
          sketch(
            on,
            `M${x + 3} ${z + 14}L${x + width * 0.5} ${z + 14}L${x + width * 0.3} ${z + 9}L${x + 3} ${z + 9}Z`,
          ),
          tone(glaze, 0.7),
        )
    }
    const rows: number[][] = [
      [0, 40, 80, 120, 160, 200],
      [0, 20, 60, 100, 140, 180],
      [0, 40, 80, 120, 160, 200],
      [0, 20, 60, 100, 140, 180],
      [0, 40, 80, 120],
      [0, 20, 60],
    ]
    rows.forEach((starts, row) => {
      starts.forEach((x, index) => {
        tile(x + 1, row, Math.min(220, starts[index + 1] ?? x + 40) - x - 2)
      })
    })
    paintTin(pen, [196, -52, 0])
    pen.dimension([1, 0, 0], [39, 0, 0], [0, -18, 0], '300')
  },
}

/** The pinholes of a mineral tile. */
function specks(on: ReturnType<typeof floor>, x: number, y: number, size: number, seed: number): Outline {
  const random = seeded(seed)
  return Array.from({ length: 16 }, (): Outline => {
    const point = on.at(x + 6 + random() * (size - 12), y + 6 + random() * (size - 12))
    return [
      ['M', point],
      ['L', point],
    ]
  }).flat()
}

/** Seen from below, as a ceiling is. */
const ceiling: Drawing = {
  draw(pen) {
    const [size, bar] = [70, 6]
    const step = size + bar
    const [width, depth] = [step * 3 + bar, step * 2 + bar]
    box(pen, [-6, -6, 50], [width + 12, depth + 12, 22], cement)
    for (const y of [depth - 4, depth / 2, 4]) {
      for (const x of [4, step + 3, step * 2 + 3, width - 4]) {
        rod(pen, [x, y, 6], [x, y, 50], 1.6, steel, null)
      }
    }
    box(pen, [0, 0, 0], [width, depth, 7], white)
    const on = floor(0, 0, 0)
    for (const row of [1, 0]) {
      for (const column of [0, 1, 2]) {
        const [x, y] = [bar + column * step, bar + row * step]
        if (column === 1 && row === 0) {
          pen.shape(rectangle(on, x, y, size, size), '#FFE9B8')
          pen.mark(rectangle(on, x + 9, y + 9, size - 18, size - 18), '#FFF8E4', 1)
        } else {
          pen.shape(rectangle(on, x, y, size, size), tone(plaster, 0.4))
          pen.line(specks(on, x, y, size, row * 3 + column), 1.3, tone(plaster, -0.9))
        }
      }
    }
    pen.dimension([bar, depth, 0], [bar + size, depth, 0], [0, 20, 0], '600')
  },
  view: { pitch: -27 },
}

export const finishes: Record<string, Drawing> = {
  'finishes-floor': floorTiles,
  'finishes-wall': wallTiles,
  'finishes-ceiling': ceiling,
}
