import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areaNames, letterHeight } from './area-names.ts'
import type { Outline } from './outline.ts'

const drawn = async (file: string): Promise<Outline> =>
  JSON.parse(await readFile(join(import.meta.dirname, 'outlines', `${file}.json`), 'utf8'))

test('an area is named where its name has room', () => {
  const width = 1_000
  const box = (across: number) => ({ path: `M10 100l${across} 0 0 50-${across} 0z`, at: [12, 125] as const })
  const outline = { width, height: 500, areas: { Kano: box(300), 'Akwa Ibom': box(60) } }
  expect(letterHeight(outline)).toBe(34)
  expect(areaNames(outline)).toEqual([{ name: 'Kano', x: 160, y: 125 }])
})

test('of the states most are named, and none of those that are a few pixels wide', async () => {
  const names = areaNames(await drawn('nigeria')).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Borno', 'Kano', 'Niger', 'Oyo', 'Taraba']))
  expect(names).not.toContain('Ebonyi')
})

test('an area with a figure is named where others only are with room, within the map, and apart from the others', async () => {
  const outline = await drawn('nigeria')
  const figures: Record<string, string> = { Lagos: '₦199', Ogun: '₦203', Rivers: '₦218' }
  const names = areaNames(outline, (name) => figures[name])
  const named = (name: string) => names.find((each) => each.name === name)
  expect(Object.keys(figures).map((name) => named(name)?.figure)).toEqual(Object.values(figures))
  expect(named('Lagos')?.x).toBeGreaterThanOrEqual((5 * 0.58 * letterHeight(outline)) / 2 - 1)
  expect(Math.abs((named('Lagos')?.y ?? 0) - (named('Ogun')?.y ?? 0))).toBeGreaterThanOrEqual(
    2 * letterHeight(outline) - 1,
  )
  expect(named('Borno')).not.toHaveProperty('figure')
})
