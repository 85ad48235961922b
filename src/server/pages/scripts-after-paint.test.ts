import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const MANIFEST = {
  routes: {
    __root__: {
      css: ['/assets/styles.css'],
      preloads: ['/assets/index.js'],
      scripts: [{ attrs: { type: 'module', async: true, src: '/assets/index.js' } }],
    },
    '/shop': { preloads: [{ href: '/assets/shop.js' }], css: ['/assets/shop.css'] },
    '/market': { preloads: ['/assets/market.js'] },
  },
}

const shop = scriptsAfterPaint(MANIFEST, ['__root__', '/shop'])
const script = shop.manifest.routes.__root__.scripts[0].children

test('a page with other modules is another page', () => {
  expect(scriptsAfterPaint(MANIFEST, ['__root__', '/market']).modules).not.toBe(shop.modules)
})

describe('the scripts of a page', () => {
  test('are named by the page only where its own script fetches them', () => {
    expect(shop.manifest.routes).toEqual({
      __root__: {
        css: ['/assets/styles.css'],
        scripts: [{ children: expect.stringContaining('PerformanceObserver') }],
      },
      '/shop': { css: ['/assets/shop.css'] },
    })
  })

  test.each(['painted', 'late'] as const)('wait until the page is %s, and are then all asked for', (told) => {
    const seen = visit(script, { hidden: false })
    expect(seen.requested).toEqual([])
    seen.tell(told)
    expect(seen.requested).toEqual(MODULES)
  })

  test('come once, also to a tab that is left before it was painted', () => {
    const seen = visit(script, { hidden: false })
    for (const told of ['left', 'painted', 'late'] as const) seen.tell(told)
    expect(seen.requested).toEqual(MODULES)
  })

  test('come late where the browser does not say what it paints', () => {
    const seen = visit(script, { hidden: false, observes: false })
    seen.tell('late')
    expect(seen.requested).toEqual(MODULES)
  })

  test('do not wait in a tab that is not looked at', () => {
    const seen = visit(script, { hidden: true })
    expect(seen.requested).toContain('import /assets/index.js')
  })

  test.each([
    ['has none', { routes: {} }],
    ['has one inline', { routes: { __root__: { scripts: [{ children: 'start()' }] } } }],
  ])('fail with a sentence where the manifest %s', (_, manifest) => {
    expect(() => scriptsAfterPaint(manifest, ['__root__'])).toThrow(/no longer names the entry of a page/)
  })
})

const MODULES = ['/assets/index.js', '/assets/shop.js', 'import /assets/index.js']

/** Runs the page's own script as a browser would. */
function visit(script: string, { hidden, observes = true }: { hidden: boolean; observes?: boolean }) {
  const requested: string[] = []
  const listeners = new Map<'painted' | 'late' | 'left', () => void>()
  const { __root__, '/shop': shop } = MANIFEST.routes
  const page = {
    // As the framework's own script names them.
    $_TSR: { router: { manifest: { routes: { __root__, shop } } } },
    document: {
      hidden,
      addEventListener: (_event: string, leave: () => void) => listeners.set('left', leave),
      createElement: () => ({}),
      head: { append: (link: { href: string }) => requested.push(link.href) },
    },
    load: (href: string) => requested.push(`import ${href}`),
    PerformanceObserver: class {
      told: () => void
      constructor(told: () => void) {
        this.told = told
      }
      observe({ type }: { type: string }) {
        if (!observes) throw new TypeError(type)
        if (type === 'paint') listeners.set('painted', this.told)
      }
    },
    requestAnimationFrame: (frame: () => void) => frame(),
    setTimeout: (go: () => void) => listeners.set('late', go),
  }
  const run = () => runInNewContext(script.replace('import(', 'load('), page)
  if (observes) run()
  else expect(run).toThrow(TypeError)
  return { requested, tell: (what: 'painted' | 'late' | 'left') => listeners.get(what)?.() }
}
