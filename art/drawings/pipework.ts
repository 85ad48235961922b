import { arc, arch, disc, front, type Outline, UP } from './geometry.ts'
import { type Material, plastic, steel, tone } from './materials.ts'
import type { Drawing } from './sheet.ts'
import { lathe, pipe, rod } from './solids.ts'

const pipes: Drawing = {
  draw(pen) {
    const [radius, length] = [25, 190]
    pen.shadow([
      [-25, 0, 0],
      [175, 0, 0],
      [195, length, 0],
      [-25, length, 0],
      [130, length, 60],
    ])
    const tube = pen.stamp(() => {
      pipe(pen, [0, 150, 0], [0, 0, 0], radius, 3.4, plastic)
      pen.line(arch(front(0, 34, 0), radius, -0.6, 2.25), 1)
    })
    const socket = pen.stamp(() => {
      pipe(pen, [0, 150, 0], [0, 24, 0], radius, 3, plastic)
      pipe(pen, [0, 30, 0], [0, 0, 0], radius + 3, 4.5, plastic)
    })
    const rows: [x: number, z: number, y: number][] = [
      [0, 25, 0],
      [50, 25, 10],
      [100, 25, -6],
      [25, 68, 6],
      [75, 68, -4],
      [50, 111, 2],
    ]
    for (const [index, [x, z, y]] of rows.entries()) {
      const place = index === 4 ? socket : tube
      place([x, y, z])
    }
    const small: Material = ['#FFB48A', '#E9763B', '#B8501C']
    for (const [x, z] of [
      [142, 11],
      [164, 11],
      [153, 30],
    ] as const)
      pipe(pen, [x, 150, z], [x, -16, z], 11, 2.4, small)
    pen.dimension([-25, 0, 25], [25, 0, 25], [0, -10, -44], '110')
  },
}

const fittings: Drawing = {
  draw(pen) {
    const r = 24
    pen.shadow([
      [-60, 0, 0],
      [110, -20, 0],
      [150, 30, 0],
      [0, 40, 0],
    ])
    pen.shadow([
      [130, -60, 0],
      [200, -60, 0],
      [230, 0, 0],
      [150, 10, 0],
    ])
    const z = r + 6
    rod(pen, [-56, 30, z], [-74, 30, z], r + 5, plastic)
    rod(pen, [-60, 30, z], [56, 30, z], r, plastic, null)
    pipe(pen, [42, 30, z], [72, 30, z], r + 5, 6, plastic)
    rod(pen, [0, 30, z + 6], [0, 30, z + 60], r, plastic, null)
    pipe(pen, [0, 30, z + 48], [0, 30, z + 78], r + 5, 6, plastic)
    const o: Material = ['#FFB48A', '#E9763B', '#B8501C']
    const [x, y] = [112, -52]
    const bend: Outline = [
      ['M', [x, y, 66]],
      ['L', [x, y, 56]],
      ...arc([x + 34, y, 56], [-34, 0, 0], [0, 0, -34], 0, Math.PI / 2),
      ['L', [x + 44, y, 22]],
    ]
    pen.tube(bend, 20, o, 'butt')
    pipe(pen, [x, y, 62], [x, y, 92], 25, 6, o)
    pipe(pen, [x + 40, y, 22], [x + 68, y, 22], 25, 6, o)
    lathe(
      pen,
      [-30, -84, 0],
      UP,
      [
        [0, 26],
        [24, 26],
      ],
      steel,
      null,
    )
    pen.shape(disc([-30, -84, 24], UP, 30), tone(steel, 0.4))
    pen.shape(disc([-30, -84, 24], UP, 21), tone(steel, -1))
    pen.note([x + 68, y, 40], 12, 26, '50 mm')
  },
}

export const pipework: Record<string, Drawing> = {
  'mechanical-pipes': pipes,
  'mechanical-fittings': fittings,
}
