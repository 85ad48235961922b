import { expect, it } from 'vitest'
import { frameOf } from './place-frame.ts'

const box = (x: number, y: number, size: number) => ({
  path: `M${x} ${y}l${size} 0 0 ${size}-${size} 0z`,
  at: [x + size / 2, y + size / 2] as const,
})
const outline = {
  width: 600,
  height: 400,
  areas: { Middle: box(300, 200, 40), Corner: box(0, 380, 20), Large: box(100, 50, 300) },
}

it.each([
  ['Middle', { x: 270, y: 170, side: 100 }],
  ['Corner', { x: 0, y: 350, side: 50 }],
  ['Large', { x: 0, y: -100, side: 600 }],
])('%s is large on its map, with what is around it', (area, frame) =>
  expect(frameOf(outline, area)).toEqual(frame),
)
