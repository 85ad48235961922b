import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { firstLoadScript } from './overlay.tsx'
import { savesDataScript } from './saves-data.ts'

type Visit = { path?: string; search?: string; referrer?: string; connection?: object; visited?: boolean }

/** Runs the script of the head as a browser would. */
function open(
  script: string,
  { path = '/market', search = '', referrer = '', connection, visited = false }: Visit = {},
) {
  const classes = new Set<string>()
  const listeners = new Map<string, () => void>()
  const stored = new Map(visited ? [['visited', '1']] : [])
  const pictures = [{ sizes: '100vw' }]
  runInNewContext(script, {
    document: {
      referrer,
      documentElement: {
        classList: {
          add: (name: string) => classes.add(name),
          remove: (name: string) => classes.delete(name),
        },
      },
      querySelectorAll: () => pictures,
    },
    location: { pathname: path, search, hash: '', origin: 'https://adlm.example' },
    navigator: { connection },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    URL,
  })
  return { classes, listeners, stored, pictures }
}

test.each<[string, Visit, boolean]>([
  ['the front page', { path: '/' }, true],
  ['the market', {}, true],
  ['the market, from a page of this site', { referrer: 'https://adlm.example/about' }, true],
  ['a product', { path: '/product/1' }, false],
  ['homes', { path: '/search' }, false],
  ['a shared search', { search: '?name=rod' }, false],
  ['a link on another site', { referrer: 'https://wa.me/' }, false],
  ['a slow line', { connection: { effectiveType: '3g' } }, false],
  ['a visitor who asks for less data', { connection: { effectiveType: '4g', saveData: true } }, false],
  ['a fast line', { connection: { effectiveType: '4g', saveData: false } }, true],
  ['the second load', { visited: true }, false],
])('the overlay, on %s', (_, visit, isShown) => {
  const { classes, stored } = open(firstLoadScript, visit)
  expect(classes.has('first-load')).toBe(isShown)
  expect(stored.get('visited')).toBe('1')
})

test.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'])(
  'the overlay goes at the first %s',
  (touch) => {
    const { classes, listeners } = open(firstLoadScript)
    listeners.get(touch)?.()
    expect(classes.size).toBe(0)
  },
)

test.each<[object | undefined, boolean]>([
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g', saveData: false }, false],
  [undefined, false],
])(
  'with a connection of %j decoration goes, and pictures further down are small: %j',
  (connection, isSaving) => {
    const { classes, listeners, pictures } = open(savesDataScript, { ...(connection && { connection }) })
    listeners.get('DOMContentLoaded')?.()
    expect([classes.has('saves-data'), pictures[0]?.sizes]).toEqual([isSaving, isSaving ? '96px' : '100vw'])
  },
)
