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
  expect(areaNames(outline)).toEqual([{ name: 'Kano', x: 160, y: 125, tall: false }])
})

test('of the states most are named, and none of those that are a few pixels wide', async () => {
  const names = areaNames(await drawn('nigeria')).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Borno', 'Kano', 'Niger', 'Oyo', 'Taraba']))
  expect(names).not.toContain('Ebonyi')
  const outline = await drawn('nigeria')
  expect(areaNames(outline, letterHeight(outline, true)).map(({ name }) => name)).toContain('Lagos')
})
