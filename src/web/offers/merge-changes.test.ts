import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeChanges, withChanges } from './merge-changes.ts'

const base = { name: 'Cement', price: '9,500', kinds: ['Cement'], discount: false }

describe('what was changed elsewhere', () => {
  it('is taken over where nobody has typed', () => {
    const changes = mergeChanges(base, { ...base, price: '9,000' }, { ...base, name: 'My cement' })
    expect(changes).toEqual([{ name: 'price', mine: '9,500', theirs: '9,000', taken: 'theirs' }])
  })

  it('waits beside what is typed where both have changed a field', () => {
    const typed = { ...base, kinds: ['Granite'] }
    const changes = mergeChanges(base, { ...base, kinds: ['Sharp Sand'], discount: true }, typed)
    expect(changes.map(({ name, taken }) => [name, taken])).toEqual([
      ['kinds', 'mine'],
      ['discount', 'theirs'],
    ])
    expect(withChanges(typed, changes)).toEqual({ ...base, kinds: ['Granite'], discount: true })
  })

  it('is nothing where both say the same', () => {
    const theirs = { ...base, price: '1' }
    expect(mergeChanges(base, theirs, { ...theirs })).toEqual([])
  })

  it('loses nothing that was typed', () => {
    const text = fc.record({ name: fc.string({ maxLength: 2 }), price: fc.string({ maxLength: 2 }) })
    fc.assert(
      fc.property(text, text, text, (first, theirs, typed) => {
        const changes = mergeChanges(first, theirs, typed)
        const merged = withChanges(typed, changes)
        for (const name of ['name', 'price'] as const)
          if (typed[name] !== first[name]) expect(merged[name]).toBe(typed[name])
          else expect(merged[name]).toBe(theirs[name])
      }),
    )
  })
})
