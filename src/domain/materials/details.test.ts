import { expect, it } from 'vitest'
import { parseDetails, withDetail, withDetails, writtenDetails } from './details.ts'

it('reads and writes details, a value with colons too', () => {
  expect(parseDetails('b:1:2, a:x y')).toEqual({ b: '1:2', a: 'x y' })
  expect(writtenDetails({ b: '1:2', a: 'x y' })).toBe('a:x y,b:1:2')
})

it('writes nothing that it could not read', () => {
  expect(writtenDetails({ a: '', 'b,c': '1', d: 'x,y', e: 'NUL\0', f: '2' })).toBe('f:2')
})

it('changes one of them, or takes it away', () => {
  expect(withDetail(undefined, 'strength', '42.5')).toBe('strength:42.5')
  expect(withDetail('make:local,strength:42.5', 'strength', '32.5')).toBe('make:local,strength:32.5')
  expect(withDetail('make:local,strength:42.5', 'strength', '')).toBe('make:local')
})

it('takes those of a form out of its fields', () => {
  expect(withDetails({ brand: 'BUA', 'detail-strength': '42.5' })).toEqual({
    brand: 'BUA',
    detail: 'strength:42.5',
  })
  expect(withDetails({ 'detail-strength': '' })).toEqual({ detail: '' })
  expect(withDetails({ brand: 'BUA' })).toEqual({ brand: 'BUA' })
})
