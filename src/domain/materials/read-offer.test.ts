import { describe, expect, it } from 'vitest'
import type { Unit } from '#domain/catalogue.ts'
import { type OfferedText, readOffer } from './read-offer.ts'

/** A reading as labels are written: material parameters | pack | comparable. */
function read(name: string, unit: Unit, more: Partial<OfferedText> = {}): string {
  const { material, parameters, pack, comparable } = readOffer({ name, unit, ...more })
  if (!material) return '?'
  const values = Object.entries(parameters).map(([id, value]) => ` ${id}=${value}`)
  const sign = comparable?.conversion === 'exact' ? '=' : '~'
  return [
    material.id + values.join(''),
    pack ? `${pack.kind} ${pack.size} ${pack.sizeUnit}` : '-',
    comparable ? `${sign}${comparable.quantity} ${comparable.unit}` : '-',
  ].join(' | ')
}

describe('readOffer', () => {
  it.each<[string, Unit, string]>([
    // exact, nominal, only the seller knows
    ['Dangote 3X Cement 42.5R, 50 kg bag', 'bags', 'cement strength=42.5 | bag 50 kg | =50 kg'],
    ['Dangote cement', 'bags', 'cement | bag 1 nr | ~50 kg'],
    ['12 mm iron rod, local, 12 m length', 'nr', 'rebar diameter=12 make=local | length 12 m | ~10.65 kg'],
    ['Floor tiles 60x60 per carton', 'nr', 'floor-tile size=600x600 | carton 1 nr | -'],
    ['Floor tiles 60x60 cm, 4 pcs per carton', 'nr', 'floor-tile size=600x600 | carton 4 nr | =1.44 m2'],
    ['Sharp sand', 'm3', 'sharp-sand | - | ~1.45 tonne'],
    ['Trip of sharp sand, 20 tons', 'nr', 'sharp-sand | trip 20 tonne | ~20 tonne'],
    ['BRC mesh A142, 2.4 x 48 m roll', 'nr', 'brc-mesh fabric=A142 | roll 115.2 m2 | =115.2 m2'],
    // spellings of one size
    ['Y12 high yield rod 12m', 'nr', 'rebar diameter=12 make=high yield | length 12 m | ~10.65 kg'],
    ['1/2 inch iron rod', 'tonnes', 'rebar diameter=12 | - | =1000 kg'],
    ['2 by 4 by 12 hardwood', 'nr', 'timber section=2x4 | length 12 ft | ~3.66 m'],
    ['50 x 100 mm timber 3.6 m', 'nr', 'timber section=2x4 | length 3.6 m | =3.6 m'],
    ['Sandcrete block 450x225x150mm', 'nr', 'hollow-block thickness=150 | - | =1 nr'],
    ['9" vibrated hollow blocks', 'nr', 'hollow-block thickness=225 | - | =1 nr'],
    ['9 inch hollow block, cured 7 days', 'nr', 'hollow-block thickness=225 | - | =1 nr'],
    ['3/4 granite per ton', 'tonnes', 'granite size=19 | - | =1 tonne'],
    ['4 x 16mm armoured cable', 'm', 'armoured-cable section=16 cores=4 | - | =1 m'],
    // packs in packs
    [
      'Bundle of 10 lengths 12 mm local rod, 12 m',
      'nr',
      'rebar diameter=12 make=local | bundle 10 nr | ~106.5 kg',
    ],
    ['Trailer load of Dangote cement 600 bags', 'nr', 'cement | load 600 nr | ~30000 kg'],
    // as tills write them
    ['PUMP SURFACE 1HP', 'nr', 'surface-pump power=1 | - | =1 nr'],
    ['Zinc 8 ft - 20 sheets per bundle', 'nr', 'zinc-sheet length=8 | bundle 20 nr | =20 nr'],
    ['Solar panel 450Wp', 'nr', 'solar-panel power=450 | - | =1 nr'],
    // the head of a compound, and what stands beside
    ['Mortise lock 3 lever', 'nr', 'lock-set | - | =1 nr'],
    ['Plywood Ogbonge 18 mm 4 x 8 ft', 'nr', 'plywood thickness=18 size=4x8 | - | =1 nr'],
    ['Twyford WC complete, soft-close seat', 'nr', 'wc-set | - | =1 nr'],
    ['Iron rod binding wire, 25 kg coil', 'nr', 'binding-wire | coil 25 kg | =25 kg'],
    ['Aluminium sliding window with net, per m2', 'm2', 'sliding-window | - | =1 m2'],
    ['Wall screeding putty, 25 kg', 'bags', 'wall-putty | bag 25 kg | =25 kg'],
    ['Wall screeding, two coats', 'm2', 'labour-wall-screeding | - | =1 m2'],
    ['Zuma cement 50 kg', 'nr', 'cement | bag 50 kg | =50 kg'],
    ['Mowe laterite, 20 tons', 'nr', 'laterite | trip 20 tonne | ~20 tonne'],
    ['Dangote cement 42.5R – 50kg', 'bags', 'cement strength=42.5 | bag 50 kg | =50 kg'],
    // a maker of other things
    ['LED panel light 18W Schneider', 'nr', 'panel-light power=18 | - | =1 nr'],
    ['Mason, laying of 9-inch blocks, per m2', 'm2', 'labour-block-laying | - | =1 m2'],
  ])('reads %s (%s)', (name, unit, reading) => {
    expect(read(name, unit)).toBe(reading)
  })

  it.each<[string, Unit]>([
    ['Sharp sand and granite 30 tons', 'nr'],
    ['Cement mixer 350 litres', 'nr'],
    // what stands behind a thing
    ['Rebar coupler 16mm', 'nr'],
    ['Shower mixer hose 1.5 m', 'nr'],
    ['Security door lock cylinder', 'nr'],
    ['Plywood offcut', 'nr'],
    ['Inverter board 3.5 kVA', 'nr'],
    // what stands before it, and what it is for
    ['Fibreglass rebar 12 mm', 'nr'],
    ['Hair emulsion 500 ml', 'nr'],
    ['Face primer 30 ml', 'nr'],
    ['Lipstick satin finish', 'nr'],
    ['Building blocks for kids 100 pieces', 'nr'],
    ['Cement tile 20x20 patterned', 'nr'],
    // a trade's word, and work that is looked for
    ['Welding cable 70 mm', 'nr'],
    ['Painting on canvas 4x3 ft', 'nr'],
    ['Electrician needed in Lekki', 'nr'],
    ['White cement tint 1 kg', 'nr'],
    ['Terminal block 6 inch', 'nr'],
    ['Solar panel mounting rail 4.2 m', 'nr'],
    ['Glass door refrigerator 300 litres', 'nr'],
    ['Concrete mixer hire per day', 'nr'],
    ['2.5mm cable', 'nr'],
    ['Paint 20 litres', 'nr'],
    ['Sand 20 tonnes', 'nr'],
    ['', 'nr'],
  ])('does not know %s', (name, unit) => {
    const reading = readOffer({ name, unit })
    expect(reading).toMatchObject({ material: null, comparable: null, pack: null })
    expect(reading.why).toBeTruthy()
  })

  it.each<[string, Unit, string]>([
    ['Iron rods 8mm, 10mm, 12mm', 'tonnes', 'Several values of diameter are named.'],
    ['Nails 2, 3 and 4 inches 25 kg bag', 'bags', 'Several values of length are named.'],
    ['Granite', 'tonnes', 'The size is not said.'],
    ['Binding wire roll', 'nr', 'How many kilograms are on a roll? Rolls of 10, 20 and 25 kg are sold.'],
    [
      'Sharp sand 20 tonnes trip',
      'tonnes',
      'It is not clear whether the price is for the unit or for all of it.',
    ],
    ['BUA cement per tonne', 'bags', 'The price is for bags, and the name says another unit.'],
  ])('compares %s (%s) with nothing: %s', (name, unit, why) => {
    const reading = readOffer({ name, unit })
    expect(reading.material).not.toBeNull()
    expect(reading).toMatchObject({ comparable: null, why })
  })

  it('takes no price, number of pieces asked for or code for a size', () => {
    expect(read('12mm iron rod full length N9,500', 'nr')).toContain('~10.65 kg')
    expect(read('BUA cement 50kg, minimum order 100 bags', 'nr')).toContain('=50 kg')
    expect(read('16mm TMT rods, 52 lengths per ton', 'tonnes')).toContain('=1000 kg')
  })

  it('says which words say so', () => {
    const name = 'Coleman 2.5 mm² single core cable, 100 m coil'
    const { evidence, brand } = readOffer({ name, unit: 'nr' })
    expect(brand).toBe('Coleman')
    expect(Object.fromEntries(evidence.map(({ part, text }) => [part, text]))).toEqual({
      material: 'single core cable',
      section: '2.5 mm²',
      brand: 'Coleman',
      pack: '100 m',
    })
  })

  it('takes what is required from the first sentence of the description, and no more', () => {
    const description = '12 mm, rolled in Kano. Also 16 mm at N 17,000.'
    expect(read('Iron rod, full length', 'nr', { description })).toContain('diameter=12')
    expect(read('10 mm iron rod, full length', 'nr', { description })).toContain('diameter=10')
    const { evidence } = readOffer({ name: 'Iron rod, full length', unit: 'nr', description })
    expect(evidence).toContainEqual({ part: 'diameter', text: '12 mm', start: 0, end: 5, in: 'description' })
  })

  it('knows some things by the shelf that they stand on', () => {
    expect(read('Tiles 60x60', 'm2')).toBe('?')
    expect(read('Tiles 60x60', 'm2', { subCategory: 'Floor' })).toBe('floor-tile size=600x600 | - | =1 m2')
    expect(read('BUA 42.5N 50 kg', 'bags', { subCategory: 'Cement' })).toBe(
      'cement strength=42.5 | bag 50 kg | =50 kg',
    )
  })
})
