import { afterEach, expect, it, vi } from 'vitest'
import type { Saveable } from './price-seen.ts'

const heartOf = (_id: string) => ({ kind: 'products', offer: { _id } }) as Saveable

/** Another page: the module forgets, the device does not. */
async function openPage() {
  vi.resetModules()
  return await import('./pressed-hearts.ts')
}

const store = (kept: Record<string, string> | undefined) => vi.stubGlobal('localStorage', kept)

afterEach(() => vi.unstubAllGlobals())

it('gives what was pressed on a page that was left to the next one, once', async () => {
  store({})
  const left = await openPage()
  left.notePress(heartOf('1'))
  const next = await openPage()
  next.notePress(heartOf('2'))
  expect(next.takePresses()).toEqual([heartOf('1'), heartOf('2')])
  expect(next.takePresses()).toEqual([])
  expect((await openPage()).takePresses()).toEqual([])
})

it('keeps a press for the page alone where nothing is stored', async () => {
  store(undefined)
  const { notePress, takePresses } = await openPage()
  notePress(heartOf('1'))
  expect(takePresses()).toEqual([heartOf('1')])
  expect(takePresses()).toEqual([])
})

it('takes what is no list of presses for none', async () => {
  store({ 'draft:pressed': '{"a":1}' })
  expect((await openPage()).takePresses()).toEqual([])
})
