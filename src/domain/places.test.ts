import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findState, STATES } from './places.ts'

describe('findState', () => {
  it('knows the 36 states and the FCT', () => {
    expect(new Set(STATES).size).toBe(37)
  })

  it.each(STATES)('finds %s in capitals, in small letters and as a "state"', (state) => {
    expect([state, state.toUpperCase(), state.toLowerCase(), `${state} State`].map(findState)).toEqual(
      Array.from({ length: 4 }, () => state),
    )
  })

  it.each([
    ['akwa-ibom', 'Akwa Ibom'],
    ['  Cross   River ', 'Cross River'],
    ['ABUJA', 'FCT'],
    ['Federal Capital Territory', 'FCT'],
    ['Nassarawa', 'Nasarawa'],
    ['Port-Harcourt', 'Rivers'],
  ])('understands %j as %s', (text, state) => {
    expect(findState(text)).toBe(state)
  })

  it.each(['', 'state', 'Texas', 'Lag', 'Lagos Ogun', 'constructor', '__proto__', 'toString'])(
    'finds nothing in %j',
    (text) => {
      expect(findState(text)).toBeUndefined()
    },
  )

  it('answers a state or nothing for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...STATES, undefined]).toContain(findState(text))
      }),
    )
  })
})
