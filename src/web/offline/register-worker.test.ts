import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'

const worker = vi.hoisted(() => ({ tellWorker: vi.fn() }))
vi.mock('./worker.ts', () => worker)
vi.mock('./forget-others.ts', () => ({ forgetOthers: () => undefined }))
vi.mock('./open-cached.ts', () => ({ openCachedPages: () => undefined }))

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  worker.tellWorker.mockReset()
})

/** A page is opened, and the worker that controls it from then on is there. @param workerStart as browsers give it: 0 where the network has answered */
async function open(workerStart: number) {
  class PerformanceNavigationTiming {
    workerStart = workerStart
  }
  vi.stubEnv('PROD', true)
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceNavigationTiming)
  vi.stubGlobal('performance', { getEntriesByType: () => [new PerformanceNavigationTiming()] })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {}, register: async () => undefined } })
  const router = { latestLocation: { href: '/product/1' }, options: { context: {} }, subscribe: vi.fn() }
  await new Promise<void>((started) => registerWorker(router as unknown as AnyRouter, started))
}

test('a page that was asked for before the worker had come is told to it, though it controls the page by now', async () => {
  await open(0)
  expect(worker.tellWorker).toHaveBeenCalledExactlyOnceWith({ keep: '/product/1' })
})

test('a page that the worker has answered is not fetched again', async () => {
  await open(12.5)
  expect(worker.tellWorker).not.toHaveBeenCalled()
})
