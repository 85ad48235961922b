import { expect, it } from 'vitest'
import { lineWords, plain } from './line-words.ts'

const said = (text: string, preamble = '', written = '') =>
  lineWords({ text, preamble, section: [], written })

it.each([
  ['Exc. trench n.e. 1.5m', 'excavate trench not exceeding 1.5m'],
  ['RC in cols', 'reinforced concrete in columns'],
  ['F/work to fdns', 'formwork to foundations'],
  ['9" blk wall', '9inch block wall'],
  ['C&S screed 40 thick', 'cement and sand screed 40mm thick'],
  ['W.H.B with ped', 'whb with pedestal'],
  ['Six mm bars', '6mm bars'],
  ['600 x 600 mm', '600x600mm'],
])('writes out what is short: %s', (short, long) => expect(plain(short)).toBe(long))

it('begins a sentence above its line, where that ends with to, in or of', () => {
  expect(said('sides of columns', 'Sawn formwork to:').text).toBe('sawn formwork to: sides of columns')
  expect(said('sides of columns', 'Sawn formwork').text).toBe('sides of columns')
})

it('keeps what a ditto says itself apart', () => {
  expect(said('Y12 bars in beams; in columns', '', 'Ditto in columns').own).toBe('in columns')
  expect(said('Y12 bars in columns').own).toBeUndefined()
})

it('leaves out what a line leaves to others', () =>
  expect(said('Concrete in beams, excluding formwork; vibrated').text).toBe('concrete in beams, ; vibrated'))
