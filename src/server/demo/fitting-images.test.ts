import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { DEMO_FOLDER } from './demo-catalogue.ts'
import { coverOf, DemoImages, fittingImages, homeImages, withItsSet } from './fitting-images.ts'

const images = DemoImages.parse(
  JSON.parse(await readFile(new URL('pictures/pictures.json', DEMO_FOLDER), 'utf8')),
)
const { homes } = images

const shown = (name: string, picture: string, furnished = true) =>
  homeImages(homes, { name, picture, furnished })

/** Every house with its rooms, furnished and not. */
const everyHome = homes
  .filter(({ kind }) => kind === 'outside')
  .flatMap(({ name }) => [true, false].map((furnished) => shown(name, name, furnished)))

it('a home is shown by the house that it names, and by no other', () => {
  expect(shown('A flat', 'home-terrace')[0]?.name).toBe('home-terrace')
  for (const nothing of ['home-of-nobody', 'room-kitchen'])
    expect(() => shown('A flat', nothing)).toThrow(nothing)
})

describe('the rooms that follow a house', () => {
  it('are of its standard', () => {
    for (const [outside, ...insides] of everyHome)
      for (const { name, standards } of insides)
        expect(
          standards.some((standard) => outside?.standards.includes(standard)),
          `${name} in ${outside?.name}`,
        ).toBe(true)
  })

  it('show a penthouse the fine rooms and a room of a compound the simple ones', () => {
    const penthouse = shown('3-bedroom penthouse, Ikoyi', 'home-penthouse').map(({ name }) => name)
    expect(penthouse).toHaveLength(4)
    expect(penthouse).not.toContain('room-bedroom-plain')
    const room = shown('Self-Contained room in a compound', 'home-face-to-face').map(({ name }) => name)
    expect(room.slice(1).toSorted()).toEqual(['room-bathroom-plain', 'room-self-contained'])
  })

  it('show an inside of a home that is let unfurnished, too', () => {
    for (const house of ['home-face-to-face', 'home-bungalow-blue', 'home-block-of-flats']) {
      const [, ...insides] = shown('A home', house, false)
      expect(insides.length, house).toBeGreaterThan(0)
      for (const { furnished } of insides) expect(furnished, house).not.toBe(true)
    }
  })

  it('are lit by lamps only where the house stands in the dusk', () => {
    const lit = everyHome.filter(([, ...insides]) => insides.some(({ evening }) => evening))
    expect(lit.length).toBeGreaterThan(0)
    for (const [outside] of lit) expect(outside?.evening, outside?.name).toBe(true)
  })
})

it('work is shown by people at it, or by what it is done on, where either is known', () => {
  const work = { id: '', ownerId: '', type: 'Labour', category: 'mechanical' as const, subCategories: [] }
  const dates = { createdAt: new Date(), priceConfirmedAt: new Date() }
  const shownBy = (name: string) =>
    fittingImages(images, { ...work, ...dates, location: 'Lagos', materialId: null, name }).map(
      (image) => image.name,
    )
  expect(shownBy('Water tank washing, per tank')).toEqual(['trade-tank-washer'])
  expect(shownBy('AC servicing, per unit')).toEqual(['mechanical-split-ac'])
  expect(shownBy('Generator servicing')).toEqual(['labour-mechanical'])
})

it('three pictures of cement follow one another, in the colour of its brand, whichever stands first', () => {
  const bags = images.products.filter(({ set }) => set !== undefined)
  expect(new Set(bags.map(({ set }) => set))).toEqual(new Set(['cement-green', 'cement-blue', 'cement-red']))
  for (const first of bags) {
    const shown = withItsSet(images, first)
    expect(shown[0]).toBe(first)
    expect(new Set(shown).size).toBe(3)
    for (const { set } of shown) expect(set).toBe(first.set)
  }
})

it('goods of no set are shown by one picture', () => {
  const single = images.products.find(({ set }) => set === undefined)
  expect(single && withItsSet(images, single)).toEqual([single])
})

describe('the cover of a shop', () => {
  const image = { width: 1200, height: 480, placeholder: '', widths: [] }
  const covers = [
    { ...image, name: 'yard', categories: ['concrete' as const] },
    { ...image, name: 'roofs', categories: ['roofing' as const] },
  ]
  const goods = (category: 'roofing' | 'concrete' | 'electrical', count: number, type = 'Material') =>
    Array.from({ length: count }, () => ({ category, type }))

  it('is the place where the goods are sold of which it has most', () => {
    expect(coverOf({ covers }, [...goods('roofing', 3), ...goods('concrete', 1)])?.name).toBe('roofs')
  })

  it('is the yard where they are of every kind', () => {
    const mixed = [...goods('roofing', 1), ...goods('concrete', 1), ...goods('electrical', 1)]
    expect(coverOf({ covers }, mixed)?.name).toBe('yard')
  })

  it('is none where work alone is sold', () => {
    expect(coverOf({ covers }, goods('roofing', 3, 'Labour'))).toBeUndefined()
  })
})
