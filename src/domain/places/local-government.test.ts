import { expect, test } from 'vitest'
import { findLocalGovernment, localGovernmentAfter, localGovernmentOf } from './local-government.ts'

const ALLEN = { state: 'Lagos', address: '12 Allen Avenue, Ikeja', lga: null } as const

test.each([
  ['Lagos', 'ibeju lekki', 'Ibeju-Lekki'],
  ['Lagos', ' IKEJA ', 'Ikeja'],
  ['Rivers', 'Obio Akpor', 'Obio/Akpor'],
  ['Kano', 'Ikeja', undefined],
  ['Oyo', 'Ibadan', undefined],
] as const)('in %s, %j is %j', (state, written, name) => {
  expect(findLocalGovernment(state, written)).toBe(name)
})

test('what was chosen wins; without it the address says it; without a state there is none', () => {
  expect(localGovernmentOf({ ...ALLEN, lga: 'Surulere' })).toBe('Surulere')
  expect(localGovernmentOf(ALLEN)).toBe('Ikeja')
  expect(localGovernmentOf({ ...ALLEN, lga: 'Zaria' })).toBe('Ikeja')
  expect(localGovernmentOf({ ...ALLEN, address: 'Behind the church' })).toBe(null)
  expect(localGovernmentOf({ ...ALLEN, state: null, lga: 'Ikeja' })).toBe(null)
})

test('a guess follows the address, a choice stays while its state has it', () => {
  const guessed = { ...ALLEN, lga: 'Ikeja' }
  expect(localGovernmentAfter(guessed, { ...guessed, address: '4 Bode Thomas, Surulere' })).toBe('Surulere')
  expect(localGovernmentAfter(guessed, { ...guessed, address: 'Behind the church' })).toBe('Ikeja')
  const chosen = { ...ALLEN, lga: 'Agege' }
  expect(localGovernmentAfter(chosen, { ...chosen, address: '4 Bode Thomas, Surulere' })).toBe('Agege')
  expect(localGovernmentAfter(chosen, { ...chosen, state: 'Kano', address: '5 Zoo Road, Sabon Gari' })).toBe(
    'Fagge',
  )
  expect(localGovernmentAfter(chosen, { ...chosen, lga: 'Epe' })).toBe('Epe')
  expect(localGovernmentAfter(chosen, { ...chosen, lga: null })).toBe('Ikeja')
})
