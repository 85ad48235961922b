import { expect, it, vi } from 'vitest'

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

it('tells the worker before it leaves, also over a page that goes past it, and lets stay whose pages are kept', async () => {
  const done: unknown[] = []
  const device = storage({ 'draft:review': '{}', 'kept-for': 'ada', root: '{}' })
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('sessionStorage', storage({}))
  vi.stubGlobal('window', {
    location: { origin: 'https://adlm.example', replace: (path: string) => done.push(path) },
    addEventListener: () => undefined,
  })
  const active = { postMessage: (message: unknown) => done.push(message) }
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, getRegistration: async () => ({ active }) },
  })
  const { forgetUser } = await import('./forget-user.ts')
  await forgetUser()
  expect(done).toEqual([{ forget: true }, '/'])
  expect(Object.keys(device)).toEqual(['kept-for'])
  vi.unstubAllGlobals()
})
