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

describe('the scripts of a page', () => {
  test('are named by the page only where its own script fetches them', () => {
    expect(shop.manifest.routes).toEqual({
      __root__: { css: ['/assets/styles.css'], scripts: [{ children: shop.script }] },
      '/shop': { css: ['/assets/shop.css'] },
    })
  })

  test('wait for a frame, and are then all asked for', () => {
    const seen = visit(shop.script, { hidden: false })
    expect(seen.requested).toEqual([])
    seen.frames.forEach((paint) => {
      paint()
    })
    expect(seen.requested).toEqual(['/assets/index.js', '/assets/shop.js', 'import /assets/index.js'])
  })

  test('come once, also to a tab that is left before it was painted', () => {
    const seen = visit(shop.script, { hidden: false })
    for (const go of [...seen.leaving, ...seen.frames]) go()
    expect(seen.requested).toEqual(['/assets/index.js', '/assets/shop.js', 'import /assets/index.js'])
  })

  test('do not wait in a tab that is not looked at', () => {
    const seen = visit(shop.script, { hidden: true })
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
  runInNewContext(script.replace('import(', 'load('), {
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
