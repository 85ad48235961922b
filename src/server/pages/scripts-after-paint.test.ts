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
        scripts: [{ children: expect.stringContaining('requestAnimationFrame') }],
      },
      '/shop': { css: ['/assets/shop.css'] },
    })
  })

  test('wait for a frame, and are then all asked for', () => {
    const seen = visit(script, { hidden: false })
    expect(seen.requested).toEqual([])
    seen.frames.forEach((paint) => {
      paint()
    })
    expect(seen.requested).toEqual(['/assets/index.js', '/assets/shop.js', 'import /assets/index.js'])
  })

  test('come once, also to a tab that is left before it was painted', () => {
    const seen = visit(script, { hidden: false })
    for (const go of [...seen.leaving, ...seen.frames]) go()
    expect(seen.requested).toEqual(['/assets/index.js', '/assets/shop.js', 'import /assets/index.js'])
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

/** Runs the page's own script as a browser would. */
function visit(script: string, { hidden }: { hidden: boolean }) {
  const requested: string[] = []
  const frames: (() => void)[] = []
  const leaving: (() => void)[] = []
  const { __root__, '/shop': shop } = MANIFEST.routes
  runInNewContext(script.replace('import(', 'load('), {
    // As the framework's own script names them.
    $_TSR: { router: { manifest: { routes: { __root__, shop } } } },
    document: {
      hidden,
      addEventListener: (_event: string, leave: () => void) => leaving.push(leave),
      createElement: () => ({}),
      head: { append: (link: { href: string }) => requested.push(link.href) },
    },
    load: (href: string) => requested.push(`import ${href}`),
    requestAnimationFrame: (paint: () => void) => frames.push(paint),
    setTimeout: (later: () => void) => later(),
  })
  return { requested, frames, leaving }
}
