import { describe, expect, it } from 'vitest'
import { buildDictionary } from './dictionary.ts'
import { isOneMistake, meantInPhrases, possiblyMeant } from './mistypings.ts'
import { TRADE_WORDS } from './trade-words.ts'

const dictionary = buildDictionary(TRADE_WORDS)

describe('what words may be mistypings of', () => {
  it.each([
    ['plywud', { plywud: 'plywood' }],
    ['cemnt', { cemnt: 'cement' }],
    ['bidning wire', { bidning: 'binding' }],
    ['blocks ibandan', { ibandan: 'ibadan' }],
    ['flat in ikjea', { ikjea: 'ikeja' }],
    ['cement in port harcuort', { harcuort: 'harcourt' }],
    ['doors in benincity', { benincity: 'benin city' }],
    ['duplex lekkiphase1', { lekkiphase: 'lekki phase' }],
    ['retiling of bathroom', { retiling: 'tiling' }],
  ])('%s', (typed, meant) => {
    expect(Object.fromEntries(possiblyMeant(typed, dictionary))).toEqual(meant)
  })

  it.each(['cement in lagos', 'agbada for men', 'ibandan', 'kabba', 'garri 50kg'])(
    '%s is as it is typed',
    (typed) => {
      expect(possiblyMeant(typed, dictionary).size).toBe(0)
    },
  )

  it.each([
    ['facial board', { facial: 'facia' }],
    ['wall tittle for kitchen', {}],
    ['facial cream', {}],
    ['mirror board', {}],
  ])('%s beside its neighbours', (typed, meant) => {
    expect(Object.fromEntries(meantInPhrases(typed, dictionary))).toEqual(meant)
  })

  it('counts two neighbours that changed places as one mistake', () => {
    expect(isOneMistake('bidning', 'binding')).toBe(true)
    expect(isOneMistake('cemant', 'cement')).toBe(true)
    expect(isOneMistake('cemnt', 'cement')).toBe(true)
    expect(isOneMistake('cementt', 'cement')).toBe(true)
    expect(isOneMistake('cement', 'cement')).toBe(false)
    expect(isOneMistake('camant', 'cement')).toBe(false)
  })
})
