import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetOthers } from './forget-others.ts'

const worker = vi.hoisted(() => ({ clearCachedPages: vi.fn<() => Promise<void>>() }))
vi.mock('./worker.ts', () => worker)

/** A page load in a browser that keeps this. */
function load(kept: Map<string, string>, user?: { _id: string } | null) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const queryClient = new QueryClient()
  const meet = (_id: string | undefined) => queryClient.setQueryData(['me'], _id ? { _id } : null)
  if (user !== undefined) queryClient.setQueryData(['me'], user)
  forgetOthers(queryClient)
  return { meet }
}

afterEach(() => {
  vi.unstubAllGlobals()
  worker.clearCachedPages.mockReset()
})

it('forgets what is kept for who was there before, once it is known who is there', async () => {
  const kept = new Map<string, string>()
  const { meet } = load(kept)
  meet('ada')
  meet('ada')
  expect(kept.get('kept-for')).toBe('ada')
  expect(worker.clearCachedPages).not.toHaveBeenCalled()
  worker.clearCachedPages.mockResolvedValue()
  meet('bola')
  await vi.waitFor(() => expect(kept.get('kept-for')).toBe('bola'))
  expect(worker.clearCachedPages).toHaveBeenCalledTimes(1)
})

it('forgets after a signing out that the worker has not heard of', async () => {
  const kept = new Map([['kept-for', 'ada']])
  worker.clearCachedPages.mockResolvedValue()
  load(kept, null)
  await vi.waitFor(() => expect(kept.size).toBe(0))
  expect(worker.clearCachedPages).toHaveBeenCalledTimes(1)
})

it('tries again with the next page where the worker has not answered', async () => {
  const kept = new Map([['kept-for', 'ada']])
  worker.clearCachedPages.mockReturnValue(new Promise(() => undefined))
  load(kept, null)
  expect(kept.get('kept-for')).toBe('ada')
  load(kept, null)
  expect(worker.clearCachedPages).toHaveBeenCalledTimes(2)
})

it('leaves a visitor’s pages to who then signs in', () => {
  const kept = new Map<string, string>()
  const { meet } = load(kept, null)
  meet('ada')
  expect(kept.get('kept-for')).toBe('ada')
  expect(worker.clearCachedPages).not.toHaveBeenCalled()
})
