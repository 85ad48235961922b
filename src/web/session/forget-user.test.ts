import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'

function storage(items: Record<string, string>) {
  const all = new Map(Object.entries(items))
  const methods = {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => all.set(key, value),
    removeItem: (key: string) => all.delete(key),
  }
  return new Proxy(methods, { ownKeys: () => [...all.keys()], getOwnPropertyDescriptor: () => DESCRIPTOR })
}
const DESCRIPTOR = { enumerable: true, configurable: true }

function stubPage(device: object, done: unknown[] = []) {
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('sessionStorage', storage({}))
  vi.stubGlobal('window', {
    location: { origin: 'https://adlm.example', replace: (path: string) => done.push(path) },
    addEventListener: () => undefined,
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('forgets who was there once the cookies of the session have ended', async () => {
  const device = storage({ root: '{}', theme: 'dark' })
  stubPage(device)
  vi.stubGlobal('document', { cookie: 'theme=dark' })
  const { keepCurrentUser } = await import('./current-user.ts')
  keepCurrentUser(new QueryClient())
  expect(Object.keys(device)).toEqual(['theme'])
})

it('tells the worker before it leaves, also over a page that goes past it, and lets stay whose pages are kept', async () => {
  const done: unknown[] = []
  const device = storage({ 'draft:review': '{}', 'kept-for': 'ada', root: '{}' })
  stubPage(device, done)
  const active = { postMessage: (message: unknown) => done.push(message) }
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, getRegistration: async () => ({ active }) },
  })
  const { forgetUser } = await import('./forget-user.ts')
  await forgetUser()
  expect(done).toEqual([{ forget: true }, '/'])
  expect(Object.keys(device)).toEqual(['kept-for'])
})
