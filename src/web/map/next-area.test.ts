import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Direction, nextArea } from './next-area.ts'
import type { Outline } from './outline.ts'

const folder = new URL('./outlines/', import.meta.url)
const outlineOf = (file: string): Outline => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))

const [LEFT, RIGHT, UP, DOWN]: Direction[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
]
const nigeria = outlineOf('nigeria.json')

it.each([
  ['Oyo', DOWN, 'Ogun'],
  ['Ogun', DOWN, 'Lagos'],
  ['Lagos', UP, 'Ogun'],
  ['Lagos', LEFT, undefined],
] as const)('from %s in the direction %j comes %s', (from, direction, to) => {
  expect(nextArea(nigeria, from, direction as Direction)).toBe(to)
})

describe.each(readdirSync(folder).filter((file) => file.endsWith('.json')))('the map %s', (file) => {
  it('leads by the arrows from any area to every other', () => {
    const outline = outlineOf(file)
    const all = Object.keys(outline.areas)
    for (const start of all) {
      const reached = new Set([start])
      for (const area of reached)
        for (const direction of [LEFT, RIGHT, UP, DOWN] as Direction[]) {
          const next = nextArea(outline, area, direction)
          if (next) reached.add(next)
        }
      expect([...reached].sort(), start).toEqual(all.sort())
    }
  })
})
