import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseLabels } from '../../../scripts/reader-quality/labels.ts'
import { readOffer } from './read-offer.ts'
import { parsePack } from './read-pack.ts'
import { readParameterValue, settleReading } from './settle-reading.ts'

const FOLDER = path.join(import.meta.dirname, '../../../scripts/reader-quality')
const OFFERS = [
  'demonstration.txt',
  'demonstration-held-out.txt',
  'lists.txt',
  'lists-held-out.txt',
  'lists-everyday.txt',
].flatMap((file) => parseLabels(readFileSync(path.join(FOLDER, file), 'utf8')))

describe('what a seller says of an offer', () => {
  it('can be what was read: every value is read back as itself', () => {
    const changed = OFFERS.flatMap(({ name, unit }) => {
      const { material, parameters } = readOffer({ name, unit })
      return (material?.parameters ?? []).flatMap((parameter) => {
        const value = parameters[parameter.id]
        const again = value === undefined ? undefined : readParameterValue(parameter, value)
        return again === value ? [] : [`${material?.id} ${parameter.id}: ${value} -> ${again}`]
      })
    })
    expect([...new Set(changed)]).toEqual([])
  })

  it('is compared as if it had been read so', () => {
    const cement = { name: 'Good and strong, from the factory', unit: 'bags' as const }
    const material = { id: 'cement', parameters: {}, brand: null }
    expect(
      settleReading(cement, { pack: { kind: 'bag', size: 25, sizeUnit: 'kg' }, material }),
    ).toMatchObject({
      specification: 'cement',
      comparable: { quantity: 25, unit: 'kg', conversion: 'exact' },
      readBy: 'seller',
    })
    const tiles = { name: '60x60 floor tiles, carton', unit: 'nr' as const, subCategory: 'Floor' }
    expect(settleReading(tiles)).toMatchObject({ comparable: null, readBy: 'reader' })
    expect(settleReading(tiles, { pack: { kind: 'carton', size: 1.44, sizeUnit: 'm2' } })).toMatchObject({
      material: { id: 'floor-tile' },
      comparable: { quantity: 1.44, unit: 'm2', conversion: 'exact' },
      notComparable: null,
    })
    const trip = { name: 'Sharp sand', unit: 'nr' as const }
    expect(settleReading(trip, { pack: { kind: 'trip', size: 20, sizeUnit: 'tonne' } })).toMatchObject({
      comparable: { quantity: 20, unit: 'tonne', conversion: 'nominal' },
    })
  })

  it('keeps what the words say of its pieces, where only the brand is corrected', () => {
    const rods = { name: 'Bundle of ten lengths of 12 mm iron rod, 12 m', unit: 'nr' as const }
    const read = settleReading(rods)
    expect(read.comparable).not.toBeNull()
    const { pack, parameters, comparable } = read
    const material = { id: 'rebar', parameters, brand: 'Kam' }
    expect(settleReading(rods, { pack, material })).toMatchObject({ brand: 'Kam', comparable })
    const other = { ...material, parameters: { diameter: 16 } }
    expect(settleReading(rods, { pack, material: other }).comparable).not.toEqual(comparable)
  })

  it('says what is missing still', () => {
    const rods = { name: 'Iron rods', unit: 'nr' as const }
    const said = (parameters: Record<string, number>) => ({
      pack: { kind: 'bundle' as const, size: 1, sizeUnit: 'nr' as const },
      material: { id: 'rebar', parameters, brand: null },
    })
    expect(settleReading(rods, said({}))).toMatchObject({
      comparable: null,
      specification: null,
      notComparable: 'The diameter is not said.',
    })
    expect(settleReading(rods, said({ diameter: 16 }))).toMatchObject({
      specification: 'rebar/16mm',
      notComparable: 'How many lengths are in a bundle?',
    })
    expect(settleReading(rods, { ...said({}), material: null })).toMatchObject({
      material: null,
      notComparable: 'It is not known what it is.',
    })
  })

  it.each([
    ['bag of 50 kg', { kind: 'bag', size: 50, sizeUnit: 'kg' }],
    ['12 m length', { kind: 'length', size: 12, sizeUnit: 'm' }],
    ['20-tonne trip', { kind: 'trip', size: 20, sizeUnit: 'tonne' }],
    ['1.44 m2 carton', { kind: 'carton', size: 1.44, sizeUnit: 'm2' }],
    ['Bundle of 20 pieces', { kind: 'bundle', size: 20, sizeUnit: 'nr' }],
    ['carton', { kind: 'carton', size: 1, sizeUnit: 'nr' }],
    ['a lot', undefined],
    ['50 kg', undefined],
    ['bag of 25 kg or 50 kg', undefined],
  ])('names a pack in a cell: %s', (text, pack) => {
    expect(parsePack(text)).toEqual(pack)
  })
})
