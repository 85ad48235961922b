import { describe, expect, it } from 'vitest'
import { parseComparisonAddress } from './comparison-address.ts'

describe('the address of a comparison', () => {
  it('takes details from the fields of a form, each of which says one, and leaves no field in the address', () => {
    const sent = parseComparisonAddress({
      'detail-finish': 'galvanised',
      'detail-gauge': '16',
      'detail-of': '',
    })
    expect(sent).toEqual({ detail: 'finish:galvanised,gauge:16' })
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(['detail-finish', 'detail-gauge', 'detail-of']))
    expect(parseComparisonAddress(sent)).toEqual(sent)
    expect(parseComparisonAddress({ detail: 'strength:42.5', 'detail-strength': '' }).detail).toBe(
      'strength:42.5',
    )
  })

  it.each([
    [{ state: 'Atlantis', quantity: 'many' }, undefined, 'state,quantity'],
    [{ state: 'Kano', detail: 'strength:42.5,make:local' }, 'make:local,strength:42.5', undefined],
    [{ detail: 'strong' }, undefined, 'detail'],
    [{ detail: 'strength: 42.5, make:local,of what' }, 'make:local,strength:42.5', 'detail'],
    [{ detail: 'strength:42.5,strength:32.5' }, 'strength:32.5', 'detail'],
    [{ detail: 'strength:4\0' }, undefined, 'detail'],
    [{ 'detail-finish': 'black', 'detail-gauge': '1,6' }, 'finish:black', 'detail'],
  ])('of %j asks for details %s and names %s in vain', (search, detail, ignored) => {
    expect(parseComparisonAddress(search)).toMatchObject({ detail, ignored })
  })
})
