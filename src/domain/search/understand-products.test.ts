import { describe, expect, it } from 'vitest'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import { buildDictionary } from './dictionary.ts'
import { TRADE_WORDS } from './trade-words.ts'
import { understandProducts } from './understand-products.ts'

const dictionary = buildDictionary(TRADE_WORDS)
const understand = (typed: string, byHand: ProductFilters = {}) =>
  understandProducts(typed, byHand, dictionary)
const words = (typed: string) => understand(typed).terms.map((term) => term.typed)
const writings = (typed: string) => {
  const { terms } = understand(typed)
  return terms.flatMap((term) => [term.typed, ...term.same, ...term.synonyms])
}

describe('prices of materials', () => {
  it.each<[string, ProductFilters, string[]]>([
    ['cement under 10k', { maxPrice: 10_000 }, ['cement']],
    ['cement under 10,000', { maxPrice: 10_000 }, ['cement']],
    ['cement under 10 000', { maxPrice: 10_000 }, ['cement']],
    ['cement under N10,500', { maxPrice: 10_500 }, ['cement']],
    ['cement below ₦ 10 500', { maxPrice: 10_500 }, ['cement']],
    ['cement less than #9500', { maxPrice: 9_500 }, ['cement']],
    ['cement not more than 11000 naira', { maxPrice: 11_000 }, ['cement']],
    ['cement <9000', { maxPrice: 9_000 }, ['cement']],
    ['pump under 1m', { maxPrice: 1_000_000 }, ['pump']],
    ['pump under 1.5 million', { maxPrice: 1_500_000 }, ['pump']],
    ['inverter under one million', { maxPrice: 1_000_000 }, ['inverter']],
    ['inverter under half a million', { maxPrice: 500_000 }, ['inverter']],
    ['inverter under five hundred thousand', { maxPrice: 500_000 }, ['inverter']],
    ['door between 50k and 100k', { minPrice: 50_000, maxPrice: 100_000 }, ['door']],
    ['door 50k to 100k', { minPrice: 50_000, maxPrice: 100_000 }, ['door']],
    ['door 50k-100k', { minPrice: 50_000, maxPrice: 100_000 }, ['door']],
    ['door ₦50,000 - ₦100,000', { minPrice: 50_000, maxPrice: 100_000 }, ['door']],
    ['generator 1 - 2 million', { minPrice: 1_000_000, maxPrice: 2_000_000 }, ['generator']],
    ['generator from 2 million to 1 million', { minPrice: 1_000_000, maxPrice: 2_000_000 }, ['generator']],
    ['tank above 100k', { minPrice: 100_000 }, ['tank']],
    ['tank from ₦100,000', { minPrice: 100_000 }, ['tank']],
    ['tank 100k and above', { minPrice: 100_000 }, ['tank']],
    ['tank more than 80k below 150k', { minPrice: 80_000, maxPrice: 150_000 }, ['tank']],
    ['max 20k paint', { maxPrice: 20_000 }, ['paint']],
    ['paint 20k max', { maxPrice: 20_000 }, ['paint']],
    ['paint 20k', { maxPrice: 20_000 }, ['paint']],
    ['paint ₦20000', { maxPrice: 20_000 }, ['paint']],
    ['paint budget 20k', { maxPrice: 20_000 }, ['paint']],
    ['3m budget for solar', { maxPrice: 3_000_000 }, ['solar']],
    ['tiles less than ₦5,000 per m2', { maxPrice: 5_000 }, ['tiles']],
  ])('%s', (typed, filters, terms) => {
    expect(understand(typed).filters).toEqual(filters)
    expect(words(typed)).toEqual(terms)
  })

  it.each([
    ['2m pipe', ['2 m', 'pipe']],
    ['pipe 3m', ['pipe', '3 m']],
    ['rod 12 m', ['rod', '12 m']],
    ['tank under 2000 litres', ['tank', '2000 litres']],
    ['ladder up to 3m', ['ladder', '3 m']],
    ['cable from 16mm', ['cable', '16 mm']],
    ['pump 5 hp', ['pump', '5 hp']],
    ['prop 3 m high', ['prop', '3 m', 'high']],
  ])('%s has no price', (typed, terms) => {
    expect(understand(typed).filters).toEqual({})
    expect(words(typed)).toEqual(terms)
  })
})

describe('what is typed without blanks', () => {
  it.each([
    ['12mmrod', '12 mm rod'],
    ['6inchblock', '6 inch block'],
    ['9block', '9 block'],
    ['cement50kg', 'cement 50 kg'],
  ])('%s is %s', (typed, withBlanks) => {
    expect(understand(typed).terms).toEqual(understand(withBlanks).terms)
  })
})

describe('who asks for somebody', () => {
  it.each([
    ['who can help me install solar', ['install', 'solar']],
    ['i dey find person wey go paint my house', ['paint']],
    ['someone to fix tiles at home', ['tiles']],
  ])('%s looks for labour', (typed, terms) => {
    expect(understand(typed).filters).toEqual({ type: 'Labour' })
    expect(words(typed)).toEqual(terms)
  })

  it.each(['who can supply cement', 'person wey dey sell cement', 'cement for my mother'])(
    '%s looks for goods',
    (typed) => {
      expect(understand(typed).filters).toEqual({})
      expect(words(typed)).toEqual(['cement'])
    },
  )
})

it.each<[string, string[]]>([
  ['uncle gave money for cement', ['uncle', 'gave', 'money']],
  ['my uncle, cement', ['uncle']],
  ['uncle of the cement', []],
  ['uncle cement', []],
  ['cement uncle', []],
  ['uncle', []],
])('%s has asides', (typed, asides) => {
  expect(understand(typed).terms.flatMap((term) => (term.aside ? [term.typed] : []))).toEqual(asides)
})

it.each<[string, string]>([
  ['someone that can tile', 'tiling'],
  ['who can plaster my wall', 'plastering'],
])('%s asks for the work', (typed, work) => {
  expect(understand(typed).filters.type).toBe('Labour')
  expect(writings(typed)).toContain(work)
})

it('a home that somebody has is no size of what is done in it', () => {
  expect(words('electrician to wire my 3 bedroom flat')).not.toContain('3 mm')
})

describe('places', () => {
  it.each<[string, ProductFilters, string[]]>([
    ['cement in lagos', { location: 'Lagos' }, ['cement']],
    ['cement lagos', { location: 'Lagos' }, ['cement']],
    ['Lagos cement', { location: 'Lagos' }, ['cement']],
    ['cement in Lagos State', { location: 'Lagos' }, ['cement']],
    ['cement abuja', { location: 'FCT' }, ['cement']],
    ['cement at fct', { location: 'FCT' }, ['cement']],
    ['cement for ph', { location: 'Rivers', lga: 'Port Harcourt' }, ['cement']],
    ['pump around Ikeja', { location: 'Lagos', lga: 'Ikeja' }, ['pump']],
    ['pump in ikeja, lagos', { location: 'Lagos', lga: 'Ikeja' }, ['pump']],
    ['tiles near lekki phase 1', { location: 'Lagos', lga: 'Eti-Osa' }, ['tiles']],
    ['tiles VI', { location: 'Lagos', lga: 'Eti-Osa' }, ['tiles']],
    ['blocks in wuse 2', { location: 'FCT', lga: 'Abuja Municipal' }, ['blocks']],
    ['blocks eko', { location: 'Lagos' }, ['blocks']],
    ['granite jos', { location: 'Plateau', lga: 'Jos' }, ['granite']],
    ['siminti a kano', { location: 'Kano' }, ['siminti']],
    ['simenti ni ibadan', { location: 'Oyo', lga: 'Ibadan' }, ['simenti']],
    ['simenti na enugu', { location: 'Enugu' }, ['simenti']],
    ['kano nails in lagos', { location: 'Lagos' }, ['kano', 'nails']],
    ['cement in nigeria', {}, ['cement']],
    ['river sand', {}, ['river sand']],
    ['power line cable', {}, ['power', 'line', 'cable']],
  ])('%s', (typed, filters, terms) => {
    expect(understand(typed).filters).toEqual(filters)
    expect(words(typed)).toEqual(terms)
  })

  it('show as they are called', () => {
    expect(understand('tiles near lekki phase 1').understood).toEqual([
      {
        kind: 'place',
        text: 'near lekki phase 1',
        label: 'in Lekki Phase 1, Lagos',
        filter: { location: 'Lagos', lga: 'Eti-Osa' },
      },
    ])
  })
})

describe('sizes', () => {
  it.each([
    ['12mm rod', '12 mm', ['y 12', 't 12']],
    ['12 mm iron rod', '12 mm', ['y 12']],
    ['Y12 rod', 'y 12', ['12 mm']],
    ['Y12', 'y 12', ['12 mm']],
    ['T-16 rebar', 't 16', ['16 mm', 'y 16']],
    ['R10', 'r 10', ['10 mm']],
    ['rod 16', '16 mm', ['y 16']],
    ['20 rebar', '20 mm', ['y 20']],
    ['half inch rod', '1 2 inch', ['12 mm']],
    ['9 inch block', '9 inch', ['225 mm']],
    ['9" block', '9 inch', ['225 mm']],
    ['9” block', '9 inch', ['225 mm']],
    ["9'' block", '9 inch', ['225 mm']],
    ['9in block', '9 inch', ['225 mm']],
    ['9-inch block', '9 inch', ['225 mm']],
    ['nine inches block', '9 inch', ['225 mm', 'nine inches']],
    ['9 block', '9 inch', ['225 mm']],
    ['6" blocks', '6 inch', ['150 mm']],
    ['six inch block', '6 inch', ['150 mm']],
    ['5 inches block', '5 inch', ['125 mm']],
    ['225mm block', '225 mm', ['9 inch']],
    ['150 mm sandcrete block', '150 mm', ['6 inch']],
    ['4 inch pipe', '4 inch', ['110 mm']],
    ['4" pvc pipe', '4 inch', ['110 mm']],
    ['pipe 110mm', '110 mm', ['4 inch']],
    ['3 inch pipe', '3 inch', ['82 mm', '75 mm']],
    ['3/4 ppr pipe', '3 4 inch', ['25 mm', 'three quarter']],
    ['1/2 inch pipe', '1 2 inch', ['20 mm', 'half inch']],
    ['½" pipe', '1 2 inch', ['20 mm']],
    ['1 inch pipe', '1 inch', ['32 mm']],
    ['1 1/2 inch pipe', '1 1 2 inch', ['50 mm']],
    ['1½ pipe', '1 1 2 inch', ['50 mm']],
    ['1-1/2" pipe', '1 1 2 inch', ['50 mm']],
    ['three quarter pipe', '3 4 inch', ['25 mm']],
    ['3 quarter granite', '3 4 inch', ['19 mm']],
    ['half granite', '1 2 inch', ['12 mm']],
    ['2x3 wood', '2 x 3', ['2 by 3']],
    ['2 by 3 wood', '2 x 3', ['2 by 3']],
    ['2*3 wood', '2 x 3', []],
    ['2×3 wood', '2 x 3', []],
    ['2 x 3 inches wood', '2 x 3', ['2 inch x 3 inch']],
    ['two by four wood', '2 x 4', []],
    ['1x12 plank', '1 x 12', []],
    ['60x60 tiles', '60 x 60', ['600 x 600']],
    ['600x600 tiles', '600 x 600', ['60 x 60']],
    ['600mm x 600mm tiles', '600 x 600', ['60 x 60', '60 cm x 60 cm']],
    ['60 by 60 cm tile', '60 x 60', ['600 x 600', '600 mm x 600 mm']],
    ['30x60 wall tile', '30 x 60', ['60 x 30']],
    ['450 x 225 x 225 block', '450 x 225 x 225', ['45 x 22 5 x 22 5']],
    ['4x8 board', '4 x 8', []],
    ['3x7 ft door', '3 x 7', ['3 ft x 7 ft']],
    ['2.5mm cable', '2 5 mm', []],
    ['2.5mm² cable', '2 5 mm', []],
    ['2.5 sqmm cable', '2 5 mm', []],
    ['cable 4', '4 mm', []],
    ['50kg cement', '50 kg', []],
    ['50 kilos cement', '50 kg', []],
    ['1000 litres tank', '1000 litres', ['1 000 litres']],
    ['1000L tank', '1000 litres', []],
    ['1,000 ltr tank', '1000 litres', []],
    ['tank 2000', '2000 litres', ['2 000 litre']],
    ['5kva inverter', '5 kva', []],
    ['5 KVA generator', '5 kva', []],
    ['1hp pump', '1 hp', ['1 horsepower']],
    ['1.5 HP split', '1 5 hp', []],
    ['one horse power pump', '1 hp', ['one horse power']],
    ['0.45mm longspan', '0 45 mm', ['0 45 gauge']],
    ['longspan 0.55 gauge', '0 55 gauge', ['0 55 mm']],
    ['longspan .55', '0 55 mm', []],
    ['42.5R cement', '42 5 r', ['42 5']],
    ['cement 32.5', '32 5', []],
    ['12 ft plank', '12 ft', ['3 6 m']],
    ['12 feet plank', '12 ft', []],
    ["12' plank", '12 ft', []],
    ['18mm plywood', '18 mm', ['3 4 inch']],
    ['granite 3/4', '3 4 inch', ['19 mm']],
    ['4 inch nail', '4 inch', ['100 mm']],
    ['13A socket', '13 a', ['13 amp']],
    ['13 amps socket', '13 a', []],
    ['13 A socket', '13 a', []],
    ['18 watts led', '18 w', ['18 watt']],
    ['4 core armoured cable', '4 core', []],
    ['three phase board', '3 phase', ['three phase']],
    ['2-gang switch', '2 gang', []],
    ['20 litres emulsion', '20 litres', []],
    ['PN20 pipe', 'pn 20', []],
    ['E27 bulb', 'e 27', []],
    ['T8 tube', 't 8', []],
    ['R410 gas', 'r 410', []],
    ['5 m3 sand', '5 m 3', []],
  ])('%s', (typed, first, others) => {
    expect(words(typed)).toContain(first)
    expect(writings(typed)).toEqual(expect.arrayContaining(others))
  })

  it('show in one form', () => {
    const labels = (typed: string) => understand(typed).understood.map(({ label }) => label)
    expect(labels('2.5mm cable')).toEqual(['2.5 mm²'])
    expect(labels('1000L tank')).toEqual(['1,000 litres'])
    expect(labels('Y12 rod')).toEqual(['12 mm'])
    expect(labels('600mm x 600mm tile')).toEqual(['600 x 600 mm'])
    expect(labels('5kva inverter')).toEqual(['5 kVA'])
  })

  it.each(['12mm rod', '2.5mm cable', '4 inch pipe', '60x60 tile', '9 inch block', '1.5hp pump'])(
    'of %s are numbers, which are never completed or left out',
    (typed) => {
      expect(understand(typed).terms[0]?.kind).toBe('number')
    },
  )

  it.each([
    ['10 bags of cement', ['bag', 'cement']],
    ['10 bags cement', ['bag', 'cement']],
    ['iron rod 12 mm x 40 lengths', ['iron rod', '12 mm', 'length']],
    ['2x3 x 50 pieces', ['2 x 3']],
    ['2x6x12 pieces', ['2 x 6', '12 ft', 'pieces']],
    ['5 trips of sharp sand', ['sharp sand']],
    ['20 lengths of 12mm rod', ['length', '12 mm', 'rod']],
    ['500 blocks', ['blocks']],
    ['2 tipper loads of granite', ['granite']],
  ])('how many somebody wants is none: %s', (typed, terms) => {
    expect(words(typed)).toEqual(terms)
  })

  it.each([
    ['granite 30 tonnes', ['granite', '30 tonne'], '30 tonne'],
    ['16mm rod per ton', ['16 mm', 'rod', 'tonne'], 'tonne'],
    ['cement for flooring kano', ['cement', 'flooring'], 'flooring'],
    ['cement for tiling in enugu', ['cement', 'tiling'], 'tiling'],
    ['8mm for stirrups', ['8 mm', 'stirrups'], 'stirrups'],
    ['cement that will set', ['cement', 'set'], 'set'],
  ])('%s wishes for what ranks and is not asked for', (typed, terms, wish) => {
    const understanding = understand(typed)
    expect(understanding.terms.map((term) => term.typed)).toEqual(terms)
    expect(understanding.terms.filter((term) => term.wish).map((term) => term.typed)).toEqual([wish])
    expect(understanding.filters.type).toBeUndefined()
  })

  it.each(['plumber wey go fix toilet', 'plumber who can fix a toilet', 'plumber to fix a toilet'])(
    'what a tradesman is to do is a wish: %s',
    (typed) => {
      const { filters, terms } = understand(typed)
      expect(filters.type).toBe('Labour')
      expect(terms.filter((term) => !term.wish).map((term) => term.typed)).toEqual(['plumber'])
    },
  )

  it('what is delivered is what is sought', () => {
    expect(understand('200 bags of cement delivered to Ikeja')).toMatchObject({
      filters: { location: 'Lagos', lga: 'Ikeja' },
      terms: [{ typed: 'bag', wish: true }, { typed: 'cement' }],
    })
  })

  it.each([
    'plumbing services in enugu',
    'pop man',
    'mason service',
    'tiler needed in abuja',
    'roofing contractor',
  ])('%s is sought among labour', (typed) => expect(understand(typed).filters.type).toBe('Labour'))
})

describe('timber', () => {
  it.each([
    ['2x6x12', ['2 x 6', '12 ft']],
    ['hardwood 2 x 3 x 12', ['hardwood', '2 x 3', '12 ft']],
    ['9x9x18 block', ['9 x 9 x 18', 'block']],
    ['450x225x225', ['450 x 225 x 225']],
    ['2x6', ['2 x 6']],
  ])('is two inches by six, twelve feet long: %s', (typed, terms) => {
    expect(words(typed)).toEqual(terms)
  })
})

describe('what people say around what they want', () => {
  it.each([
    ['price of cement', ['cement']],
    ['current price of cement in nigeria today', ['cement']],
    ['how much is a bag of cement', ['cement']],
    ['i need cement', ['cement']],
    ["I'm looking for cement", ['cement']],
    ['where can i buy cement', ['cement']],
    ['where to get cheap cement', ['cement']],
    ['best cement', ['cement']],
    ['buy good quality cement online', ['cement']],
    ['cement for sale', ['cement']],
    ['cement near me', ['cement']],
    ['cement dealers', ['cement']],
    ['suppliers of cement', ['cement']],
    ['I dey find cement', ['cement']],
    ['where I fit buy cement', ['cement']],
    ['wetin be price of cement', ['cement']],
    ['how much be cement', ['cement']],
    ['abeg who get cement', ['cement']],
    ['ina neman siminti', ['siminti']],
    ['farashin siminti', ['siminti']],
    ['mo fe ra simenti', ['simenti']],
    ['elo ni simenti', ['simenti']],
    ['achoro m simenti', ['simenti']],
    ['ego ole bu simenti', ['simenti']],
    ['tiles for bathroom and kitchen', ['tiles', 'bathroom', 'kitchen']],
    ['where to buy', []],
    ['for sale', []],
    ['the of', ['the', 'of']],
    ['', []],
    ['!!! ???', []],
  ])('%s', (typed, terms) => {
    expect(words(typed)).toEqual(terms)
    expect(understand(typed).filters).toEqual({})
  })
})

describe('the type', () => {
  it.each([
    ['tiling labour', 'Labour', ['tiling']],
    ['labor for painting', 'Labour', ['painting']],
    ['workmanship for roofing', 'Labour', ['roofing']],
    ['roofing materials', 'Material', ['roofing']],
    ['building materials', 'Material', []],
    ['plumber', 'Labour', ['plumber']],
    ['plumbers', 'Labour', ['plumbers']],
    ['tiler in ikeja', 'Labour', ['tiler']],
    ['electrician for wiring', 'Labour', ['electrician', 'wiring']],
    ['mai gini a kano', 'Labour', ['mai gini']],
    ['carpenter hammer', undefined, ['carpenter', 'hammer']],
    ['mason sand', undefined, ['mason', 'sand']],
  ])('%s', (typed, type, terms) => {
    expect(understand(typed).filters.type).toBe(type)
    expect(words(typed)).toEqual(terms)
  })
})

describe('the trade calls', () => {
  it.each([
    ['rod', 'rebar'],
    ['tmt bar', 'tmt'],
    ['block moulder', 'block moulding'],
    ['septic tank evacuation', 'septic tank emptying'],
    ['split unit', 'split air conditioner'],
    ['rebar', 'iron rod'],
    ['TMT', 'iron rod'],
    ['reinforcement bar', 'iron rod'],
    ['iron rods', 'rebar'],
    ['mason', 'bricklayer'],
    ['bricklayers', 'mason'],
    ['mai gini', 'mason'],
    ['birikila', 'bricklayer'],
    ['GeePee', 'storage tank'],
    ['overhead tank', 'storage tank'],
    ['sumo', 'pumping machine'],
    ['pumping machine', 'pump'],
    ['toilet', 'wc'],
    ['WC', 'toilet'],
    ['gravel', 'granite'],
    ['chippings', 'granite'],
    ['longspan', 'long span'],
    ['long span', 'longspan'],
    ['damp proof course', 'dpc'],
    ['POP', 'plaster of paris'],
    ['p.o.p', 'plaster of paris'],
    ['plywood', 'ply wood'],
    ['ply wood', 'plywood'],
    ['plyboard', 'plywood'],
    ['marine plywood', 'marine board'],
    ['burglar proof', 'burglary'],
    ['crimcheck', 'burglary'],
    ['interlock', 'paving stone'],
    ['tile gum', 'adhesive'],
    ['gear switch', 'changeover'],
    ['change over', 'changeover'],
    ['DB', 'distribution board'],
    ['breaker', 'mcb'],
    ['AC', 'air conditioner'],
    ['a/c', 'air conditioner'],
    ['faucet', 'tap'],
    ['suck away', 'soakaway'],
    ['german floor', 'concrete'],
    ['decking', 'slab'],
    ['shuttering', 'formwork'],
    ['lumber', 'wood'],
    ['zinc', 'roofing sheet'],
    ['iron bender', 'steel fixer'],
    ['wiring', 'electrician'],
    ['siminti', 'cement'],
    ['yashi', 'sharp sand'],
    ['tsakuwa', 'granite'],
    ['kafinta', 'carpenter'],
    ['mai fenti', 'painter'],
    ['kofa', 'door'],
    ['yanrin', 'sharp sand'],
    ['Ìlẹ̀kùn', 'door'],
    ['gbenagbena', 'carpenter'],
    ['paanu', 'roofing sheet'],
    ['okwute', 'granite'],
    ['ibo uzo', 'door'],
    ['brikla', 'bricklayer'],
    ['i pass my neighbour', 'generator'],
  ])('%s also %s', (typed, other) => {
    const found = writings(typed).filter((writing) =>
      writing.split(' ').every((word) => other.split(' ').includes(word)),
    )
    expect(found).not.toEqual([])
    expect(understand(typed).terms).toHaveLength(1)
    expect(understand(typed).terms[0]?.known).toBe(true)
  })

  it('nothing that it does not know', () => {
    expect(understand('flurb').terms).toEqual([
      { typed: 'flurb', kind: 'word', same: [], synonyms: [], known: false },
    ])
  })

  it.each(['door', 'floor', 'pop', 'pipe', 'mechanical', 'openings'])(
    '%s by itself: it is no typing mistake',
    (typed) => {
      expect(understand(typed).terms[0]?.known).toBe(true)
    },
  )

  it.each([
    ['door', 'floor'],
    ['floor', 'door'],
    ['pop', 'pipe'],
  ])('%s never %s', (typed, other) => {
    expect(writings(typed).join(' ').split(' ')).not.toContain(other)
  })

  it('a sumo a pump, but not a pump a sumo', () => {
    expect(writings('sumo')).toContain('pump')
    expect(writings('pump')).not.toContain('sumo')
  })
})

describe('brands', () => {
  it('find what they are known for only where nothing else is named', () => {
    expect(writings('nexans')).toContain('cable')
    expect(understand('nexans wire').terms[0]?.synonyms).toEqual([])
  })

  it.each([
    ['dangote cement', 'Dangote', ['dangote', 'cement']],
    ['BUA', 'BUA', ['bua']],
    ['coleman 2.5mm', 'Coleman', ['coleman', '2 5 mm']],
    ['gee pee tank', 'GeePee', ['gee pee', 'tank']],
    ['superset cement', 'Supaset', ['superset', 'cement']],
    ['berger paint', 'Berger', ['berger', 'paint']],
  ])('%s', (typed, label, terms) => {
    expect(understand(typed).understood.find(({ kind }) => kind === 'brand')).toMatchObject({
      label,
      filter: {},
    })
    expect(words(typed)).toEqual(terms)
  })
})

describe('filters set by hand', () => {
  it.each<[string, ProductFilters, ProductFilters]>([
    ['cement in lagos', { location: 'Kano' }, { location: 'Kano' }],
    ['cement in lagos', { location: 'Lagos' }, { location: 'Lagos' }],
    ['cement in ikeja', { location: 'Lagos' }, { location: 'Lagos', lga: 'Ikeja' }],
    ['cement in ikeja', { location: 'Kano' }, { location: 'Kano' }],
    ['cement in ikeja', { location: 'Lagos', lga: 'Epe' }, { location: 'Lagos', lga: 'Epe' }],
    ['cement under 5000', { maxPrice: 9000 }, { maxPrice: 9000 }],
    ['cement under 5000', { minPrice: 1000 }, { minPrice: 1000, maxPrice: 5000 }],
    ['tiling labour', { type: 'Material' }, { type: 'Material' }],
    ['cement', { category: 'Concrete', sort: 'newest' }, { category: 'Concrete', sort: 'newest' }],
  ])('win: %s, %j', (typed, byHand, filters) => {
    expect(understand(typed, byHand).filters).toEqual(filters)
  })

  it('empty the part that they stand against, which is no word any more', () => {
    const { understood, terms } = understand('cement in lagos', { location: 'Kano' })
    expect(understood).toMatchObject([{ kind: 'place', text: 'in lagos', filter: {} }])
    expect(terms.map(({ typed }) => typed)).toEqual(['cement'])
  })
})
