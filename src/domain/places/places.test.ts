import { expect, test } from 'vitest'
import { STATES } from '#domain/places.ts'
import { AREAS, EVERYDAY_NAMES } from './areas.ts'
import { CITIES, localGovernmentsIn, placeNamesIn } from './cities.ts'
import { CAPITALS, distanceKm, nearestLocalGovernments, nearestStates, positionOf } from './distance.ts'
import { LOCAL_GOVERNMENTS } from './local-governments.ts'
import { PLACES_BY_WORDS } from './place-lexicon.ts'

const all = STATES.flatMap((state) =>
  LOCAL_GOVERNMENTS[state].map(([lga, lat, lon]) => ({ state, lga, lat, lon })),
)

test('there are 774 local governments, each once in its state', () => {
  expect(all).toHaveLength(774)
  expect(new Set(all.map(({ state, lga }) => `${state}/${lga}`)).size).toBe(774)
})

test('every local government is near others of its state, but three that reach out of theirs', () => {
  const alone = all.filter((one) => {
    const nearest = all
      .filter(
        (other) => other !== one && Math.abs(other.lat - one.lat) < 1 && Math.abs(other.lon - one.lon) < 1,
      )
      .sort((a, b) => distanceKm(one, a) - distanceKm(one, b))
      .slice(0, 12)
    return nearest.filter(({ state }) => state === one.state).length < 2
  })
  expect(alone.map(({ lga }) => lga)).toEqual(['Umunneochi', 'Baruten', 'Toto'])
})

test.each([
  ['Lagos', 6.6, 3.35],
  ['FCT', 9.06, 7.49],
  ['Kano', 12.0, 8.52],
  ['Kaduna', 10.52, 7.44],
  ['Rivers', 4.8, 7.03],
  ['Enugu', 6.45, 7.5],
  ['Plateau', 9.92, 8.89],
  ['Borno', 11.84, 13.15],
  ['Sokoto', 13.06, 5.24],
  ['Oyo', 7.39, 3.9],
  ['Delta', 6.2, 6.73],
  ['Cross River', 4.96, 8.33],
  ['Edo', 6.33, 5.62],
  ['Adamawa', 9.28, 12.46],
] as const)('the capital of %s is where it is', (state, lat, lon) => {
  expect(distanceKm(positionOf(state), { lat, lon })).toBeLessThan(15)
})

test('every name of areas and cities is of a local government that there is', () => {
  const named = STATES.flatMap((state) => [
    ...Object.keys(AREAS[state] ?? {}).map((lga) => [state, lga] as const),
    ...Object.values(CITIES[state] ?? {}).flatMap((names) => names.map((lga) => [state, lga] as const)),
    [state, CAPITALS[state]] as const,
  ])
  expect(named.filter(([state, lga]) => !LOCAL_GOVERNMENTS[state].some(([name]) => name === lga))).toEqual([])
  const names = new Set(all.map(({ lga }) => lga))
  expect(
    [...EVERYDAY_NAMES].filter((name) => !names.has(name) && !PLACES_BY_WORDS.has(name.toLowerCase())),
  ).toEqual([])
})

test('at least 700 areas and towns are known besides', () => {
  const areas = [...PLACES_BY_WORDS.values()].flat().filter(({ kind }) => kind === 'area')
  expect(areas.length).toBeGreaterThan(700)
})

test('a city stands for its local governments', () => {
  expect(localGovernmentsIn('Rivers', 'Port Harcourt')).toEqual(['Port Harcourt', 'Obio/Akpor'])
  expect(localGovernmentsIn('Abia', 'Umuahia')).toEqual(['Umuahia North', 'Umuahia South'])
  expect(localGovernmentsIn('Lagos', 'Ikeja')).toEqual(['Ikeja'])
  expect(localGovernmentsIn('Kano', 'Ikeja')).toEqual([])
})

test('the nearest come first', () => {
  expect(nearestStates(positionOf('Kano')).slice(0, 3)).toMatchObject([
    { state: 'Kano', distanceKm: 0 },
    { state: 'Jigawa' },
    { state: 'Katsina' },
  ])
  expect(nearestLocalGovernments(positionOf('Lagos', 'Ikeja'))[0]).toMatchObject({
    state: 'Lagos',
    lga: 'Ikeja',
  })
  expect(Math.round(distanceKm(positionOf('Kano'), positionOf('Kaduna')))).toBeCloseTo(190, -1)
})

test('a state offers names that a filter understands, each once', () => {
  for (const state of STATES) {
    const names = placeNamesIn(state)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(localGovernmentsIn(state, name), name).not.toEqual([])
  }
  expect(placeNamesIn('Oyo')).toContain('Ibadan')
})
