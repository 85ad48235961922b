import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const PAGE = `<html><head><link rel="stylesheet" href="/assets/styles.css"/><link rel="modulepreload" href="/assets/index.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/shop.js" fetchPriority="low"/></head><body><main>Cement</main><script>hydrate()</script><script type="module" async="" src="/assets/index.js" fetchPriority="low"></script></body></html>`

describe('the scripts of a page', () => {
  test('are named by the page only where its own script fetches them', () => {
    const html = scriptsAfterPaint(PAGE)
    expect(html).not.toContain('rel="modulepreload"')
    expect(html).not.toContain('type="module"')
    expect(html).toContain('<link rel="stylesheet" href="/assets/styles.css"/>')
    expect(html).toContain('<script>hydrate()</script>')
  })

  test('wait for a frame, and are then all asked for', () => {
    const seen = visit(scriptsAfterPaint(PAGE), { hidden: false })
    expect(seen.asked).toEqual([])
    seen.frames.forEach((paint) => {
      paint()
    })
    expect(seen.asked).toEqual(['/assets/index.js', '/assets/shop.js', 'import /assets/index.js'])
  })

  test('come once, also to a tab that is left before it was painted', () => {
    const seen = visit(scriptsAfterPaint(PAGE), { hidden: false })
    for (const go of [...seen.leaving, ...seen.frames]) go()
    expect(seen.asked).toEqual(['/assets/index.js', '/assets/shop.js', 'import /assets/index.js'])
  })

  test('do not wait in a tab that is not looked at', () => {
    const seen = visit(scriptsAfterPaint(PAGE), { hidden: true })
    expect(seen.asked).toContain('import /assets/index.js')
  })

  test('are left alone on a page without them', () => {
    expect(scriptsAfterPaint('<html><body>Down</body></html>')).toBe('<html><body>Down</body></html>')
  })
})

/** Runs the page's own script as a browser would. */
function visit(html: string, { hidden }: { hidden: boolean }) {
  const asked: string[] = []
  const frames: (() => void)[] = []
  const leaving: (() => void)[] = []
  const script = /<script>(\{.*?)<\/script>/.exec(html)?.[1] ?? ''
  runInNewContext(script.replace('import(', 'load('), {
    document: {
      hidden,
      addEventListener: (_event: string, leave: () => void) => leaving.push(leave),
      createElement: () => ({}),
      head: { append: (link: { href: string }) => asked.push(link.href) },
    },
    load: (href: string) => asked.push(`import ${href}`),
    requestAnimationFrame: (paint: () => void) => frames.push(paint),
    setTimeout: (later: () => void) => later(),
  })
  return { asked, frames, leaving }
}
