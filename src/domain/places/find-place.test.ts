import { expect, test } from 'vitest'
import { findPlaceInWords, findPlacesInAddress } from './find-place.ts'
import { placeWords } from './place-words.ts'

test.each([
  ['lagos', { state: 'Lagos', length: 1 }],
  ['lagos state', { state: 'Lagos', length: 2 }],
  ['eko', { state: 'Lagos', length: 1 }],
  ['kano', { state: 'Kano', length: 1 }],
  ['oyo', { state: 'Oyo', length: 1 }],
  ['abuja', { state: 'FCT', length: 1 }],
  ['F.C.T', { state: 'FCT', length: 3 }],
  ['fct', { state: 'FCT', length: 1 }],
  ['akwa ibom', { state: 'Akwa Ibom', length: 2 }],
  ['cross river state', { state: 'Cross River', length: 3 }],
  ['naija', { area: 'Nigeria', length: 1 }],
  ['ikeja lagos', { state: 'Lagos', lga: 'Ikeja', length: 2 }],
  ['lagos ikeja', { state: 'Lagos', lga: 'Ikeja', length: 2 }],
  ['ikate', { state: 'Lagos', lga: 'Eti-Osa', area: 'Ikate', length: 1 }],
  ['ikate lekki lagos nigeria', { state: 'Lagos', lga: 'Eti-Osa', area: 'Ikate', length: 4 }],
  ['lekki', { state: 'Lagos', lga: 'Lekki', length: 1 }],
  ['lekki phase 1', { state: 'Lagos', lga: 'Eti-Osa', area: 'Lekki Phase 1', length: 3 }],
  ['VI', { state: 'Lagos', lga: 'Eti-Osa', area: 'Victoria Island', length: 1 }],
  ['V.I.', { state: 'Lagos', lga: 'Eti-Osa', area: 'Victoria Island', length: 2 }],
  ['lagos island', { state: 'Lagos', lga: 'Lagos Island', length: 2 }],
  ['surulere', { state: 'Lagos', lga: 'Surulere', length: 1 }],
  ['surulere oyo', { state: 'Oyo', lga: 'Surulere', length: 2 }],
  ['ph', { state: 'Rivers', lga: 'Port Harcourt', length: 1 }],
  ['P.H.C', { state: 'Rivers', lga: 'Port Harcourt', length: 3 }],
  ['woji port harcourt', { state: 'Rivers', lga: 'Obio/Akpor', area: 'Woji', length: 3 }],
  ['gra port harcourt', { state: 'Rivers', lga: 'Port Harcourt', area: 'Port Harcourt GRA', length: 3 }],
  ['port harcourt gra', { state: 'Rivers', lga: 'Port Harcourt', area: 'Port Harcourt GRA', length: 3 }],
  ['gra enugu', { state: 'Enugu', lga: 'Enugu North', area: 'GRA', length: 2 }],
  ['wuse II abuja', { state: 'FCT', lga: 'Abuja Municipal', area: 'Wuse 2', length: 3 }],
  ['wuse2', { state: 'FCT', lga: 'Abuja Municipal', area: 'Wuse 2', length: 2 }],
  ['jos', { state: 'Plateau', lga: 'Jos', length: 1 }],
  ['warri', { state: 'Delta', lga: 'Warri', length: 1 }],
  ['benin', { state: 'Edo', lga: 'Benin City', length: 1 }],
  ['umuahia', { state: 'Abia', lga: 'Umuahia', length: 1 }],
  ['new bodija ibadan', { state: 'Oyo', lga: 'Ibadan North', area: 'New Bodija', length: 3 }],
  ['sabon gari', { state: 'Kano', lga: 'Fagge', area: 'Sabon Gari', length: 2 }],
  ['sabon gari kaduna', { state: 'Kaduna', lga: 'Kaduna South', area: 'Sabon Gari Kaduna', length: 3 }],
  ['nassarawa gra', { state: 'Kano', lga: 'Nassarawa', area: 'Nassarawa GRA', length: 2 }],
  ['nasarawa', { state: 'Nasarawa', length: 1 }],
  ['nasarawa kano', { state: 'Nasarawa', length: 1 }],
  ['qua an pan', undefined],
  ["Qua'an Pan", { state: 'Plateau', lga: "Qua'an Pan", length: 2 }],
  ['ota', { state: 'Ogun', lga: 'Ado-Odo/Ota', area: 'Ota', length: 1 }],
  ['festac town', { state: 'Lagos', lga: 'Amuwo-Odofin', area: 'Festac', length: 2 }],
  ['gra', undefined],
  ['cement', undefined],
  ['gold', undefined],
  ['bar', undefined],
  ['ikorodu road', undefined],
  ['lagos ibadan expressway', undefined],
  ['lekki epe expressway', undefined],
  ['ogun river sharp sand', undefined],
  ['lag bolt', undefined],
  ['dutse jigawa', { state: 'Jigawa', lga: 'Dutse', length: 2 }],
  ['obi', undefined],
])('%s', (typed, place) => {
  expect(findPlaceInWords(placeWords(typed))).toEqual(place && { ambiguous: false, ...place })
})

test.each([
  'song',
  'logo',
  'power',
  'ring road',
  'challenge',
  'berger',
  'camp',
  'agric',
  'toto',
  'owo',
  'dutse',
  'iroko',
  'toro',
  'marina',
])('%s is a word besides', (typed) => {
  expect(findPlaceInWords(placeWords(typed))?.ambiguous ?? true).toBe(true)
})

test.each([
  ['song adamawa', 'Song'],
  ['ring road ibadan', 'Ibadan South West'],
  ['camp abeokuta', 'Odeda'],
])('%s is a place for certain', (typed, lga) => {
  expect(findPlaceInWords(placeWords(typed))).toMatchObject({ lga, ambiguous: false })
})

test('a name in several states is the one of the state that is asked for', () => {
  expect(findPlaceInWords(['gra'], 'Edo')).toMatchObject({ state: 'Edo', lga: 'Oredo' })
  expect(findPlaceInWords(['surulere'], 'Oyo')).toMatchObject({ state: 'Oyo', lga: 'Surulere' })
})

test.each([
  ['11 Kusenla Road, Ikate, Lekki, Lagos', 'Lagos', 'Eti-Osa'],
  ['8 Fola Osibo Street, Lekki Phase 1, Lagos', 'Lagos', 'Eti-Osa'],
  ['Plot 2, Lekki-Epe Expressway, Lagos', 'Lagos', undefined],
  ['5 Jetty Road, Ebute, Ikorodu, Lagos', 'Lagos', 'Ikorodu'],
  ['7 Ojo Street, Agbowo, Ibadan, Oyo', 'Oyo', 'Ibadan North'],
  ['Shop 4, Dugbe, Ibadan', 'Oyo', 'Ibadan North West'],
  ['12 Somewhere Close, Ibadan, Oyo', 'Oyo', 'Ibadan North'],
  ['GRA, off Enugu-Onitsha Expressway, Awka, Anambra', 'Anambra', 'Awka South'],
  ['10 Abakaliki Road, GRA, Enugu', 'Enugu', 'Enugu North'],
  ['22 Lamido Crescent, Nassarawa GRA, Kano', 'Kano', 'Nassarawa'],
  ['9 Hotoro GRA, off Maiduguri Road, Kano', 'Kano', 'Nassarawa'],
  ['12 Maitama Sule Street, Kano', 'Kano', undefined],
  ['Behind the yard, Keffi Road, Masaka, Nasarawa', 'Nasarawa', 'Karu'],
  ['313 Road, 3rd Avenue, Gwarinpa, Abuja', 'FCT', 'Abuja Municipal'],
  ['23 Chief Amadi Close, Woji, Port Harcourt, Rivers', 'Rivers', 'Obio/Akpor'],
  ['36 Woji Road, GRA Phase 2, Port Harcourt, Rivers', 'Rivers', 'Port Harcourt'],
  ['Harmony Estate, Camp, Abeokuta, Ogun', 'Ogun', 'Odeda'],
  ['Ikate Lekki Lagos', 'Lagos', 'Eti-Osa'],
  ['Chevy View Estate Chevron Lekki Lagos', 'Lagos', 'Eti-Osa'],
  ['Victoria Island (VI), Lagos', 'Lagos', 'Eti-Osa'],
  ['Kosofe/ikosi Lagos', 'Lagos', 'Kosofe'],
  ['a shed behind the church', undefined, undefined],
])('the address %s', (address, state, lga) => {
  const { area: _, ...place } = findPlacesInAddress(address)
  expect(place).toEqual({ ...(state && { state }), ...(lga && { lga }) })
})

test.each([
  ['11 Kusenla Road, Ikate, Lekki, Lagos', 'Ikate'],
  ['8 Fola Osibo Street, Lekki Phase 1, Lagos', 'Lekki Phase 1'],
  ['313 Road, 3rd Avenue, Gwarinpa, Abuja', 'Gwarinpa'],
  ['12 Somewhere Close, Ibadan, Oyo', undefined],
  ['12 Maitama Sule Street, Kano', undefined],
])('the area of the address %s', (address, area) => {
  expect(findPlacesInAddress(address).area).toBe(area)
})

test('an address counts within the state that was chosen', () => {
  expect(findPlacesInAddress('12 Surulere Road', 'Oyo')).toEqual({ state: 'Oyo', lga: 'Surulere' })
  expect(findPlacesInAddress('4 Allen Avenue, Ikeja', 'Kano')).toEqual({ state: 'Kano' })
})

test.each(['Lagos', 'Nasarawa', 'Lagos Ikeja'])('takes no longer for each name more in a row: %s', (name) => {
  const names = `${name} `.repeat(10_000)
  expect(findPlacesInAddress(names).state).toBe(name.split(' ')[0])
  expect(findPlaceInWords(placeWords(names))?.state).toBe(name.split(' ')[0])
})
