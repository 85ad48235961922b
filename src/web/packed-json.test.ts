import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed, unpacked } from './packed-json.ts'

test('what rows have in common stands once', () => {
  const rows = [
    { id: 'a', seller: { name: 'Ada' }, images: [{ url: '1' }, { url: '2' }] },
    { id: 'b', seller: { name: 'Bello' }, images: [] },
  ]
  const short = packed(rows)
  expect(JSON.stringify(short)).toBe(
    '{"$":{"id":["a","b"],"seller":{"$":{"name":["Ada","Bello"]}},"images":{"$":[2,0],"of":{"$":{"url":["1","2"]}}}}}',
  )
  expect(unpacked(short)).toEqual(rows)
})

test('values that recur stand once, with a letter for each place', () => {
  const words = ['Concrete', 'Roofing', 'Concrete', 'Concrete', 'Roofing']
  expect(packed(words)).toEqual({ $: 'ABAAB', of: ['Concrete', 'Roofing'] })
  expect(packed([1, 0, 1, 1, 0])).toEqual([1, 0, 1, 1, 0])
  expect(packed(['Concrete', 'Roofing', 'Openings'])).toEqual(['Concrete', 'Roofing', 'Openings'])
  const many = Array.from({ length: 60 }, (_, index) => String.fromCodePoint(0x100 + index).repeat(9))
  expect(packed([...many, ...many])).toEqual([...many, ...many])
})

test('a value that does not differ stands once, with how often', () => {
  const words = ['Concrete', 'Concrete', 'Concrete']
  expect(packed(words)).toEqual({ $: 3, of: ['Concrete'] })
  expect(unpacked(packed(words))).toEqual(words)
})

test('how texts begin and end alike stands once', () => {
  const paths = ['/pictures/ab/800.webp', '/pictures/aab/800.webp', '/pictures/b/800.webp']
  expect(packed(paths)).toEqual({ $: ['/pictures/', 'b/800.webp'], of: ['a', 'aa', ''] })
  expect(unpacked(packed(paths))).toEqual(paths)
  const overlapping = [
    'a long run of aaaaaaaaaaaaaaaa',
    'a long run of aaaaaaaaaaaaaaaaaaaa',
    'a long run of aaaaaaaaaaa',
  ]
  expect(unpacked(packed(overlapping))).toEqual(overlapping)
  expect(packed(['-1', '-2', '-3'])).toEqual(['-1', '-2', '-3'])
})

test('what only some rows have is a list of one or none, and so are objects beside null', () => {
  const rows = [
    { id: 'a', pack: { kind: 'bag', size: 50 }, since: 2019 },
    { id: 'b', pack: null },
    { id: 'c', pack: { kind: 'roll', size: 25 } },
  ]
  const short = packed(rows)
  expect(short).toEqual({
    $: {
      id: ['a', 'b', 'c'],
      'pack!': { $: [1, 0, 1], of: { $: { kind: ['bag', 'roll'], size: [50, 25] } } },
      'since?': [[2019], [], []],
    },
  })
  expect(unpacked(short)).toStrictEqual(rows)
})

test('what is not there is what JSON makes of it', () => {
  const rows = [
    { id: 1, places: [undefined, undefined] },
    { id: 2, places: undefined },
  ]
  expect(unpacked(JSON.parse(JSON.stringify(packed(rows))))).toStrictEqual(JSON.parse(JSON.stringify(rows)))
})

test('any JSON comes back as it was', () => {
  const few = { maxLength: 3 }
  const row = fc.record(
    {
      id: fc.integer(),
      of: fc.option(fc.array(fc.record({ a: fc.string() }), few)),
      in: fc.option(fc.record({ place: fc.constantFrom('Kano', 'Lagos') }, { requiredKeys: [] })),
      'note!': fc.string(),
    },
    { requiredKeys: ['id'] },
  )
  const name = fc.string().filter((each) => each !== '$' && each !== '__proto__')
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, '', 0, 'text', 1.5),
      fc.array(row, { maxLength: 5 }),
      fc.array(fc.constantFrom('a word that recurs', 'another', null), { maxLength: 9 }),
      fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '😀'), minLength: 12, maxLength: 30 }), {
        maxLength: 5,
      }),
      fc.array(
        fc.string().map((text) => `the same start ${text} the same end`),
        { maxLength: 5 },
      ),
      fc.array(tie('tree'), few),
      fc.dictionary(name, tie('tree'), { maxKeys: 3, noNullPrototype: true }),
      fc.array(fc.array(tie('tree'), few), few),
    ),
  }))
  fc.assert(
    fc.property(tree, (json) => {
      expect(unpacked(JSON.parse(JSON.stringify(packed(json))))).toEqual(json)
    }),
  )
})
