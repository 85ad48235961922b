import { expect, it } from 'vitest'
import { materialDetails } from './material-details.ts'

const lines = (id: string, parameters: Record<string, number | string>) =>
  materialDetails({ id, parameters }).map(({ name, value }) => `${name}: ${value}`)

it('names what is known of a material, with its units', () => {
  expect(lines('cement', { strength: '42.5' })).toEqual(['Strength class: 42.5'])
  expect(lines('rebar', { make: 'local', diameter: 12 })).toEqual(['Diameter: 12 mm', 'Make: local'])
  expect(lines('wall-tile', { size: '300x600' })).toEqual(['Size: 300 × 600 mm'])
  expect(lines('water-tank', { capacity: 1000, layers: 3 })).toEqual(['Capacity: 1000 litres', 'Layers: 3'])
  expect(lines('armoured-cable', { cores: 4, section: 70 })).toEqual(['Section: 70 mm²', 'Cores: 4'])
})

it('counts wire by its gauge alone', () => {
  expect(lines('binding-wire', { gauge: 16 })).toEqual(['Gauge: 16'])
})

it('names the trade of work', () => {
  expect(lines('labour-concreting', {})).toEqual(['Trade: Concreting'])
})

it('says nothing of what the registry does not know', () => {
  expect(lines('cement', { colour: 'grey' })).toEqual([])
  expect(lines('unobtainium', { strength: '42.5' })).toEqual([])
})
