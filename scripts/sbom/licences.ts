/** What may be shipped with the product: it asks for nothing but its own mention. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** What a package's own licence file says, where its package.json names none that SPDX knows. */
const READ_IN_ITS_FILE: Record<string, string> = { 'dictionary-en': 'MIT AND BSD-3-Clause', 'png-js': 'MIT' }

/** libvips is a library of its own, linked when it runs, and can be replaced: what the LGPL asks for. */
const LINKED = { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' }

/** @param expression of SPDX: licences with AND, or with OR between them. A missing one allows nothing. */
export function isAllowed(name: string, expression: string): boolean {
  const isOne = (licence: string) =>
    ALLOWED.has(licence) || (licence === LINKED.licence && LINKED.name.test(name))
  const words = (text: string, word: string) => text.split(word).map((part) => part.replace(/^\(|\)$/g, ''))
  return words(READ_IN_ITS_FILE[name] ?? expression, ' AND ').every((part) => words(part, ' OR ').some(isOne))
}
