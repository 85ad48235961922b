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
  expect([...areaNames(outline)]).toEqual([['Kano', { name: 'Kano', x: 160, y: 125, isInside: true }]])
})

test('of the states most are named, and none of those that are a few pixels wide', async () => {
  const names = [...areaNames(await drawn('nigeria')).keys()]
  expect(names).toEqual(expect.arrayContaining(['Borno', 'Kano', 'Niger', 'Oyo', 'Taraba']))
  expect(names).not.toContain('Ebonyi')
})

test('an area with a figure is named where others only are with room, within the map, and apart from the others', async () => {
  const outline = await drawn('nigeria')
  const figures: Record<string, string> = { Lagos: '₦199', Oyo: '₦203', Rivers: '₦218' }
  const named = areaNames(outline, (name) => figures[name])
  for (const [name, figure] of Object.entries(figures))
    expect(named.get(name)).toMatchObject({ name, figure })
  expect(named.get('Oyo')?.isInside).toBe(true)
  const { x = 0, y = 0, isInside } = named.get('Lagos') ?? {}
  expect(isInside).toBe(false)
  expect(x - (5 * 0.58 * letterHeight(outline)) / 2).toBeGreaterThanOrEqual(-1)
  expect(Math.abs(y - (named.get('Oyo')?.y ?? 0))).toBeGreaterThanOrEqual(2 * letterHeight(outline))
  expect(named.get('Borno')).not.toHaveProperty('figure')
})

test('where every area has a figure, those without room for more have it alone', async () => {
  const named = areaNames(await drawn('nigeria'), () => '12')
  expect(named.get('Borno')).toMatchObject({ name: 'Borno', figure: '12' })
  expect([...named.values()].filter(({ name, figure }) => !name && figure).length).toBeGreaterThan(3)
})
