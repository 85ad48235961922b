import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areaFigures, areaNames } from './area-names.ts'
import {
  type AreaName,
  cross,
  figureHeight,
  goesThrough,
  letterHeight,
  lineOf,
  sizeOf,
} from './area-words.ts'
import { groundOf } from './ground.ts'
import type { Outline } from './outline.ts'

const drawn = async (file: string): Promise<Outline> =>
  JSON.parse(await readFile(join(import.meta.dirname, 'outlines', `${file}.json`), 'utf8'))

const HOMES = {
  ...{
    Sokoto: 1,
    Kano: 3,
    Kaduna: 3,
    Plateau: 2,
    Gombe: 1,
    FCT: 10,
    Nasarawa: 3,
    Kwara: 2,
    Oyo: 6,
    Osun: 2,
    Ogun: 5,
  },
  ...{
    Lagos: 23,
    Edo: 2,
    Delta: 3,
    Enugu: 5,
    'Cross River': 2,
    Bayelsa: 1,
    Rivers: 5,
    Imo: 2,
    'Akwa Ibom': 3,
    Abia: 1,
    Anambra: 1,
  },
}
const PRICES = { Lagos: '₦199', FCT: '₦208', Oyo: '₦210', Rivers: '₦218', Imo: '₦211', Kano: '₦213' }

/** The names of areas whose words cover each other. */
function covered(named: ReadonlyMap<string, AreaName>, high: number): string[] {
  const all = [...named].map(([area, words]) => ({ area, ...words, size: sizeOf(words, high) }))
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) < (one.size[0] + other.size[0]) / 2 &&
          Math.abs(one.y - other.y) < (one.size[1] + other.size[1]) / 2,
      )
      .map((other) => `${one.area} and ${other.area}`),
  )
}

test('figures without names stand within their own areas, else beside the map, and none covers another', async () => {
  const outline = await drawn('nigeria')
  const high = figureHeight(outline)
  const known = new Map(Object.entries(HOMES))
  const figures = areaFigures(outline, (area) => known.get(area)?.toString(), high)
  expect(covered(figures, high)).toEqual([])
  const ground = groundOf(outline, 2, () => 0)
  expect(figures.get('Lagos')).toHaveProperty('from')
  expect([...known.keys()].filter((area) => !figures.has(area))).toEqual(['Abia'])
  for (const [area, { lines, x, y, from }] of figures) {
    expect(lines).toEqual([String(known.get(area))])
    const [wide] = sizeOf({ lines }, high)
    for (const side of [-1, 0, 1])
      expect(ground.at(x + (side * wide) / 2.1, y), area).toBe(from ? undefined : area)
  }
})

test('an area is named where its name has room', () => {
  const width = 1_000
  const box = (across: number) => ({ path: `M10 100l${across} 0 0 50-${across} 0z`, at: [12, 125] as const })
  const outline = { width, height: 500, areas: { Kano: box(300), 'Akwa Ibom': box(60) } }
  expect(letterHeight(outline)).toBe(34)
  const named = areaNames(outline)
  expect(named.get('Kano')).toMatchObject({ lines: ['Kano'], x: 160 })
  expect(named.get('Kano')).not.toHaveProperty('from')
  expect(named.has('Akwa Ibom')).toBe(false)
})

test.each([false, true])('a name without a figure crosses no border: large %s', async (large) => {
  const outline = await drawn('nigeria')
  const high = letterHeight(outline, large)
  const ground = groundOf(outline, 2, () => 0)
  const named = areaNames(outline, undefined, high)
  expect(named.size).toBeGreaterThan(12)
  for (const [area, words] of named) {
    expect(words).not.toHaveProperty('from')
    const [wide] = sizeOf(words, high)
    for (const side of [-1, 1])
      for (const along of [-0.3, 0, 0.3])
        expect(ground.at(words.x + (side * wide) / 2, words.y + along * high), area).toBe(area)
  }
})

test.each([
  ['homes', HOMES, false],
  ['homes, half a screen wide', HOMES, true],
  ['prices', PRICES, false],
] as const)(
  'every state that has a figure shows it, no words cover others, and no line crosses another or words with a figure: %s',
  async (_, figures, large) => {
    const outline = await drawn('nigeria')
    const high = letterHeight(outline, large)
    const known = new Map(Object.entries(figures))
    const named = areaNames(outline, (area) => known.get(area)?.toString(), high)
    for (const [name, figure] of known)
      expect(named.get(name)?.lines.join(' ')).toMatch(new RegExp(`^(${name} )?${figure}$`))
    expect(covered(named, high)).toEqual([])
    const led = [...named.values()].filter(({ from }) => from)
    const lines = led.map((words) => lineOf(words, high))
    expect(lines.filter((line, index) => lines.slice(index + 1).some((other) => cross(line, other)))).toEqual(
      [],
    )
    const figured = [...named.values()].filter(({ hasFigure }) => hasFigure)
    for (const one of led)
      for (const other of figured)
        if (one !== other) expect(goesThrough(one, other, high), `${one.lines}, ${other.lines}`).toBe(false)
  },
)

test.each([false, true])('a name without a figure cannot be read as of a figure: large %s', async (large) => {
  const outline = await drawn('nigeria')
  const high = letterHeight(outline, large)
  const known = new Map(Object.entries({ ...PRICES, Kano: '₦10,600', Kaduna: '₦10,600', Oyo: '₦10,500' }))
  const named = [...areaNames(outline, (area) => known.get(area), high)]
  const figured = named.filter(([area]) => known.has(area))
  const bare = named.filter(([area]) => !known.has(area))
  expect(bare.length).toBeGreaterThan(5)
  for (const [area, { x, y, lines }] of bare)
    for (const [other, words] of figured) {
      const [wide, tall] = sizeOf(words, high)
      const [own] = sizeOf({ lines }, high)
      const isFar =
        Math.abs(words.x - x) >= (wide + own) / 2 + high || Math.abs(words.y - y) >= tall / 2 + 1.3 * high
      expect(isFar, `${area}, ${other}`).toBe(true)
    }
})

test('words are led beside the map rather than onto a neighbour: of small states, too', async () => {
  const outline = await drawn('nigeria')
  const high = letterHeight(outline, true)
  const ground = groundOf(outline, 2, () => 0)
  const known = new Map(Object.entries(HOMES))
  const named = areaNames(outline, (area) => known.get(area)?.toString(), high)
  for (const area of ['Enugu', 'Anambra', 'Imo', 'Abia']) {
    const words = named.get(area)
    expect(words?.from, area).toEqual(outline.areas[area]?.at)
    expect(ground.at(words?.x ?? 0, words?.y ?? 0), area).toBeUndefined()
  }
})

test('what has no room is led to: Lagos out at sea, the federal capital beside its own square', async () => {
  const outline = await drawn('nigeria')
  const known = new Map(Object.entries(PRICES))
  const named = areaNames(outline, (area) => known.get(area))
  expect(named.get('Oyo')).not.toHaveProperty('from')
  expect(named.get('Lagos')?.from).toEqual(outline.areas.Lagos?.at)
  expect(named.get('Lagos')?.y).toBeGreaterThan((outline.areas.Lagos?.at[1] ?? 0) + letterHeight(outline))
  expect(named.get('FCT')?.from).toEqual(outline.areas.FCT?.at)
  expect(named.get('Borno')).toMatchObject({ lines: ['Borno'], hasFigure: false })
})

test('a state without room for two lines has name and figure on one, or beside itself', async () => {
  const outline = await drawn('nigeria')
  const known = new Map(Object.entries(HOMES))
  const named = areaNames(outline, (area) => known.get(area)?.toString())
  expect(named.get('Rivers')).toMatchObject({ lines: ['Rivers 5'], from: outline.areas.Rivers?.at })
  expect(named.get('Ogun')?.lines).toEqual(['Ogun 5'])
})

test('half a screen wide, nothing with a figure is without its name, and no line strikes a name through', async () => {
  const outline = await drawn('nigeria')
  const high = letterHeight(outline, true)
  for (const figures of [HOMES, PRICES]) {
    const known = new Map(Object.entries(figures))
    const named = areaNames(outline, (area) => known.get(area)?.toString(), high)
    expect([...known.keys()].filter((area) => !named.get(area)?.lines[0]?.startsWith(area))).toEqual([])
    const all = [...named.values()]
    const struck = all.flatMap((led) => all.filter((words) => words !== led && goesThrough(led, words, high)))
    expect(struck).toEqual([])
  }
})

test('where every area has a figure, each shows it, and those without room for more have it alone', async () => {
  const outline = await drawn('nigeria')
  const named = areaNames(outline, () => '12')
  expect(named.get('Borno')).toMatchObject({ lines: ['Borno', '12'] })
  expect(Object.keys(outline.areas).filter((area) => !named.has(area))).toEqual([])
  expect([...named.values()].filter(({ lines }) => lines[0] === '12').length).toBeLessThan(17)
})
