import { afterEach, expect, it } from 'vitest'
import { clearErrorToasts, pendingToasts, toast } from './toast.ts'

afterEach(pendingToasts.clear)

const texts = () => pendingToasts.read().map(({ title }) => title)

it('an error that was not shown yet does not come up after errors are cleared', () => {
  toast('Product created')
  toast('Price is required', { type: 'error' })
  clearErrorToasts()
  toast('Try again later', { type: 'error' })
  expect(texts()).toEqual(['Product created', 'Try again later'])
})

it('an error goes when something succeeds, not for an undo', () => {
  toast('No connection', { type: 'error' })
  toast('Product deleted', { action: { label: 'Undo', run: () => undefined } })
  expect(texts()).toEqual(['No connection', 'Product deleted'])
  toast('Updated successfully')
  expect(texts()).toEqual(['Product deleted', 'Updated successfully'])
})

it('one that was not shown yet can be closed', () => {
  const close = toast('Product deleted', { action: { label: 'Undo', run: () => undefined } })
  toast('Updated successfully')
  close()
  expect(texts()).toEqual(['Updated successfully'])
})
