import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areaNames } from './area-names.ts'
import { type AreaName, cross, goesThrough, letterHeight, lineOf, sizeOf } from './area-words.ts'
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
    Abia: 2,
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

test('an area is named where its name has room', () => {
  const width = 1_000
  const box = (across: number) => ({ path: `M10 100l${across} 0 0 50-${across} 0z`, at: [12, 125] as const })
  const outline = { width, height: 500, areas: { Kano: box(300), 'Akwa Ibom': box(60) } }
  expect(letterHeight(outline)).toBe(34)
  expect(areaNames(outline).named.get('Kano')).toMatchObject({ name: 'Kano', x: 160 })
  expect(areaNames(outline).named.get('Kano')).not.toHaveProperty('from')
  expect(areaNames(outline).named.get('Akwa Ibom')).toMatchObject({ name: 'Akwa Ibom', from: [12, 125] })
})

test.each([false, true])('every state is named, or has a letter of the key: large %s', async (large) => {
  const outline = await drawn('nigeria')
  const { named, key } = areaNames(outline, undefined, letterHeight(outline, large))
  expect([...named.keys()].toSorted()).toEqual(Object.keys(outline.areas).toSorted())
  const letters = new Map(key.entries.map(({ area, letter }) => [area, letter]))
  expect(letters.size).toBeGreaterThan(1)
  expect([...named].filter(([area, { name }]) => name !== (letters.get(area) ?? area))).toEqual([])
})

test('the key stands where nothing else is drawn', async () => {
  const outline = await drawn('nigeria')
  for (const large of [false, true]) {
    const high = letterHeight(outline, large)
    const { named, key } = areaNames(outline, undefined, high)
    const all = new Map(named)
    for (const { area, letter, x, y } of key.entries) {
      const words = { name: `${letter} ${area}`, x, y }
      all.set(`the key's ${area}`, { ...words, x: x + sizeOf(words, high)[0] / 2 })
    }
    expect(covered(all, high)).toEqual([])
    expect(Math.max(...key.entries.map(({ y }) => y))).toBeLessThan(key.bottom)
  }
})

test.each([
  ['homes', HOMES, false],
  ['homes, half a screen wide', HOMES, true],
  ['prices', PRICES, false],
] as const)(
  'every state that has a figure shows it, no words cover others, and no line crosses another: %s',
  async (_, figures, large) => {
    const outline = await drawn('nigeria')
    const high = letterHeight(outline, large)
    const known = new Map(Object.entries(figures))
    const { named } = areaNames(outline, (area) => known.get(area)?.toString(), high)
    for (const [name, figure] of known)
      expect(named.get(name)?.figure).toMatch(new RegExp(`^([A-Z] )?${figure}$`))
    expect(
      [...known.keys()].filter((area) => !/[A-Z]/.test(Object.values(named.get(area) ?? {}).join())),
    ).toEqual([])
    expect(covered(named, high)).toEqual([])
    const lines = [...named.values()].filter(({ from }) => from).map((words) => lineOf(words, high))
    expect(lines.filter((line, index) => lines.slice(index + 1).some((other) => cross(line, other)))).toEqual(
      [],
    )
  },
)

test('what has no room is led to: Lagos out at sea, the federal capital beside its own square', async () => {
  const outline = await drawn('nigeria')
  const known = new Map(Object.entries(PRICES))
  const { named } = areaNames(outline, (area) => known.get(area))
  expect(named.get('Oyo')).not.toHaveProperty('from')
  expect(named.get('Lagos')?.from).toEqual(outline.areas.Lagos?.at)
  expect(named.get('Lagos')?.y).toBeGreaterThan((outline.areas.Lagos?.at[1] ?? 0) + letterHeight(outline))
  expect(named.get('FCT')?.from).toEqual(outline.areas.FCT?.at)
  expect(named.get('Borno')).not.toHaveProperty('figure')
})

test('a state without room for its name has it beside itself with a line, or its letter', async () => {
  const outline = await drawn('nigeria')
  const known = new Map(Object.entries(HOMES))
  const { named, key } = areaNames(outline, (area) => known.get(area)?.toString())
  expect(named.get('Rivers')?.from).toEqual(outline.areas.Rivers?.at)
  expect(named.get('Enugu')).toMatchObject({ name: 'Enugu', figure: '5', from: outline.areas.Enugu?.at })
  expect(key.entries.find(({ area }) => area === 'Osun')?.letter).toBe(
    named.get('Osun')?.figure?.replace(' 2', ''),
  )
})

test('half a screen wide, nothing with a figure is without its name, and no line strikes a name through', async () => {
  const outline = await drawn('nigeria')
  const high = letterHeight(outline, true)
  for (const figures of [HOMES, PRICES]) {
    const known = new Map(Object.entries(figures))
    const { named } = areaNames(outline, (area) => known.get(area)?.toString(), high)
    expect([...known.keys()].filter((area) => !named.get(area)?.name)).toEqual([])
    const all = [...named.values()]
    const struck = all.flatMap((led) => all.filter((words) => words !== led && goesThrough(led, words, high)))
    expect(struck).toEqual([])
    expect(Object.keys(outline.areas).filter((area) => !named.has(area)).length).toBeLessThan(3)
  }
})

test('where every area has a figure, each shows it, and those without room for more have it alone', async () => {
  const outline = await drawn('nigeria')
  const { named } = areaNames(outline, () => '12')
  expect(named.get('Borno')).toMatchObject({ name: 'Borno', figure: '12' })
  expect(Object.keys(outline.areas).filter((area) => !named.has(area))).toEqual([])
  expect([...named.values()].filter(({ name }) => !name).length).toBeLessThan(17)
})
