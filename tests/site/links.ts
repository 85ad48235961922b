import { expect, test } from 'vitest'
import { COMPANY_PAGES } from '../support/company-pages.ts'
import { allIn } from '../support/page-html.ts'
import { site } from './site.ts'

const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

/** How many addresses of a kind stand for all of it. */
const SAMPLE = 6

test('every link of the site leads to a page', async () => {
  const visited = new Map<string, Set<string>>()
  const found = ['/']
  for (const path of found) {
    const kind = `/${path.split(/[/?]/)[1]}`
    const sample = visited.get(kind) ?? new Set()
    if (sample.has(path) || sample.size === SAMPLE) continue
    visited.set(kind, sample.add(path))
    const answer = await site.follow(path)
    expect(answer.status, path).toBe(200)
    if (!answer.headers.get('Content-Type')?.startsWith('text/html')) continue
    const links = allIn(withoutScripts(await answer.text()), /<a [^>]*?href="(\/[^"]*)"/g)
    found.push(...links.map((link) => link.split('#')[0] ?? ''))
  }
  // The company's own pages are walked one by one below.
  for (const kind of ['/', '/api', '/market', '/marketplace', '/product', '/shop'])
    expect([...visited.keys()]).toContain(kind)
  for (const kind of ['/market', '/product', '/shop']) expect(visited.get(kind)?.size, kind).toBe(SAMPLE)
})

test('every page of the company is reached from the front page, and every link leads to a place', async () => {
  const ids = new Map<string, string[]>()
  const toVisit: { from: string; path: string; id: string }[] = [{ from: '', path: '/', id: '' }]
  for (const { from, path, id } of toVisit) {
    if (!ids.has(path)) {
      const answer = await site.follow(path)
      expect(answer.status, `${path}, linked on ${from}`).toBe(200)
      ids.set(path, [])
      if (!answer.headers.get('Content-Type')?.startsWith('text/html')) continue
      const html = withoutScripts(await answer.text())
      ids.set(path, allIn(html, / id="([^"]*)"/g))
      // The marketplace's own pages are walked above.
      if (!COMPANY_PAGES.includes(path)) continue
      for (const href of allIn(html, /<a [^>]*?href="([/#][^"]*)"/g)) {
        const [target = '', fragment = ''] = href.split('#')
        toVisit.push({ from: path, path: target || path, id: fragment })
      }
    }
    if (id) expect(ids.get(path), `#${id} of ${path}, linked on ${from}`).toContain(id)
  }
  for (const path of COMPANY_PAGES) expect([...ids.keys()], path).toContain(path)
})

test.each([
  ['/rate-generator', '/rate-gen'],
  ['/training', '/services'],
  ['/about-us', '/about'],
  ['/blog', '/BIMNews'],
])('%s has moved to %s for good', async (former, now) => {
  const answer = await site.get(former)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('Location')).toBe(now)
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600')
  const redirect = await site.get(`${former.toUpperCase()}?x=1`)
  expect([redirect.status, redirect.headers.get('Location')], 'in any case, without the query').toEqual([
    301,
    now,
  ])
})

test.each([
  '/new-password',
  '/confirm-email',
  '/alerts',
  '/alerts/confirm',
  '/alerts/stop',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/prices/confirm',
  '/prices/stop',
  '/weekly-mail/stop/prices',
  '/homes',
])('%s, which links in mails lead to, is kept by nobody and names itself to no other site', async (path) => {
  const { status, headers } = await site.get(`${path}?token=secret`)
  expect([status, headers.get('Cache-Control'), headers.get('Referrer-Policy'), headers.has('ETag')]).toEqual(
    [200, 'private, no-store', 'no-referrer', false],
  )
})

test('a page is the same for every visitor, and cacheable', async () => {
  const plain = await site.get('/marketplace')
  const signedIn = await site.get('/marketplace', { Cookie: 'signed_in=1; session=x' })
  // But for when what it carries was asked for, in milliseconds.
  const said = async (answer: Response) => (await answer.text()).replaceAll(/\b1\d{12}\b/g, '')
  expect(await said(signedIn)).toBe(await said(plain))
  expect(plain.headers.get('Cache-Control')).toMatch(/^public/)
  expect(plain.headers.has('Set-Cookie')).toBe(false)
  const again = await site.get('/marketplace', { 'If-None-Match': plain.headers.get('ETag') ?? '' })
  expect(again.status).toBe(304)
})
