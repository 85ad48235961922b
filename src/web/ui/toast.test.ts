import { afterEach, expect, it } from 'vitest'
import { dropAlarms, toast, untold } from './toast.ts'

afterEach(untold.clear)

it('an alarm that was not shown yet does not come up after it is dropped', () => {
  toast('Product created')
  toast('Price is required', { alarm: true })
  dropAlarms()
  toast('Try again later', { alarm: true })
  const texts = untold.read().map((one) => (typeof one === 'object' && 'text' in one ? one.text : one))
  expect(texts).toEqual(['Product created', 'quiet', 'Try again later'])
})
