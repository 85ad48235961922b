import { expect, it } from 'vitest'
import { figuresOf } from './figures.ts'
import { judge } from './judge.ts'
import type { Expectation } from './judged-queries.ts'
import type { Found, SearchAnswer } from './search-api.ts'

const offer = (name: string, also: Partial<Found> = {}): Found => ({
  name,
  text: name,
  seller: '',
  area: '',
  categories: [],
  state: 'Lagos',
  type: 'Material',
  unit: 'nr',
  rentPeriod: '',
  furnished: false,
  bedrooms: 0,
  price: 1_000,
  ...also,
})
const answer = (found: Found[], relaxed: SearchAnswer['relaxed'] = null): SearchAnswer => ({
  found,
  understood: [],
  relaxed,
})
const asked = { of: 'products', kind: 'size', query: '12mm rod' } as const
const judged = (expected: Expectation, given: SearchAnswer) => judge({ ...asked, expected }, given)
const nothing = (said: boolean, given: SearchAnswer) => judge({ ...asked, nothing: { said } }, given)

it('looks for a right answer among the first five', () => {
  const wrong = Array.from({ length: 4 }, () => offer('Binding wire'))
  const rod = offer('12 mm rod')
  expect(judged({ name: 'rod' }, answer([...wrong, rod])).rank).toBe(5)
  expect(judged({ name: 'rod' }, answer([...wrong, ...wrong, rod])).failure).toContain(
    'none of the first five',
  )
  expect(judged({ name: 'rod' }, answer([])).failure).toBe('finds nothing')
  expect(judged({ name: 'rod', max: 999 }, answer([rod])).rank).toBeUndefined()
})

it('fails where one of the first five is what none may be', () => {
  const found = [offer('12 mm rod'), offer('16 mm rod')]
  expect(judged({ name: '12 mm', only: { name: '12 mm' } }, answer(found)).failure).toContain('16 mm rod')
  expect(judged({ name: '12 mm' }, answer(found)).rank).toBe(1)
})

it('wants to be told that a place has nothing, and the nearest first', () => {
  const found = [offer('Cement', { state: 'Gombe' })]
  const places = (...distances: number[]) => ({
    kind: 'place',
    message: 'None in Kano yet.',
    places: distances.map((distanceKm) => ({ state: 'Gombe', distanceKm })),
  })
  const far = { name: 'cement', far: ['Gombe'] }
  expect(judged(far, answer(found)).failure).toContain('does not say')
  expect(judged(far, answer(found, places(300, 200))).failure).toContain('not the nearest first')
  expect(judged({ ...far, far: ['Yobe'] }, answer(found, places(200))).failure).toContain('Gombe')
  expect(judged(far, answer(found, places(200, 300))).rank).toBe(1)
})

it('counts nonsense that finds something, unless the answer may say that it is something else', () => {
  const said = { kind: 'words', message: 'Nothing has all of "22 mm rod". Showing rod.' }
  const verdicts = [
    nothing(false, answer([])),
    nothing(false, answer([offer('Rod')], said)),
    nothing(true, answer([offer('Rod')], said)),
    nothing(true, answer([offer('Rod')])),
  ]
  expect(verdicts.map(({ failure }) => failure !== undefined)).toEqual([false, true, false, true])
  expect(figuresOf(verdicts)).toMatchObject({ answerable: 0, unanswerable: 4, nonsense: 0.5 })
})
