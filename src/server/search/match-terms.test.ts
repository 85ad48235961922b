import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SearchTerm } from '#domain/search/understanding.ts'
import { products } from '#server/db/schema/products.ts'
import { createProducts, createSeller, type ProductOverrides } from '../../../tests/support/factories.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { matchTerms } from './match-terms.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

/** A catalogue of traps: what is nearly asked for stands beside what is. */
const CATALOGUE = {
  cement: {
    name: 'Dangote cement 42.5R, 50 kg',
    description: 'Portland limestone for columns, slabs and champions.',
  },
  bua: { name: 'Portland cement in bags', description: 'BUA, straight from Sokoto. 50 kg each.' },
  grout: { name: 'Cementitious grout, white', category: 'finishes', subCategories: ['Floor'] },
  popCement: { name: 'POP cement for ceilings', category: 'finishes', subCategories: ['Ceiling'] },
  rod12: { name: 'High yield rebar 12 mm', ...reinforcement(), description: 'Grade 60, sold by the tonne.' },
  rod16: {
    name: 'Iron rods 16mm, local',
    ...reinforcement(),
    description: '12 of them make a bundle, mm by mm the same.',
  },
  screed: {
    name: 'Screeding, own tools brought',
    category: 'finishes',
    subCategories: ['Wall'],
    description: 'Smooth enough for emulsion.',
    type: 'Labour',
  },
  rod12long: { name: 'Rod 10 mm, lengths of 12 m', ...reinforcement() },
  ironApart: { name: 'Iron 25mm rod from Ajaokuta', ...reinforcement() },
  wire: { name: 'Binding wire, coil of 20 kg', category: 'reinforcement', subCategories: ['Binding Wire'] },
  cable25: { name: 'Single core cable 2.5mm', ...electrical('Cables') },
  cable15: { name: 'Single core cable 1.5 mm', ...electrical('Cables') },
  cable25big: { name: 'Armoured cable 25 mm 4 core', ...electrical('Cables') },
  cable5: { name: 'Flexible cable 5 mm white', ...electrical('Cables') },
  socket13: { name: 'Double socket 13A with switch', ...electrical('Power Outlets') },
  socket15: { name: 'Air conditioner socket 15 amps', ...electrical('Power Outlets') },
  pump1: { name: 'Surface pump 1hp, Interdab', ...mechanical('Equipment') },
  pump15: { name: 'Surface pump 1.5 HP, copper', ...mechanical('Equipment') },
  pipeHalf: { name: 'PVC pipe 1/2 inch, pressure', ...mechanical('Pipes') },
  pipe2: { name: 'PVC pipe 2", waste water', ...mechanical('Pipes') },
  pipeOneHalf: { name: 'PVC pipe 1 1/2 inch, waste', ...mechanical('Pipes') },
  tank1000: { name: 'GeePee tank 1,000 litres', ...mechanical('Others') },
  tank100: { name: 'GeePee tank 100 litres', ...mechanical('Others') },
  tiles: { name: 'Vitrified floor tiles 60x60', category: 'finishes', subCategories: ['Floor'] },
  tiles30: { name: 'Wall tiles 30 x 60, glazed', category: 'finishes', subCategories: ['Wall'] },
  tiler: { name: 'Tiler, floors and walls', category: 'finishes', subCategories: ['Floor'], type: 'Labour' },
  adhesive: { name: 'Adhesive for every tile', category: 'finishes', subCategories: ['Floor'] },
  block9: { name: 'Hollow block, 9 inches', category: 'blockwork', subCategories: ['Sandcrete Block'] },
  block6: { name: 'Vibrated 6" blocks', category: 'blockwork', subCategories: ['Sandcrete Block'] },
  mason: {
    name: 'Bricklayer for all blockwork',
    category: 'blockwork',
    subCategories: ['Sandcrete Block'],
    type: 'Labour',
  },
  granite: { name: 'Granite chippings 3/4 inch', subCategories: ['Granite'] },
  stone: { name: 'Chippings, washed, by truck', subCategories: ['Granite'] },
  sand: { name: 'River deposit, a tipper of it', subCategories: ['Sharp Sand'] },
  plywood: { name: 'Plywood for formwork, brown', category: 'formwork', subCategories: ['Hardwood'] },
  marine: { name: 'Marine board 18mm, Chinese', category: 'formwork', subCategories: ['Hardwood'] },
  hardwood: { name: 'Planed hard wood, 2x3', category: 'formwork', subCategories: ['Hardwood'] },
  door: { name: 'Flush door with its frame', category: 'openings', subCategories: ['Door'] },
  lock: { name: 'Door lock, brass handles', category: 'openings', subCategories: ['Others'] },
  sink: {
    name: 'Kitchen sink, stainless',
    ...mechanical('Fittings'),
    storeAddress: '12 Bathtub Close, Ikeja',
  },
  paint: { name: 'Café brown emulsion paint', category: 'finishes', subCategories: ['Wall'] },
  painter: {
    name: 'Painting of houses, per m2',
    category: 'finishes',
    subCategories: ['Wall'],
    type: 'Labour',
  },
  bolts: { name: 'Bolts and nuts, galvanised', category: 'formwork', subCategories: ['Nails'] },
  roofing: { name: 'Longspan aluminium sheet 0.55', category: 'roofing', subCategories: ['Roof Covering'] },
} satisfies Record<string, ProductOverrides>

type Key = keyof typeof CATALOGUE

function reinforcement() {
  return { category: 'reinforcement' as const, subCategories: ['Reinforcement Bar'] }
}
function electrical(subCategory: string) {
  return { category: 'electrical' as const, subCategories: [subCategory] }
}
function mechanical(subCategory: string) {
  return { category: 'mechanical' as const, subCategories: [subCategory] }
}

/** Terms as a search understands them: words that nobody knows, unless said otherwise. */
const word = (typed: string, more: Partial<SearchTerm> = {}): SearchTerm => ({
  typed,
  kind: 'word',
  same: [],
  synonyms: [],
  known: false,
  ...more,
})
const number = (typed: string, more: Partial<SearchTerm> = {}) =>
  word(typed, { kind: 'number', known: true, ...more })
const known = (typed: string, ...synonyms: string[]) => word(typed, { known: true, synonyms })
const words = (typed: string) =>
  typed.split(' ').map((each) => (/^\d/.test(each) ? number(each) : word(each)))

const ROD = known('rod', 'rebar', 'reinforcement bar')
/** Another writing of it stands in a name. */
const POP_WISH = word('plastering', { known: true, same: ['pop'], wish: true })
const IRON_ROD = known('iron rod', 'rebar', 'rod')

beforeAll(async () => {
  const seller = await createSeller(db, { name: 'Okonkwo Bathtubs' })
  const common = { ownerId: seller.id, description: 'As good as any other.' }
  await createProducts(
    db,
    Object.values(CATALOGUE).map((each) => ({ ...common, ...(each as ProductOverrides) })),
  )
})

const keys = new Map(Object.entries(CATALOGUE).map(([key, { name }]) => [name, key as Key]))

/** What is found, in tiers, best first. */
async function find(terms: readonly SearchTerm[], asOf = 'infinity') {
  const { query, tiers, leftOut } = await matchTerms(db, 'products', terms, asOf)
  const { rows } = await db.execute<{ name: string; tier: number }>(sql`
    SELECT name, coalesce((SELECT min(number) FROM unnest(${sql.param(tiers)}::text[]) WITH ORDINALITY AS each(tier, number)
      WHERE words @@ tier::tsquery), 99)::int AS tier
    FROM searchable_products JOIN products ON products.id = product_id WHERE words @@ ${query}::tsquery
      AND searchable_products.created_at <= ${asOf}::timestamptz ORDER BY tier, name`)
  const found: Key[][] = []
  for (const [index, { name, tier }] of rows.entries()) {
    if (tier !== rows[index - 1]?.tier) found.push([])
    found.at(-1)?.push(keys.get(name) as Key)
  }
  return { found, leftOut }
}

type Case = [what: string, terms: SearchTerm[], tiers: Key[][]]

describe('what is found, best first', () => {
  it.each<Case>([
    ['a word of a name, and what it is filed under', words('cement'), [['cement', 'bua'], ['popCement']]],
    ['a word of the description', words('sokoto'), [['bua']]],
    ['a word of the name in a form of it before a word of the description', words('columns'), [['cement']]],
    ['a brand that stands in the description', words('bua cement'), [['bua']]],
    ['a brand that stands in the name', words('dangote cement'), [['cement']]],
    ['a seller', words('okonkwo granite'), [['granite'], ['stone']]],
    ['a street', words('bathtub'), [['sink']]],
    ['a category', words('blockwork'), [['mason'], ['block6', 'block9']]],
    ['a sub-category, where no name has it', words('sharp sand'), [['sand']]],
    ['a sub-category beside names that have it', words('granite'), [['granite'], ['stone']]],
    ['what is a thing, not what merely mentions it', [known('emulsion')], [['paint']]],
    ['what mentions another thing', [known('screeding'), known('emulsion')], [['screed']]],
    ['a brand wherever it stands', [word('bua', { known: true, brand: 'BUA' }), known('cement')], [['bua']]],
    ['an accent that was not typed', words('cafe paint'), [['paint']]],
    [
      'a thing that is called both, by either name',
      [known('socket', 'outlet'), known('outlet', 'socket'), number('13 a')],
      [['socket13']],
    ],
    ['what is wished for as it was typed', [known('cement'), POP_WISH], [['cement', 'bua'], ['popCement']]],
  ])('%s', expectFound)
})

describe('forms of a word', () => {
  it.each<Case>([
    ['a plural for a singular', words('tilers'), [['tiler']]],
    ['a singular for a plural', words('bolt'), [['bolts']]],
    ['a plural and a singular alike', words('block'), [['block6', 'block9'], ['mason']]],
    ['the same in the plural', words('blocks'), [['block6', 'block9'], ['mason']]],
    ['a plural of two words', words('iron rods'), [['rod16'], ['ironApart']]],
    ['the word itself before its other forms', words('painting'), [['painter'], ['paint']]],
    ['no other word with the same beginning', words('tile'), [['tiles', 'tiles30'], ['adhesive']]],
    ['another form of it than was typed', words('chipped'), [['granite', 'stone']]],
  ])('%s', expectFound)
})

describe('the beginning of a word', () => {
  it.each<Case>([
    ['finds the words that begin so', words('chip'), [['granite', 'stone']]],
    ['finds them beside other words', words('granite chip'), [['granite'], ['stone']]],
    ['finds nothing else where the word is whole', words('rod'), [['rod16', 'rod12long', 'ironApart']]],
    ['of a number finds nothing', words('42'), []],
    ['of a number finds nothing but the number', words('10'), [['rod12long']]],
    ['that is a whole English word finds its other forms', words('bricklay'), [['mason']]],
    ['that is a whole English word finds no longer word', words('flood'), []],
    ['is no middle of a word', words('trifi'), []],
  ])('%s', expectFound)
})

describe('numbers are found whole', () => {
  it.each<Case>([
    ['12 mm, not 12 m, nor 12 and mm apart', [number('12 mm'), ROD], [['rod12']]],
    ['16 mm', [number('16 mm'), ROD], [['rod16']]],
    ['2.5 mm, not 25 mm, nor 5 mm', [number('2.5 mm'), word('cable')], [['cable25']]],
    ['2.5 mm in plain words', [number('2 5 mm'), word('cable')], [['cable25']]],
    ['5 mm, not 2.5 mm', [number('5 mm'), word('cable')], [['cable5']]],
    ['25 mm, not 2.5 mm', [number('25 mm'), word('cable')], [['cable25big']]],
    ['1.5 mm', [number('1.5 mm'), word('cable')], [['cable15']]],
    ['1 hp, not 1.5 hp', [number('1 hp'), word('pump')], [['pump1']]],
    ['1.5 hp', [number('1 5 hp'), word('pump')], [['pump15']]],
    ['no 5 hp where there is 1.5 hp', [number('5 hp')], []],
    ['1/2 inch, neither 2 inch nor 1 1/2 inch', [number('1/2 inch'), word('pipe')], [['pipeHalf']]],
    ['1/2 inch in plain words', [number('1 2 inch'), word('pipe')], [['pipeHalf']]],
    ['2 inch, written with a sign', [number('2 inch'), word('pipe')], [['pipe2']]],
    ['1 1/2 inch', [number('1 1/2 inch'), word('pipe')], [['pipeOneHalf']]],
    ['1 1/2 inch in plain words', [number('1 1 2 inch'), word('pipe')], [['pipeOneHalf']]],
    [
      '1,000 litres',
      [number('1000 litres', { same: ['1000 litre', '1000 l'] }), word('tank')],
      [['tank1000']],
    ],
    ['1000 litres in plain words', [number('1 000 litres'), word('tank')], [['tank1000']]],
    ['100 litres, not 1,000', [number('100 l'), word('tank')], [['tank100']]],
    ['13 A', [number('13 a'), word('socket')], [['socket13']]],
    ['15 A, written as amps', [number('15 a'), word('socket')], [['socket15']]],
    ['60 x 60', [number('60 x 60'), word('tiles')], [['tiles']]],
    ['no 60 x 30', [number('60 x 30')], []],
    ['9 inch, written in the plural', [number('9 inch'), word('block')], [['block9']]],
    ['6 inch, written with a sign', [number('6 inch'), word('block')], [['block6']]],
    ['another writing of the same', [number('225 mm', { same: ['9 inch'] }), word('block')], [['block9']]],
    ['what it stands for besides', [number('12', { synonyms: ['12 mm'] }), known('rebar')], [['rod12']]],
    ['a decimal by itself', [number('42.5')], [['cement']]],
    ['a decimal with its letter', [number('42 5 r'), word('cement')], [['cement']]],
    ['no decimal that begins so', [number('42 5 n')], []],
    ['no house number', [number('12'), known('kitchen sink')], [['sink']]],
    ['2x3', [number('2 x 3')], [['hardwood']]],
    ['50 kg, written together', [number('50 kg'), word('dangote')], [['cement']]],
  ])('%s', async (_what, terms, expected) => {
    const { found } = await find(terms)
    expect(found.flat().toSorted()).toEqual(expected.flat().toSorted())
  })
})

describe('what the trade calls it', () => {
  it.each<Case>([
    ['stands behind what was typed', [ROD], [['rod16', 'rod12long', 'ironApart'], ['rod12']]],
    [
      'several words side by side, then apart, then other names',
      [IRON_ROD],
      [['rod16'], ['ironApart', 'rod12long'], ['rod12']],
    ],
    ['where nothing has what was typed', [known('birikila', 'bricklayer', 'mason')], [['mason']]],
    ['beside other words', [known('gravel', 'granite', 'chippings'), number('3/4 inch')], [['granite']]],
    [
      'another writing of the same thing ranks with it',
      [word('hardwood', { same: ['hard wood'], known: true })],
      [['hardwood'], ['marine', 'plywood']],
    ],
    ['a phrase only side by side', [known('rebar', 'floor lock')], [['rod12']]],
    [
      'no whole category where something is called so',
      [known('mai gini', 'blockwork', 'bricklayer')],
      [['mason']],
    ],
    ['a category where nothing is', [known('mai bulo', 'blockwork')], [['mason'], ['block6', 'block9']]],
    ['an activity, not its material', [known('mai tiles', 'tiling', 'tiler')], [['tiler']]],
    ['not what was typed besides', [known('vitrified', 'tile'), known('tile')], [['tiles']]],
    [
      'some of the typed words before none of them',
      [known('mortise lock', 'lock', 'bolts')],
      [['lock'], ['bolts']],
    ],
  ])('%s', expectFound)
})

it('is called narrowly only as it can be filed', async () => {
  const [cement, bricklayer] = await Promise.all(
    ['cement', 'bricklayer'].map((typed) => matchTerms(db, 'products', words(typed), 'infinity')),
  )
  expect(cement?.called).toHaveLength(2)
  expect(bricklayer?.called).toHaveLength(1)
})

describe('compounds', () => {
  it.each<Case>([
    ['written apart, found in one word', words('ply wood'), [['plywood']]],
    ['written in one word, found apart', words('boardmarine'), []],
    ['written in one word that nobody knows', words('floortiles'), [['tiles']]],
    ['of a trade', words('block work'), [['mason'], ['block6', 'block9']]],
  ])('%s', expectFound)
})

describe('mistypings', () => {
  it.each<[string, string, Key[]]>([
    ['a missing letter', 'cemnt', ['cement', 'bua', 'popCement']],
    ['two letters the wrong way round', 'dagnote', ['cement']],
    ['two letters the wrong way round, plural', 'tiels', ['tiles', 'tiles30', 'adhesive']],
    ['a letter too many', 'dangotte', ['cement']],
    ['a wrong letter', 'granide', ['granite', 'stone']],
    ['a wrong first letter of a long word', 'lranite', ['granite', 'stone']],
    ['two mistakes in a long word', 'galvanizd', ['bolts']],
    ['a missing letter of a short word', 'blok', ['block6', 'block9', 'mason']],
    ['beside a word that is right', 'vitrified tiels', ['tiles']],
  ])('%s', async (_what, typed, expected) => {
    const { found, leftOut } = await find(words(typed))
    expect({ found: found.flat().toSorted(), leftOut }).toEqual({ found: expected.toSorted(), leftOut: [] })
  })

  it.each<[string, SearchTerm[]]>([
    ['a word that the dictionary knows', [known('sement')]],
    ['a short word with a wrong first letter', words('wlock')],
    ['a short word with two mistakes', words('bcok')],
    ['a word that is far from all', words('plumbing')],
    ['a number', [number('17 mm')]],
    ['letters among digits', [number('43 5 r')]],
    ['well-formed English: boots are no bolts', words('boots')],
    ['well-formed English: a dock is no door or lock', words('dock')],
    ['well-formed English: doors of a doll', words('doll')],
    ['well-formed English: a lion is no iron', words('lion')],
    ['well-formed English: bricks lay nothing', words('bricks')],
  ])('nothing stands for %s', async (_what, terms) => {
    expect((await find(terms)).found.flat()).toEqual([])
  })
})

describe('where no row has everything', () => {
  it.each<[string, SearchTerm[], string[], Key[]]>([
    [
      'the thing is kept',
      [known('plywood'), word('washed'), number('18 mm')],
      ['washed', '18 mm'],
      ['plywood'],
    ],
    [
      'a number is kept before other words',
      [number('12 mm'), known('rebar'), word('local')],
      ['local'],
      ['rod12'],
    ],
    [
      'a number goes where nothing has it with the thing',
      [number('17 mm'), ROD],
      ['17 mm'],
      ['rod12', 'rod16', 'rod12long', 'ironApart'],
    ],
    ['a category is a thing', words('washed cement'), ['washed'], ['cement', 'bua', 'popCement']],
    [
      'an unknown word goes where a thing is left',
      words('zzzz cement'),
      ['zzzz'],
      ['cement', 'bua', 'popCement'],
    ],
    [
      'one size will do where no other is asked for',
      [number('1/4 tonne'), number('16 mm')],
      ['1/4 tonne'],
      ['rod16'],
    ],
    [
      'an unknown noun goes where it is said apart',
      [word('uncle', { aside: true }), known('plywood')],
      ['uncle'],
      ['plywood'],
    ],
    ['before a thing it says which', [word('cow'), known('plywood')], ['cow'], ['plywood']],
    [
      'the last thing is what it is about',
      [known('tiles'), word('zzzz'), known('plywood')],
      ['tiles', 'zzzz'],
      ['plywood'],
    ],
    [
      'where a thing goes is no other thing',
      words('cement veranda'),
      ['veranda'],
      ['cement', 'bua', 'popCement'],
    ],
    [
      'one noun is nothing beside more of ours',
      [known('cement'), number('50 kg'), word('relationship')],
      ['relationship'],
      ['cement', 'bua'],
    ],
    [
      'of many, what none has is not one of the two that go',
      [...words('air conditioner'), known('socket'), ...words('chinese galvanised'), number('77 mm')],
      ['chinese', 'galvanised', '77 mm'],
      ['socket15'],
    ],
    ['a phrase that no row has is its words', [known('tiler floors'), number('77')], ['77'], ['tiler']],
  ])('%s', async (_what, terms, leftOut, expected) => {
    const result = await find(terms)
    expect({ ...result, found: result.found.flat().toSorted() }).toEqual({
      found: expected.toSorted(),
      leftOut,
    })
  })
})

describe('nothing is found', () => {
  it.each<[string, SearchTerm[]]>([
    ['for letters at random', words('asdfgh')],
    ['for letters and a number that rows have', words('qwerty 12')],
    ['for a thing that is unknown, by an adjective that rows have', words('brown helicopter')],
    ['for several unknown words', words('lorem ipsum')],
    ['for a number by itself that no row has', [number('77')]],
    ['for a telephone number', [number('0803'), number('12'), number('1111')]],
    ['for an unknown word with a stop word', words('the zzzz')],
    ['for a digit by itself', words('4')],
    ['for a word of a name beside one that no name has', words('vitrified sokoto')],
    ['for words of different names', words('pvc vitrified')],
    ['for words of different names that a description has apart', words('brass smooth')],
    ['for a noun behind a thing, which then is what it is all about', words('cement relationship')],
    ['for more of them than of things', [known('cement'), ...words('crab game')]],
    ['for goods of other markets beside a thing', words('iphone cement')],
    ['for a noun that a description mentions beside another thing', [known('cement'), word('champions')]],
  ])('%s', async (_what, terms) => {
    expect(await find(terms)).toEqual({ found: [], leftOut: [] })
  })

  it('by nothing that the catalogue does not say', async () => {
    const { query, tiers } = await matchTerms(
      db,
      'products',
      [known('cement', 'portland clinker', 'paint')],
      'infinity',
    )
    expect([query, ...tiers].join()).toContain("'paint'")
    expect([query, ...tiers].join()).not.toMatch(/portland|clinker/)
    // Its stem is no word of its own, but it stands in a name.
    const cable = await matchTerms(db, 'products', [known('wire', 'electric cable')], 'infinity')
    expect(cable.query).toContain("'electric'")
  })

  it('for words that are no words, where there is no condition without any', async () => {
    expect(await matchTerms(db, 'products', words('%'), 'infinity')).toMatchObject({ query: "'@nothing'" })
  })

  it('without words', async () => {
    expect(await matchTerms(db, 'products', [], 'infinity')).toEqual({
      query: '',
      tiers: [],
      called: [],
      leftOut: [],
      detailed: false,
      mentioned: false,
    })
  })

  it('as of a moment before', async () => {
    expect(await find(words('cement'), '2020-01-01')).toEqual({ found: [], leftOut: [] })
  })
})

it('a word of a row that is gone is a mistyping again', async () => {
  const [mistyped] = await createProducts(db, [{ name: 'Plywod for formwork' }])
  expect((await find(words('plywod'))).found).toEqual([[undefined]])
  await db.delete(products).where(eq(products.id, mistyped?.id ?? ''))
  expect(await find(words('plywod'))).toEqual({ found: [['plywood']], leftOut: [] })
})

it('the catalogue is not asked how many have what none has', async () => {
  const asked = vi.spyOn(db, 'execute')
  onTestFinished(() => asked.mockRestore())
  const times = (name: string) =>
    asked.mock.calls.filter(([each]) => JSON.stringify(each).includes(name)).length
  expect((await find([known('kwano', 'roofing sheet')])).found).toEqual([])
  expect([times('first_met'), times('rows_about')]).toEqual([1, 0])
})

it('stop words count only where there is nothing else', async () => {
  expect(await find(words('door with the frame'))).toEqual({ found: [['door']], leftOut: [] })
  expect((await find(words('with'))).found.flat().toSorted()).toEqual(['door', 'socket13'])
})

async function expectFound(_what: string, terms: SearchTerm[], expected: Key[][]) {
  const inOrder = (one: Key, other: Key) => (CATALOGUE[one].name < CATALOGUE[other].name ? -1 : 1)
  const { found, leftOut } = await find(terms)
  expect({ found: found.map((tier) => tier.toSorted(inOrder)), leftOut }).toEqual({
    found: expected.map((tier) => tier.toSorted(inOrder)),
    leftOut: [],
  })
}
