import { describe, expect, it } from 'vitest'
import { materialsIn, offeredText, questionOf, readSale, shelfOf, wrongValue } from './reader.ts'
import { materialText, packText, saleWords, typedPack } from './sale-text.ts'

const typed = {
  name: 'Dangote cement 42.5R, 50 kg bag',
  description: 'Fresh from the plant.',
  unit: 'bags',
  type: 'Material',
  categories: 'Concrete',
  subCategories: ['Cement'],
}

const NAMES = [
  typed,
  {
    ...typed,
    name: 'Iron rod 12mm x 12m length',
    unit: 'nr',
    categories: 'Reinforcement',
    subCategories: ['Reinforcement Bar'],
  },
  { ...typed, name: 'Washed sharp sand, trip of 20 tonnes', unit: 'nr', subCategories: ['Sharp Sand'] },
  {
    ...typed,
    name: 'Floor tiles 600x600, carton of 1.44 sqm',
    unit: 'nr',
    categories: 'Finishes',
    subCategories: ['Floor'],
  },
  { ...typed, name: 'Granite 3/4 inch', unit: 'tonnes', subCategories: ['Granite'] },
]

describe('the reading of a form', () => {
  it.each([
    ['Washed sharp sand, trip of 20 tonnes', 'nr'],
    ['Dangote cement 42.5R, 50 kg bag', 'bags'],
    ['Washed sharp sand', ''],
  ])('of %s chooses the unit that its pack is sold by: %s', (name, unit) => {
    expect(shelfOf({ name, description: '' })).toMatchObject({ type: 'Material', unit })
  })

  it.each(NAMES)('of $name stays the same when its seller says the same', (text) => {
    const offer = offeredText(text)
    const read = readSale(offer)
    expect(read.comparable).not.toBeNull()
    const pack = typedPack(packText(read.pack))
    const said = readSale(offer, { pack, material: materialText(read.material) })
    expect(said).toEqual(read)
  })

  it('takes an offer whose unit is not chosen yet for pieces', () => {
    expect(readSale(offeredText({ ...typed, name: 'Sharp sand, trip of 20 tonnes', unit: '' })).pack).toEqual(
      {
        kind: 'trip',
        size: 20,
        sizeUnit: 'tonne',
      },
    )
  })

  it('says nothing of a material that this release does not know', () => {
    const offer = offeredText(typed)
    expect(readSale(offer, { material: { id: 'unobtainium', parameters: {}, brand: '' } })).toEqual(
      readSale(offer),
    )
  })

  it('leaves a value out that is none, and says so', () => {
    const material = { id: 'rebar', parameters: { diameter: 'thick' }, brand: '' }
    const { comparable, why } = readSale(offeredText({ ...typed, name: 'Iron rod of my own', unit: 'nr' }), {
      material,
    })
    expect([comparable, why]).toEqual([null, 'The diameter is not said.'])
    expect(wrongValue('rebar', 'diameter', 'thick')).toBe('We do not know thick as its diameter')
    expect(wrongValue('rebar', 'diameter', '12mm')).toBeUndefined()
    expect(wrongValue('rebar', 'diameter', '')).toBeUndefined()
  })

  it('asks what only the seller knows, in the unit of the answer', () => {
    expect(questionOf('floor-tile', 'carton')).toEqual({
      asks: 'How many square metres are in a carton?',
      sizeUnit: 'm2',
    })
    expect(questionOf('cement', 'bag')).toBeNull()
    expect(questionOf(undefined, 'bag')).toBeNull()
  })

  it('offers the materials of a category by name, work among them only where work is offered', () => {
    const names = materialsIn('Concrete', 'Material').map(([, name]) => name)
    expect(names).toContain('Cement')
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
    expect(materialsIn('Concrete', 'Labour').length).toBeGreaterThan(0)
    expect(materialsIn('', '')).toEqual([])
  })
})

describe('what was changed elsewhere, in words', () => {
  const material = { id: 'floor-tile', parameters: { size: '600x600' }, brand: 'Goodwill' }
  it.each([
    ['pack', null, 'As we read it'],
    ['pack', { kind: 'carton', size: '1.44', sizeUnit: 'm2' }, 'a carton of 1.44 m²'],
    ['pack', { kind: '', size: '', sizeUnit: 'nr' }, 'No pack'],
    ['material', material, 'floor tile, 600x600, Goodwill'],
    ['priceBreaks', [{ from: '50', price: '10,350' }], 'from 50 at 10,350'],
    ['priceBreaks', [], 'None'],
    ['delivery', { how: 'charged:trip', price: '15,000' }, 'Charged for each trip: 15,000'],
    ['delivery', { how: '', price: '' }, 'Not stated'],
    ['name', 'Cement', undefined],
  ])('%s %j: %s', (name, value, words) => {
    expect(saleWords(name, value)).toBe(words)
  })
})
