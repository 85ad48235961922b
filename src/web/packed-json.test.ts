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

test('any JSON comes back as it was', () => {
  const few = { maxLength: 3 }
  const row = fc.record({ id: fc.integer(), of: fc.option(fc.array(fc.record({ a: fc.string() }), few)) })
  const name = fc.string().filter((each) => each !== '$' && each !== '__proto__')
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, '', 0, 'text', 1.5),
      fc.array(row, few),
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
