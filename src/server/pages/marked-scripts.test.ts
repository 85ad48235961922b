import { describe, expect, it } from 'vitest'
import { takeMarkedScripts } from './marked-scripts.ts'

const take = (html: string) => takeMarkedScripts(html, 'a1-b2')

describe('the marked scripts of a page', () => {
  it('are taken with their exact text, and the page loses the marks', () => {
    const page =
      take(`<link href="/a.css" nonce="a1-b2"/><script nonce="a1-b2">first("₦ 7,500", '</b>')</script>
      <p>Cement</p><script data-part="" nonce="a1-b2" async="">
        second()
      </script>`)
    expect(page.scripts).toEqual([`first("₦ 7,500", '</b>')`, '\n        second()\n      '])
    expect(page.html).toBe(`<link href="/a.css"/><script>first("₦ 7,500", '</b>')</script>
      <p>Cement</p><script data-part="" async="">
        second()
      </script>`)
    expect(page.content).toBe('<link href="/a.css"/>\n      <p>Cement</p>')
  })

  it('are none that came with the content, with another mark, or as data', () => {
    const html =
      '<script>foreign()</script><script nonce="a1-b3">foreign()</script><script src="/a.js" nonce="a1-b2"></script>' +
      '<script type="application/ld+json" nonce="a1-b2">{"name":"Cement"}</script>'
    const page = take(html)
    expect(page.scripts).toEqual([])
    expect(page.content).toBe(html.replaceAll(' nonce="a1-b2"', ''))
  })

  it('are read as a browser reads them, which has no NUL', () => {
    const page = take(`<script nonce="a1-b2">typed('a\0b')</script>`)
    expect(page.scripts).toEqual(["typed('a\uFFFDb')"])
    expect(page.html).toBe("<script>typed('a\uFFFDb')</script>")
  })

  it('are none that are data of the page, which are neither its content', () => {
    const page = take('<p>Cement</p><script type="application/json" nonce="a1-b2">[7500]</script>')
    expect([page.scripts, page.data]).toEqual([[], ['[7500]']])
    expect(page.content).toBe('<p>Cement</p>')
    expect(page.html).toBe('<p>Cement</p><script type="application/json">[7500]</script>')
  })

  it('fail with a sentence where a mark stays', () => {
    expect(() => take("<script nonce='a1-b2'>first()</script>")).toThrow(/marks a page with its nonce/)
  })
})
