import { describe, expect, it } from 'vitest'
import { saidBesides } from './line-decision.ts'

const RATE = { as: null, rate: 900 }

describe('saidBesides', () => {
  it('keeps what was said before', () => {
    expect(saidBesides(RATE, { mark: 'provisional' })).toEqual({ ...RATE, mark: 'provisional' })
    expect(saidBesides({ ...RATE, mark: 'have' }, { quantity: 0 })).toEqual({
      ...RATE,
      mark: 'have',
      quantity: 0,
    })
    expect(saidBesides({ ...RATE, quantity: 4 }, { as: null, rate: 5 })).toEqual({
      as: null,
      rate: 5,
      quantity: 4,
    })
  })

  it('says what it said before once something is taken away again', () => {
    expect(saidBesides({ ...RATE, mark: 'have' }, { mark: null })).toEqual(RATE)
    expect(saidBesides({ as: null, rate: null, mark: 'have' }, { mark: null })).toBeNull()
    expect(saidBesides({ as: null, rate: null, quantity: 3 }, { quantity: null })).toBeNull()
  })

  it('leaves a line unpriced only where that is said', () => {
    expect(saidBesides(null, { as: null, rate: null })).toEqual({ as: null, rate: null })
  })
})
