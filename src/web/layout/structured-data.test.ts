import { expect, it } from 'vitest'
import { pageHead } from './page-head.ts'
import { structuredData } from './structured-data.ts'

const page = (search = {}) => ({ context: { baseUrl: 'https://adlm.example' }, search })

it('cannot be ended by what somebody has written', () => {
  const name = '</script><script>alert(1)</script><!--'
  const written = structuredData([{ '@type': 'Product', name }])
  expect(written).not.toContain('<')
  expect(JSON.parse(written)['@graph']).toEqual([{ '@type': 'Product', name }])
})

it('a page has its whole address, and one with filters is not for search engines', () => {
  const plain = pageHead(page(), { title: 'Market', path: '/market' })
  expect(plain.links).toEqual([{ rel: 'canonical', href: 'https://adlm.example/market' }])
  expect(plain.meta).not.toContainEqual({ name: 'robots', content: 'noindex, follow' })
  const filtered = pageHead(page({ category: 'Concrete', page: undefined }), { path: '/market' })
  expect(filtered.links).toEqual([])
  expect(filtered.meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(pageHead(page({ category: undefined }), { path: '/market' }).links).toHaveLength(1)
})
