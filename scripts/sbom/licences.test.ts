import { expect, it } from 'vitest'
import { isAllowed } from './licences.ts'

it.each([
  ['hono', 'MIT', true],
  ['lightningcss', 'MPL-2.0', true],
  ['jackspeak', 'BlueOak-1.0.0', true],
  ['expand-template', '(MIT OR WTFPL)', true],
  ['pako', '(MIT AND Zlib)', true],
  ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['other', 'LGPL-3.0-or-later', false],
  ['other', 'MIT AND GPL-3.0-only', false],
  ['other', '(AGPL-3.0-only OR SSPL-1.0)', false],
  ['other', 'UNLICENSED', false],
  ['dictionary-en', '', true],
  ['dictionary-en', '(MIT AND BSD)', true],
  ['other', '', false],
])('%s under %j may be shipped: %s', (name, expression, allowed) => {
  expect(isAllowed(name, expression)).toBe(allowed)
})
