import { describe, expect, it } from 'vitest'
import type { ImportField } from '#domain/import/import-fields.ts'
import { assertComplete, headerTest, inOurNames, mapColumns } from './columns.ts'

const fields: ImportField[] = [
  { name: 'name', label: 'Name', headers: ['name', 'title'], required: true },
  { name: 'regularPrice', label: 'Price', headers: ['regular price', 'price'], required: true },
  { name: 'location', label: 'State', headers: ['state', 'location'] },
]
const nothing = { map: {}, defaults: {} }
const mapped = (header: string[], importOptions = nothing) =>
  mapColumns(fields, header, importOptions).mapped.map(({ field, index }) => `${field} ${index}`)

describe('columns', () => {
  it('are recognised whatever their case, blanks and underscores; our own name comes first', () => {
    expect(mapped(['TITLE', 'Regular_Price '])).toEqual(['name 0', 'regularPrice 1'])
    expect(mapped(['title', 'price', 'Name'])).toEqual(['name 2', 'regularPrice 1'])
  })

  it('may be named, one for several fields', () => {
    const { mapped, unused } = mapColumns(fields, ['Was', 'Wo', 'Price', ''], {
      map: { name: 'wo', location: 'Wo' },
      defaults: {},
    })
    expect(mapped).toEqual([
      { field: 'name', header: 'Wo', index: 1 },
      { field: 'regularPrice', header: 'Price', index: 2 },
      { field: 'location', header: 'Wo', index: 1 },
    ])
    expect(unused).toEqual(['Was'])
  })

  it('that are recognised can be left out', () => {
    const { mapped, missing, unused } = mapColumns(fields, ['Title', 'Price', 'State'], {
      map: { location: '', regularPrice: '' },
      defaults: { regularPrice: '900' },
    })
    expect(mapped).toEqual([{ field: 'name', header: 'Title', index: 0 }])
    expect([missing, unused]).toEqual([[], ['Price', 'State']])
    const isKnown = headerTest(fields, { map: { location: '' }, defaults: {} })
    expect(['Title', 'state', '', '--'].map(isKnown)).toEqual([true, true, false, false])
  })

  it('are all that a required field can come from, but for a default', () => {
    const header = ['Was', 'Price']
    const { missing } = mapColumns(fields, header, nothing)
    expect(missing).toEqual(['name'])
    expect(() => assertComplete({ header, missing })).toThrow(
      'The file has no column for name: name one of its columns, or give a default. Its columns: Was, Price.',
    )
    expect(mapped(['Price'], { map: {}, defaults: { name: 'Cement 42.5R' } })).toEqual(['regularPrice 0'])
  })

  it('that are named have to be there', () => {
    expect(() => mapped(['Price'], { map: { name: 'Produkt' }, defaults: {} })).toThrow(
      'The file has no column “Produkt”. Its columns: Price.',
    )
    expect(() => mapColumns(fields, ['name', 'price'], { ...nothing, key: 'sku' })).toThrow('no column “sku”')
  })
})

describe('import options', () => {
  it('name our fields as people call them', () => {
    expect(inOurNames(fields, { map: { Price: 'Preis' }, defaults: { state: ' Lagos ' } })).toMatchObject({
      map: { regularPrice: 'Preis' },
      defaults: { location: 'Lagos' },
    })
    expect(() => inOurNames(fields, { map: {}, defaults: { colour: 'red' } })).toThrow(
      'There is no field “colour”.',
    )
  })
})
