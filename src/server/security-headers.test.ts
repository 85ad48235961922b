import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const site = new Hono()
  .use(securityHeaders({ tls: false }))
  .get('/page', (c) => c.text('A page'))
  .get('/popup', (c) => c.text('A step in a popup', 200, { 'Cross-Origin-Opener-Policy': 'unsafe-none' }))

it('a page stays connected with the popups that it opens, and with nobody who opens it', async () => {
  const { headers } = await site.request('/page')
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
})

it('a step in a popup may say that it stays connected with who opened it', async () => {
  const { headers } = await site.request('/popup')
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
})

it('a page may ask for the position, and nothing that it frames; neither camera nor microphone', async () => {
  const { headers } = await site.request('/page')
  expect(headers.get('Permissions-Policy')?.split(', ')).toEqual(
    expect.arrayContaining(['geolocation=(self)', 'camera=()', 'microphone=()']),
  )
})
