import { expect, it, vi } from 'vitest'
import { loadList } from './load-list.ts'

it('asks nothing for a link that is only pointed at', async () => {
  const load = vi.fn(() => Promise.resolve())
  await loadList(true, load)
  expect(load).not.toHaveBeenCalled()
})

it('waits on the server, and fails the page with the list', async () => {
  const failure = new Error('The database is away')
  await expect(loadList(false, () => Promise.reject(failure))).rejects.toBe(failure)
})

it('does not wait in the browser, where the list shows its failure itself', async () => {
  vi.stubEnv('SSR', false)
  try {
    await loadList(false, () => Promise.reject(new Error('No connection')))
    await loadList(false, () => new Promise(() => undefined))
  } finally {
    vi.unstubAllEnvs()
  }
})
