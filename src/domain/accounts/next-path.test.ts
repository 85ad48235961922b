import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPath } from '#domain/accounts/next-path.ts'

test.each(['/', '/apis', '/profile', '/market?category=Concrete&name=12+mm', '/product/1#seller', '/a%20b'])(
  '%s is a path of this site',
  (path) => {
    expect(nextPath(path)).toBe(path)
  },
)

test.each([
  'https://evil.example/',
  'javascript:alert(1)',
  'profile',
  '',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/profile\\..\\x',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/profile',
  ' /profile',
  '/profile\u0085',
  '/api',
  '/api/auth/signout',
  '/API/auth/signout?x=1',
  '/x/../api/auth/signout',
  '/x/%2e%2e/api/auth/signout',
  '/%61pi/auth/signout',
  '/a%70i#x',
  '/dev/mailbox',
  `/${'a'.repeat(2_000)}`,
  undefined,
  null,
  7,
  ['/profile'],
])('%j is refused', (candidate) => {
  expect(nextPath(candidate)).toBeUndefined()
})

test('what opened the modal does not open it again', () => {
  expect(nextPath('/market?auth=sign-in&name=sand&next=%2Fprofile')).toBe('/market?name=sand')
})

test('whatever is written, no browser leaves the site by it', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '%2f',
    '%5c',
    '\t',
    '?',
    '#',
    'evil.example',
    'http',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = nextPath(`/${pieces.join('')}`)
      if (path === undefined) return
      expect(path).not.toMatch(/^\/[/\\]/)
      expect(new URL(path, 'https://adlm.example/market').host).toBe('adlm.example')
      expect(nextPath(path)).toBe(path)
    }),
  )
})
